### The reference: the Mentor, and the promos.

reference-patisserie-mentor-title = Mentor
reference-patisserie-mentor-text = Dawny nauczyciel gra według kart: sam przeciw jednej osobie albo jako trzeci obok dwojga. Mentor nic nie płaci za akcje, ale ma dochód, sprzedaje, płaci za obsługę i punktuje jak każdy. W grze solo wygrywasz tylko wtedy, gdy masz więcej prestiżu.
reference-patisserie-mentor-terms = mentor solo samotnie jednoosobowa automat automatyczny przeciwnik rywal automa sam
reference-patisserie-mentor-ruling = Mentor siedzi za ludźmi, może być pierwszym graczem i liczy się jako przeciwnik przy gospodarzach. Bonus specjalny musi zdobyć, ty możesz.

reference-patisserie-solo_card-title = Karty solo
reference-patisserie-solo_card-text = W każdej turze Mentor odkrywa kartę z jedną, dwiema lub trzema akcjami i wykonuje pierwszą od lewej, która jest możliwa. Jeśli żadna nie jest, Mentor od razu zdobywa { $mentor_prestige } pkt prestiżu.
reference-patisserie-solo_card-terms = karta solo mentor tura akcje odkryć odkrywa
reference-patisserie-solo_card-ruling = Akcja, której żadna karta decyzji nie mogłaby rozstrzygnąć, jest niemożliwa.

reference-patisserie-decision_card-title = Karty decyzji
reference-patisserie-decision_card-text = Gdy Mentor musi wybierać, odkrywa się kolejne karty solo, aż któraś wskaże coś, co tam jest: przepis, kolumnę składników, stół i koniec, od którego się zapełnia, albo miejsce na znacznik.
reference-patisserie-decision_card-terms = decyzja talia odkryć strzałka wybór mentor
reference-patisserie-decision_card-ruling = Gdy talia decyzji się skończy, użyte karty solo tasuje się w nową. Nic nie odkrywa się tam, gdzie żadna karta nie mogłaby rozstrzygnąć.

reference-patisserie-mentor_recipes-title = Mentor bierze przepisy
reference-patisserie-mentor_recipes-text = Dwa przepisy, tam, gdzie wskazują strzałki kart decyzji; z pustego miejsca strzałka idzie dalej w prawo. Gdy przepisów jest { $overfull }, odpada ten z najmniejszym prestiżem. Gdy Mentor ma ich { $recipe_storage }, nie bierze żadnego.
reference-patisserie-mentor_recipes-terms = mentor przepisy pozyskać bierze strzałka
reference-patisserie-mentor_recipes-ruling = Jedyny przepis na wystawie bierze sam jeden. Przepisy Mentora zsuwają się w lewo.

reference-patisserie-mentor_ingredients-title = Mentor bierze składniki
reference-patisserie-mentor_ingredients-text = Wszystkie żetony z kolumny, którą wskazuje karta decyzji.
reference-patisserie-mentor_ingredients-terms = mentor składniki kolumna żetony

reference-patisserie-mentor_bakes-title = Mentor piecze
reference-patisserie-mentor_bakes-text = Do dwóch przepisów, za darmo, w kolejności liczb na karcie, także te z czapką cukiernika, o ile są wolne kratki.
reference-patisserie-mentor_bakes-terms = mentor piecze upiec kratki kolejność

reference-patisserie-mentor_decorates-title = Mentor dekoruje
reference-patisserie-mentor_decorates-text = Do dwóch wypieków, w kolejności liczb na karcie. Jej strzałka mówi, czy używa się pierwszego, czy ostatniego żetonu z dekoracją.
reference-patisserie-mentor_decorates-terms = mentor dekoruje udekorować dekoracja kolejność

reference-patisserie-mentor_delivers-title = Mentor dostarcza
reference-patisserie-mentor_delivers-text = Wszystkie wypieki z kratek, najpierw taki, który pasuje do bonusu stołu. Karta decyzji podaje stół i koniec, od którego zajmuje się pierwsze wolne pole. Mentor zyskuje to, co dają pole i stół, i płaci za obsługę, jeśli może.
reference-patisserie-mentor_delivers-terms = mentor dostarcza dostarczyć podaje stół koniec
reference-patisserie-mentor_delivers-ruling = Wypiek, którego żadna karta nie mogła umieścić, zostaje sprzedany.

