### What the computer players say at their own deeds, each in a manner of their own.

talk-rococo-level1-hall-1 = To ja tu prowadzę? Ja? Tylko nie mówcie Mistrzowi!
talk-rococo-level1-hall-2 = Tylu moich gości! A liczyłem same guziki.

talk-rococo-level1-fireworks-1 = Sam trzymałem lont! I brwi mam całe.
talk-rococo-level1-fireworks-2 = Ooooch! Przepraszam. Miałem zachować powagę.

talk-rococo-level1-favor-1 = Królowa uśmiechnęła się do mnie! Albo do kogoś za mną.
talk-rococo-level1-favor-2 = Ukłon tak niski, że spadła czapka. Poskutkowało!

talk-rococo-level1-all_halls-1 = Ktoś ode mnie w każdej sali! Mama nie uwierzy.
talk-rococo-level1-all_halls-2 = Wszędzie! I zgubiłem się tylko parę razy.

talk-rococo-level1-master-1 = Mistrz pracuje u mnie! To kto się komu kłania?
talk-rococo-level1-master-2 = Mistrz, u mnie! Dobrze, że zamiotłem podłogę.

talk-rococo-level2-hall-1 = Teraz ta sala błyszczy. Nie ma za co, kochani!
talk-rococo-level2-hall-2 = Wszyscy patrzą na moich gości! Ty też, widzę.

talk-rococo-level2-fireworks-1 = Bum! Pieniądze nigdzie nie wyglądają tak dobrze.
talk-rococo-level2-fireworks-2 = Więcej gwiazd, więcej iskier, więcej Margot!

talk-rococo-level2-favor-1 = Królowa i ja uwielbiamy te same rakiety.
talk-rococo-level2-favor-2 = Nazwała mnie olśniewającą. No cóż, ma oczy.

talk-rococo-level2-all_halls-1 = Gdziekolwiek dziś zatańczysz, ja już tam byłam.
talk-rococo-level2-all_halls-2 = Każda sala ma dziś na sobie coś ode mnie.

talk-rococo-level2-master-1 = Mistrz! Drogi? Ależ oczywiście, skarbie.
talk-rococo-level2-master-2 = Zatrudniony! Najpierw talent, rachunek kiedy indziej.

talk-rococo-level3-hall-1 = Prowadzę tutaj. Policzyłam, i to dwa razy.
talk-rococo-level3-hall-2 = Pierwsza w tej sali. Zapiszę to czerwonym atramentem.

talk-rococo-level3-fireworks-1 = Dym, hałas, koszty. Zaksięguję jako przyjemność.
talk-rococo-level3-fireworks-2 = Proch też ma swoją cenę. Poprosiłam o rachunek.

talk-rococo-level3-favor-1 = Przychylność Królowej, a na rachunku ani sou.
talk-rococo-level3-favor-2 = Przychylność Królowej: odebrano z podziękowaniem.

talk-rococo-level3-all_halls-1 = Gość w każdej sali. Cała lista odhaczona.
talk-rococo-level3-all_halls-2 = Wszystkie sale, bez luk. Lubię pełne kolumny.

talk-rococo-level3-master-1 = Mistrz kosztuje tyle, ile kosztuje. Pytałam.
talk-rococo-level3-master-2 = Dobre ręce to nie wydatek. To majątek.

talk-rococo-level4-hall-1 = Mam oko do sal, a ta puściła do mnie oko.
talk-rococo-level4-hall-2 = Moi goście dobrze tu stoją. Postawa, przyjaciele!

talk-rococo-level4-fireworks-1 = Głowy do góry! Tam jest najpiękniejszy widok pałacu.
talk-rococo-level4-fireworks-2 = Znałem wiele niebios. To pasuje do domu.

talk-rococo-level4-favor-1 = Królowa spogląda, ja się kłaniam. Trzeba mieć oko.
talk-rococo-level4-favor-2 = Dobre słowo u właściwych drzwi i już otwarte.

talk-rococo-level4-all_halls-1 = W każdej sali kogoś witam. Kapelusz nie odpoczywa.
talk-rococo-level4-all_halls-2 = Wszędzie znajoma twarz. To się nazywa dom.

talk-rococo-level4-master-1 = Te ręce! Poznałem je po pierwszym ściegu.
talk-rococo-level4-master-2 = Dobrych ludzi poznaję od razu. Proszę, siadaj!

talk-rococo-level5-hall-1 = Ta sala była moja już rano. Teraz i wy to widzicie.
talk-rococo-level5-hall-2 = Widziałam tę salę pełną, na długo zanim była.

talk-rococo-level5-fireworks-1 = Iskra zaplanowana co do minuty. Proszę spojrzeć.
talk-rococo-level5-fireworks-2 = Nawet rakieta najlepiej lata według wykroju.

talk-rococo-level5-favor-1 = Królowa na mnie czekała. Zadbałam o to.
talk-rococo-level5-favor-2 = Weszłam, gdy Jej Wysokość akurat się odwróciła.

talk-rococo-level5-all_halls-1 = Każda sala. Ostatni krok zaplanowałam najpierw.
talk-rococo-level5-all_halls-2 = Gotowe. Wzór pełny, do ostatniego ściegu.

talk-rococo-level5-master-1 = Trzymałam krzesło właśnie dla tych rąk.
talk-rococo-level5-master-2 = Witaj. Twoje igły już leżą.

talk-rococo-level6-hall-1 = Proszę wybaczyć, chyba zasłaniam światło.
talk-rococo-level6-hall-2 = Proszę zostać! Za mną zawsze jest miejsce.

talk-rococo-level6-fireworks-1 = Drobiazg dla nieba. Dwór tego ode mnie oczekuje.
talk-rococo-level6-fireworks-2 = I tak mieliście spojrzeć w górę, prawda?

talk-rococo-level6-favor-1 = Jej Wysokość i ja rozumiemy się bez słów.
talk-rococo-level6-favor-2 = Królowa o was pytała. Mówię, że się staracie.

talk-rococo-level6-all_halls-1 = Każda sala, jak należy. Proszę sobie nie przerywać.
talk-rococo-level6-all_halls-2 = W każdej sali spotykam siebie. Jakże miło.

talk-rococo-level6-master-1 = Między nami Mistrzami: dobre nożyce są moje.
talk-rococo-level6-master-2 = Nareszcie jakiś Mistrz. Już czułem się samotny.
