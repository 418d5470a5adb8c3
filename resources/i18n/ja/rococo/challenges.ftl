### The challenges of the tutor: a name and a task each, and how their goals are counted.

series-rococo-1 = 財布いっぱい
series-rococo-2 = 賢く稼ぐ
series-rococo-3 = 客と広間
series-rococo-4 = 石と音楽と火薬
series-rococo-5 = 今舞踏会が終わったら

challenge-amount-rococo-lead = { $n }差のリード
challenge-amount-rococo-item = その項目で名声{ $n }点
challenge-amount-rococo-hall = その広間で名声{ $n }点

challenge-amount-rococo-livre = { $n }リーヴル

challenge-amount-rococo-prestige = 名声{ $n }点

challenge-amount-rococo-statues = 彫像で名声{ $n }点

challenge-amount-rococo-fireworks = 花火で名声{ $n }点

challenge-amount-rococo-ahead = 衣装{ $n }着のリード

challenge-amount-rococo-dresses = 衣装{ $n }着

challenge-amount-rococo-decorations = 装飾{ $n }つ

challenge-amount-rococo-couples = カップル{ $n }組

challenge-amount-rococo-masters = 親方の客{ $n }人

challenge-amount-rococo-staff = 従業員{ $n }人

challenge-amount-rococo-bales = シルク{ $n }個

challenge-amount-rococo-notions = 糸とレース計{ $n }個

challenge-last_purse-name = 最後の財布
challenge-last_purse-task = 第7ラウンド、残りのカードは1枚。その後、収入の前に、お金をいくら持てますか？
challenge-last_purse-comment = ドレスは価格{ $price }リーヴル、売値{ $value }リーヴル。さらに職人のボーナスで{ $bonus }リーヴルです。

challenge-early_sparkle-name = 早すぎるきらめき
challenge-early_sparkle-task = この1枚の後で舞踏会が終わったら、名声{ $least }点以上になるように。お金はできるだけ残してください。
challenge-early_sparkle-comment = まだ誰も花火を持っていないので、最初の1つですぐに最多の点も入ります。ボーナスの買い物はリーヴルがかかるので放棄します。

challenge-two_hands-name = 両手を使って
challenge-two_hands-task = 1枚のカードで2つの仕事。収入の前に、できるだけ多くのお金を。
challenge-two_hands-comment = コートは無料で作れ、{ $value }リーヴルで売れます。ボーナスがくれるのは名声点で、お金ではありません。

challenge-dear_customer-name = 上客
challenge-dear_customer-task = カード1枚とラックいっぱいのシルク。収入の前に、できるだけ多くのお金を。
challenge-dear_customer-comment = オレンジのコート。{ $price }リーヴルとタイル{ $tiles }枚で仕立て、{ $value }リーヴルで売れます。

challenge-into_the_sky-name = 空へ
challenge-into_the_sky-task = このカードの後で舞踏会が終わったら、名声は何点になりますか？　お金も数えます。
challenge-into_the_sky-comment = たったひとりの客が花火を見に出て、{ $times }倍に数えられます。

challenge-patron-name = 芸術の後援者
challenge-patron-task = 装飾は{ $own }つ。このカードの後で{ $least }つにし、お金はできるだけ残してください。
challenge-patron-comment = カード1枚で出資できる装飾は1つ。{ $livre }リーヴルのうち{ $cost }リーヴルの彫像なら手が届きます。ボーナスの買い物はリーヴルがかかるので放棄します。

challenge-second_to_none-name = 右に出る者なし
challenge-second_to_none-task = 広間2でできるだけ大きくリードしてください。自分の衣装の数から、次に多い人の数を引きます。
challenge-second_to_none-comment = 広間2の三着目です。ほかの人はみな一着までです。

challenge-first_lights-name = 最初の灯
challenge-first_lights-task = まだ第1ラウンド。このカードの後で舞踏会が終わったら、名声は何点になりますか？
challenge-first_lights-comment = 最初の花火を持つ人が最多です。自身の名声点より多くなります。

challenge-one_more_guest-name = もう1人の客
challenge-one_more_guest-task = できるだけ多くの衣装を貸してください。最後のカードの後、ボードに何着ありますか？
challenge-one_more_guest-comment = タイル1枚、糸{ $thread }個、{ $price }リーヴル。ピンクのコートにちょうど足ります。

