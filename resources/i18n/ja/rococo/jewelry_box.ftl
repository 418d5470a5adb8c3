### The Jewelry Box.

expansion-jewelry_box-name = 宝石箱
expansion-jewelry_box-text = 作ったものと一緒に、ネックレスや指輪を貸し出します。専門徒弟も雇われるのを待っています。従業員は試験に合格し、職人や親方になります。

prompt-place_dress_further = { $player }：{ $dress }を客に貸しますか、{ $livre }で売りますか、先に宝飾品を買いますか？
prompt-place_dress_unsold_further = { $player }：{ $dress }を客に貸しますか、先に宝飾品を買いますか？
prompt-hire_employee_further = { $player }：誰を雇いますか？　専門徒弟は無料です。
prompt-choose_jewelry = { $player }：{ $dress }と一緒に、どの宝飾品を無料で取りますか？
prompt-choose_task = { $player }：このタイルは職人試験の2つの課題に当てはまります。どちらを達成しますか？
prompt-choose_graduate_journeyman = { $player }：職人試験の山札から、どの職人を手札に取りますか？
prompt-choose_graduate_master = { $player }：親方試験の山札から、どの親方を手札に取りますか？
prompt-use_from_supply = { $player }：ボーナスを使うため、控えから誰を捨てますか？
prompt-copy_bonus = { $player }：対戦相手の捨て札のいちばん上のうち、どのボーナスをコピーしますか？

waiting-choose_jewelry = { $player }が宝飾品を選んでいます
waiting-choose_task = { $player }がタイルで達成する課題を選んでいます
waiting-choose_graduate = { $player }が試験の山札から合格者を選んでいます
waiting-use_from_supply = { $player }が控えの従業員を選んでいます
waiting-copy_bonus = { $player }がコピーするボーナスを選んでいます

action-journeyman_examination = 職人試験に合格する
action-master_examination = 親方試験に合格する

deed-journeyman_examination = 職人試験に合格する
deed-master_examination = 親方試験に合格する

obstacle-no_jeweler = 先に宝石商の装飾に出資する
obstacle-other_guest = ネックレスは婦人用、指輪は紳士用
obstacle-condition = 雇う条件を満たしていない
obstacle-other_examination = 準備中なのはもう一方の試験
obstacle-open_tasks = この試験の課題が残っている

event-jewelry_removed = 取られずゲームから除外：{ $jewel }。
event-jewelry_revealed = 宝石商に新しい宝飾品が並ぶ。
event-jewelry_taken = { $dress }のために宝飾品を取る：{ $jewel }
    .do = それに宝飾品をつける（{ $jewel }）
event-task_fulfilled = 課題を達成する：{ $task }
event-graduate_taken = 試験の山札から{ FORM($card, "a") }を取る
event-graduate_taken_secret = 試験の山札からカード1枚を取る
event-specialist_hired = 専門徒弟を無料で雇う
    .do = 専門徒弟を雇う
event-employee_shown = 控えから{ $card }を捨てる
    .do = 控えから{ $card }を捨てる
event-bonus_copied = { $card }のボーナスをコピーする
    .do = { $card }のボーナスをコピーする
event-candidate_left = 試験の受験者に選ばれた{ $card }を失う

event-jewelry_allowed-matching = 同じ色の宝飾品をつけられる
event-jewelry_allowed-suitable = 合う宝飾品なら何でもつけられる
event-jewelry_allowed-none = 宝飾品はつけられない
event-jewelry_allowed-no_jeweler = 宝石商に場所がなく、宝飾品を取らない
event-jewelry_allowed-no_tile = 合う宝飾品が見つからない

event-deck_searched-journeyman = 職人試験の山札を見る
event-deck_searched-master = 親方試験の山札を見る

event-examination_passed-journeyman_examination = 職人試験に合格する
event-examination_passed-master_examination = 親方試験に合格する

reason-jewelry = 宝飾品
reason-examination = 試験
reason-jewelry_income = 宝飾品

item-jewelry = 宝飾品

part-jewelry = 宝飾品タイル{ $n }枚：{ $points }

decoration-jeweler = 宝石商の{ $number }番

jewel-yellow-deluxe = 青のネックレス
jewel-yellow-original = 黄のネックレス