reference-patisserie-mentor_hires-title = Mentor zatrudnia
reference-patisserie-mentor_hires-text = Kartę za darmo: jedną kartę z gwiazdką, jeśli jej warunek jest spełniony, a żadnej jeszcze nie wziął, a jeśli nie, to pierwszą z wystawy od końca, który wskazuje strzałka. Karta zostaje do punktacji końcowej, a Mentor ma w tej rundzie o jedną turę więcej.
reference-patisserie-mentor_hires-terms = mentor zatrudnia zatrudnić karta z gwiazdką więcej tur
reference-patisserie-mentor_hires-ruling = Bez żadnej karty decyzji Mentor jej nie dostaje.

reference-patisserie-mentor_places-title = Mentor wystawia znacznik
reference-patisserie-mentor_places-text = W obszarze obsługi lub u gospodarza, którego podaje karta decyzji, za darmo; w obszarze obsługi zawsze na polu z prestiżem.
reference-patisserie-mentor_places-terms = mentor znacznik obsługa gospodarz wystawia

reference-patisserie-mentor_scoring-title = Mentor na końcu
reference-patisserie-mentor_scoring-text = Przed punktacją końcową Mentor odkrywa karty zatrudnione i te z blach i punktuje ich monety i prestiż, o ile da się za nie zapłacić. Potem połowa wszystkich pozostałych żetonów, przepisów i towarów to prestiż.
reference-patisserie-mentor_scoring-terms = mentor punktacja rezerwa personelu zapasy połowa koniec

reference-patisserie-grades-title = Maślany, Wytrawny, Ekstrachrupiący
reference-patisserie-grades-text = Siła Mentora. Karty solo: Maślany ma ich { $buttery } w każdej rundzie, Wytrawny { $savory } w dwóch ostatnich rundach, Ekstrachrupiący { $crunchy } w każdej rundzie. Każda dodatkowa karta to dodatkowa tura.
reference-patisserie-grades-terms = trudność stopień poziom trudny łatwy wytrawny chrupiący maślany silniejszy mentor

reference-patisserie-mentor_copied-title = Kopiowanie karty Mentora
reference-patisserie-mentor_copied-text = Kto używa cudzego bonusu i wybiera wierzchnią kartę Mentora, wykonuje jedną z jej akcji według zwykłych zasad, jako Pomocnik, albo zdobywa { $mentor_prestige } pkt prestiżu.
reference-patisserie-mentor_copied-terms = kopiować mentor karta akcja prestiż
reference-patisserie-mentor_copied-ruling = Zanim Mentor użyje karty, nie ma czego kopiować. W ten sposób nie upiecze się przepisu z czapką cukiernika.

reference-patisserie-promo_special_bonuses-text = Promo: do bonusów specjalnych, z których losuje się dwa, dochodzą żetony ({ $promoSpecials }): za wypieki z orzechami, za wypieki o wartości od { $modestLeast } do { $modestMost } i za wypieki o wartości { $grandLeast } lub { $grandMost }.
reference-patisserie-promo_special_bonuses-terms = promo bonus specjalny orzechy dodatek więcej

reference-patisserie-promo_table_bonuses-text = Promo: do bonusów stołów dochodzą żetony ({ $promoTables }): monety za wypiek bez dekoracji, mąka za wypiek o wartości dokładnie { $exactly } i monety za twoją obsługę przy stole.
reference-patisserie-promo_table_bonuses-terms = promo bonus stołu dodatek więcej

reference-patisserie-promo_staff-text = Promo: dodatkowe karty z gwiazdką ({ $promoStars }): za zdobyty dotąd prestiż, za wypieki bez miodu, orzechów i jajek oraz za pustą kuchnię.
reference-patisserie-promo_staff-terms = promo gwiazdka personel karta dodatek więcej

reference-patisserie-promo_start_staff-text = Promo: każdy ma karty startowe ({ $startCards }) i wybiera z nich pierwszą rękę ({ $hand_size }); pozostałe, zakryte, opuszczają grę.
reference-patisserie-promo_start_staff-terms = promo personel startowy karty dodatek sześć
