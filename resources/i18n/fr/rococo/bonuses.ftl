### What employees' bonuses do, as things to do; what crowns score at the end.

bonus-none = pas de bonus
bonus-gain_livre = gagner { $livre }
bonus-buy_notion = payer { $livre } pour un fil ou une dentelle
bonus-gain_notion = gagner un fil ou une dentelle
bonus-acquire = acquérir une tuile ressources de plus
bonus-draw_resource = piocher une tuile ressources au hasard pour { $livre }
bonus-draw_resource_free = piocher une tuile ressources au hasard
bonus-depute_with_bonus = déléguer un de vos commis sans paiement et utiliser son bonus
bonus-depute_for_livre = déléguer, sans son bonus, un Maître ({ $master } Louis d’or), Compagnon ({ $journeyman }) ou Apprenti ({ $apprentice })
bonus-per_dress = gagner { $gains }
bonus-per_dress_gain = { $amount } pour { FORM($dress, "each") }
bonus-livre_per_decoration = gagner { $livre } par décoration financée
bonus-fund = financer une décoration de plus, avec { $livre } de remise
bonus-livre_by_staff = gagner des Louis d’or selon la taille de votre personnel ({ $steps })
bonus-prestige_for_livre = gagner 1 point de prestige chaque fois que vous payez { $livre }
bonus-discard_resources = défausser des tuiles : 1 point de prestige par rouleau de soie { $single }
bonus-discard_resources_grouped = défausser des tuiles : 1 point de prestige par rouleau de soie { $single }, et par { $n } de soie { $grouped }
bonus-step = { $start }+ : { $amount }
bonus-step_one = { $start } : { $amount }
bonus-step_range = { $start }–{ $end } : { $amount }

bonus-prestige_per_decorations = { $n ->
    [one] gagner 1 point de prestige pour chacune de vos décorations
   *[other] gagner 1 point de prestige par série de { $n } de vos décorations
}

bonus-per_dress_all-deluxe = gagner { $livre } par tenue de bal que vous avez sur le plateau
bonus-per_dress_all-original = gagner { $livre } par tenue que vous avez sur le plateau

bonus-prestige_per_dresses-deluxe = gagner 1 point de prestige par série de { $n } de vos tenues de bal sur le plateau
bonus-prestige_per_dresses-original = gagner 1 point de prestige par série de { $n } de vos tenues sur le plateau

bonus-make_dress-deluxe = { $n ->
    [one] confectionner une tenue de plus, sans dé d’or, avec { $n } rouleau de soie { $colors } en moins
   *[other] confectionner une tenue de plus, sans dé d’or, avec jusqu’à { $n } rouleaux de soie { $colors } en moins
}

bonus-make_dress-original = { $n ->
    [one] confectionner une tenue de plus, sans dé d’or, avec { $n } rouleau de soie { $colors } en moins
   *[other] confectionner une tenue de plus, sans dé d’or, avec jusqu’à { $n } rouleaux de soie { $colors } en moins
}

final-deck_size = à la fin : prestige selon la taille du personnel ({ $steps })
final-thread_lace_pairs = à la fin : { $prestige } par paire fil et dentelle

final-master_space_pairs-deluxe = à la fin : { $prestige } par série de { $every } de vos tenues chez des Maîtres invités
final-master_space_pairs-original = à la fin : { $prestige } par série de { $every } de vos tenues chez des Maîtres invités

final-couples-deluxe = à la fin : { $prestige } par couple robe et veste à vous
final-couples-original = à la fin : { $prestige } par couple robe et veste à vous
