### What things on the table are for, told beside them when one stays on them. {garment} and {garments} are
### what the edition calls them; numbers of the rules are filled in.

hint-word-deluxe-garment = 衣装
hint-word-deluxe-garments = 衣装
hint-word-deluxe-gown = ドレス
hint-word-deluxe-gowns = ドレス
hint-word-deluxe-coat = フロックコート
hint-word-deluxe-coats = フロックコート

hint-word-original-garment = 服
hint-word-original-garments = 服
hint-word-original-gown = 婦人用ドレス
hint-word-original-gowns = 婦人用ドレス
hint-word-original-coat = 紳士用コート
hint-word-original-coats = 紳士用コート

hint-card-may_all = どのメインアクションもできます。
hint-card-may = できること：{ $may }。できないこと：{ $not }。
hint-card-level = レベル{ $level }（最後は{ $last }）：新しい従業員はIから順に登場します。
hint-card-start = レベルなし：全員が最初から雇っている従業員です。
hint-card-bonus = ボーナス（メインアクションを行うか放棄した後）：{ $bonus }。
hint-card-none = ボーナスはありません。
hint-card-crown = 王冠：ゲーム中のボーナスはありませんが、カードが自分のところにあれば、どこでも有効です。{ $bonus }。
hint-card-depute = 宮廷に送ると{ $livre }を得て、ゲームから除外されます。

hint-thimble-master = 金の指ぬきのある{ $garment }や、金の指ぬきの場所の客のための{ $garment }を作れるのは親方だけです。
hint-thimble-other = 金の指ぬきのある{ $garment }や、金の指ぬきの場所の客のための{ $garment }は作れません。

hint-piece-dress = 上：価格。横と下：この{ $garment }に必要なもの。売れば{ $livre }、客に貸せば終了時に{ $prestige }になります。
hint-piece-dress_unsold = 上：価格。横と下：この{ $garment }に必要なもの。売ることはできず、客に貸せば終了時に{ $prestige }になります。
hint-piece-dress_master = 指ぬき：作れるのは親方だけです。
hint-piece-tile = { $garment }のシルクとして残すか、すぐに下半分と交換します：{ $notions }。
hint-piece-tile_silk = { $garment }のシルクとして残します。交換できる下半分はありません。
hint-piece-no_dress = 空き。次のラウンドの初めに、新しい{ $garments }のデザインが出ます。
hint-piece-no_dress_last = 空き。このゲームではもう{ $garments }のデザインは出ません。
hint-piece-no_tile = 空き。次のラウンドの初めに新しいタイルが出ます。
hint-piece-no_tile_last = 空き。このゲームではもうタイルは出ません。
hint-piece-no_employee = 空き。次のラウンドの初めに新しい従業員が出ます。
hint-piece-no_employee_last = 空き。このゲームではもう新しい従業員は出ません。

hint-space-guest = 自分の{ $garment }を貸す場所です。{ $hall }の最多に数えられ、終了時に{ $garment }の名声点になります。
hint-space-master = 親方が作った{ $garment }だけを貸せます。{ $hall }で同数のときに優先されます。
hint-space-royal = ここからは終了時に自分の花火を見物でき、何着分にも数えられます。
hint-space-reward = すぐに得られるもの：{ $reward }。

hint-decoration-musician = { $hall }に進出したことになり、「全広間」に要る広間の1つに数えられます。親方の客で決まらない同数にも勝ちます。音楽家は{ $garment }ではないので、最多には数えません。
hint-decoration-statue = 終了時：自分の{ $garments }の色1つにつき{ $prestige }。2つ目の彫像には、各色2着目の{ $garment }が要ります。
hint-decoration-fountain_upper = 毎ラウンドの収入：自分の装飾（これを含む）1つにつき{ $livre }増えます。この列にはプレイヤーごとに1か所だけです。
hint-decoration-fountain_lower = 毎ラウンドの収入：客に貸した自分の{ $garments }1着につき{ $livre }増えます。この列にはプレイヤーごとに1か所だけです。
hint-decoration-fireworks = 終了時、{ $hall }の自分の{ $garments }1着がここから見物し、{ $times }着分に数えられます。花火の最多も得点になり、同数ならいちばん右の花火を持つ人が勝ちます。
hint-decoration-price = コストは{ $livre }。
hint-decoration-price_prestige = コストは{ $livre }。終了時に{ $prestige }。

hint-majority-hall = 終了時、{ $hall }の{ $garments }が最多なら{ $first }、2番目なら{ $second }。同数なら親方の客が多い人、次に音楽家の出資者が勝ちます。それでも同じなら全員が満額を得て、最多が同数なら2番目はありません。
hint-majority-hall_two = 終了時、{ $hall }の{ $garments }が最多なら{ $first }。2人ゲームでは2番目は得点しません。同数なら親方の客が多い人、次に音楽家の出資者が勝ちます。それでも同じなら2人とも満額を得ます。
hint-majority-fireworks = 終了時：花火が最多なら{ $first }、2番目なら{ $second }。同数ならいちばん右の花火を持つ人が勝ちます。
hint-majority-fireworks_two = 終了時：花火が最多なら{ $first }。2人ゲームでは2番目は得点しません。同数ならいちばん右の花火を持つ人が勝ちます。

