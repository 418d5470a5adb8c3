### What employees' bonuses do, as things to do; what crowns score at the end.

bonus-none = ボーナスなし
bonus-gain_livre = { $livre }を得る
bonus-buy_notion = { $livre }を払い、糸かレース1個を得る
bonus-gain_notion = 糸かレース1個を得る
bonus-acquire = 資源タイルをもう1枚獲得する
bonus-draw_resource = { $livre }で資源タイル1枚をランダムに引く
bonus-draw_resource_free = 資源タイル1枚をランダムに引く
bonus-depute_with_bonus = 自分の従業員1人を無報酬で宮廷に送り、そのボーナスを使う
bonus-depute_for_livre = 自分の従業員1人をボーナスなしで宮廷に送る：親方{ $master }リーヴル、職人{ $journeyman }リーヴル、徒弟{ $apprentice }リーヴル
bonus-per_dress = { $gains }を得る
bonus-per_dress_gain = 自分の{ $dress }1着につき{ $amount }
bonus-livre_per_decoration = 自分の装飾1つにつき{ $livre }を得る
bonus-fund = もう1つの装飾に{ $livre }引きで出資する
bonus-livre_by_staff = 従業員の人数に応じてリーヴルを得る（{ $steps }）
bonus-prestige_for_livre = { $livre }払うごとに名声1点を得る
bonus-discard_resources = 資源タイルを捨てる：{ $single }のシルク1個につき名声1点
bonus-discard_resources_grouped = 資源タイルを捨てる：{ $single }のシルク1個につき名声1点、{ $grouped }のシルク{ $n }個につき名声1点
bonus-step = { $start }以上：{ $amount }
bonus-step_one = { $start }：{ $amount }
bonus-step_range = { $start }～{ $end }：{ $amount }

bonus-prestige_per_decorations = 自分の装飾{ $n }つにつき名声1点を得る

bonus-per_dress_all-deluxe = ボード上の自分の衣装1着につき{ $livre }を得る
bonus-per_dress_all-original = ボード上の自分の服1着につき{ $livre }を得る

bonus-prestige_per_dresses-deluxe = ボード上の自分の衣装{ $n }着につき名声1点を得る
bonus-prestige_per_dresses-original = ボード上の自分の服{ $n }着につき名声1点を得る

bonus-make_dress-deluxe = 親方の要らない衣装をもう1着、{ $colors }のシルクを{ $n }個まで減らして仕立てる

bonus-make_dress-original = 親方の要らない服をもう1着、{ $colors }のシルクを{ $n }個まで減らして作る

final-deck_size = 終了時：従業員の人数に応じて名声点（{ $steps }）
final-thread_lace_pairs = 終了時：糸とレース1組につき{ $prestige }

final-master_space_pairs-deluxe = 終了時：親方の客に貸した自分の衣装{ $every }着につき{ $prestige }
final-master_space_pairs-original = 終了時：親方の客に貸した自分の服{ $every }着につき{ $prestige }

final-couples-deluxe = 終了時：自分のドレスとフロックコート1組につき{ $prestige }
final-couples-original = 終了時：自分の婦人用ドレスと紳士用コート1組につき{ $prestige }