jewel-red-deluxe = 緑のネックレス
jewel-red-original = 赤のネックレス

jewel-green-deluxe = ピンクの指輪
jewel-green-original = 緑の指輪

jewel-blue-deluxe = オレンジの指輪
jewel-blue-original = 青の指輪

task-thread_or_lace = 徒弟：糸かレース
task-decoration = 徒弟：装飾1つ

task-common_silk-deluxe = 徒弟：青かピンクのシルク
task-common_silk-original = 徒弟：黄か緑のシルク

task-rare_silk-deluxe = 徒弟：緑かオレンジのシルク
task-rare_silk-original = 徒弟：赤か青のシルク

task-gown-deluxe = 職人：ドレス1着
task-gown-original = 職人：婦人用ドレス1着

task-coat-deluxe = 職人：フロックコート1着
task-coat-original = 職人：紳士用コート1着

task-master_dress-deluxe = 親方：どれか衣装1着
task-master_dress-original = 親方：どれか服1着

condition-livre = { $number }リーヴル以上
condition-jewelry = 宝飾品タイル{ $number }枚以上
condition-decoration_types = 装飾{ $number }種類以上
condition-supplies = 資源タイル{ $number }枚以上、糸{ $notions }個以上、レース{ $notions }個以上
condition-prestige = 名声{ $number }点以上
condition-master_examination = 親方試験に合格
condition-all_halls = { $number }広間すべてに進出

condition-coats-deluxe = ボードにフロックコート{ $number }着以上
condition-coats-original = ボードにコート{ $number }着以上

condition-gowns-deluxe = ボードにドレス{ $number }着以上
condition-gowns-original = ボードに婦人用ドレス{ $number }着以上

condition-master_spaces-deluxe = 親方の客に衣装{ $number }着以上
condition-master_spaces-original = 親方の客に服{ $number }着以上

outlook-chance-deck_searched = 次に合格者を1人選ぶ

hint-card-condition = ゲーム開始時に配られますが、まだ従業員ではありません。次の条件を満たすと、親方がこの徒弟を一度だけ無料で雇えます：{ $condition }。

hint-decoration-jeweler = これ以後、{ $garment }を客に貸すたびに、ネックレスか指輪を一緒に買えます。宝石商の場所はプレイヤーごとに1か所だけです。

bonus-use_from_supply = 控えの従業員1人を捨て、そのボーナスを使う
bonus-copy_bonus = 対戦相手の捨て札のいちばん上の従業員のボーナスをコピーする
bonus-livre_per_hall = 進出している広間1つにつき{ $amount_livre }を得る
bonus-livre_per_decorations = 自分の装飾{ $every }つにつき{ $amount_livre }を得る
bonus-livre_per_rings = 自分の指輪{ $every }個につき{ $amount_livre }を得る
bonus-prestige_per_jewelry = 自分の宝飾品タイル{ $every }枚につき名声1点を得る
bonus-livre_per_jewelry = 自分の宝飾品タイル{ $every }枚につき{ $amount_livre }を得る
bonus-gain_prestige = { $amount_prestige }を得る
bonus-gain_jewelry = 宝石商に場所があれば、好きな色の宝飾品を得る
bonus-prestige_with_jewelry = 同じ色の宝飾品をつけると{ $amount_prestige }を得る

bonus-make_and_sell-deluxe = 親方の要らない衣装をもう1着仕立てて売り、{ $prestige_prestige }を得る
bonus-make_and_sell-original = 親方の要らない服をもう1着作って売り、{ $prestige_prestige }を得る

bonus-prestige_in_hall-deluxe = 1つの広間の自分の衣装{ $every }着につき名声1点を得る
bonus-prestige_in_hall-original = 1つの広間の自分の服{ $every }着につき名声1点を得る

bonus-livre_in_hall-deluxe = 1つの広間の自分の衣装1着につき{ $amount_livre }を得る
bonus-livre_in_hall-original = 1つの広間の自分の服1着につき{ $amount_livre }を得る

bonus-livre_per_master_spaces-deluxe = 親方の客に貸した自分の衣装{ $every }着につき{ $amount_livre }を得る
bonus-livre_per_master_spaces-original = 親方の客に貸した自分の服{ $every }着につき{ $amount_livre }を得る

