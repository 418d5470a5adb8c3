### Madame du Barry.

expansion-madame_du_barry-name = Madame du Barry
expansion-madame_du_barry-text = Une rivale qui a ses propres cartes joue contre vous seul et gagne en cas d’égalité. Contre plusieurs joueurs, c’est une rivale de plus, une variante de ce programme.

prompt-reveal_card = C’est au tour de { $player } : révélez sa prochaine carte

waiting-reveal_card = { $player } va révéler une carte

option-reveal = Révéler la prochaine carte

event-madame_revealed = révèle sa carte : { $madame }
event-madame_hired = engage { FORM($card, "a") } gratuitement

event-madame_drew = { $n ->
    [one] pioche une carte de plus pour cette manche
   *[other] pioche { $n } cartes pour cette manche
}

event-madame_placed-hall = cherche sa place avec une autre carte : { $hall }
event-madame_placed-full = cherche sa place avec une autre carte : { $hall }, déjà pleine

event-madame_reasoned-instead = ne peut rien en faire
event-madame_reasoned-crown = préfère la carte à couronne qui lui rapporte le plus
event-madame_reasoned-group_first = prend d’abord une place qui lui manque encore

event-madame_reasoned-dearest-deluxe = trouve moins de tenues et prend la plus chère
event-madame_reasoned-dearest-original = trouve moins de tenues et prend la plus chère

reason-madame = à la place
reason-madame_favor = sa carte

item-collection = Tuiles réunies

part-collection = { $n ->
    [one] { $n } tuile : { $points }
   *[other] { $n } tuiles : { $points }
}

madame-favor = la faveur

madame-make_dress-deluxe = tenue n° { $number } depuis la droite
madame-make_dress-original = tenue n° { $number } depuis la droite

madame-acquire-drawer1-deluxe = tiroir 1
madame-acquire-drawer1-original = segment 1
madame-acquire-drawer2-deluxe = tiroir 2
madame-acquire-drawer2-original = segment 2
madame-acquire-drawer3-deluxe = tiroir 3
madame-acquire-drawer3-original = segment 3
madame-acquire-left = tuiles de gauche
madame-acquire-center = tuiles du centre
madame-acquire-right = tuiles de droite

madame-hire-left = commis n° { $number } depuis la gauche
madame-hire-right = commis n° { $number } depuis la droite

madame-fund-fireworks = feux d’artifice
madame-fund-musicians = musiciens
madame-fund-statues = statues

madame-fund-kitchen-deluxe = cuisines
madame-fund-kitchen-original = fontaine

window-madame-cards = Révélées dans cette manche
window-madame-deck = Cartes de Madame du Barry face cachée
window-madame-above = En haut, ce qu’elle fait : { $action }.
window-madame-below = En bas, pour une tenue qu’une autre carte lui fait créer : { $hall }.

window-madame-leave-matching = Elle peut y joindre un bijou de la couleur de la tenue.
window-madame-leave-suitable = Elle peut y joindre tout bijou qui va avec la tenue.
window-madame-leave-none = Elle n’y joint pas de bijou.

window-madame-hand = { $n ->
    [one] 1 carte à venir
   *[other] { $n } cartes à venir
}

window-madame-discard = { $n ->
    [one] 1 carte révélée
   *[other] { $n } cartes révélées
}

hint-area-rival = Une rivale sans argent : son prestige ; fil, dentelle et tuiles réunies ; tous ses commis ; ses cartes à venir et celles révélées dans la manche.

guide-madame_du_barry-1 = :bot Elle joue { $madameHand } cartes à elle à chaque manche, une par tour, et fait ce que la carte montre, sans payer ; si rien n’en est possible, elle gagne du prestige à la place.
guide-madame_du_barry-2 = :lady Une { $garment }, elle la loue toujours ; une autre carte dit dans quelle salle.
guide-madame_du_barry-3 = :card Quand elle engage ou réussit des épreuves, elle pioche une carte de plus ; la carte à couronne qui l’aide le plus passe d’abord.
guide-madame_du_barry-4 = :prestige Chaque série de { $madameTiles } tuiles qu’elle a réunies vaut 1 point de prestige à la fin. L’égalité est pour elle.

window-supplies-madame-heading = Les cartes de Madame du Barry
window-supplies-madame-kind = Carte
window-supplies-madame-to_come = encore cachées
window-supplies-madame-rest = révélées
window-supplies-madame-row = { $kind } : { $to_come } sur { $total } encore cachées, { $rest } révélées
window-supplies-madame-note = Quand sa pioche est vide, les cartes révélées en forment une nouvelle.

telling-madame_revealed = À chaque tour, une carte décide pour elle.
telling-resource_taken = Tout ce qui s’y trouve est à elle ; elle ne paie rien.
telling-dress_made = Elle compte comme le dit sa carte ; il ne lui faut ni soie ni argent.
telling-madame_placed-hall = Elle y préfère la place d’un Maître invité, puis la meilleure récompense.
telling-favor_claimed = Sa carte l’envoie auprès de la Reine, qui que ce soit qui ait la faveur.
telling-prestige_gained-madame_favor = Cette carte rapporte du prestige dans tous les cas.
telling-madame_hired = Aucune couronne n’est exposée : elle compte donc comme le dit sa carte ; elle ne paie rien.
telling-madame_drew = Avec un employé de plus, elle a un tour de plus dans cette manche.
telling-decoration_funded = C’est la place libre la moins chère du genre que nomme sa carte ; elle ne paie rien.
telling-task_fulfilled = Chacune de ses actions remplit une tâche qui lui convient, sans carte.
