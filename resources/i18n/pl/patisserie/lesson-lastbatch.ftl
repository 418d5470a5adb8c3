### A last round on one's own, with comments.

lesson-lastbatch-name = Twój ostatni wypiek
lesson-lastbatch-about = Ostatnia runda, w której decydujesz ty, a ja tylko szepczę.

lesson-lastbatch-welcome-say = Ostatnia runda. Karty: { $cards }, monety: { $coins }, wypieki na kratkach: { $dishes }. O reszcie decydujesz ty. Z tą ręką doszedłem kiedyś do 62 pkt prestiżu. Pokonaj mnie!

lesson-lastbatch-order-say = Najpierw dwa szepty. Pomocnik III daje prestiż za stoły, na których masz wypieki: { $forMany }, gdy jest ich { $many }, a { $forAll }, gdy wszystkie { $all }. Kiedy jest na to pora?
lesson-lastbatch-order-first = Od razu
lesson-lastbatch-order-first_reply = Dziś liczba stołów to { $many }. Zajrzyj na swoje kratki.
lesson-lastbatch-order-later = Po dostawie
lesson-lastbatch-order-later_reply = Jasne: najpierw musi być co liczyć.
lesson-lastbatch-order-same = Wszystko jedno
lesson-lastbatch-order-same_reply = Nie wszystko jedno: bonus liczy się, gdy zagrywasz kartę, a nie na końcu.

lesson-lastbatch-money-say = A Pomocnik IV sprzedaje prestiż po { $price } za punkt. Kiedy jest pora na to?
lesson-lastbatch-money-first = Od razu
lesson-lastbatch-money-first_reply = A z czego wtedy zapłacisz za gospodarza?
lesson-lastbatch-money-last = Na sam koniec
lesson-lastbatch-money-last_reply = Na sam koniec, z tego, co zostanie w sakiewce. Ale dość już: piecz, dostarczaj, wygrywaj!
lesson-lastbatch-money-same = Wszystko jedno
lesson-lastbatch-money-same_reply = Każda tura zmienia zawartość twojej sakiewki.

lesson-lastbatch-one-say = Twoja pierwsza karta. Gdyby ktoś mnie pytał: dostarcz oba wypieki, na stoły, na których jeszcze nic nie masz. Manon też poluje na bonus specjalny za stoły ({ $needed })!
lesson-lastbatch-one-else = Inna droga niż moja. Pokaż, że jest lepsza!
lesson-lastbatch-one-staff-3-02 = Pomocnik III już teraz? Liczba stołów to { $many }; wypieki mogą poczekać, jeśli Manon pozwoli.
lesson-lastbatch-one-staff-4-02 = Najpierw sakiewka? Kosztem { $coins } monet kupisz { $bought } pkt prestiżu. Gospodarz dałby więcej.
lesson-lastbatch-one-hire = Kto zostaje zatrudniony, gra jeszcze w tej rundzie: to jedna karta więcej!
lesson-lastbatch-one-sell = Na sprzedaż? Na stole liczyłby się też do przewagi.
lesson-lastbatch-one-give_notice = Kwota { $chef_notice } monet to u Pomocnika IV jeden punkt. Dostawa daje więcej.
lesson-lastbatch-one-forfeit = Rezygnować z całej karty, w ostatniej rundzie? Lubisz żyć niebezpiecznie.

lesson-lastbatch-two-say = Teraz chyba Pomocnik III: liczba stołów to { $all }, wszystkie. A jako akcja może szlachetny gospodarz: oboje przeciwnicy mają obsługę.
lesson-lastbatch-two-else = Ja bym zrobił inaczej, ale to twoje święto.
lesson-lastbatch-two-start-chef-1 = Teraz Cukiernik: dostarczaj, zanim stoły się zapełnią!
lesson-lastbatch-two-staff-4-02 = Już sakiewka? To stoły będą na końcu. Czemu nie.
lesson-lastbatch-two-forfeit = Rezygnujesz z tego, co można mieć? Jutro monety będą mało warte.

lesson-lastbatch-three-say = Ostatnia karta, ostatnia szansa: cokolwiek jeszcze coś daje, a potem zamień monety na prestiż. Później liczy Król; „Obejrzyj stół” przyprowadzi cię z powrotem do mnie.
lesson-lastbatch-three-else = Czemu nie! Co to da, powie Król. Czekam przy stole.
lesson-lastbatch-three-deliver = Jeszcze jeden na stoły! Patrz, gdzie odwróci się przewaga.

lesson-lastbatch-sheet-say = Ponad 55 to dobrze, ponad 60 to triumf, a 62 było moje. Czy da się więcej? Zagraj tę rundę raz jeszcze i przyjrzyj się personelowi z gwiazdką…

lesson-lastbatch-end-say = Niczego więcej o rundzie cię nie nauczę. Zasiądź do prawdziwego stołu; Babette, która nie zauważa połowy tego, co oferuje święto, to miła pierwsza rywalka. I napisz do mnie z Wersalu!
