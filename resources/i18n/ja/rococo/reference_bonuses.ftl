### The reference: bonuses and crowns of the base game.

reference-bonus_gain_livre-title = ボーナス：リーヴル
reference-bonus_gain_livre-text = カードに書かれたリーヴルをストックから得ます。
reference-bonus_gain_livre-terms = お金 コイン 得る

reference-bonus_livre_per_decoration-title = ボーナス：装飾ごとにリーヴル
reference-bonus_livre_per_decoration-text = 自分のマーカーがある装飾1つにつき、場所を問わず、カードに書かれたリーヴルを得ます。出資したばかりの装飾も数えます。
reference-bonus_livre_per_decoration-terms = お金 装飾 マーカー

reference-bonus_livre_by_staff-title = ボーナス：人数に応じてリーヴル
reference-bonus_livre_by_staff-text = 手札、控え、捨て札、働いている最中の人を合わせた全従業員を数えます。得る額はカードの表に書かれており、達している最も大きい数を見ます。
reference-bonus_livre_by_staff-terms = 人数 枚数 従業員 お金 デッキ
reference-bonus_livre_by_staff-ruling = この手番に宮廷へ送る人も、去るまで数えます。表の最小に届かなければ、何も得ません。

reference-bonus_per_dress-title = ボーナス：自分の{ $garments }ごとに
reference-bonus_per_dress-text = 客に貸したその色の自分の{ $garments }1着につき、カードに示されたものを得ます。貸したばかりのものは数え、売ったものは数えません。
reference-bonus_per_dress-terms = ごとに { $garment } { $gown } { $coat } 色 リーヴル 名声点

reference-bonus_buy_notion-title = ボーナス：糸かレースを買う
reference-bonus_buy_notion-text = カードに書かれたリーヴルを払い、糸1個かレース1個を選んで取ります。
reference-bonus_buy_notion-terms = 買う 糸 レース 払う

reference-bonus_gain_notion-title = ボーナス：糸かレース
reference-bonus_gain_notion-text = 糸1個かレース1個を選んで取ります。
reference-bonus_gain_notion-terms = 得る 糸 レース 無料

reference-bonus_draw_resource-title = ボーナス：タイルを引く
reference-bonus_draw_resource-text = カードに価格があれば払い、袋から資源タイル1枚を引きます。シルクとして残すか、下半分と交換します。
reference-bonus_draw_resource-terms = ランダム タイル 袋 引く
reference-bonus_draw_resource-ruling = 袋も捨てられたタイルもなければ、このボーナスは選べません。

reference-bonus_acquire-title = ボーナス：もう1枚タイルを獲得する
reference-bonus_acquire-text = 通常の価格で、もう一度資源を獲得します。このボーナスを持つ人なら誰でもできます。
reference-bonus_acquire-terms = 2枚目 タイル 追加アクション 買う

reference-bonus_make_dress-title = ボーナス：{ $garment }をもう1着作る
reference-bonus_make_dress-text = 通常の価格で{ $garment }をもう1着作ります。カードの色のシルクを減らせますが、ほかはすべて必要です。金の指ぬきのないものに限ります。その後、普通に貸すか売ります。
reference-bonus_make_dress-terms = 仕立て 追加 { $garment } 割引 シルク 減らす もう1着
reference-bonus_make_dress-ruling = 減らせるのは必要なシルクだけです。親方の客に関しては、このボーナスのカードの階級が作ったものとして扱います。

reference-bonus_fund-title = ボーナス：装飾に安く出資する
reference-bonus_fund-text = もう1つの装飾に、その額だけ安く出資します。
reference-bonus_fund-terms = 装飾 割引 安い 追加 マーカー
reference-bonus_fund-ruling = 割引が価格より大きければ無料です。差額はもらえません。

reference-bonus_depute_with_bonus-title = ボーナス：宮廷に送ってそのボーナスを使う
reference-bonus_depute_with_bonus-text = カードの場所を問わず、自分の従業員1人（このカード自身でもよい）を無報酬で宮廷に送り、そのボーナスを使えます。最低{ $minimum_staff }人は残さなければなりません。
reference-bonus_depute_with_bonus-terms = 宮廷 ボーナス 従業員 除外 圧縮
reference-bonus_depute_with_bonus-ruling = 手札、控え、捨て札のどこからでも送れます。カードが自分自身を送る場合、去る前にもう一度そのボーナスを使えます。

