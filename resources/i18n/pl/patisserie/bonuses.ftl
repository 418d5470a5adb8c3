### What staff bonuses do, as things to do.

patisserie-bonus-gain_coins = zyskaj: { $amount_coins }
patisserie-bonus-buy_goods = kup towary jednego rodzaju
patisserie-bonus-acquire_ingredient = pozyskaj 1 żeton składnika
patisserie-bonus-pay_for_action = zapłać ({ $cost_coins }) za dodatkową akcję: { $action }
patisserie-bonus-prestige_by_table = prestiż za twoje wypieki na jednym stole ({ $steps })
patisserie-bonus-move_dish = przenieś swój wypiek na inny stół
patisserie-bonus-buy_butter = zapłać ({ $cost_coins }) za 1 masło
patisserie-bonus-coins_by_markers = { $amount_coins } za każde twoje stanowisko obsługi i każdego gospodarza
patisserie-bonus-coins_by_tables = { $amount_coins } za każdy stół z twoim wypiekiem
patisserie-bonus-copy_bonus = użyj bonusu wierzchniej użytej karty innego gracza
patisserie-bonus-coins_by_table = { $amount_coins } za każdy twój wypiek na jednym stole
patisserie-bonus-draw_recipes = dobierz przepisy z woreczka ({ $number }) i zatrzymaj jeden
patisserie-bonus-bake_saving = upiecz jeden przepis o 1 mąkę lub 1 miód taniej
patisserie-bonus-coins_by_decorations = { $amount_coins } za każdą twoją udaną dekorację
patisserie-bonus-decorate_one = zapłać ({ $cost_coins }), aby udekorować wypiek
patisserie-bonus-coins_by_staff = monety według liczebności personelu ({ $steps })
patisserie-bonus-deliver_one = dostarcz jeden wypiek
patisserie-bonus-acquire_recipe = pozyskaj jeden przepis
patisserie-bonus-prestige_by_dishes = prestiż za twoje podane { $dishes } ({ $steps })
patisserie-bonus-place_cheaper = wystaw obsługę lub gospodarza (zniżka: { $discount_coins })
patisserie-bonus-take_recipe = weź za darmo przepis z wystawy
patisserie-bonus-prestige_by_tables = prestiż za stoły z twoim wypiekiem ({ $steps })
patisserie-bonus-coins_by_dishes = { $amount_coins } za każdy twój podany wypiek
patisserie-bonus-prestige_for_coins = kup 1 pkt prestiżu (cena: { $cost_coins }), najwyżej { $times } razy
patisserie-bonus-prestige_by_decorations = prestiż za twoje udane dekoracje ({ $steps })
patisserie-bonus-take_ingredient = weź za darmo żeton składnika z wystawy
patisserie-bonus-gain_prestige = zdobądź { $amount_prestige }

patisserie-bonus-draw_ingredients = { $n ->
    [one] dobierz { $n } żeton składnika z woreczka
    [few] dobierz { $n } żetony składników z woreczka i zatrzymaj jeden
    [many] dobierz { $n } żetonów składników z woreczka i zatrzymaj jeden
   *[other] dobierz { $n } żetonu składnika z woreczka i zatrzymaj jeden
}
