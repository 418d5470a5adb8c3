### The reference: what the expansions add.

reference-jewelry-title = 宝飾品
reference-jewelry-text = { $garment }を作った後、貸す前に、宝飾品1つを上の価格で買えます。{ $gown }にはネックレス、{ $coat }には指輪です。{ $garment }と同じ色なら、資源タイルもランダムに1枚得ます。1つにつき、毎回の収入で1リーヴル、終了時に名声1点です。毎ラウンドの後、右端のものがゲームから除外されます。
reference-jewelry-terms = 宝飾品 宝石 ジュエリー ネックレス 首飾り 指輪 リング
reference-jewelry-ruling = 宝飾品を取ったら、その{ $garment }は貸さなければなりません。貸せる客がいるときだけ買えます。

reference-jeweler-title = 宝石商
reference-jeweler-text = 装飾の1つです。ここに自分のマーカーがあれば、{ $garment }を貸すたびに宝飾品を買えます。プレイヤーごとに1か所だけです。
reference-jeweler-terms = 宝石商 宝飾品 店 装飾 場
reference-jeweler-ruling = { $garment }の効果で得る宝飾品は、一緒に買ったものとは別に得られます。

reference-specialist-title = 専門徒弟
reference-specialist-text = ゲーム開始時に各プレイヤーに1枚配られ、ほかの人には見えません。カードの条件を満たしていれば、親方のメインアクションで、この徒弟を一度だけ無料で雇えます。カードは手札に入ります。
reference-specialist-terms = 専門徒弟 徒弟 特別 雇う 無料 条件 秘密 配る
reference-specialist-ruling = 宮廷に送ると、ほかの徒弟と同じく{ $apprentice }リーヴルです。

reference-condition-title = 雇用条件
reference-condition-text = 専門徒弟の条件は、雇うときに満たしていなければなりません。リーヴル、名声点、宝飾品、装飾の種類、ボードの{ $gowns }や{ $coats }や親方の客、タイルと糸とレース、全広間への進出、親方試験の合格などです。何も払わず、失いません。
reference-condition-terms = 条件 要件 専門徒弟 必要
reference-condition-ruling = 収入の装飾は、2種類合わせて1種類と数えます。

reference-journeyman_examination-text = 課題をすべて達成したときの、徒弟のメインアクションです。{ $examLivre }リーヴルを払い、名声{ $examPrestige }点を得ます。この徒弟はボーナスを使ってからゲームを去り、この試験の山札から職人1人を選んで手札に加えます。その後は親方試験の準備をします。
reference-journeyman_examination-terms = 試験 しけん 職人試験 徒弟 昇格 合格 合格者
reference-journeyman_examination-ruling = 山札に1枚以上必要です。合格者が代わりに入るので、受験者は残さなければならない人数に数えます。

reference-master_examination-text = 課題をすべて達成したときの、職人のメインアクションです。{ $examLivre }リーヴルを払い、名声{ $examPrestige }点を得ます。この職人はボーナスを使ってからゲームを去り、この試験の山札から親方1人を選んで手札に加えます。その後はまた職人試験の準備をします。
reference-master_examination-terms = 試験 しけん 親方試験 職人 昇格 合格 合格者
reference-master_examination-ruling = 山札に1枚以上必要です。合格者が代わりに入るので、受験者は残さなければならない人数に数えます。

reference-journeyman_tasks-title = 職人試験の課題
reference-journeyman_tasks-text = 徒弟が達成します。ありふれたシルクのタイルを残す、珍しいシルクのタイルを残す、タイルを糸かレースと交換する、装飾に出資する。メインアクションでもボーナスでもよく、1アクションにつき課題1つで、自動で印がつきます。
reference-journeyman_tasks-terms = 課題 試験 徒弟 シルク 糸 レース 装飾 トークン
reference-journeyman_tasks-ruling = ボーナスによるアクションは、そのボーナスを持つ従業員が行ったものとします。

reference-master_tasks-title = 親方試験の課題
reference-master_tasks-text = 職人が{ $gown }を作る、職人が{ $coat }を作る、親方が{ $garment }をどれか作る。貸しても売ってもよく、メインアクションでもボーナスでもかまいません。1アクションにつき課題1つで、自動で印がつきます。
reference-master_tasks-terms = 課題 試験 親方 職人 { $gown } { $coat } トークン
reference-master_tasks-ruling = ボーナスによるアクションは、そのボーナスを持つ従業員が行ったものとします。

reference-graduate-title = 合格者
reference-graduate-text = 試験に合格したら、その山札を見て、好きなカードを1枚選んで手札に加えます。このラウンドにも使います。
reference-graduate-terms = 合格者 山札 試験 選ぶ 新しいカード
reference-graduate-ruling = ほかの人に見えるのは、カードを使ったときか、ゲームを去るときです。

