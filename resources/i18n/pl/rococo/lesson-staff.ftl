### Hiring and deputing: the employees that one wants to see again.

lesson-staff-name = Ludzie twojej pracowni
lesson-staff-about = Kogo zatrudnić, kogo wysłać na dwór i dlaczego mniej może znaczyć więcej.

lesson-staff-welcome-say = Jedwab jedwabiem, ale dobra pracownia żyje z dobrych ludzi. Co rundę pracowni szukają nowi pracownicy ({ $hire_display }). Jednego właśnie wzięła Colette.

lesson-staff-price-say = Gdy są wszyscy ({ $hire_display }), każdy kosztuje { $price4 }; gdy trzech, jak teraz, tylko { $price3 }; gdy dwóch, { $price2 }. Jak myślisz, ile kosztuje ostatni?
lesson-staff-price-five = Znów { $price4 }
lesson-staff-price-five_reply = Nie, nie: im dłużej stoją, tym są skromniejsi.
lesson-staff-price-one = { $price2 }
lesson-staff-price-one_reply = Tyle płaci się, dopóki zostało dwóch. Ostatni jest jeszcze skromniejszy!
lesson-staff-price-nothing = Nic
lesson-staff-price-nothing_reply = Tak jest! Kto czeka, płaci mniej. Ale kto czeka za długo, nie zastanie najlepszych, a po rundzie reszta idzie do domu.

lesson-staff-master-say = Zatrudniać może tylko Mistrz. Zagraj swojego i zatrudnij pracownika!
lesson-staff-master-else = Cofnij. Tym razem twój Mistrz ma kogoś zatrudnić.
lesson-staff-master-start-apprentice-1 = Uczniowie nie wybierają sobie kolegów. Cofnij: zatrudniać może tylko Mistrz.
lesson-staff-master-start-journeyman = Nawet Czeladnik nie może zatrudniać. Cofnij: może to tylko Mistrz.

lesson-staff-whom-say = Kogo? Stroje u gości: { $garments }; ten Mistrz daje 1 pkt prestiżu za każde { $every }, i to za każdym razem, gdy zagrasz tę kartę. Zatrudnij go!
lesson-staff-whom-else = Cofnij: na tę kartę masz na balu jeszcze za mało.
lesson-staff-whom-level2-depute = Ten Czeladnik wysyła kolegów na dwór za pieniądze. To zaraz zrobimy i bez niego. Cofnij i weź Mistrza.
lesson-staff-whom-level2-dress = Drugi strój w jednej turze, sprytnie! Ale masz tylko jeden żeton jedwabiu. Cofnij i weź Mistrza.

lesson-staff-turns-say = Nowy Mistrz jest już na twojej ręce! Policz karty: ile tur jeszcze masz w tej rundzie?
lesson-staff-turns-two = Dwie, jak Baptiste
lesson-staff-turns-two_reply = Baptiste nikogo nie zatrudnił. Spójrz jeszcze raz na swoją rękę!
lesson-staff-turns-three = Trzy
lesson-staff-turns-three_reply = Tak, o jedną więcej niż Baptiste. Każdy zatrudniony przynosi ze sobą turę, i to w tej samej rundzie.
lesson-staff-turns-four = Cztery
lesson-staff-turns-four_reply = Jeden z twoich Mistrzów już się napracował. Policz karty na ręce.

lesson-staff-others-say = Widzisz, Colette też od razu zagrywa swoją nową kartę.

lesson-staff-work-say = Trwa tura twojego nowego Mistrza, który może wszystko. Tym razem pozyskaj darmowy żeton z trzeciej szuflady i pamiętaj o bonusie!
lesson-staff-work-else = To na kiedy indziej. Cofnij, niech nowy Mistrz pozyska żeton z trzeciej szuflady i użyj bonusu.
lesson-staff-work-hire = Jeszcze jeden, za { $price2 }? Niegłupia myśl! Ale dziś cofnij i pozyskaj darmowy żeton.
lesson-staff-work-forfeit = Nic nie oddajemy za darmo! Cofnij.

lesson-staff-deck-say = 1 pkt prestiżu, i znowu za każdym razem, gdy karta wróci. Masz teraz pracowników: { $staff }, a w rundzie zagrywasz { $hand_size }. Jak często przychodzi każdy?
lesson-staff-deck-every = W każdej rundzie
lesson-staff-deck-every_reply = Na ręce mieści się tylko { $hand_size } z { $staff }. Pozostali czekają w zapasie.
lesson-staff-deck-second = W co drugiej rundzie
lesson-staff-deck-second_reply = Tak jest. Im ich więcej, tym dłużej czeka ktoś dobry. I dlatego teraz się z kimś pożegnamy.
lesson-staff-deck-third = W co trzeciej rundzie
lesson-staff-deck-third_reply = Gdyby ich było { $thrice }, owszem. Ty masz { $staff }, a w każdej rundzie gra { $hand_size }.

lesson-staff-who-say = Dwór potrzebuje ludzi i za nich płaci: { $master } za Mistrza, { $journeyman } za Czeladnika, { $apprentice } za Ucznia. Kogo najmniej będzie ci brakować?
lesson-staff-who-master = Mistrza
lesson-staff-who-master_reply = Aż { $master }, kusząca suma! Ale tylko Mistrz robi wszystko: zatrudnianie, złote naparstki, goście Mistrza. Nigdy nie odsyłaj ostatniego!
lesson-staff-who-journeyman = Czeladnika
lesson-staff-who-journeyman_reply = Czeladnik szyje i zdobywa przychylność Królowej. Znam kogoś, kto nie umie ani tego, ani tego.
lesson-staff-who-apprentice = Ucznia
lesson-staff-who-apprentice_reply = Też tak sądzę. Uczeń ani nie szyje, ani nie zatrudnia, ani nie zdobywa przychylności.

lesson-staff-wait-say = Jeszcze chwila: najpierw Colette i Baptiste.

lesson-staff-depute-say = A teraz zagraj Ucznia z nicią i koronką i go oddeleguj; za miejsce na dworze dostajesz { $apprentice }.
lesson-staff-depute-else = Nie to. Cofnij: zagraj Ucznia i go oddeleguj.
lesson-staff-depute-start-journeyman = Czeladnik jeszcze się przyda. Cofnij i zagraj Ucznia.

lesson-staff-farewell-say = Zanim kareta odjedzie, jest jeszcze bonus: nić lub koronka, cena { $notion }. Możesz z niego zrezygnować.
lesson-staff-farewell-else = Jak wolisz: pieniądze zostają w sakiewce.

lesson-staff-left-say = Odszedł na dobre, pracowników masz teraz { $staff }. Ale co najmniej { $minimum_staff } zawsze musi zostać. Ilu możesz jeszcze oddelegować?
lesson-staff-left-one = Jednego
lesson-staff-left-one_reply = Tylko jednego. Gdy pracowników jest { $minimum_staff }, prawie co rundę masz tę samą rękę: samych najlepszych.
lesson-staff-left-two = Dwóch
lesson-staff-left-two_reply = Wtedy zostałoby { $tooFew } i cech zamknąłby ci pracownię. { $minimum_staff } musi zostać.
lesson-staff-left-four = Czterech
lesson-staff-left-four_reply = A kto będzie szył? Odwrotnie: { $minimum_staff } musi zostać.

lesson-staff-end-say = Zatrudniaj więc wcześnie i tych, których bonus ci się opłaca; od razu przynoszą turę. Deleguj tych, których nie chcesz już oglądać, albo gdy trzeba ci pieniędzy. Dobra pracownia jest mała i ostra, jak igła.
