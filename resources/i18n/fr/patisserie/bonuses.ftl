### What staff bonuses do, as things to do.

patisserie-bonus-gain_coins = gagner { $amount_coins }
patisserie-bonus-buy_goods = acheter un type de denrée
patisserie-bonus-acquire_ingredient = acquérir 1 ingrédient
patisserie-bonus-pay_for_action = payer { $cost_coins } pour une action de plus : { $action }
patisserie-bonus-prestige_by_table = prestige selon vos plats à une table ({ $steps })
patisserie-bonus-move_dish = déplacer un de vos plats vers une autre table
patisserie-bonus-buy_butter = payer { $cost_coins } pour 1 beurre
patisserie-bonus-coins_by_markers = { $amount_coins } par poste de service et noble hôte
patisserie-bonus-coins_by_tables = { $amount_coins } par table où vous avez un plat
patisserie-bonus-copy_bonus = utiliser le bonus de la dernière carte jouée d’un adversaire
patisserie-bonus-coins_by_table = { $amount_coins } par plat à une même table
patisserie-bonus-draw_recipes = piocher { $number } recettes et en garder une
patisserie-bonus-bake_saving = cuire une recette avec 1 farine ou 1 miel de moins
patisserie-bonus-coins_by_decorations = { $amount_coins } par décoration réussie
patisserie-bonus-decorate_one = payer { $cost_coins } pour décorer un plat
patisserie-bonus-coins_by_staff = pièces selon la taille du personnel ({ $steps })
patisserie-bonus-deliver_one = livrer un plat
patisserie-bonus-acquire_recipe = acquérir une recette
patisserie-bonus-prestige_by_dishes = prestige pour vos { $dishes } présentés ({ $steps })
patisserie-bonus-place_cheaper = placer un poste de service ou un noble hôte, { $discount_coins } de moins
patisserie-bonus-take_recipe = prendre une recette de l’étal
patisserie-bonus-prestige_by_tables = prestige selon les tables où vous avez un plat ({ $steps })
patisserie-bonus-coins_by_dishes = { $amount_coins } par plat présenté
patisserie-bonus-prestige_for_coins = payer { $cost_coins } pour 1 point de prestige, jusqu’à { $times } fois
patisserie-bonus-prestige_by_decorations = prestige selon vos décorations réussies ({ $steps })
patisserie-bonus-take_ingredient = prendre un ingrédient de l’étal
patisserie-bonus-gain_prestige = gagner { $amount_prestige }

patisserie-bonus-draw_ingredients = { $n ->
    [one] piocher { $n } ingrédient
   *[other] piocher { $n } ingrédients et en garder un
}
