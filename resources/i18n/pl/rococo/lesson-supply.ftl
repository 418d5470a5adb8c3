### The supply that is never shuffled: over the end of a round, and of another.

lesson-supply-name = Niczego się nie tasuje
lesson-supply-about = Zapas i karty odrzucone: kogo możesz wybrać w następnej rundzie, a kogo w jeszcze następnej.

lesson-supply-piles-say = Pierwsza runda dobiega końca. Po lewej twoja ręka, jedna ostatnia karta; potem zapas, czyli ci, którzy jeszcze nie pracowali; potem stos kart odrzuconych, czyli ci, którzy już pracowali.

lesson-supply-guess-say = Wszyscy twoi Mistrzowie poszli do pracy naraz! Na drugą rundę znów potrzebujesz kart ({ $hand_size }), a w zapasie jest ich { $supply }. Kogo będziesz mieć?
lesson-supply-guess-drawn = Wylosowane karty: { $hand_size }
lesson-supply-guess-drawn_reply = Ależ skąd! To pracownia, nie kasyno: tu niczego się nie tasuje. Spróbuj jeszcze raz.
lesson-supply-guess-any = Dowolne karty: { $hand_size } z { $staff }
lesson-supply-guess-any_reply = Gdybyż to! Najpierw trzeba wyczerpać zapas. Spróbuj jeszcze raz.
lesson-supply-guess-rest = Te z zapasu ({ $supply }) i jeszcze jedną
lesson-supply-guess-rest_reply = Właśnie. Najpierw zużywa się zapas; dopiero potem karty odrzucone stają się nowym zapasem i z niego wybierasz brakującą.

lesson-supply-last-say = Zobaczmy, jak to się dzieje. Zagraj Czeladnika i zdobądź przychylność Królowej: to szybka sprawa. Do czego się przydaje, opowie następna lekcja.
lesson-supply-last-else = To potrwa dłużej. Cofnij i wyślij Czeladnika do Królowej.

lesson-supply-third-say = Druga runda: obaj Uczniowie zjawili się sami, a karty odrzucone są twoim zapasem. Wybierz jeszcze jedną i niech to będzie ktoś, kto może wszystko!
lesson-supply-third-else = Czeladnik szyje, ale bez Mistrza na ręce nikogo nie zatrudnisz i nie uszyjesz nic wykwintnego. Cofnij i wybierz złoto.

lesson-supply-foresee-say = A teraz pomyśl o rundę dalej. W zapasie zostają karty: { $supply }. Jaki wybór będziesz mieć w trzeciej rundzie?
lesson-supply-foresee-all = { $hand_size } z { $staff }
lesson-supply-foresee-all_reply = Jeszcze nie. Kto teraz pracuje, trafia do odrzuconych i leży tam, dopóki zapas wystarcza. Spróbuj jeszcze raz.
lesson-supply-foresee-one = Jedna karta
lesson-supply-foresee-one_reply = Policz jeszcze raz: w zapasie { $supply }, na rękę trzeba { $hand_size }. Spróbuj jeszcze raz.
lesson-supply-foresee-none = Żadnego
lesson-supply-foresee-none_reply = Żadnego: będą to właśnie te karty ({ $supply }), dwaj Mistrzowie i Czeladnik. Mocna runda, i wiesz o niej już dziś: przygotuj więc jedwab i pieniądze!

lesson-supply-round-say = Rozegraj tę rundę, jak chcesz; nic złego się nie stanie. Pomówimy znowu w trzeciej rundzie.
lesson-supply-round-else = Jak chcesz.

lesson-supply-foretold-say = Trzecia runda, i oto są, zgodnie z przepowiednią. Ci, którzy pracowali w drugiej, leżą na twoim stosie kart odrzuconych.

lesson-supply-fourth-say = Twój zapas jest teraz pusty. Spośród kogo będziesz wybierać w czwartej rundzie?
lesson-supply-fourth-everybody = Spośród wszystkich
lesson-supply-fourth-everybody_reply = Tak! Gdy te karty ({ $hand_size }) popracują, wszyscy leżą wśród odrzuconych i wszyscy wracają razem. Im więcej zatrudniasz, tym dłużej to trwa.
lesson-supply-fourth-those = Spośród tych z drugiej rundy
lesson-supply-fourth-those_reply = Oni wrócą, ale kto jeszcze będzie wtedy leżał wśród odrzuconych? Spróbuj jeszcze raz.

lesson-supply-why-say = Jak więc mądrze używać Mistrzów?
lesson-supply-why-early = Wszyscy naraz
lesson-supply-why-early_reply = A w następnej rundzie żadnego? Już wiesz, jakie to uczucie. Spróbuj jeszcze raz.
lesson-supply-why-spread = Po trochu w każdej rundzie
lesson-supply-why-spread_reply = Ja też tak robię. Chyba że planujesz jedną wielką rundę; ale wtedy wiesz, która to będzie.

lesson-supply-end-say = Kto dziś odpoczywa, tego masz jutro. Wybieraj z myślą o następnej rundzie, a żadna ręka cię nie zaskoczy.
