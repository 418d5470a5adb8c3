### What speaks for a play, in a hint and in the analysis of a game.

patisserie-advice-now = すぐに名声点が入る（{ $gain }）
patisserie-advice-item = 終了時に名声点が入る（{ $item }：{ $gain }）
patisserie-advice-table = { $table }で得点する（{ $gain }）
patisserie-advice-leads = { $table }でトップに立つ（{ $gain }）
patisserie-advice-leads_taken = { $table }で{ $player }からトップを奪う（{ $gain }）
patisserie-advice-income_coins = これからの毎回の収入が{ $coins }増える
patisserie-advice-income_prestige = これからの毎回の収入が{ $prestige }増える
patisserie-advice-completes = これで{ $recipes }を焼く材料がすべてそろう（{ $prestige }）
patisserie-advice-enough = これで{ $recipes }をすべて焼ける材料になる
patisserie-advice-fills = { $recipe }に足りない最後の材料になる：{ $missing }（{ $prestige }）
patisserie-advice-lacks = { $recipe }まであと少し。足りないのは{ $missing }だけ（{ $prestige }）
patisserie-advice-lacks_shared = { $rivals }より先に焼くなら、{ $recipe }に足りないのは{ $missing }だけ（{ $prestige }）。すべてを焼くには蓄えが足りない
patisserie-advice-toward = { $recipe }に必要：{ $brought }。あと足りないのは{ $missing }だけ
patisserie-advice-toward_far = { $recipe }に必要：{ $brought }。まだ足りないのは{ $missing }
patisserie-advice-toward_shared = { $recipe }に必要：{ $brought }。{ $rivals }より先に焼くなら、あと足りないのは{ $missing }
patisserie-advice-together = { $recipes }には合わせて{ $needed }が必要。これで{ $brought }が手に入る
patisserie-advice-display = { $recipe }に足りない最後の材料になる（{ $brought }）。レシピはまだ場にある（{ $prestige }）
patisserie-advice-display_shared = { $rivals }より先に焼くなら、{ $recipe }に足りない最後の材料になる（{ $brought }）。レシピはまだ場にある（{ $prestige }）
patisserie-advice-wanted = { $n ->
    [1] { $recipe }に必要（{ $brought }）。レシピはまだ場にある（{ $prestige }）
   *[other] 場のレシピ{ $n }枚に必要（{ $brought }）。いちばん近いのは{ $recipe }（{ $prestige }）
}
patisserie-advice-stored = これからのレシピのために蓄える：{ $brought }
patisserie-advice-topping = このトッピングで{ $recipe }を飾れば、これからの毎回の収入が増える
patisserie-advice-topping_later = このトッピングであとの菓子を飾れば、その後の毎回の収入が増える
patisserie-advice-farthest = 手持ちのレシピでは{ $recipe }に足りないものが最も多い：{ $missing }
patisserie-advice-least = 手持ちのレシピでは{ $recipe }の価値が最も低い（{ $prestige }）
patisserie-advice-discards = { $recipe }はまだ焼けない。足りないもの：{ $missing }
patisserie-advice-goes = 代わりに手放すレシピは{ $recipe }（{ $prestige }）
patisserie-advice-conflicts = { $recipes }を両方焼くには材料が足りない
patisserie-advice-needs_chef = 手持ちのレシピでパティシエが必要なのは{ $recipe }だけ
patisserie-advice-baked = { $recipe }を披露できるようになる（終了時に{ $prestige }）
patisserie-advice-baked_rewarded = { $recipe }を披露できるようになる（終了時に{ $prestige }）。{ $table }で報酬もある（{ $reward }）
patisserie-advice-brings = { $coins }を得る。終了時に残れば{ $each }につき{ $prestige }になる
patisserie-advice-buys = { $coins }を得て、{ $recipe }にまだ足りないもの（{ $missing }）を買える
patisserie-advice-affords = { $coins }を得て、{ FORM($place, "at") }にマーカーを置ける
patisserie-advice-notice_worth = このカードで今{ $coins }を得るが、毎回約{ $prestige }の価値があるボーナス「{ $bonus }」を失う
patisserie-advice-notice_little = このカードで今{ $coins }を得る。失うボーナス「{ $bonus }」の価値は低い
patisserie-advice-bonus_worth = ボーナス「{ $bonus }」には毎回約{ $prestige }の価値がある
patisserie-advice-bonus_is = ボーナス：「{ $bonus }」
patisserie-advice-bonus_lost = 失うのはボーナス「{ $bonus }」で、毎回約{ $prestige }の価値がある
patisserie-advice-bonus_slight = ボーナス「{ $bonus }」を失っても惜しくない
patisserie-advice-bonus_least = このカードのボーナスがいちばん価値が低い
patisserie-advice-chef_recipes = アシスタントには焼けない{ $recipes }を焼ける
patisserie-advice-hand = 手札はパティシエ{ $hand_chefs }、アシスタント{ $hand_assistants }になる
patisserie-advice-spare_chef = パティシエは1枚減らしてもよい：残りはパティシエ{ $hand_chefs }、アシスタント{ $hand_assistants }
patisserie-advice-spare_assistant = アシスタントは1枚減らしてもよい：残りはアシスタント{ $hand_assistants }、パティシエ{ $hand_chefs }
patisserie-advice-chance = 何を引くかはまだわからず、運しだいのところもある
patisserie-advice-hires = { $card }をすぐに、さらにあと{ $rounds }ラウンド使える：「{ $bonus }」
patisserie-advice-hires_now = { $card }をこのラウンドに使える：「{ $bonus }」