reference-bonus_use_from_supply-title = ボーナス：控えの従業員を使う
reference-bonus_use_from_supply-text = 自分の控えを見て従業員1人を捨て、その人を使ったかのようにボーナスを使います。
reference-bonus_use_from_supply-terms = 控え 捨てる ボーナス 借りる
reference-bonus_use_from_supply-ruling = 控えが空なら、先に捨て札を裏返します。アクションは捨てた従業員が行ったものとします。

reference-bonus_copy_bonus-title = ボーナス：対戦相手のボーナスをコピー
reference-bonus_copy_bonus-text = 対戦相手の捨て札のいちばん上の従業員を選び、そのカードを使ったかのようにボーナスを使います。カードはそのままです。
reference-bonus_copy_bonus-terms = コピー まね 対戦相手 捨て札 ボーナス
reference-bonus_copy_bonus-ruling = コピーするボーナスはコピーできません。アクションは、コピーされたボーナスの従業員が行ったものとします。

reference-bonus_livre_per_hall-title = ボーナス：広間ごとにリーヴル
reference-bonus_livre_per_hall-text = 自分の{ $garment }か音楽家がある広間1つにつき、カードに書かれたリーヴルを得ます。
reference-bonus_livre_per_hall-terms = 広間 進出 お金

reference-bonus_livre_per_decorations-title = ボーナス：装飾数個ごとにリーヴル
reference-bonus_livre_per_decorations-text = 自分の装飾がカードに書かれた数そろうごとに、書かれたリーヴルを得ます。端数は数えません。
reference-bonus_livre_per_decorations-terms = 装飾 お金 組 マーカー

reference-bonus_make_and_sell-title = ボーナス：作ってすぐ売る
reference-bonus_make_and_sell-text = 金の指ぬきのない{ $garment }をもう1着、通常のコストで作り、すぐにその値段で売って、カードに書かれた名声点を得ます。
reference-bonus_make_and_sell-terms = 仕立て 売る もう1着 { $garment } 名声点
reference-bonus_make_and_sell-ruling = 売却不可のものは、このボーナスでは作れません。

reference-bonus_in_hall-title = ボーナス：1つの広間の{ $garments }
reference-bonus_in_hall-text = 1つの広間にある自分の{ $garments }に応じて、カードに書かれたものを得ます。
reference-bonus_in_hall-terms = 1つの広間 名声点 リーヴル { $garment }
reference-bonus_in_hall-ruling = プログラムが最も得な広間を選びます。

reference-bonus_jewelry-title = ボーナス：宝飾品ごとに
reference-bonus_jewelry-text = 自分の宝飾品タイル（または指輪だけ）がカードに書かれた数そろうごとに、書かれたものを得ます。端数は数えません。
reference-bonus_jewelry-terms = 宝飾品 宝石 指輪 ネックレス リーヴル 名声点

reference-bonus_prestige_per_pair-title = ボーナス：2色の組
reference-bonus_prestige_per_pair-text = 客に貸した、カードの2色の{ $gowns }1組につき名声1点を得ます。
reference-bonus_prestige_per_pair-terms = 組 ペア 2色 { $gown } 名声点

reference-bonus_livre_per_master_spaces-title = ボーナス：親方の客ごとにリーヴル
reference-bonus_livre_per_master_spaces-text = 親方の客に貸した自分の{ $garments }がカードに書かれた数そろうごとに、書かれたリーヴルを得ます。
reference-bonus_livre_per_master_spaces-terms = 親方の客 指ぬき お金

reference-bonus_livre_without_color-title = ボーナス：ない色でリーヴル
reference-bonus_livre_without_color-text = カードの2色それぞれについて、客に貸したその色の自分の{ $garment }がなければ、書かれたリーヴルを得ます。
reference-bonus_livre_without_color-terms = ない色 なし お金

reference-bonus_gain_prestige-title = ボーナス：名声点
reference-bonus_gain_prestige-text = カードに書かれた名声点をすぐに得ます。
reference-bonus_gain_prestige-terms = 名声点 点数 得る

reference-crown_jewelry_sets-title = 王冠：宝飾品の組
reference-crown_jewelry_sets-text = 終了時に、4種類すべての宝飾品の組（ネックレスと指輪の各色1つずつ）ごとに、カードに書かれた名声点を得ます。
reference-crown_jewelry_sets-terms = 宝飾品 宝石 組 セット 王冠 終了時 ネックレス 指輪

reference-crown_necklace_pairs-title = 王冠：ネックレス
reference-crown_necklace_pairs-text = 終了時に、自分のネックレスがカードに書かれた数そろうごとに、書かれた名声点を得ます。色は問いません。
reference-crown_necklace_pairs-terms = ネックレス 首飾り 組 王冠 終了時

reference-crown_decorations-title = 王冠：装飾
reference-crown_decorations-text = 終了時に、自分の装飾1つにつき、それ自身の点とは別に、カードに書かれた名声点を得ます。
reference-crown_decorations-terms = 装飾 王冠 終了時 マーカー

