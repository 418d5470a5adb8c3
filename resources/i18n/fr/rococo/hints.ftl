### À quoi servent les choses de la table, dit à côté d’elles quand on s’y arrête. {garment} et {garments} sont
### le nom de l’édition ; les nombres des règles sont insérés.

hint-word-deluxe-garment = tenue de bal
hint-word-deluxe-garments = tenues de bal
hint-word-deluxe-gown = robe
hint-word-deluxe-gowns = robes
hint-word-deluxe-coat = veste
hint-word-deluxe-coats = vestes

hint-word-original-garment = tenue
hint-word-original-garments = tenues
hint-word-original-gown = robe
hint-word-original-gowns = robes
hint-word-original-coat = veste
hint-word-original-coats = vestes

hint-card-may_all = Peut accomplir toutes les actions principales.
hint-card-may = Peut : { $may }. Ne peut pas : { $not }.
hint-card-level = Niveau { $level } sur { $last } : les nouveaux commis arrivent niveau par niveau, le I d’abord.
hint-card-start = Sans niveau : il fait partie du personnel de départ de chacun.
hint-card-bonus = Bonus, après l’action principale ou après y avoir renoncé : { $bonus }.
hint-card-none = Pas de bonus.
hint-card-crown = Couronne : pas de bonus pendant la partie, mais { $bonus }, où que soit la carte dans votre personnel.
hint-card-depute = Délégué à la cour, il rapporte { $livre } et quitte la partie.

hint-thimble-master = Seul un Maître confectionne une { $garment } au dé d’or, ou pour un invité dont la place le montre.
hint-thimble-other = Ne confectionne pas de { $garment } au dé d’or, ni pour un invité dont la place le montre.

hint-piece-dress = En haut, le prix ; à côté et au-dessous, ce que demande la { $garment }. Vendue, elle rapporte { $livre } ; louée à un invité, { $prestige } à la fin.
hint-piece-dress_unsold = En haut, le prix ; à côté et au-dessous, ce que demande la { $garment }. Elle ne se vend jamais ; louée à un invité, elle rapporte { $prestige } à la fin.
hint-piece-dress_master = Le dé : seul un Maître la confectionne.
hint-piece-tile = À garder comme soie pour une { $garment }, ou à échanger aussitôt contre sa moitié inférieure : { $notions }.
hint-piece-tile_silk = À garder comme soie pour une { $garment } ; rien à échanger au-dessous.
hint-piece-no_dress = Vide. D’autres { $garments } à confectionner arrivent au début de la prochaine manche.
hint-piece-no_dress_last = Vide. Plus de { $garments } à confectionner jusqu’à la fin de la partie.
hint-piece-no_tile = Vide. D’autres tuiles arrivent au début de la prochaine manche.
hint-piece-no_tile_last = Vide. Plus de nouvelles tuiles jusqu’à la fin de la partie.
hint-piece-no_employee = Vide. De nouveaux commis arrivent au début de la prochaine manche.
hint-piece-no_employee_last = Vide. Plus de nouveaux commis jusqu’à la fin de la partie.

hint-space-guest = Pour une { $garment } à vous : elle compte pour la majorité { FORM($hall, "in") } et rapporte son prestige à la fin.
hint-space-master = Seulement pour une { $garment } faite par un Maître. Elle départage les égalités { FORM($hall, "in") }.
hint-space-royal = D’ici, elle peut admirer vos feux d’artifice à la fin et compter davantage.
hint-space-reward = Rapporte aussitôt : { $reward }.

hint-decoration-musician = Vous êtes présent { FORM($hall, "in") }, une des salles qu’il faut pour « Toutes les salles », et y gagnez les égalités que laissent les Maîtres invités. Le musicien n’est pas une { $garment } et ne compte pas pour la majorité.
hint-decoration-statue = À la fin : { $prestige } par couleur parmi vos { $garments }. Une deuxième statue demande une deuxième { $garment } de chaque couleur.
hint-decoration-fountain_upper = Aux revenus de chaque manche : { $livre } de plus par décoration à vous, celle-ci comprise. Une place de cette rangée par joueur.
hint-decoration-fountain_lower = Aux revenus de chaque manche : { $livre } de plus pour chacune de vos { $garments } chez des invités. Une place de cette rangée par joueur.
hint-decoration-fireworks = À la fin, une de vos { $garments } { FORM($hall, "in") } admire d’ici le feu d’artifice et compte { $times } fois. La majorité des feux d’artifice compte aussi ; le plus à droite départage.
hint-decoration-price = Coûte { $livre }.
hint-decoration-price_prestige = Coûte { $livre } ; rapporte { $prestige } à la fin.

hint-majority-hall = À la fin, { FORM($hall, "in") } : { $first } pour qui a le plus de { $garments }, { $second } pour le deuxième. L’égalité revient à qui a plus de Maîtres invités, puis au mécène du musicien ; qui reste à égalité touche le tout, et après une égalité en tête personne n’est deuxième.
hint-majority-hall_two = À la fin, { FORM($hall, "in") } : { $first } pour qui a le plus de { $garments } ; à deux joueurs, la deuxième place ne compte pas. L’égalité revient à qui a plus de Maîtres invités, puis au mécène du musicien ; si vous restez à égalité, chacun touche le tout.
hint-majority-fireworks = À la fin : { $first } pour qui a le plus de feux d’artifice, { $second } pour le deuxième. L’égalité revient au feu le plus à droite.
hint-majority-fireworks_two = À la fin : { $first } pour qui a le plus de feux d’artifice ; à deux joueurs, la deuxième place ne compte pas. L’égalité revient au feu le plus à droite.

