### Hiring and deputing: the employees that one wants to see again.

lesson-staff-name = 工房の人々
lesson-staff-about = 誰を雇い、誰を宮廷に送るか。少ないほうがよいこともある理由。

lesson-staff-welcome-say = シルクはシルク。でも良い仕立屋は、良い人材で決まります。毎ラウンド、新しい従業員{ $hire_display }人が工房を探しています。1人はたった今、コレットのところへ行きました。

lesson-staff-price-say = { $hire_display }人いれば1人{ $price4 }リーヴル、今のように3人なら{ $price3 }、2人なら{ $price2 }。最後の1人はいくらだと思いますか？
lesson-staff-price-five = また{ $price4 }リーヴル
lesson-staff-price-five_reply = いえいえ、待っているほど控えめになるのです。
lesson-staff-price-one = { $price2 }リーヴル
lesson-staff-price-one_reply = それは2人残っているときの値段。最後の人はもっと控えめです！
lesson-staff-price-nothing = 無料
lesson-staff-price-nothing_reply = 正解！　待てば安くなります。でも待ちすぎると良い人はいなくなり、ラウンドの後には残りも帰ってしまいます。

lesson-staff-master-say = 雇えるのは親方だけ。親方を使い、従業員を雇いましょう！
lesson-staff-master-else = 元に戻しましょう。今回は親方に雇わせます。
lesson-staff-master-start-apprentice-1 = 徒弟は同僚を選べません。元に戻しましょう。雇えるのは親方だけです。
lesson-staff-master-start-journeyman = 職人でも雇えません。元に戻しましょう。雇えるのは親方だけです。

lesson-staff-whom-say = 誰にしますか？　客に貸した衣装は{ $garments }着。この親方は、使うたびに{ $every }着につき名声1点です。この人を雇いましょう！
lesson-staff-whom-else = 元に戻しましょう。その人を活かすには、まだ舞踏会に足りないものが多すぎます。
lesson-staff-whom-level2-depute = その職人は同僚を宮廷に送ってお金にします。それなら自分たちでもできます。元に戻して、親方にしましょう。
lesson-staff-whom-level2-dress = 1手番に2着目、賢いですね！　でもシルクのタイルは1枚だけ。元に戻して、親方にしましょう。

lesson-staff-turns-say = 新しい親方はもう手札にいます！　カードを数えてください。このラウンド、あと何手番ありますか？
lesson-staff-turns-two = バティストと同じ2手番
lesson-staff-turns-two_reply = バティストは誰も雇っていません。手札をもう一度見てください！
lesson-staff-turns-three = 3手番
lesson-staff-turns-three_reply = そう、バティストより1手番多いのです。雇った人は同じラウンドに1手番もたらします。
lesson-staff-turns-four = 4手番
lesson-staff-turns-four_reply = 親方が1人、もう働きました。手札の枚数を数えてください。

lesson-staff-others-say = ほら、コレットも新しい従業員をすぐに使っています。

lesson-staff-work-say = 新しい親方の番です。親方は何でもできます。今回は3番目の引き出しの無料タイルを獲得し、ボーナスもお忘れなく！
lesson-staff-work-else = それはまた別の日に。元に戻して、新しい親方に3番目の引き出しのタイルを獲得させ、ボーナスを使いましょう。
lesson-staff-work-hire = もう1人{ $price2 }リーヴルで？　悪くない考えです！　でも今日は元に戻して、無料タイルを獲得しましょう。
lesson-staff-work-forfeit = 何ひとつ無駄にしないで！　元に戻しましょう。

lesson-staff-deck-say = 名声1点、カードが戻るたびにまた1点。今の従業員は{ $staff }人、1ラウンドに使うのは{ $hand_size }人。1人が来るのは、どれくらいの割合でしょう？
lesson-staff-deck-every = 毎ラウンド
lesson-staff-deck-every_reply = { $staff }人のうち手札に入るのは{ $hand_size }人だけ。残りは控えで待っています。
lesson-staff-deck-second = 2ラウンドに1回
lesson-staff-deck-second_reply = 正解。人が多いほど、良い人を長く待つことになります。だから今から、誰かとお別れしましょう。
lesson-staff-deck-third = 3ラウンドに1回
lesson-staff-deck-third_reply = 従業員が{ $thrice }人ならそうです。あなたのところは{ $staff }人で、毎ラウンド{ $hand_size }人使います。

lesson-staff-who-say = 宮廷は人手が足りず、お金を払ってくれます。親方に{ $master }リーヴル、職人に{ $journeyman }、徒弟に{ $apprentice }。いなくなっても困らないのは誰ですか？
lesson-staff-who-master = 親方
lesson-staff-who-master_reply = { $master }リーヴル、心が動きますね！　でも何でもできるのは親方だけ。最後の1人は決して送らないこと！
lesson-staff-who-journeyman = 職人
lesson-staff-who-journeyman_reply = 職人は仕立てができ、王妃の寵愛も得られます。どちらもできない人がいますよ。
lesson-staff-who-apprentice = 徒弟
lesson-staff-who-apprentice_reply = 私もそう思います。徒弟は仕立ても、雇用も、寵愛もできません。

lesson-staff-wait-say = もう少し待って。先にコレットとバティストです。

lesson-staff-depute-say = では、糸とレースの徒弟を使って宮廷に送りましょう。{ $apprentice }リーヴルと、宮廷での職です。
lesson-staff-depute-else = それではありません。元に戻して、徒弟を使い、宮廷に送りましょう。
lesson-staff-depute-start-journeyman = 職人はまだ必要です。元に戻して、徒弟を使いましょう。

lesson-staff-farewell-say = 馬車が出る前に、まだボーナスがあります。{ $notion }リーヴルで糸かレース。放棄してもかまいません。
lesson-staff-farewell-else = お好きなように。リーヴルは財布に残ります。

lesson-staff-left-say = もう戻りません。残りは{ $staff }人。でも最低{ $minimum_staff }人は残さなければなりません。あと何人送れるでしょう？
lesson-staff-left-one = 1人
lesson-staff-left-one_reply = ちょうど1人です。従業員が{ $minimum_staff }人なら毎ラウンドほぼ同じ手札、それも精鋭だけになります。
lesson-staff-left-two = 2人
lesson-staff-left-two_reply = すると{ $tooFew }人になり、ギルドに工房を閉められてしまいます。{ $minimum_staff }人は残します。
lesson-staff-left-four = 4人
lesson-staff-left-four_reply = 誰が仕立てるのでしょう？　逆です。残すのが{ $minimum_staff }人です。

lesson-staff-end-say = 雇うなら早めに、自分に合ったボーナスの人を。すぐに1手番もたらします。宮廷に送るのは、もう会わなくてよい人か、お金が要るとき。良い工房は、針のように小さく鋭いものです。
