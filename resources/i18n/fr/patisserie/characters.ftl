### Who plays: the computer players as this game tells of them.

window-seat_kind-random-label-patisserie = Caprice

window-seat_kind-random-explanation-patisserie = Caprice enfourne ce qui lui passe par la tête : n’importe quel coup permis, sans plan.

window-seat_kind-greedy-label-patisserie = Ducat

window-seat_kind-greedy-explanation-patisserie = Ducat calcule ce que rapporte chaque tour et prend le meilleur.

window-seat_kind-level1-label-patisserie = Babette

window-seat_kind-level1-explanation-patisserie = La fille de cuisine Babette adore pâtisser et ne voit pas la moitié de ce qu’offre la fête. Idéale pour une première partie.

window-seat_kind-level2-label-patisserie = Firmin

window-seat_kind-level2-explanation-patisserie = Le compagnon Firmin prévoit bien ses plats, mais les tables seulement de temps en temps.

window-seat_kind-level3-label-patisserie = Églantine

window-seat_kind-level3-explanation-patisserie = Églantine aime garnir et calcule ce que rapporte chaque tour ; parfois un meilleur lui échappe.

window-seat_kind-level4-label-patisserie = Honoré

window-seat_kind-level4-explanation-patisserie = Maître Honoré voit de la première farine au dernier hôte, et manque rarement ce qu’un tour peut rapporter.

window-seat_kind-level5-label-patisserie = Séraphine

window-seat_kind-level5-explanation-patisserie = Séraphine tient le garde-manger du Roi, ne gaspille ni pièce ni œuf, et sait avant vous quelle table vaut un gâteau.

window-seat_kind-level6-label-patisserie = Théodore

window-seat_kind-level6-explanation-patisserie = Théodore, pâtissier du Roi, essaie ses meilleurs tours en pensée et voit ce que les autres répondront.