hint-action-favor = すぐに{ $livre }を得て、次のラウンドのスタートプレイヤーになります。終了時に持っている人は{ $prestige }を得ます。
hint-action-acquire = 場のタイルを1枚買い、シルクとして残すか、下半分と交換します。
hint-action-make_dress = デザインを買い、示されたシルク・糸・レースを出します。できたら客に貸すか、売ります。
hint-action-hire = 雇える従業員を1人買います。すぐ手札に入ります。
hint-action-depute = お金と引き換えに王の宮廷へ送り出します。この従業員は、ボーナスの後でゲームから除外されます。従業員は最低{ $staff }人残さなければなりません。
hint-action-fund = 装飾を1つ買い、自分のマーカーを置きます。
hint-action-forfeit = メインアクションを放棄しても、カードのボーナスは使えます。払う値打ちのあるアクションがないときに選びましょう。
hint-action-forfeit_bare = このカードにはゲーム中のボーナスがありません。どのアクションでも得より損が大きいとき、たとえば次の手番の資金を残したいときだけ選びましょう。
hint-action-price = 今は{ $low }～{ $high }。
hint-action-price_one = 今は{ $high }。

hint-area-fireworks = 終了時に{ $hall }の自分の{ $garments }を何着分にも数える装飾です。花火だけの最多もあります。
hint-area-statues = 終了時に自分の{ $garments }の色に応じて得点する装飾です。1色につき{ $statue }。
hint-area-fountain_upper = 毎回の収入が増える装飾です。自分の装飾1つにつき{ $perDecoration }。
hint-area-fountain_lower = 毎回の収入が増える装飾です。客に貸した自分の{ $garments }1着につき{ $perDress }。
hint-area-all_halls = すべての広間に{ $garment }か音楽家があれば、すぐに空きの中で最も良い場所を取ります。終了時に名声{ $allHalls }点。
hint-area-workshop = デザイン：上の価格を払い、示されたシルク・糸・レースを出します。次のラウンドには右の{ $cleared }枚が捨てられ、残りは右に詰めます。
hint-area-warehouse-deluxe = タイル：シルクとして残すか、下半分と交換します。価格はタイル1枚の値段で、引き出しの残りが少ないほど安くなります。
hint-area-warehouse-original = タイル：シルクとして残すか、下半分と交換します。価格はタイル1枚の値段で、区画の残りが少ないほど安くなります。
hint-area-hire = 雇えるのは親方だけです。誰でも同じ価格で、残りが少ないほど安くなります。雇った人はこのラウンドのうちに使えます。残った人はラウンド後にゲームから除外されます。
hint-area-favor = 親方か職人がメインアクションで得ます。すぐに{ $favor }、次のラウンドはスタートプレイヤーです。終了時に持っている人は{ $favorPrestige }を得ます。
hint-area-livre = お金です。{ $garments }、タイル、従業員、装飾に使います。終了時に{ $money }リーヴルで名声1点、残りは同点のときに比べます。
hint-area-prestige = これまでに得た名声点です。広間、装飾、{ $garments }などは終了時に数えます。
hint-area-thread = 糸です。糸が示された{ $garments }に使います。タイルの下半分、客、ボーナスから得ます。
hint-area-lace = レースです。レースが示された{ $garments }に使います。タイルの下半分、客、ボーナスから得ます。
hint-area-rack = { $garments }に使う自分のシルクです。使ったタイルの余ったシルクは失われます。
hint-area-played = 今働いている従業員です。後で捨て札になるか、宮廷に送られます。
hint-area-hand = このラウンドに使う従業員です。1人につきメインアクション1つとボーナス1つです。
hint-area-supply = 毎ラウンド、ここから手札の{ $hand }枚を選びます。
hint-area-discard = 使い終わった従業員です。控えがなくなり、まだ選ぶ必要があるとき、これが新しい控えになります。
hint-area-markers-deluxe = 自分の商標トークンです。出資した装飾に1つずつ置きます。数に限りはありません。
hint-area-markers-original = 自分の所有マーカーです。出資した装飾に1つずつ置きます。数に限りはありません。
hint-area-player = お金と名声点、糸・レース・シルクのタイル、手札・控え・捨て札のカードです。
hint-area-standing = 各プレイヤー欄の表彰台の横の数：今最終得点計算をした場合の得点で、最多も含みます。見通しであって、実際の得点ではありません。矢印は、直前からの変化です。
hint-area-start = このラウンドを始める人です。手番は時計回りです。王妃の寵愛を得た人が次のラウンドを始めます。誰も得なければ、この印はそのままです。

window-purse-livre = リーヴル：{ $n }
window-purse-prestige = これまでの名声点：{ $n }
window-purse-thread = 糸：{ $n }
window-purse-lace = レース：{ $n }
window-purse-markers = 自分のマーカー

window-player-standing_now = { $name }、今ゲームが終わった場合：名声{ $score }点
