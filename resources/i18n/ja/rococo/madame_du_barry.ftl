### Madame du Barry.

expansion-madame_du_barry-name = デュ・バリー夫人
expansion-madame_du_barry-text = 専用カードで動く対戦相手です。1人プレイでの相手となり、同点なら夫人の勝ちです。2人以上では対戦相手が1人増えます（このプログラムの変則ルール）。

prompt-reveal_card = { $player }の手番です。次のカードを公開してください

waiting-reveal_card = { $player }がカードを公開するところです

option-reveal = 次のカードを公開する

event-madame_revealed = 自分のカードを公開する：{ $madame }
event-madame_hired = { FORM($card, "a") }を無料で雇う

event-madame_drew = このラウンドのカードを{ $n }枚引く

event-madame_placed-hall = 置き場所を決めるカードを公開する：{ $hall }
event-madame_placed-full = 置き場所を決めるカードを公開する：{ $hall }（満員）

event-madame_reasoned-instead = そのどれも実行できない
event-madame_reasoned-crown = いちばん得になる王冠カードを優先する
event-madame_reasoned-group_first = まだ持っていない場所を先に取る

event-madame_reasoned-dearest-deluxe = 衣装が足りないため、いちばん高いものを取る
event-madame_reasoned-dearest-original = 服が足りないため、いちばん高いものを取る

reason-madame = 代わりに
reason-madame_favor = 夫人のカード

item-collection = 集めたタイル

part-collection = タイル{ $n }枚：{ $points }

madame-favor = 寵愛

madame-make_dress-deluxe = 右から{ $number }番目の衣装
madame-make_dress-original = 右から{ $number }番目の服

madame-acquire-drawer1-deluxe = 引き出し1
madame-acquire-drawer1-original = 区画1
madame-acquire-drawer2-deluxe = 引き出し2
madame-acquire-drawer2-original = 区画2
madame-acquire-drawer3-deluxe = 引き出し3
madame-acquire-drawer3-original = 区画3
madame-acquire-left = 左のタイル
madame-acquire-center = 中央のタイル
madame-acquire-right = 右のタイル

madame-hire-left = 左から{ $number }番目の従業員
madame-hire-right = 右から{ $number }番目の従業員

madame-fund-fireworks = 花火
madame-fund-musicians = 音楽家
madame-fund-statues = 彫像

madame-fund-kitchen-deluxe = 厨房
madame-fund-kitchen-original = 噴水

window-madame-cards = このラウンドに公開
window-madame-deck = デュ・バリー夫人の伏せたカード
window-madame-above = 上：夫人のすること：{ $action }。
window-madame-below = 下：ほかのカードで作ったものの置き場所：{ $hall }。

window-madame-leave-matching = 夫人は同じ色の宝飾品を一緒に取れます。
window-madame-leave-suitable = 夫人は合う宝飾品なら何でも一緒に取れます。
window-madame-leave-none = 夫人は宝飾品を取りません。

window-madame-hand = 残り{ $n }枚

window-madame-discard = 公開済み{ $n }枚

hint-area-rival = お金を使わない対戦相手です。名声点、糸とレースと集めたタイル、全従業員、これから出るカードと、このラウンドに公開したカードです。

guide-madame_du_barry-1 = :bot 夫人は毎ラウンド、自分のカード{ $madameHand }枚を1手番に1枚ずつ使い、示されたことを無料で行います。何ひとつできなければ、代わりに名声点を得ます。
guide-madame_du_barry-2 = :lady { $garment }は必ず貸します。どの広間に貸すかは、別のカードで決めます。
guide-madame_du_barry-3 = :card 従業員を雇うか試験に合格すると、カードをもう1枚引きます。いちばん得になる王冠カードを優先します。
guide-madame_du_barry-4 = :prestige 集めたタイル{ $madameTiles }枚につき、終了時に名声1点です。同点なら夫人の勝ちです。

window-supplies-madame-heading = デュ・バリー夫人のカード
window-supplies-madame-kind = カード
window-supplies-madame-to_come = 伏せてある
window-supplies-madame-rest = 公開済み
window-supplies-madame-row = { $kind }：{ $total }枚中、伏せてある{ $to_come }、公開済み{ $rest }
window-supplies-madame-note = 夫人の山札がなくなると、公開したカードをシャッフルして新しい山札にします。

telling-madame_revealed = 夫人は毎手番、カード1枚で行動を決めます。
telling-resource_taken = そこにあるものはすべて夫人のもの。支払いはありません。
telling-dress_made = カードのとおりに数えて選びます。シルクもお金も要りません。
telling-madame_placed-hall = そこではまず親方の客の場所、次に良い報酬の場所を選びます。
telling-favor_claimed = カードに従って王妃のもとへ。誰が寵愛を持っていてもかまいません。
telling-prestige_gained-madame_favor = このカードは、いずれにせよ名声点になります。
telling-madame_hired = 場に王冠がないので、カードのとおりに数えて選びます。支払いはありません。
telling-madame_drew = 新しい従業員を得たので、このラウンドの手番が1回増えます。
telling-decoration_funded = カードが示す種類のうち、空いているいちばん安い場所です。支払いはありません。
telling-task_fulfilled = 夫人のアクションは、当てはまる課題があれば、カードなしで達成します。