reference-crown_apprentice_pairs-title = 王冠：徒弟
reference-crown_apprentice_pairs-text = 終了時に、自分の徒弟がカードに書かれた数そろうごとに、書かれた名声点を得ます。
reference-crown_apprentice_pairs-terms = 徒弟 組 従業員 王冠 終了時

reference-fancy_dresses-text = { $garments }をさらに{ $fancy }枚、袋に加えます。ほかのどれよりも多くのものが要り、価値も高くなります。基本ゲームにない組み合わせの新しい資源タイルも加わります。
reference-fancy_dresses-terms = 豪華なドレス 豪華 高価 拡張 プロモ

reference-festivity_dresses-text = 星のある{ $garments }をさらに{ $festivity }枚加えます。作るとすぐ、置く前に名声点になります。売ることはできず、貸せる客の空きがなければ{ $garment }を作れません。最初の準備の後で袋に加えます。
reference-festivity_dresses-terms = 祝祭のドレス 祝祭 星 売却不可 拡張 プロモ 名声点
reference-festivity_dresses-ruling = その{ $garment }自身は、自分の効果に数えません。作ったものを売るボーナスでは作れません。

reference-bonus_prestige_per_couple-title = ボーナス：カップル
reference-bonus_prestige_per_couple-text = 作ったときに、客に貸した自分の{ $gown }と{ $coat }の組ごとに、示された名声点を得ます。
reference-bonus_prestige_per_couple-terms = カップル 組 祝祭 { $gown } { $coat }
reference-bonus_prestige_per_couple-ruling = 作っている{ $garment }は、まだ数えません。

reference-expert_tailoring-text = 針のある{ $garments }をさらに{ $expert }枚加えます。貸したときに、寵愛、タイル、宝飾品、お金などを得ます。1枚を除いて売ることはできません。宝飾品を得られるものは、「宝石箱」を使うときだけ登場します。
reference-expert_tailoring-terms = 匠の仕立て 匠 針 貸す 売却不可 拡張 プロモ
reference-expert_tailoring-ruling = 客の報酬が先、{ $garment }の効果が後です。リーヴルだけを得られるものには名声点がありませんが、広間、彫像、カードには数えます。

reference-bonus_gain_favor-title = 貸したとき：王妃の寵愛
reference-bonus_gain_favor-text = このラウンドに誰も得ていなければ、王妃の寵愛を取ります。リーヴルはいずれにせよ得ます。
reference-bonus_gain_favor-terms = 寵愛 王妃 針 匠

reference-bonus_take_resource-title = 貸したとき：好きなタイル
reference-bonus_take_resource-text = 場の資源タイル1枚を無料で取り、普通に残すか交換します。
reference-bonus_take_resource-terms = 無料 タイル 場 針 匠
reference-bonus_take_resource-ruling = 客の報酬が先です。

reference-bonus_gain_jewelry-title = 貸したとき：宝飾品、またはその名声点
reference-bonus_gain_jewelry-text = これらの{ $garments }の1着は、宝石商に場所があれば、好きな色の宝飾品タイル1枚を無料でもたらします。もう1着は、同じ色の宝飾品と一緒に貸すと名声点をもたらします。
reference-bonus_gain_jewelry-terms = 宝飾品 宝石 無料 針 匠 同じ色
reference-bonus_gain_jewelry-ruling = こうして得る宝飾品は、買ったものとは別に得られます。

reference-madame_du_barry-title = 対戦相手デュ・バリー夫人
reference-madame_du_barry-text = 夫人は自分のカードで対戦します。毎ラウンド{ $madameHand }枚、1手番に1枚です。カードに示されたことを無料で行い、お金を持たず、作ったものは必ず貸し、同点なら勝ちます。カードの何ひとつできなければ、代わりに名声{ $madameInstead }点を得ます。
reference-madame_du_barry-terms = ソロ 1人 一人 デュ・バリー 夫人 自動 オートマ ライバル 対戦相手 マダム
reference-madame_du_barry-ruling = 2人以上が相手のときは、人数を数える場合に1人として数え、最後の人の次の席に座ります。

reference-madame_cards-title = デュ・バリー夫人のカード
reference-madame_cards-text = 上：何をどこで行うか。下：別のカードで作ったものを置く広間と、一緒に取る宝飾品（同じ色、合うもの何でも、なし）。雇うか試験に合格すると、このラウンドのカードをもう1枚引きます。
reference-madame_cards-terms = 夫人 カード アクション 広間 公開 引く ソロ オートマ
reference-madame_cards-ruling = 空いている客が見つからなければ、何も作らず名声点を得ます。デザインが足りなければ、いちばん高いものを取ります。カードがなくなったら、公開したカードをシャッフルします。

reference-collection-title = デュ・バリー夫人のタイル
reference-collection-text = 夫人は取ったタイルを使いません。終了時に{ $madameTiles }枚につき名声1点です。
reference-collection-terms = 集めたタイル タイル ソロ オートマ 得点
