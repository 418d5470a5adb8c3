### Die Aufgaben dieses Spiels: je ein Name, ein Auftrag und ein Kommentar, und wie ihre Ziele gezählt werden.

series-patisserie-1 = An den Tafeln
series-patisserie-2 = Ein leerer Beutel
series-patisserie-3 = Punkte sofort
series-patisserie-4 = Die letzte Abrechnung

challenge-amount-patisserie-lead = ein Vorsprung von { $n }
challenge-amount-patisserie-item = { $n ->
    [one] { $n } Prestige daraus
   *[other] { $n } Prestige daraus
}

challenge-amount-patisserie-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}

challenge-amount-patisserie-prestige = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}

challenge-amount-patisserie-track = { $n ->
    [one] 1 Punkt auf der Prestigeleiste
   *[other] { $n } Punkte auf der Prestigeleiste
}

challenge-amount-patisserie-firsts = { $n ->
    [one] Erster an 1 Tafel
   *[other] Erster an { $n } Tafeln
}

challenge-amount-patisserie-dishes = { $n ->
    [one] 1 Gebäck an den Tafeln
   *[other] { $n } Gebäcke an den Tafeln
}

challenge-amount-patisserie-tables = { $n ->
    [one] Gebäck an 1 Tafel
   *[other] Gebäck an { $n } Tafeln
}

challenge-amount-patisserie-decorations = { $n ->
    [one] 1 Garnitur
   *[other] { $n } Garnituren
}

challenge-amount-patisserie-income = { $n ->
    [one] ein Einkommen von 1 Münze
   *[other] ein Einkommen von { $n } Münzen
}

challenge-first_plate-name = Der erste Teller
challenge-first_plate-task = Runde eins, und eine Karte ist übrig. Präsentiere dein erstes Gebäck: Wie viele Münzen kannst du danach haben, vor dem Einkommen?
challenge-first_plate-comment = Die Oublie kommt auf den letzten Platz der rechten Tafel: { $place } Münzen für den Platz, und { $bare }, weil das Gebäck keine Garnitur hat.

challenge-glory_for_sale-name = Ruhm zu kaufen
challenge-glory_for_sale-task = Die letzte Karte des Spiels ist ein Konditor, bei dem man Punkte kaufen kann. Wie weit kommst du mit ihr auf der Prestigeleiste?
challenge-glory_for_sale-comment = Jede Entlassung bringt mindestens { $assistant_notice } Münzen. Mit den { $coins }, die du hast, reicht das für { $points } Punkte zu { $spent } Münzen.

challenge-free_of_charge-name = Kostenlos
challenge-free_of_charge-task = Eine Karte ist übrig. Nimm noch eine Servicekraft oder einen adligen Gastgeber und hab danach so viele Münzen wie möglich, vor dem Einkommen.
challenge-free_of_charge-comment = Die Entlassung eines Konditors bringt { $chef_notice } Münzen. Danach macht der Bonus der Karte den Service zwischen der mittleren und der unteren Tafel kostenlos.

challenge-starry_finish-name = Ein Stern zum Schluss
challenge-starry_finish-task = Die letzte Karte des Spiels hat einen Stern. Wie viele Punkte kannst du am Ende haben?
challenge-starry_finish-comment = Ein Gebäck braucht keine Tafel mehr: Die Dacquoise bleibt auf dem Gitter und wird am Ende für { $sold } Münzen verkauft. Der Stern bringt noch { $star } Punkte.

challenge-last_batch-name = Das letzte Blech
challenge-last_batch-task = Die letzte Karte des Spiels: ein Konditor, ein Ofen und { $coins } Münzen. Wie viele Punkte kannst du am Ende haben?
challenge-last_batch-comment = Das Macaron wartet auf dem Gitter und wird am Ende für { $sold } Münzen verkauft. Kaufe 1 Punkt für { $price } Münzen und behalte den Rest: Mit dem Einkommen reicht er für die nächsten vollen { $coins_per_prestige }.

challenge-last_waffle-name = Die letzte Waffel
challenge-last_waffle-task = Die letzte Karte des Spiels macht Servicekräfte und Gastgeber billiger. Wie viele Punkte kannst du am Ende haben?
challenge-last_waffle-comment = Backe die Gaufre, die am Ende für { $sold } Münzen verkauft wird. Der Bonus nimmt dann den besten freien Service: { $price } Münzen für { $points } Punkte.

challenge-small_change-name = Kleingeld
challenge-small_change-task = { $cards } Karten und keine einzige Münze. Nimm noch eine Servicekraft oder einen adligen Gastgeber und hab danach so viele Münzen wie möglich.
challenge-small_change-comment = Verkaufe die Madeleine für { $sold } Münzen und zahle { $price } für den billigsten Service. Für eine Entlassung bleibt keine Karte.

