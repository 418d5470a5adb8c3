### What speaks for a play, in a hint and in the analysis of a game.

patisserie-advice-now = すぐに名声点：{ $gain }
patisserie-advice-item = { $item }：終了時に{ $gain }
patisserie-advice-table = { $table }で得点：{ $gain }
patisserie-advice-leads = { $table }でトップに立つ：{ $gain }
patisserie-advice-income_coins = 毎回の収入が{ $coins }増える
patisserie-advice-income_prestige = 毎回の収入で{ $prestige }増える
patisserie-advice-completes = { $recipe }を焼く材料がそろう
patisserie-advice-lacks = { $recipe }に足りないもの：{ $missing }
patisserie-advice-farthest = 手持ちのレシピでは{ $recipe }に足りないものが最も多い：{ $missing }
patisserie-advice-least = 手持ちのレシピでは{ $recipe }の価値が最も低い：{ $prestige }
patisserie-advice-baked = 届けられる菓子：{ $recipe }
patisserie-advice-tiles = 材料を得る：{ $tiles }
patisserie-advice-brings = { $coins }を得る
patisserie-advice-bonus_worth = ボーナスの価値は約{ $prestige }
patisserie-advice-bonus_little = 今、このボーナスの価値は低い
patisserie-advice-bonus_least = このカードのボーナスがいちばん価値が低い
patisserie-advice-hand = 手札はパティシエ{ $hand_chefs }、アシスタント{ $hand_assistants }になる
patisserie-advice-chance = その先、何を引くかは誰にもわからない

patisserie-advice-flour = 小麦粉{ $n }個を得る

patisserie-advice-sugar = 砂糖{ $n }個を得る

patisserie-advice-butter = バター{ $n }個を得る

patisserie-advice-hires = スタッフを得る（あと{ $rounds }ラウンド）：{ $card }
