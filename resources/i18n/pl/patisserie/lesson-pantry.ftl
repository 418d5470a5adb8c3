### What a dish needs, and where it comes from.

lesson-pantry-name = Czego trzeba do wypieku
lesson-pantry-about = Przepisy, żetony składników i towary oraz ile kosztują.

lesson-pantry-recipes-say = Przepisy na wystawie, pod każdym jego cena: z lewej drogo, z prawej za darmo. Ostatnie ({ $cleared_recipes }) znikają na koniec rundy.

lesson-pantry-needs-say = Madeleine. Żeton mówi, czego potrzeba: mąka ({ $flour }), masło ({ $butter }) i jeszcze coś, czego nie masz. Co to takiego?
lesson-pantry-needs-coin = Moneta
lesson-pantry-needs-coin_reply = Monetami płaci się za przepis, nie za ciasto. Spójrz na żeton.
lesson-pantry-needs-egg = Jajko
lesson-pantry-needs-egg_reply = Jajko! Mąka, cukier i masło to towary i mają swoje tory. Miód, orzechy i jajka są na żetonach składników.
lesson-pantry-needs-nothing = Nic
lesson-pantry-needs-nothing_reply = Wyszłaby dość sucha. Spójrz na żeton jeszcze raz.

lesson-pantry-first-say = Zagraj podświetlonego Cukiernika i pozyskaj Madeleine w cenie { $madeleine } monet.
lesson-pantry-first-then_choose_action = Pozyskaj przepisy: to może każda karta.
lesson-pantry-first-then_acquire_recipe = Madeleine, w cenie { $madeleine } monet.
lesson-pantry-first-else = Może później. Cofnij: polujemy na Madeleine.
lesson-pantry-first-start-chef-1 = Ta karta pójdzie później po składniki. Cofnij i zagraj podświetlonego Cukiernika.

lesson-pantry-second-say = Jedna akcja pozyskuje do dwóch przepisów. Meringue też potrzebuje jajka, a jej cena to { $meringue }: weź ją.
lesson-pantry-second-done = Poprzestać na jednym? Drugi jest w tej samej akcji. Cofnij.
lesson-pantry-second-else = Za trudne na pierwszy dzień! Cofnij: Meringue.

lesson-pantry-wait-say = Przepisy leżą tu, aż je upieczesz; limit to { $recipe_storage }. A bonus karty przyniósł ci monety: { $bonus }.

lesson-pantry-shelf-say = Składniki. Cena obok rzędu zależy od tego, ile żetonów w nim zostało. Ile kosztuje ostatni żeton najniższego rzędu?
lesson-pantry-shelf-free = Nic
lesson-pantry-shelf-free_reply = Nic! Im jest ich mniej, tym taniej. Ale najniższy rząd znika na koniec rundy.
lesson-pantry-shelf-one = { $lowest ->
    [one] { $lowest } monetę
    [few] { $lowest } monety
    [many] { $lowest } monet
   *[other] { $lowest } monety
}
lesson-pantry-shelf-one_reply = Gdyby rząd był pełny. Spójrz na cenę obok niego.
lesson-pantry-shelf-two = { $top ->
    [one] { $top } monetę
    [few] { $top } monety
    [many] { $top } monet
   *[other] { $top } monety
}
lesson-pantry-shelf-two_reply = Tyle kosztuje górny rząd, gdy jest pełny. Spójrz na cenę obok najniższego.

lesson-pantry-eggs-say = Jajka na jednym żetonie: { $eggs }, i to za darmo! Zagraj podświetlonego Pomocnika, który potem kupi towary, i pozyskaj ten żeton.
lesson-pantry-eggs-then_choose_action = Pozyskaj składniki: to praca dla Pomocników.
lesson-pantry-eggs-then_acquire_ingredient = Żeton z { $eggs } jajkami.
lesson-pantry-eggs-else = Trzeba nam jajek, a żeton z { $eggs } jajkami jest za darmo. Cofnij.
lesson-pantry-eggs-start-assistant-2 = Bonus tego to monety ({ $assistant }). Drugi ma w bonusie zakup towarów: cofnij.
lesson-pantry-eggs-start-chef-1 = Cukiernik nigdy nie pozyskuje składników akcją główną. Cofnij i zagraj srebrną kartę.

lesson-pantry-goods-say = Teraz bonus: kup towary jednego rodzaju, ile sztuk zechcesz. Pierwsza mąka jest za darmo, więc ją bierz!
lesson-pantry-goods-then_buy_goods = Świecący stopień pokazuje, ile kosztuje zakup aż do niego. Jedna mąka: nic.
lesson-pantry-goods-forfeit = Odrzucać prezent? Cofnij: jedna mąka nic nie kosztuje.
lesson-pantry-goods-else = Tego masz dość. Cofnij: jedna mąka nic nie kosztuje.

lesson-pantry-again-say = Mąka: { $ownFlour }, cukier: { $ownSugar }, masło: { $ownButter }, a do tego jajka na żetonie ({ $eggs }): to wystarczy!

lesson-pantry-bake-say = Teraz zagraj Cukiernika i upiecz oba przepisy naraz: dwa wypieki z jednej akcji mogą się podzielić jajkami z żetonu. To, czego nie weźmie żaden, przepada.
lesson-pantry-bake-then_choose_action = Upiecz!
lesson-pantry-bake-then_bake = Oba razem, z jednego żetonu.
lesson-pantry-bake-pastry-madeleine = Samą? To drugie jajko z żetonu przepadnie. Cofnij: obie naraz.
lesson-pantry-bake-pastry-meringue = Samą? To drugie jajko z żetonu przepadnie. Cofnij: obie naraz.
lesson-pantry-bake-start-assistant-2 = Pomocnik też by je upiekł. Ale czapka ma lepszy bonus: cofnij.
lesson-pantry-bake-else = Nie teraz, piec jest gorący! Cofnij i upiecz.

lesson-pantry-bonus-say = Towarów mniej, żetonu nie ma, a wypieki na kratkach: { $dishes }! I jeszcze bonus tej karty: pozyskaj kolejny żeton, jeśli chcesz.
lesson-pantry-bonus-else = Jak wolisz.

lesson-pantry-storage-say = Jeszcze jedno pytanie. Masz przepisy ({ $recipe_storage }) i bierzesz kolejny. Co wtedy?
lesson-pantry-storage-never = Nie wolno
lesson-pantry-storage-never_reply = Wolno. Ale miejsc jest tylko { $recipe_storage }.
lesson-pantry-storage-discard = Jeden z nich odpada
lesson-pantry-storage-discard_reply = Właśnie tak: odrzucasz jeden z { $tooMany }. Zresztą każdy przepis możesz odrzucić w dowolnej chwili: zawsze, gdy wybierasz akcję główną.
lesson-pantry-storage-wait = Czeka na wystawie
lesson-pantry-storage-wait_reply = Opuścił już wystawę. Nikt ci go tam nie przechowa.

lesson-pantry-end-say = Gdy po turze brakuje { $refill_recipes } przepisów, od razu pojawiają się nowe; składniki dopiero z nową rundą. Umiesz już zaopatrzyć kuchnię!