challenge-place_of_honor-name = Der Ehrenplatz
challenge-place_of_honor-task = { $cards } Karten und eine Madeleine. Wie viele Punkte hättest du, wenn das Spiel danach endete, vor dem Einkommen?
challenge-place_of_honor-comment = An der oberen Tafel haben die anderen je ein Gebäck. Der Platz neben dem Tafelbonus ist frei, und dort ist ein einziges Gebäck das erste.

challenge-by_a_nose-name = Um eine Nasenlänge
challenge-by_a_nose-task = { $cards } Karten. Werde an einer weiteren Tafel Erster und hab danach so viele Münzen wie möglich.
challenge-by_a_nose-comment = An der rechten Tafel hat Colette { $hers } Gebäcke und du eines. Stelle den Chou neben den Tafelbonus; die Entlassung eines Konditors bringt { $chef_notice } Münzen.

challenge-grand_host-name = Der große Gastgeber
challenge-grand_host-task = { $cards } Karten beenden das Spiel. Wie viele Punkte kannst du haben?
challenge-grand_host-comment = Der Chou ist verkauft mehr wert als präsentiert: Seine { $sold } Münzen bezahlen die { $price } für den Gastgeber mit { $points } Punkten, den beide anderen bedienen. Er ist dein vierter Marker und bringt { $claimed } Punkte Sonderbonus.

challenge-kitchen_door-name = Durch die Küchentür
challenge-kitchen_door-task = { $cards } Karten und keine einzige Münze. Wie viele kannst du danach haben, vor dem Einkommen?
challenge-kitchen_door-comment = Verkaufe die Madeleine für { $sold } Münzen und lass den Konditor den Gehilfen für { $price } anstellen. Die neue Karte kommt auf die Hand und entlässt den Konditor für { $chef_notice }.

challenge-fourth_marker-name = Der vierte Marker
challenge-fourth_marker-task = { $cards } Karten, eine leere Kasse und ein Soufflé. Nimm einen Sonderbonus und hab danach so viele Münzen wie möglich.
challenge-fourth_marker-comment = Verkauft bringt das Soufflé { $sold } Münzen. Der Service für { $price } Münzen ist dein vierter Marker, und das bringt { $claimed } Punkte.

challenge-served_twice-name = Zweimal serviert
challenge-served_twice-task = { $cards } Karten und eine leere Kasse. Wie weit kommst du auf der Prestigeleiste, vor dem Einkommen?
challenge-served_twice-comment = Neben der oberen Tafel stehen { $posts } eigene Servicekräfte. Erst die Entlassung für { $chef_notice } Münzen: Sie bezahlen { $posts } Punkte, wenn das Soufflé dort serviert wird.

challenge-last_accounts-name = Die letzte Abrechnung
challenge-last_accounts-task = { $cards } Konditoren spielen die letzten Karten des Spiels. Wie viele Punkte kannst du am Ende haben?
challenge-last_accounts-comment = Ohne eine Entlassung ist der Service für { $price } Münzen zu teuer. Er bringt { $points } Punkte, und mit dem Einkommen macht der Rest der Kasse noch einen.

challenge-borrowed_hand-name = Eine geliehene Hand
challenge-borrowed_hand-task = { $cards } Karten und eine leere Kasse. Präsentiere das Soufflé und hab danach so viele Münzen wie möglich.
challenge-borrowed_hand-comment = Die Entlassung bringt { $chef_notice } Münzen, und der Bonus eines anderen garniert das Soufflé für { $decoration }. Mit Garnitur zahlt die linke Tafel { $decorated } dafür, und ihr dritter Platz { $place }.

challenge-fresh_from_the_oven-name = Frisch aus dem Ofen
challenge-fresh_from_the_oven-task = { $cards } Karten und eine leere Kasse. Wie viele Punkte hättest du, wenn das Spiel danach endete, vor dem Einkommen?
challenge-fresh_from_the_oven-comment = Das Rezept am Ende der Reihe kostet nichts. Das Soufflé wird Erster an der linken Tafel, und die { $place } Münzen seines Platzes bezahlen den Bonus, der die Île flottante backt.

challenge-hiring_fair-name = Der Gesindemarkt
challenge-hiring_fair-task = Eine Karte und { $coins } Münzen. Wie viele Münzen kannst du danach haben, vor dem Einkommen?
challenge-hiring_fair-comment = Stelle den Gehilfen für { $price } Münzen an: Er entlässt jemanden für { $chef_notice } und stellt für { $next } und noch einmal { $action } die nächste Karte an. Die entlässt ebenfalls jemanden für { $chef_notice }, und ihr Bonus bringt noch { $bonus }.

challenge-musical_chairs-name = Die Reise nach Jerusalem
challenge-musical_chairs-task = Eine Karte und { $coins } Münzen. Wie viele Punkte hättest du, wenn das Spiel danach endete, vor dem Einkommen?
challenge-musical_chairs-comment = Stelle für { $price } Münzen den Konditor an, der Gebäcke umstellt. Während der Pain d’épices im Ofen ist, wechselt die Génoise auf den Platz der linken Tafel, an dem ein einziges Gebäck das erste ist.
