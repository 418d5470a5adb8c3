### Festivity Dresses: four dresses that are never sold and bring prestige when they are made.

expansion-festivity_dresses-name = 祝祭のドレス

expansion-festivity_dresses-text-deluxe = 仕立てるとすぐに名声点になり、売ることのできない衣装{ $festivity }枚です。最初の準備の後で袋に加えます。
expansion-festivity_dresses-text-original = 作るとすぐに名声点になり、売ることのできない服{ $festivity }枚です。最初の準備の後で袋に加えます。

bonus-prestige_per_couple-deluxe = ボード上の自分のドレスとフロックコート1組につき{ $amount_prestige }を得る
bonus-prestige_per_couple-original = ボード上の自分の婦人用ドレスと紳士用コート1組につき{ $amount_prestige }を得る

window-signs-prestige_per_couple = { $amount } :prestige × :lady + :gentleman

event-festivity_mixed_in-deluxe = 祝祭の衣装{ $n }枚を袋に混ぜる。

event-festivity_mixed_in-original = 祝祭の服{ $n }枚を袋に混ぜる。

guide-festivity_dresses-1 = :made 星のある{ $garment }は、作るとすぐに名声点になります。
guide-festivity_dresses-2 = :unsold 売ることはできません。貸せる客の空きがなければ、作れません。
