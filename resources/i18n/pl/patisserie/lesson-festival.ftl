### The first lesson: what you are after, and one turn.

lesson-called-patisserie = Anselme

lesson-festival-name = Święto i jedna tura
lesson-festival-about = O co chodzi i na czym polega tura.

lesson-festival-welcome-say = Wejdź, Camille, wejdź! Jestem Anselme; połowa Paryża uczyła się u mnie ubijać pianę. Król wydaje święto w Wersalu: rund pieczenia jest { $rounds }, a to druga z nich. Kto na końcu ma najwięcej prestiżu, o tym mówi cały dwór.

lesson-festival-garden-say = Oto ogród i jego stoły ({ $tables }). Każdy wypiek, który tu podasz, da na końcu swój prestiż, a kto ma przy stole najwięcej wypieków, dostanie jeszcze więcej.

lesson-festival-hand-say = Twój personel. W każdej turze zagrywasz jedną kartę: wykonuje jedną akcję główną, a potem może dać bonus, który ma na sobie. I to już cała tura!

lesson-festival-play-say = Złoto i czapka: Cukiernik. Zagraj podświetlonego.
lesson-festival-play-else = Na tę kartę przyjdzie pora później. Cofnij i zagraj podświetlonego Cukiernika.

lesson-festival-action-say = Tu widzisz, co może Cukiernik; co szare, jest teraz niemożliwe. Na twojej kratce czeka Nonnette: dostarcz ją!
lesson-festival-action-else = To też by się dało. Ale Nonnette stygnie: cofnij i dostarcz.

lesson-festival-present-say = Wybierz Nonnette na kratce, a potem pole dla niej: przy górnym stole, to z { $place } monetami. Albo przeciągnij ją tam.
lesson-festival-present-then_place_dish = Teraz pole: przy górnym stole, to z { $place } monetami.
lesson-festival-present-sell = Sprzedać? Monety: { $sale }, i żaden szlachcic jej nie skosztuje. Cofnij: Nonnette idzie na górny stół.
lesson-festival-present-else = Świetne miejsce! Ale tej lekcji trzeba pola z { $place } monetami przy górnym stole. Cofnij i poszukaj go.

lesson-festival-paid-say = Monety: { $place } z pola, { $honey }, bo górny stół uwielbia miód, i { $bonus } z bonusu karty. Pięknie dostarczone!

lesson-festival-others-say = Teraz po jednej karcie zagrywają Manon i Gaspard. Tutaj czytasz, co robią.

lesson-festival-rounds-say = Gdy wszyscy mają puste ręce, każdy dostaje dochód i zaczyna się kolejna runda. Wszystkich rund jest { $rounds }.

lesson-festival-end-say = Jedna karta, jedna akcja, jeden bonus, a potem następny gracz. Wiesz już, czym jest tura; reszta to masło.