challenge-farewell-name = 名残のお別れ
challenge-farewell-task = カード1枚。収入の前に、できるだけ多くのお金を。
challenge-farewell-comment = 宮廷に送れば、すぐに{ $pay }リーヴル。コストはかかりません。

challenge-all_or_nothing-name = 一か八か
challenge-all_or_nothing-task = 飛び抜けて得な手が1つあります。収入の前に、できるだけ多くのお金を。
challenge-all_or_nothing-comment = コートにはタイル{ $tiles }枚と糸が要りますが、リーヴルはかからず、{ $value }リーヴルで売れます。

challenge-spring_sale-name = 春の大売り出し
challenge-spring_sale-task = 第2ラウンド、親方1人。収入の前に、できるだけ多くのお金を。
challenge-spring_sale-comment = タイル{ $tiles }枚、レース1個、{ $price }リーヴルで青のドレスを仕立て、{ $value }リーヴルで売ります。

challenge-royal_and_rich-name = 王家の富
challenge-royal_and_rich-task = このカードの後、王家の広間でトップに立ち、お金はできるだけ残してください。
challenge-royal_and_rich-comment = 王家の広間にはまだ誰もいません。{ $price }リーヴルのドレス1着でトップに立ち、ボーナスで{ $bonus }リーヴル入ります。

challenge-new_hands-name = 新しい手
challenge-new_hands-task = カード1枚。でも最後とは限りません。収入の前に、できるだけ多くのお金を。
challenge-new_hands-comment = 新しい職人は無料で、このラウンドに働き、コートを{ $value }リーヴルで売ります。

challenge-maestro-name = マエストロ
challenge-maestro-task = 第1ラウンド。このカードの後で舞踏会が終わったら、名声は何点になりますか？
challenge-maestro-comment = { $livre }リーヴルのうち{ $cost }リーヴルを王家の広間の音楽家に。その価値はあります。

challenge-dance_partners-name = 踊りの相手
challenge-dance_partners-task = ドレスとフロックコートで1組のカップル。カード{ $cards }枚の後、ボードに何組できますか？
challenge-dance_partners-comment = コート{ $coats }着とドレス1着はもうあり、2着目のドレスで2組目ができます。

challenge-far_corner-name = 遠くの片隅
challenge-far_corner-task = このカードの後、広間5でトップに立ち、お金はできるだけ残してください。
challenge-far_corner-comment = ドレスの{ $price }リーヴルのうち{ $place }リーヴルをこの客がくれます。広間5にはほかに誰もいません。

challenge-no_needle-name = 針を使わずに
challenge-no_needle-task = カード{ $cards }枚。収入の前に、できるだけ多くのお金を。
challenge-no_needle-comment = ラックにシルクがありません。職人を二人とも{ $pay }リーヴルずつで宮廷に送ります。

challenge-full_rack-name = ラックいっぱい
challenge-full_rack-task = このカードの後、ラックにシルクを何個掛けられますか？
challenge-full_rack-comment = もう{ $bales }個あり、{ $price }リーヴルでさらに{ $more }個のタイルがあります。

challenge-grand_sale-name = 華麗なお別れ
challenge-grand_sale-task = 最後の最後の1枚。収入の前に、できるだけ多くのお金を。
challenge-grand_sale-comment = 緑のドレスは{ $price }リーヴルとレース1個。タイル{ $tiles }枚は舞踏会の後では無価値なので、使って{ $value }リーヴルで売りましょう。

challenge-last_ball-name = 最後の2枚
challenge-last_ball-task = 最終ラウンドの終わりにできるだけ多くの名声点を。カード{ $cards }枚、収入、最終得点計算です。
challenge-last_ball-comment = どちらのカードも仕立てません。それぞれ糸とレースを買い、王冠がその1組につき名声{ $pair }点をくれます。

challenge-golden_goodbye-name = 黄金の別れ
challenge-golden_goodbye-task = 第3ラウンドのカード{ $cards }枚。収入の前に、できるだけ多くのお金を。
challenge-golden_goodbye-comment = 徒弟が去って{ $pay }リーヴル、無料で作れるドレスは{ $value }リーヴルで売れます。