bonus-prestige_per_pair-deluxe = 自分の青のドレスと緑のドレス1組につき名声1点を得る
bonus-prestige_per_pair-original = 自分の黄のドレスと赤のドレス1組につき名声1点を得る

bonus-livre_without_color-deluxe = ボードに自分の緑のドレスがなければ{ $red_livre }、オレンジのフロックコートがなければ{ $blue_livre }を得る
bonus-livre_without_color-original = ボードに自分の赤のドレスがなければ{ $red_livre }、青のコートがなければ{ $blue_livre }を得る

final-jewelry_sets = 終了時：4種類の宝飾品1組につき{ $prestige_prestige }
final-necklace_pairs = 終了時：自分のネックレス{ $every }個につき{ $prestige_prestige }
final-decorations = 終了時：自分の装飾1つにつき{ $prestige_prestige }
final-apprentice_pairs = 終了時：自分の徒弟{ $every }人につき{ $prestige_prestige }

window-signs-use_from_supply = :stack :arrow :card
window-signs-copy_bonus = :person :arrow :card
window-signs-livre_per_hall = { $amount } :livre × :favor
window-signs-livre_per_decorations = { $amount } :livre × { $every } :decoration
window-signs-make_and_sell = + :lady :arrow :livre + { $prestige } :prestige
window-signs-prestige_in_hall = 1 :prestige × { $every } :lady
window-signs-livre_in_hall = { $amount } :livre × :lady
window-signs-livre_per_rings = { $amount } :livre × { $every } :ring
window-signs-prestige_per_jewelry = 1 :prestige × { $every } :ring
window-signs-livre_per_jewelry = { $amount } :livre × { $every } :ring
window-signs-prestige_per_pair = 1 :prestige × :silk-yellow + :silk-red
window-signs-livre_per_master_spaces = { $amount } :livre × { $every } :thimble-master
window-signs-livre_without_color = { $red } :livre :silk-red { $blue } :livre :silk-blue
window-signs-gain_prestige = + { $amount } :prestige
window-signs-gain_jewelry = 0 :livre :arrow :ring
window-signs-prestige_with_jewelry = { $amount } :prestige × :ring
window-signs-jewelry_sets = :crown { $prestige } :prestige × 4 :ring
window-signs-necklace_pairs = :crown { $prestige } :prestige × { $every } :necklace
window-signs-decorations = :crown { $prestige } :prestige × :decoration
window-signs-apprentice_pairs = :crown { $prestige } :prestige × { $every } :card

window-piece-adorned = { $piece }、宝飾品：{ $pin }

window-jeweler-undone = まだ誰も達成していません。
window-jeweler-own = 自分の宝飾品：{ $jewels }
window-jeweler-of = { $name }の宝飾品：{ $jewels }
window-jeweler-name = 宝石商
window-jeweler-bag = 袋の中の宝飾品タイル：{ $n }
window-jeweler-no_jewel = 空きマス、{ $price }リーヴル
window-jeweler-jewel = { $jewel }、{ $price }リーヴル
window-jeweler-done = 達成：{ $names }。
window-jeweler-preparing = 準備中：{ $names }。
window-jeweler-examination_deck = { $name }、山札の枚数：{ $n }
window-jeweler-specialist = 雇用待ち
window-jeweler-jewelry = 宝飾品
window-jeweler-none = まだありません。

window-jeweler-count = 宝飾品タイル{ $n }枚

window-jeweler-deck = 山札{ $n }枚。

window-jeweler-examination-journeyman = 職人
window-jeweler-examination-master = 親方

window-jeweler-progress-journeyman = 職人試験の課題{ $done }
window-jeweler-progress-master = 親方試験の課題{ $done }

hint-action-journeyman_examination = 試験に{ $livre }を払い、{ $prestige }を得ます。この従業員はボーナスを使ってからゲームを去り、試験の山札から職人を1人選んで手札に加えます。
hint-action-master_examination = 試験に{ $livre }を払い、{ $prestige }を得ます。この従業員はボーナスを使ってからゲームを去り、試験の山札から親方を1人選んで手札に加えます。

