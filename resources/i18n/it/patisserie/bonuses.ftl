### What staff bonuses do, as things to do.

patisserie-bonus-gain_coins = ottenere { $amount_coins }
patisserie-bonus-buy_goods = comprare un tipo di merce
patisserie-bonus-acquire_ingredient = acquisire 1 tessera ingrediente
patisserie-bonus-pay_for_action = pagare { $cost_coins } per un’altra azione: { $action }
patisserie-bonus-prestige_by_table = prestigio per i tuoi dolci su una tavola ({ $steps })
patisserie-bonus-move_dish = spostare un tuo dolce a un’altra tavola
patisserie-bonus-buy_butter = pagare { $cost_coins } per 1 burro
patisserie-bonus-coins_by_markers = { $amount_coins } per ogni tuo posto di servizio e nobile anfitrione
patisserie-bonus-coins_by_tables = { $amount_coins } per ogni tavola con un tuo dolce
patisserie-bonus-copy_bonus = usare il bonus dell’ultima carta usata di un altro giocatore
patisserie-bonus-coins_by_table = { $amount_coins } per ogni tuo dolce su una tavola
patisserie-bonus-draw_recipes = pescare { $number } ricette dal sacchetto e tenerne una
patisserie-bonus-bake_saving = infornare una ricetta con 1 farina o 1 miele in meno
patisserie-bonus-coins_by_decorations = { $amount_coins } per ogni tua decorazione riuscita
patisserie-bonus-decorate_one = pagare { $cost_coins } per decorare un dolce
patisserie-bonus-coins_by_staff = monete secondo le dimensioni del personale ({ $steps })
patisserie-bonus-deliver_one = consegnare un dolce
patisserie-bonus-acquire_recipe = acquisire una ricetta
patisserie-bonus-prestige_by_dishes = prestigio per i { $dishes } che hai presentato ({ $steps })
patisserie-bonus-place_cheaper = piazzare personale di servizio o un nobile anfitrione, con { $discount_coins } di sconto
patisserie-bonus-take_recipe = ottenere una ricetta dall’esposizione
patisserie-bonus-prestige_by_tables = prestigio per le tavole con un tuo dolce ({ $steps })
patisserie-bonus-coins_by_dishes = { $amount_coins } per ogni tuo dolce presentato
patisserie-bonus-prestige_for_coins = pagare { $cost_coins } per 1 punto prestigio, fino a { $times } volte
patisserie-bonus-prestige_by_decorations = prestigio per le tue decorazioni riuscite ({ $steps })
patisserie-bonus-take_ingredient = ottenere una tessera ingrediente dall’esposizione
patisserie-bonus-gain_prestige = ottenere { $amount_prestige }

patisserie-bonus-draw_ingredients = { $n ->
    [one] pescare { $n } tessera ingrediente dal sacchetto
   *[other] pescare { $n } tessere ingrediente dal sacchetto e tenerne una
}
