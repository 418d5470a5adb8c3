### The Jewelry Box: necklaces, rings and examinations.

lesson-jewelry-name = 宝石と試験
lesson-jewelry-about = 「宝石箱」。ドレスにネックレスを、そして徒弟が職人に。

lesson-jewelry-welcome-say = 宝石商が箱を開けました！　ドレスにはネックレス、フロックコートには指輪。でも売る相手は出資者だけ。まず彼のボードに自分のマーカーが要ります。

lesson-jewelry-tasks-say = そして試験もあります。職人試験では、徒弟が4つの課題をこなします。3つ済みました。残りは何でしょう？
lesson-jewelry-tasks-acquire = シルクの獲得
lesson-jewelry-tasks-acquire_reply = それは、ありふれたシルクも珍しいシルクも済みました。課題にある自分の紋章を探してください。
lesson-jewelry-tasks-fund = 装飾への出資
lesson-jewelry-tasks-fund_reply = 残りは装飾への出資です。宝石商も装飾のひとつなので、徒弟1人で一石二鳥になります。
lesson-jewelry-tasks-tailor = ドレスの仕立て
lesson-jewelry-tasks-tailor_reply = 徒弟にハサミを？　まさか。それは親方試験の課題です。

lesson-jewelry-play-say = レースを買える徒弟を使い、出資してください。
lesson-jewelry-play-else = それは後で！　元に戻しましょう。出資するのは徒弟で、この人なら必要なレースも手に入ります。

lesson-jewelry-jeweler-say = 宝石商のいちばん安い場所は{ $jeweler }リーヴル。場所は1つで十分で、2つは持てません。
lesson-jewelry-jeweler-else = それでも課題は達成できますが、宝石は手に入りません。元に戻して、宝石商を選びましょう。

lesson-jewelry-lace-say = 4つ目の課題も完了！　次はボーナスで、{ $lace }リーヴルでレースを。私の考えているドレスに要るのです。
lesson-jewelry-lace-else = 元に戻しましょう。レースがなければ青のドレスは作れません。
lesson-jewelry-lace-thread = 糸はもう持っています。青のドレスに要るのはレースです。元に戻しましょう。

lesson-jewelry-tailor-say = また手番が来たら、職人に{ $price }リーヴルの青のドレスを仕立てさせましょう。
lesson-jewelry-tailor-else = 今はそれではありません。職人で、シルクとレースのそろった青のドレスをお願いします。

lesson-jewelry-pin-say = ドレスがご婦人のもとへ行く前に、飾りましょう！　青のネックレスは{ $blue }リーヴル、緑は{ $green }リーヴル。でもドレスと同じ色なら、資源タイルも1枚引けます。
lesson-jewelry-pin-else = 宝石なしで？　元に戻しましょう。つけられるのは今だけで、後からはできません。
lesson-jewelry-pin-necklace-red-6 = { $less }リーヴル安いですが、色が違うので資源タイルがもらえません。元に戻しましょう。
lesson-jewelry-pin-sell = 飾らずに売るのですか？　宝石は客のためのものです。元に戻しましょう。

lesson-jewelry-rent-say = うっとりしますね！　袋から出たものも見てください。では、ドレスを貸しましょう。{ $place }リーヴルの客でも、好きな客でも。
lesson-jewelry-rent-else = 職人の{ $bonus }リーヴルは贈り物です。元に戻して、ボーナスを使いましょう。

lesson-jewelry-count-say = { $blue }リーヴルの価値はあったでしょうか？　宝石1つにつき、毎回の収入で1リーヴル、最後に名声1点です。今は全{ $rounds }ラウンドの第3ラウンド。あと何リーヴル入りますか？
lesson-jewelry-count-two = 2リーヴル
lesson-jewelry-count-two_reply = これからの収入を数えましょう。このラウンドも最終ラウンドも含めます。
lesson-jewelry-count-five = { $incomes }リーヴル
lesson-jewelry-count-five_reply = 収入{ $incomes }回で{ $incomes }リーヴル、タイル1枚、名声1点。早く買った宝石は、ほぼ元が取れます。
lesson-jewelry-count-none = 0リーヴル
lesson-jewelry-count-none_reply = ずっと払ってくれますよ！　舞踏会の準備が続く限り、毎回の収入で1リーヴルです。

lesson-jewelry-specialist-say = この徒弟はあなただけを待っています。宮殿にドレスが{ $needed }着あれば、親方が無料で雇えます。ありますか？
lesson-jewelry-specialist-yes = はい
lesson-jewelry-specialist-yes_reply = たった今そろいました。青のドレス{ $gowns }着と緑が1着。次のラウンドに親方で雇いましょう。使うたびに名声{ $special }点です！
lesson-jewelry-specialist-no = いいえ
lesson-jewelry-specialist-no_reply = 飾ったドレスも入れて数え直しましょう。フロックコートは数えませんが、ドレスは{ $needed }着あります。

lesson-jewelry-exam-say = さあ試験です。4つの課題はすべて完了。手番が来たら、もう1人の徒弟を使って試験を受けさせましょう。{ $examLivre }リーヴルで、名声{ $examPrestige }点です。
lesson-jewelry-exam-else = それはまた今度。元に戻しましょう。試験会場が開いています！

lesson-jewelry-graduate-say = 合格です！　徒弟は去り（よければ最後のボーナスを）、山札から職人を1人選びます。その人はこのラウンドから働けます。広間1つにつき{ $halls }リーヴルの人が合っていますよ。
lesson-jewelry-graduate-else = それも良い選択です。

lesson-jewelry-end-say = 徒弟が職人になり、仕立てられるようになりました。次は親方試験。親方の衣装1着、職人のドレスとフロックコート1着ずつです。指輪もお忘れなく！