challenge-building_site-name = 石と火薬
challenge-building_site-task = カード{ $cards }枚。その後、装飾をいくつ持てますか？
challenge-building_site-comment = まず彫像、それからボーナス。残る{ $cost }リーヴルは、ちょうど花火の価格です。

challenge-gown_and_glory-name = 輝きと装い
challenge-gown_and_glory-task = カード{ $cards }枚の後で舞踏会が終わったら、名声は何点になりますか？
challenge-gown_and_glory-comment = まず広間4の音楽家とタイル、次に×{ $times }の花火。2枚目のボーナスで、空の王家の広間にコートも仕立てられます。

challenge-crowned_head-name = 値千金
challenge-crowned_head-task = 第6ラウンドのカード{ $cards }枚。収入の前に、できるだけ多くのお金を。
challenge-crowned_head-comment = コートの売値{ $value }リーヴル、ボーナス{ $bonus }リーヴル、徒弟の別れに{ $pay }リーヴル。

challenge-royal_company-name = 王家の仲間
challenge-royal_company-task = 「豪華なドレス」と「祝祭のドレス」つき：カード{ $cards }枚で王家の広間を衣装{ $least }着リードし、お金はできるだけ残してください。
challenge-royal_company-comment = 徒弟が去って{ $pay }リーヴル、ボーナスで{ $price }リーヴルのタイルも買えます。ドレスは王家の広間の2着目で、ほかの人は1着もありません。

challenge-thrifty_king-name = 国王は倹約家
challenge-thrifty_king-task = カード{ $cards }枚の後、王家の広間でトップに立ち、お金はできるだけ残してください。
challenge-thrifty_king-comment = コートは無料、タイルは{ $price }リーヴル、その{ $bonus }リーヴルはボーナスで戻ります。

challenge-come_and_go-name = 来る人、去る人
challenge-come_and_go-task = カード{ $cards }枚と、得られるカードの後で舞踏会が終わったら、名声は何点になりますか？
challenge-come_and_go-comment = { $price }リーヴルで雇った職人が{ $pay }リーヴルで去り、さらに{ $bonus }リーヴル。これで花火に足ります。

challenge-jewel-name = 宝石
challenge-jewel-task = 「宝石箱」つき：カード{ $cards }枚の後で舞踏会が終わったら、名声は何点になりますか？
challenge-jewel-comment = 徒弟が去って{ $pay }リーヴル、ボーナスで青のドレスのシルクを買います。{ $price }リーヴルのネックレスと一緒に、王家の広間の親方の客へ。

challenge-counting_house-name = 勘定部屋
challenge-counting_house-task = カード1枚と舞踏会の終わり。最終得点計算の後、名声は最高何点になりますか？
challenge-counting_house-comment = 雇った徒弟の王冠が従業員を数え、ボーナスが{ $spent }リーヴルを名声{ $bought }点に変えます。

challenge-two_sales-name = 針と糸
challenge-two_sales-task = 第5ラウンドのカード{ $cards }枚。収入の前に、できるだけ多くのお金を。
challenge-two_sales-comment = タイルは2枚とも1枚目のカードで（2枚目はボーナスで）得ます。だから職人は{ $pay }リーヴルで去り、ボーナスで仕立てたコートは{ $value }リーヴルで売れます。

challenge-night_sky-name = 夜空
challenge-night_sky-task = カード{ $cards }枚の後で舞踏会が終わったら、名声は何点になりますか？
challenge-night_sky-comment = { $value }リーヴルで売ったドレスで×{ $times }の花火の代金ができます。メインアクションは放棄し、ボーナスで出資します。

challenge-missing_silk-name = 足りないシルク
challenge-missing_silk-task = カード{ $cards }枚。収入の前に、できるだけ多くのお金を。
challenge-missing_silk-comment = ドレスに要るのは{ $tile }リーヴルのタイル1枚だけ。さらに{ $price }リーヴルで仕立て、{ $value }リーヴルで売ります。

challenge-revolving_door-name = 回転扉
challenge-revolving_door-task = カード{ $cards }枚、もしかすると3枚目も。収入の前に、できるだけ多くのお金を。
challenge-revolving_door-comment = { $price }リーヴルで雇った親方を、同じラウンドに{ $pay }リーヴルで宮廷に送ります。

