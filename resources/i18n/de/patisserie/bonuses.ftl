### What staff bonuses do, as things to do.

patisserie-bonus-gain_coins = { $amount_coins } erhalten
patisserie-bonus-buy_goods = eine Warenart kaufen
patisserie-bonus-acquire_ingredient = 1 Zutat erwerben
patisserie-bonus-pay_for_action = { $cost_coins } für eine weitere Aktion zahlen: { $action }
patisserie-bonus-prestige_by_table = Prestige nach eigenen Gebäcken an einer Tafel ({ $steps })
patisserie-bonus-move_dish = ein eigenes Gebäck an eine andere Tafel stellen
patisserie-bonus-buy_butter = { $cost_coins } für 1 Butter zahlen
patisserie-bonus-coins_by_markers = { $amount_coins } je eigene Servicekraft und eigenen Gastgeber
patisserie-bonus-coins_by_tables = { $amount_coins } je Tafel mit eigenem Gebäck
patisserie-bonus-copy_bonus = den Bonus der obersten benutzten Karte eines anderen nutzen
patisserie-bonus-coins_by_table = { $amount_coins } je eigenes Gebäck an einer Tafel
patisserie-bonus-draw_recipes = { $number } Rezepte aus dem Beutel ziehen und eines behalten
patisserie-bonus-bake_saving = ein Rezept mit 1 Mehl oder 1 Honig weniger backen
patisserie-bonus-coins_by_decorations = { $amount_coins } je eigene gelungene Garnitur
patisserie-bonus-decorate_one = { $cost_coins } zahlen und ein Gebäck garnieren
patisserie-bonus-coins_by_staff = Münzen nach Größe des Personals ({ $steps })
patisserie-bonus-deliver_one = ein Gebäck liefern
patisserie-bonus-acquire_recipe = ein Rezept erwerben
patisserie-bonus-prestige_by_dishes = Prestige für präsentierte { $dishes } ({ $steps })
patisserie-bonus-place_cheaper = Servicekraft oder Gastgeber einsetzen, { $discount_coins } billiger
patisserie-bonus-take_recipe = ein Rezept der Auslage nehmen
patisserie-bonus-prestige_by_tables = Prestige nach Tafeln mit eigenem Gebäck ({ $steps })
patisserie-bonus-coins_by_dishes = { $amount_coins } je eigenes präsentiertes Gebäck
patisserie-bonus-prestige_for_coins = { $cost_coins } für 1 Prestigepunkt zahlen, bis zu { $times }-mal
patisserie-bonus-prestige_by_decorations = Prestige nach eigenen gelungenen Garnituren ({ $steps })
patisserie-bonus-take_ingredient = eine Zutat der Auslage nehmen
patisserie-bonus-gain_prestige = { $amount_prestige } erhalten

patisserie-bonus-draw_ingredients = { $n ->
    [one] { $n } Zutat aus dem Beutel ziehen
   *[other] { $n } Zutaten aus dem Beutel ziehen und eine behalten
}
