### Alone with Madame du Barry.

lesson-madame-name = Rywalka bez sakiewki
lesson-madame-about = Sam na sam z Madame du Barry: jak działają jej karty i jak ją wyprzedzić.

lesson-madame-welcome-say = Nikogo więcej przy stole? Wtedy gra Madame du Barry. Nie ma pieniędzy i niczego nie wybiera: co turę odkrywa kartę i za darmo bierze to, co na niej jest.

lesson-madame-tie-say = Załóżmy, że kończycie z 60 pkt prestiżu każde, a tobie zostały liwry. Kto wygrywa?
lesson-madame-tie-you = Ja
lesson-madame-tie-you_reply = Z każdym innym tak. Ale ta dama nigdy nie przegrywa remisu.
lesson-madame-tie-she = Ona
lesson-madame-tie-she_reply = Ona, oczywiście! Musisz więc mieć o punkt więcej niż ona.
lesson-madame-tie-nobody = Nikt
lesson-madame-tie-nobody_reply = Faworyta króla, która dzieli się zwycięstwem? Nigdy.

lesson-madame-tailor-say = Jej karty liczą stroje od prawej, więc weź ten z brzegu, zanim zrobi to ona: Mistrz, niebieska suknia i gość Mistrza w Sali Królewskiej.
lesson-madame-tailor-else = Cofnij. W Sali Królewskiej jest między wami remis, jeden do jednego, a gościa Mistrza ma ona: niebieska suknia to zmieni.

lesson-madame-reveals-say = Teraz ona odkrywa kartę. Patrz na szuflady!

lesson-madame-tiles-say = Cała pierwsza szuflada! Ona nigdy nie używa jedwabiu; ona go gromadzi. Na końcu każde { $each } żetony to 1 pkt prestiżu, a ma ich teraz { $tiles }. Są więc warte…
lesson-madame-tiles-one = { $less }
lesson-madame-tiles-one_reply = Po jednym punkcie za każde { $each } z nich.
lesson-madame-tiles-three = { $worth }
lesson-madame-tiles-three_reply = { $worth }. Co leży w szufladzie samotnie, nic cię nie kosztuje, a jej odbiera pół punktu: bierz to.
lesson-madame-tiles-six = { $tiles }
lesson-madame-tiles-six_reply = Na jeden punkt potrzeba { $each }.

lesson-madame-favor-say = Niech twój Czeladnik zdobędzie przychylność Królowej. Jedna z jej kart też jej chce; ta karta i tak da jej { $instead } pkt prestiżu, ale przychylność byłaby twoja.
lesson-madame-favor-else = Cofnij: do Królowej, zanim Madame tam będzie.

lesson-madame-sews-say = Jej następna karta…

lesson-madame-hall-say = Strój z prawego brzegu, za darmo; inna karta wskazała salę 5, a tam najpierw zajmuje gościa Mistrza. W sali 5 macie po jednym stroju. Co daje tam teraz twoja przewaga?
lesson-madame-hall-two = { $first }, bo remis płaci obojgu
lesson-madame-hall-two_reply = Remis jest rozstrzygnięty: spójrz na złoty naparstek przy jej miejscu.
lesson-madame-hall-one = { $second }, za drugie miejsce
lesson-madame-hall-one_reply = Gdyby grało troje, tak. We dwoje drugiego miejsca nie ma.
lesson-madame-hall-nothing = Nic
lesson-madame-hall-nothing_reply = Niestety: jej gość Mistrza rozstrzyga remis, a we dwoje drugiego miejsca nie ma. Każda przewaga to wszystko albo nic!

lesson-madame-crowns-say = Teraz pracownicy. Cokolwiek mówi jej karta: jeśli są korony, bierze tę, która da jej najwięcej.

lesson-madame-hire-say = Zatrudnij więc, zanim zrobi to ona. Pary: { $pair } pkt prestiżu za każdą suknię ze swoim surdutem, a takich par masz { $pairs }.
lesson-madame-hire-else = Cofnij: korona za pary, dla ciebie { $couples } pkt prestiżu, za chwilę byłaby jej.
lesson-madame-hire-level6-staff = Też korona, ale przy twoich pracownikach ({ $staff }) daje { $staffed }, a pary { $couples }. Cofnij.

lesson-madame-hires-say = A ona?

lesson-madame-more-say = Proszę: druga korona. A skoro zatrudniła, dobiera w tej rundzie o jedną kartę więcej, tak jak i twój nowy pracownik daje ci jedną kartę więcej.

lesson-madame-end-say = Taka właśnie jest: bierze żetony, stroje z prawej i korony. Co pasuje wam obojgu, bierz przed nią, wygrywaj sale wyraźnie i trzymaj się o punkt z przodu. Do usług, Madame!