hint-action-favor = { $livre } aussitôt, et premier joueur à la prochaine manche ; qui la détient à la fin a { $prestige }.
hint-action-acquire = Achetez une tuile, puis gardez sa soie ou échangez-la contre la moitié inférieure.
hint-action-make_dress = Achetez un modèle et donnez la soie, le fil et la dentelle indiqués ; puis louez-le à un invité ou vendez-le.
hint-action-hire = Achetez l’une des cartes à engager, qui vient aussitôt dans votre main.
hint-action-depute = Déléguer, c’est envoyer ce commis à la cour du Roi contre de l’argent : il quitte la partie pour toujours, après le bonus. Il doit en rester au moins { $staff }.
hint-action-fund = Achetez une décoration et posez-y votre jeton.
hint-action-forfeit = On peut renoncer à l’action principale et utiliser quand même le bonus de la carte : c’est juste si aucune action ne vaut son prix.
hint-action-forfeit_bare = Cette carte n’a pas de bonus pendant la partie. Ce n’est juste que si toute action vous coûte plus qu’elle ne rapporte, par exemple l’argent de votre prochain tour.
hint-action-price = Maintenant de { $low } à { $high }.
hint-action-price_one = Maintenant pour { $high }.

hint-area-fireworks = Des décorations qui font compter davantage vos { $garments } { FORM($hall, "in") } à la fin, et ont leur propre majorité.
hint-area-statues = Des décorations qui paient à la fin les couleurs de vos { $garments } : { $statue } pour chacune.
hint-area-fountain_upper = Des décorations qui paient à chaque revenu : { $perDecoration } par décoration à vous.
hint-area-fountain_lower = Des décorations qui paient à chaque revenu : { $perDress } pour chacune de vos { $garments } chez des invités.
hint-area-all_halls = Qui a une { $garment } ou le musicien dans chaque salle prend aussitôt la meilleure case libre : { $allHalls } points de prestige à la fin.
hint-area-workshop = Les modèles : payez le prix du haut et donnez la soie, le fil et la dentelle indiqués. À la prochaine manche, les { $cleared } de droite partent et les autres s’y décalent.
hint-area-warehouse-deluxe = Les tuiles : gardez la soie ou échangez-la contre la moitié inférieure. Le prix est celui d’une tuile ; moins il en reste dans un tiroir, moins elle coûte.
hint-area-warehouse-original = Les tuiles : gardez la soie ou échangez-la contre la moitié inférieure. Le prix est celui d’une tuile ; moins il en reste dans un segment, moins elle coûte.
hint-area-hire = Seuls les Maîtres engagent. Tous coûtent le même prix, et moins il en reste, moins ils coûtent ; qui est engagé joue dès cette manche. À la fin de celle-ci, les autres quittent la partie.
hint-area-favor = Un Maître ou un Compagnon la réclame par l’action principale : { $favor } aussitôt, et premier joueur à la prochaine manche. Qui la détient à la fin a { $favorPrestige }.
hint-area-livre = L’argent, pour { $garments }, tuiles, commis et décorations. À la fin, { $money } Louis d’or font 1 point de prestige, et le reste départage.
hint-area-prestige = Ce que vous avez marqué jusqu’ici. Salles, décorations, { $garments } et le reste se comptent à la fin.
hint-area-thread = Le fil, pour les { $garments } qui en demandent. Il vient des moitiés inférieures des tuiles, des invités et des bonus.
hint-area-lace = La dentelle, pour les { $garments } qui en demandent. Elle vient des moitiés inférieures des tuiles, des invités et des bonus.
hint-area-rack = Votre soie, pour les { $garments }. La soie en trop sur une tuile est perdue.
hint-area-played = Qui travaille maintenant ; ensuite défaussé, ou délégué.
hint-area-hand = Qui joue pendant cette manche ; chacun pour une action principale et un bonus.
hint-area-supply = Vous y choisissez { $hand } cartes pour votre main à chaque manche.
hint-area-discard = Qui a joué. Quand la réserve est vide et qu’il faut choisir, voilà la nouvelle réserve.
hint-area-markers-deluxe = Vos jetons propriété : un sur chaque décoration que vous financez. Il y en a toujours assez.
hint-area-markers-original = Vos jetons propriété : un sur chaque décoration que vous financez. Il y en a toujours assez.
hint-area-player = Argent et prestige ; fil, dentelle et tuiles de soie ; cartes en main, en réserve et défaussées.
hint-area-standing = Le nombre à côté du podium, dans le panneau de chaque joueur : ce que donnerait le décompte final maintenant, majorités comprises. C’est un aperçu, pas un gain. La flèche montre comment il vient de changer.
hint-area-start = Commence cette manche ; on joue dans le sens horaire. Qui réclame la faveur de la Reine commence la suivante ; si personne ne le fait, ce signe reste.

window-purse-livre = Louis d’or : { $n }
window-purse-prestige = Prestige jusqu’ici : { $n }
window-purse-thread = Fil : { $n }
window-purse-lace = Dentelle : { $n }
window-purse-markers = Vos jetons propriété

window-player-standing_now = { $name }, si la partie finissait maintenant : { $score } points de prestige
