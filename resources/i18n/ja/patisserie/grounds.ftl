### What speaks for a play, in a hint and in the analysis of a game.

patisserie-advice-now = すぐに名声点：{ $gain }
patisserie-advice-item = { $item }：終了時に{ $gain }
patisserie-advice-table = { $table }で得点：{ $gain }
patisserie-advice-leads = { $table }でトップに立つ：{ $gain }
patisserie-advice-leads_taken = { $table }で{ $player }からトップを奪う：{ $gain }
patisserie-advice-income_coins = 毎回の収入が{ $coins }増える
patisserie-advice-income_prestige = 毎回の収入で{ $prestige }増える
patisserie-advice-completes = { $recipes }（{ $prestige }）を焼く材料がすべてそろう
patisserie-advice-enough = { $recipes }をすべて焼く材料がそろう
patisserie-advice-fills = { $recipe }（{ $prestige }）に足りなかった最後の材料：{ $missing }
patisserie-advice-lacks = { $recipe }（{ $prestige }）まであと少し。足りないのは{ $missing }だけ
patisserie-advice-toward = { $recipe }のための{ $brought }。あと足りないのは{ $missing }だけ
patisserie-advice-toward_far = { $recipe }のための{ $brought }。まだ足りないのは{ $missing }
patisserie-advice-together = { $recipes }のための{ $brought }（合わせて{ $needed }必要）
patisserie-advice-display = 場の{ $recipe }（{ $prestige }）のための{ $brought }。あとはレシピだけでよい
patisserie-advice-wanted = { $n ->
    [1] 場の{ $recipe }（{ $prestige }）のための{ $brought }
   *[other] 場の{ $recipe }（{ $prestige }）など、必要とする{ $n }枚のレシピのための{ $brought }
}
patisserie-advice-stored = これからのレシピのために{ $brought }を蓄える
patisserie-advice-topping = { $recipe }を飾るトッピング。飾れば毎回の収入が増える
patisserie-advice-topping_later = あとで菓子を飾るトッピング。飾れば毎回の収入が増える
patisserie-advice-farthest = 手持ちのレシピでは{ $recipe }に足りないものが最も多い：{ $missing }
patisserie-advice-least = 手持ちのレシピでは{ $recipe }の価値が最も低い：{ $prestige }
patisserie-advice-discards = { $recipe }はまだ焼けない。足りないもの：{ $missing }
patisserie-advice-goes = 手放すレシピ、{ $recipe }の価値は{ $prestige }
patisserie-advice-conflicts = { $recipes }を両方焼くには材料が足りない
patisserie-advice-needs_chef = 手持ちのレシピでパティシエが必要なのは{ $recipe }だけ
patisserie-advice-baked = 披露できる菓子：{ $recipe }（終了時に{ $prestige }）
patisserie-advice-baked_rewarded = 披露できる菓子：{ $recipe }（終了時に{ $prestige }）。{ $table }の報酬は{ $reward }
patisserie-advice-brings = { $coins }を得る（終了時には{ $each }につき{ $prestige }）
patisserie-advice-buys = { $coins }を得て、{ $recipe }に足りない{ $missing }を買える
patisserie-advice-affords = { $coins }を得て、{ FORM($place, "at") }にマーカーを置ける
patisserie-advice-notice_worth = 解雇で{ $coins }を得る。失うボーナスの価値は約{ $prestige }：「{ $bonus }」
patisserie-advice-notice_little = 解雇で{ $coins }を得る。失うボーナスの価値は低い：「{ $bonus }」
patisserie-advice-bonus_worth = ボーナスの価値は約{ $prestige }：「{ $bonus }」
patisserie-advice-bonus_is = ボーナス：「{ $bonus }」
patisserie-advice-bonus_least = このカードのボーナスがいちばん価値が低い
patisserie-advice-chef_recipes = アシスタントには焼けない{ $recipes }を焼ける
patisserie-advice-hand = 手札はパティシエ{ $hand_chefs }、アシスタント{ $hand_assistants }になる
patisserie-advice-chance = さらに何かを引く。何かはまだ誰にもわからない
patisserie-advice-hires = { $card }をすぐに、さらにあと{ $rounds }ラウンド使える：「{ $bonus }」
patisserie-advice-hires_now = { $card }をこのラウンドに使える：「{ $bonus }」
