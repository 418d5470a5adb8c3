### Who plays: the computer players as this game tells of them.

window-seat_kind-random-label-patisserie = Caprice

window-seat_kind-random-explanation-patisserie = Caprice backt, was ihr gerade einfällt: irgendeinen erlaubten Zug, ohne Plan.

window-seat_kind-greedy-label-patisserie = Ducat

window-seat_kind-greedy-explanation-patisserie = Ducat rechnet aus, was jeder Zug bringt, und nimmt den besten.

window-seat_kind-level1-label-patisserie = Babette

window-seat_kind-level1-explanation-patisserie = Die Küchenmagd Babette backt für ihr Leben gern und übersieht die Hälfte dessen, was das Fest bietet. Gut für ein erstes Spiel.

window-seat_kind-level2-label-patisserie = Firmin

window-seat_kind-level2-explanation-patisserie = Der Geselle Firmin plant seine Gebäcke gut, die Tafeln aber nur ab und zu.

window-seat_kind-level3-label-patisserie = Églantine

window-seat_kind-level3-explanation-patisserie = Églantine garniert gern und rechnet aus, was jeder Zug bringt; manchmal entgeht ihr ein besserer.

window-seat_kind-level4-label-patisserie = Honoré

window-seat_kind-level4-explanation-patisserie = Maître Honoré blickt vom ersten Mehl bis zum letzten Gastgeber, und selten entgeht ihm, was ein Zug bringen kann.

window-seat_kind-level5-label-patisserie = Séraphine

window-seat_kind-level5-explanation-patisserie = Séraphine hütet die Speisekammer des Königs: Sie vergeudet weder Münze noch Ei und weiß vor dir, welche Tafel einen Kuchen wert ist.

window-seat_kind-level6-label-patisserie = Théodore

window-seat_kind-level6-explanation-patisserie = Théodore, der Hofkonditor des Königs, spielt seine besten Züge im Kopf durch und sieht, was die anderen darauf tun.