hint-jeweler-own = 1枚につき、毎回の収入で1リーヴル、終了時に名声1点になります。
hint-jeweler-board = ここに自分のマーカー（1つまで）があれば、{ $garment }を客に貸すとき、宝飾品タイルを一緒に取れます。ネックレスは{ $gowns }に、指輪は{ $coats }に合わせます。
hint-jeweler-bag = 毎ラウンド、右にあるものはゲームから除外され、残りが詰めて、袋から新しいタイルが出ます。
hint-jeweler-empty = 次のラウンドに、袋に残っていれば新しい宝飾品が出ます。
hint-jeweler-necklace = 客に貸す{ $gown }のためのものです。先に{ $gown }の上に置きます。同じ色なら資源タイルも1枚ランダムに得ます。宝飾品タイル1枚につき、毎回の収入で1リーヴル、終了時に名声1点です。
hint-jeweler-ring = 客に貸す{ $coat }のためのものです。先に{ $coat }の上に置きます。同じ色なら資源タイルも1枚ランダムに得ます。宝飾品タイル1枚につき、毎回の収入で1リーヴル、終了時に名声1点です。
hint-jeweler-journeyman = 課題をすべて達成すると、徒弟が{ $livre }リーヴルで試験を受け、名声{ $prestige }点を得て去ります。山札から職人を1人選びます。
hint-jeweler-master = 課題をすべて達成すると、職人が{ $livre }リーヴルで試験を受け、名声{ $prestige }点を得て去ります。山札から親方を1人選びます。
hint-jeweler-specialist = 条件を満たすと、親方がこの徒弟を一度だけ無料で雇えます。ほかの人には誰なのか見えません。

hint-task-thread_or_lace = 徒弟にタイルを獲得させ、糸かレースと交換します。
hint-task-decoration = 徒弟に装飾へ出資させます。
hint-task-gown = 職人に{ $gown }を作らせます。貸しても売ってもかまいません。
hint-task-coat = 職人に{ $coat }を作らせます。貸しても売ってもかまいません。
hint-task-master_dress = 親方に{ $garment }をどれか作らせます。貸しても売ってもかまいません。
hint-task-terms = メインアクションでもボーナスでもかまいません。1アクションにつき課題1つ、この試験の準備中に限ります。

hint-task-common_silk-deluxe = 徒弟に青かピンクのシルクのタイルを獲得させ、シルクとして残します。
hint-task-common_silk-original = 徒弟に黄か緑のシルクのタイルを獲得させ、シルクとして残します。

hint-task-rare_silk-deluxe = 徒弟に緑かオレンジのシルクのタイルを獲得させ、シルクとして残します。
hint-task-rare_silk-original = 徒弟に赤か青のシルクのタイルを獲得させ、シルクとして残します。

guide-jewelry_box-1 = :decoration 宝石商の装飾1つに出資します（1つまで）。以後、{ $garment }を貸すときに、上の価格で宝飾品タイルを取れます。ネックレスは{ $gowns }に、指輪は{ $coats }に合わせます。
guide-jewelry_box-2 = :ring 置く前に、タイルを{ $garment }の上に置きます。同じ色なら資源タイルも1枚引きます。
guide-jewelry_box-3 = :livre 宝飾品タイル1枚につき、毎回の収入で1リーヴル、終了時に名声1点になります。
guide-jewelry_box-4 = :card 専門徒弟がカードの横で待っています。条件を満たしていれば、親方が一度だけ無料で雇えます。
guide-jewelry_box-5 = :examination 徒弟は職人試験の課題を、職人と親方は親方試験の課題を達成します。1アクションにつき課題1つで、自動で印がつきます。
guide-jewelry_box-6 = :crown 課題をすべて達成すると、試験がメインアクションになります。徒弟は職人に、職人は親方になる試験です。{ $examLivre }リーヴルを払って名声{ $examPrestige }点を得て、受験者はボーナスを使って去り、山札からカードを1枚選んで手札に加えます。その後はもう一方の試験です。

window-supplies-jewelry-heading = 色別の宝飾品
window-supplies-jewelry-kind = 種類
window-supplies-jewelry-to_come = 袋の中
window-supplies-jewelry-on_display = 宝石商
window-supplies-jewelry-in_use = プレイヤーと客のもと
window-supplies-jewelry-rest = 除外
window-supplies-jewelry-row = { $kind }：{ $total }枚中、袋の中{ $to_come }、宝石商{ $on_display }、プレイヤーと客のもと{ $in_use }、除外{ $rest }
