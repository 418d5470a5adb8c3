### A last round on one's own, with comments.

lesson-lastbatch-name = あなたの最後のひと窯
lesson-lastbatch-about = 最終ラウンドを自分で決めます。私はささやくだけ。

lesson-lastbatch-welcome-say = 最終ラウンド、カード{ $cards }枚、{ $coins }コイン、ラックに菓子{ $dishes }個。あとはあなたが決めることです。私は昔、この手札で名声62点でした。超えてごらんなさい！

lesson-lastbatch-order-say = 先にささやきを2つ。アシスタントIIIは、菓子のあるテーブルの数で名声点をくれます。{ $many }つなら{ $forMany }点、全部の{ $all }つなら{ $forAll }点。使いどきはいつでしょう？
lesson-lastbatch-order-first = すぐに
lesson-lastbatch-order-first_reply = 今日はまだテーブル{ $many }つ。ラックを見てください。
lesson-lastbatch-order-later = 届けた後で
lesson-lastbatch-order-later_reply = もちろん。まず数えるものがなければ。
lesson-lastbatch-order-same = いつでも同じ
lesson-lastbatch-order-same_reply = 違います。ボーナスは最後ではなく、カードを使った時に数えます。

lesson-lastbatch-money-say = アシスタントIVは、名声点を1点{ $price }コインで売ってくれます。こちらの使いどきは？
lesson-lastbatch-money-first = すぐに
lesson-lastbatch-money-first_reply = ではホストの代金はどこから？
lesson-lastbatch-money-last = いちばん最後に
lesson-lastbatch-money-last_reply = いちばん最後に、財布に残ったもので。さあ、焼いて、届けて、勝ちましょう！
lesson-lastbatch-money-same = いつでも同じ
lesson-lastbatch-money-same_reply = 財布の中身は手番ごとに変わります。

lesson-lastbatch-one-say = 最初のカードです。私なら、まだ何もないテーブルに菓子を2個とも届けます。マノンもテーブル{ $needed }つの特別ボーナスを狙っていますよ！
lesson-lastbatch-one-else = 私とは違う道ですね。そちらが良いと見せてください！
lesson-lastbatch-one-staff-3-02 = もうアシスタントIII？　では{ $many }テーブルですね。マノンが手を出さなければ、菓子は待てます。
lesson-lastbatch-one-staff-4-02 = 財布が先？　{ $coins }コインで{ $bought }点。ホストのほうが得でしょう。
lesson-lastbatch-one-hire = 雇った人はこのラウンドに使えます。カードが1枚増えました！
lesson-lastbatch-one-sell = 売ったのですか？　テーブルなら最多にも数えました。
lesson-lastbatch-one-give_notice = { $chef_notice }コインは、アシスタントIVで1点です。届けるほうが得でしょう。
lesson-lastbatch-one-forfeit = 最終ラウンドに、カードまるごと1枚を放棄？　危ない橋がお好きですね。

lesson-lastbatch-two-say = 次はアシスタントIIIでしょうか。{ $all }テーブル全部です。アクションは貴族のホストはどうでしょう。対戦相手は2人とも持ち場があります。
lesson-lastbatch-two-else = 私なら違う手ですが、あなたの祝祭です。
lesson-lastbatch-two-start-chef-1 = 次はパティシエ。テーブルが埋まる前に届けましょう！
lesson-lastbatch-two-staff-4-02 = もう財布ですか？　ではテーブルが最後ですね。それもいいでしょう。
lesson-lastbatch-two-forfeit = もらえるものを放棄？　コインは明日になれば、ほとんど値打ちがありません。

lesson-lastbatch-three-say = 最後のカード、最後の機会です。まだ得になることをして、それからコインを名声点に。その後は国王が数えます。「テーブルを見る」で私のところへ戻れます。
lesson-lastbatch-three-else = それもいいでしょう！　結果は国王が教えてくださいます。テーブルで待っています。
lesson-lastbatch-three-deliver = テーブルにもう1個！　最多がひっくり返る場所を探して。

lesson-lastbatch-sheet-say = 55点を超えれば立派、60点を超えれば大勝利、私は62点でした。もっと取れるでしょうか？　もう一度このラウンドを遊んで、星のスタッフも見てみましょう…

lesson-lastbatch-end-say = ラウンドについて教えることは、もうありません。本物のテーブルに着いてください。祝祭の楽しみの半分を見落とすバベットは、最初の相手にぴったりです。ヴェルサイユから手紙をくださいね！