challenge-fifty-name = 50を超えて
challenge-fifty-task = 第6ラウンドのカード{ $cards }枚。収入の前に、50リーヴルを超えられますか？
challenge-fifty-comment = { $dear }リーヴルと{ $cheap }リーヴルのタイル2枚で、無料のコートができ、{ $value }リーヴルで売れます。

challenge-queens_music-name = 王妃の音楽
challenge-queens_music-task = 第1ラウンド、カード{ $cards }枚。その後で舞踏会が終わったら、名声は何点になりますか？
challenge-queens_music-comment = 王家の広間の音楽家は魅力的で、残りは王妃が払ってくれます。でも{ $cost }リーヴルの花火と、その下の王家の広間の青のドレスのほうが1点高いのです。

challenge-fancy_prices-name = 豪華な値段
challenge-fancy_prices-task = 「豪華なドレス」と「祝祭のドレス」つき：収入の前に、カード{ $cards }枚でできるだけ多くのお金を。
challenge-fancy_prices-comment = 徒弟が去って{ $pay }リーヴル、ボーナスで同じ色の2枚目のタイルを{ $price }リーヴルで買います。これで緑のドレスが作れ、{ $value }リーヴルで売れます。

challenge-masterpiece-name = 傑作
challenge-masterpiece-task = 第5ラウンドのカード{ $cards }枚。収入の前に、できるだけ多くのお金を。
challenge-masterpiece-comment = 3枚目のタイルは{ $price }リーヴルで、そのカードで{ $bonus }リーヴル入ります。コートは無料で、{ $value }リーヴルで売れます。

challenge-jewelers_door-name = 宝石商の扉
challenge-jewelers_door-task = 「宝石箱」つき：カード{ $cards }枚の後で装飾を{ $least }つ持ち、お金はできるだけ残してください。
challenge-jewelers_door-comment = ボーナスでコートを仕立て、売った{ $value }リーヴルで装飾をもう1つ。

challenge-three_wishes-name = 3つの願い
challenge-three_wishes-task = カード{ $cards }枚。その後で舞踏会が終わったら、名声は何点になりますか？
challenge-three_wishes-comment = まず花火、次に王家の広間のコート。これで全広間に進出です。

challenge-royal_three-name = 玉座への3歩
challenge-royal_three-task = カード{ $cards }枚で王家の広間を制してください。トップに立ち、お金はできるだけ残すこと。
challenge-royal_three-comment = 1人目の徒弟がタイルを2枚とも買い、1枚は糸に交換。2人目は{ $apprentice }リーヴルで去り、ボーナスでコートを仕立てます。職人は{ $journeyman }リーヴルで去ります。

challenge-twin_statues-name = 同じ色を二つ
challenge-twin_statues-task = 第6ラウンドのカード{ $cards }枚。その後で舞踏会が終わったら、彫像で名声{ $least }点以上になるように。お金はできるだけ残してください。
challenge-twin_statues-comment = 親方の青のドレスが{ $value }リーヴルで売れ、徒弟が2つ目の彫像に{ $cost }リーヴルで出資します。2着ある色を数える彫像です。

challenge-stone_palette-name = 石のパレット
challenge-stone_palette-task = 第3ラウンドのカード{ $cards }枚、まだ彫像はありません。その後で舞踏会が終わったら、彫像で名声何点になりますか？
challenge-stone_palette-comment = 青のドレスが2色目で、広間4の客が{ $place }リーヴルくれます。それで彫像の{ $cost }リーヴルが払えます。

challenge-coat_for_a_rocket-name = 花火のためのコート
challenge-coat_for_a_rocket-task = カード{ $cards }枚の後で舞踏会が終わったら、花火で何点になりますか？　最多の点と、バルコニーの衣装で増えた点を数えます。
challenge-coat_for_a_rocket-comment = コートは{ $price }リーヴルで、{ $value }リーヴルで売れます。それで{ $cost }リーヴルの×{ $times }の花火が買え、2つ持つのはあなただけです。

challenge-cheap_powder-name = 安い火薬
challenge-cheap_powder-task = 「豪華なドレス」と「祝祭のドレス」つき：カード{ $cards }枚の後で花火の最多になり、お金はできるだけ残してください。
challenge-cheap_powder-comment = 王妃が{ $favor_livre }リーヴル、職人のボーナスが{ $bonus }リーヴル。メインアクションを放棄すれば、徒弟のボーナスで{ $cost }リーヴルの花火に出資できます。