reference-bonus_depute_for_livre-title = ボーナス：宮廷に送ってお金を得る
reference-bonus_depute_for_livre-text = 自分の従業員1人（このカード自身でもよい）を宮廷に送り、親方なら{ $master }リーヴル、職人なら{ $journeyman }リーヴル、徒弟なら{ $apprentice }リーヴルを得ます。去る人のボーナスは使えません。最低{ $minimum_staff }人は残さなければなりません。
reference-bonus_depute_for_livre-terms = 宮廷 お金 従業員 除外 売る カード
reference-bonus_depute_for_livre-ruling = どちらの版でも、カードが自分自身を送れます。手札、控え、捨て札のどこからでも送れます。

reference-bonus_prestige_per_decorations-title = ボーナス：装飾ごとに名声点
reference-bonus_prestige_per_decorations-text = 自分の装飾がカードに書かれた数そろうごとに、名声1点を得ます。端数は数えません。
reference-bonus_prestige_per_decorations-terms = 名声点 装飾 マーカー 点数

reference-bonus_prestige_per_dresses-title = ボーナス：{ $garments }ごとに名声点
reference-bonus_prestige_per_dresses-text = 客に貸した自分の{ $garments }がカードに書かれた数そろうごとに、名声1点を得ます。端数は数えません。
reference-bonus_prestige_per_dresses-terms = 名声点 { $garment } 点数 客

reference-bonus_prestige_for_livre-title = ボーナス：名声点を買う
reference-bonus_prestige_for_livre-text = カードに書かれたリーヴルを払うごとに、名声1点を得ます。払える限り何度でもできます。
reference-bonus_prestige_for_livre-terms = 買う 名声点 点数 お金 払う
reference-bonus_prestige_for_livre-ruling = 名声点は1点単位で買います。

reference-bonus_discard_resources-title = ボーナス：タイルで名声点
reference-bonus_discard_resources-text = ラックのタイルを何枚でも捨てます。珍しいシルクは1個につき名声1点、ありふれたシルクはカードに書かれた数につき1点です。
reference-bonus_discard_resources-terms = 捨てる タイル シルク 名声点 ラック
reference-bonus_discard_resources-ruling = タイルは1枚ずつ選び、いつでも（何も選ばずにでも）終えられます。ありふれたシルクは全タイル分を合計します。

reference-crown_deck_size-title = 王冠：人数に応じて名声点
reference-crown_deck_size-text = 終了時に、このカードを含む全従業員を数えます。名声点はカードの表に書かれています。
reference-crown_deck_size-terms = 人数 枚数 従業員 終了時 王冠 デッキ
reference-crown_deck_size-ruling = 表の最小に届かなければ、得点しません。

reference-crown_thread_lace_pairs-title = 王冠：糸とレース
reference-crown_thread_lace_pairs-text = 終了時に、残った糸1個とレース1個の組ごとに、カードに書かれた名声点を得ます。
reference-crown_thread_lace_pairs-terms = 糸 レース 組 終了時 王冠 残り
reference-crown_thread_lace_pairs-ruling = すべての組を数えます。糸とレースは、終了時にほかの役には立ちません。

reference-crown_master_space_pairs-title = 王冠：親方の客
reference-crown_master_space_pairs-text = 終了時に、親方の客に貸した自分の{ $garments }がカードに書かれた数そろうごとに、書かれた名声点を得ます。
reference-crown_master_space_pairs-terms = 親方の客 組 終了時 王冠 指ぬき

reference-crown_couples-title = 王冠：カップル
reference-crown_couples-text = 終了時に、客に貸した自分の{ $gown }と{ $coat }の組ごとに、カードに書かれた名声点を得ます。色は問いません。1着は一度しか数えません。
reference-crown_couples-terms = カップル 組 婦人 紳士 終了時 王冠 { $gown } { $coat }
