### Madame du Barry.

expansion-madame_du_barry-name = Madame du Barry
expansion-madame_du_barry-text = Eine Rivalin mit eigenen Karten spielt gegen dich allein und gewinnt bei Gleichstand. Gegen mehrere ist sie eine Rivalin mehr, eine Variante dieses Programms.

prompt-reveal_card = { $player } ist am Zug: Decke die nächste Karte auf

waiting-reveal_card = { $player } deckt gleich eine Karte auf

option-reveal = Nächste Karte aufdecken

event-madame_revealed = deckt ihre Karte auf: { $madame }
event-madame_hired = stellt { FORM($card, "a") } kostenlos ein

event-madame_drew = { $n ->
    [one] zieht noch eine Karte für diese Runde
   *[other] zieht { $n } Karten für diese Runde
}

event-madame_placed-hall = sucht den Platz mit einer weiteren Karte: { $hall }
event-madame_placed-full = sucht den Platz mit einer weiteren Karte: { $hall }, schon voll

event-madame_reasoned-instead = kann nichts davon tun
event-madame_reasoned-crown = zieht die Kronenkarte vor, die ihr am meisten bringt
event-madame_reasoned-group_first = nimmt erst einen Platz, der ihr noch fehlt

event-madame_reasoned-dearest-deluxe = findet weniger Gewänder und nimmt das teuerste
event-madame_reasoned-dearest-original = findet weniger Kleider und nimmt das teuerste

reason-madame = stattdessen
reason-madame_favor = ihre Karte

item-collection = Gesammelte Plättchen

part-collection = { $n ->
    [one] 1 Plättchen: { $points }
   *[other] { $n } Plättchen: { $points }
}

madame-favor = die Gunst

madame-make_dress-deluxe = Gewand { $number } von rechts
madame-make_dress-original = Kleid { $number } von rechts

madame-acquire-drawer1-deluxe = Schublade 1
madame-acquire-drawer1-original = Segment 1
madame-acquire-drawer2-deluxe = Schublade 2
madame-acquire-drawer2-original = Segment 2
madame-acquire-drawer3-deluxe = Schublade 3
madame-acquire-drawer3-original = Segment 3
madame-acquire-left = linke Plättchen
madame-acquire-center = mittlere Plättchen
madame-acquire-right = rechte Plättchen

madame-hire-left = Arbeiter { $number } von links
madame-hire-right = Arbeiter { $number } von rechts

madame-fund-fireworks = Feuerwerk
madame-fund-musicians = Musiker
madame-fund-statues = Statuen

madame-fund-kitchen-deluxe = Küchen
madame-fund-kitchen-original = Brunnen

window-madame-cards = In dieser Runde aufgedeckt
window-madame-deck = Verdeckte Karten der Madame du Barry
window-madame-above = Oben, was sie tut: { $action }.
window-madame-below = Unten, wohin geht, was sie durch eine andere Karte schneidert: { $hall }.

window-madame-leave-matching = Dazu darf sie Schmuck in dessen Farbe nehmen.
window-madame-leave-suitable = Dazu darf sie jeden Schmuck nehmen, der dazu passt.
window-madame-leave-none = Dazu nimmt sie keinen Schmuck.

window-madame-hand = { $n ->
    [one] Noch 1 Karte
   *[other] Noch { $n } Karten
}

window-madame-discard = { $n ->
    [one] 1 Karte aufgedeckt
   *[other] { $n } Karten aufgedeckt
}

hint-area-rival = Eine Rivalin ohne Geld: ihr Ansehen; Garn, Spitze und gesammelte Plättchen; alle ihre Arbeiter; ihre Karten, die noch kommen, und die in dieser Runde aufgedeckten.

guide-madame_du_barry-1 = :bot Sie spielt in jeder Runde { $madameHand } eigene Karten, eine je Zug, und tut ohne zu zahlen, was die Karte zeigt; geht nichts davon, bekommt sie stattdessen Ansehen.
guide-madame_du_barry-2 = :lady Ein { $garment } verleiht sie immer; eine weitere Karte sagt, in welchem Saal.
guide-madame_du_barry-3 = :card Stellt sie jemanden ein oder besteht sie eine Prüfung, zieht sie noch eine Karte; die Kronenkarte, die ihr am meisten bringt, geht vor.
guide-madame_du_barry-4 = :prestige Je { $madameTiles } gesammelte Plättchen sind am Ende 1 Ansehen. Gleichstand gewinnt sie.

window-supplies-madame-heading = Die Karten der Madame du Barry
window-supplies-madame-kind = Karte
window-supplies-madame-to_come = noch verdeckt
window-supplies-madame-rest = aufgedeckt
window-supplies-madame-row = { $kind }: { $to_come } von { $total } noch verdeckt, { $rest } aufgedeckt
window-supplies-madame-note = Ist ihr Vorrat leer, werden die aufgedeckten Karten zu einem neuen gemischt.

telling-madame_revealed = In jedem Zug entscheidet eine Karte für sie.
telling-resource_taken = Alles, was dort liegt, gehört ihr; sie bezahlt nichts.
telling-dress_made = Sie zählt, wie ihre Karte es sagt; sie braucht weder Seide noch Geld.
telling-madame_placed-hall = Dort nimmt sie am liebsten den Platz eines Meistergastes, dann den mit der besten Belohnung.
telling-favor_claimed = Ihre Karte schickt sie zur Königin, wer auch immer die Gunst hat.
telling-prestige_gained-madame_favor = Diese Karte bringt auf jeden Fall Prestige.
telling-madame_hired = Keine Krone liegt aus, also zählt sie, wie ihre Karte es sagt; sie bezahlt nichts.
telling-madame_drew = Mit einem neuen Angestellten hat sie in dieser Runde einen Zug mehr.
telling-decoration_funded = Es ist der billigste freie Platz der Art, die ihre Karte nennt; sie bezahlt nichts.
telling-task_fulfilled = Jede ihrer Aktionen erfüllt eine passende Aufgabe, ohne Karte.
