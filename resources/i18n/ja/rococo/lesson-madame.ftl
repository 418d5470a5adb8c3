### Alone with Madame du Barry.

lesson-madame-name = 財布を持たない相手
lesson-madame-about = デュ・バリー夫人との一騎打ち。カードの動きと、出し抜き方。

lesson-madame-welcome-say = テーブルにほかの人がいない？　それならデュ・バリー夫人が相手です。お金も迷いもなく、毎手番カードを公開し、示されたものを無料で取ります。

lesson-madame-tie-say = 2人とも名声60点で終わり、あなたにはリーヴルが残っているとします。勝つのは誰でしょう？
lesson-madame-tie-you = 私
lesson-madame-tie-you_reply = ほかの相手ならそうです。でもこのご婦人は同点では負けません。
lesson-madame-tie-she = 夫人
lesson-madame-tie-she_reply = もちろん夫人です！　ですから、夫人より1点多く取らなければなりません。
lesson-madame-tie-nobody = 引き分け
lesson-madame-tie-nobody_reply = 国王の寵姫が勝利を分け合う？　まさか。

lesson-madame-tailor-say = 夫人のカードは衣装を右から数えます。先に右端を取りましょう。親方で青のドレスを、王家の広間の親方の客へ。
lesson-madame-tailor-else = 元に戻しましょう。王家の広間は1対1で、親方の客は夫人のもの。青のドレスならそれを変えられます。

lesson-madame-reveals-say = 夫人が公開します。引き出しをご覧なさい！

lesson-madame-tiles-say = 最初の引き出しが丸ごと！　夫人はシルクを使わず、ため込みます。最後にタイル{ $each }枚で名声1点。今{ $tiles }枚なので、何点でしょう？
lesson-madame-tiles-one = { $less }点
lesson-madame-tiles-one_reply = { $each }枚ごとに1点です。
lesson-madame-tiles-three = { $worth }点
lesson-madame-tiles-three_reply = { $worth }点です。引き出しに1枚だけのタイルは無料で、取れば夫人の得点も半点減らせます。取りましょう。
lesson-madame-tiles-six = { $tiles }点
lesson-madame-tiles-six_reply = 名声1点には{ $each }枚要ります。

lesson-madame-favor-say = 職人に王妃の寵愛を得させましょう。夫人のカードにも寵愛があり、それはいずれにせよ夫人に名声{ $instead }点をもたらしますが、寵愛はあなたのものになります。
lesson-madame-favor-else = 元に戻しましょう。夫人より先に王妃のもとへ。

lesson-madame-sews-say = 夫人の次のカードは…

lesson-madame-hall-say = 右端の衣装を無料で取りました。別のカードが広間5を示し、夫人はまず親方の客を選びます。広間5の衣装は1着ずつ。あなたの最多の得点は今何点でしょう？
lesson-madame-hall-two = 同数なので2人とも{ $first }点
lesson-madame-hall-two_reply = 同数は決着しています。夫人の場所の金の指ぬきを見てください。
lesson-madame-hall-one = 2番目なので{ $second }点
lesson-madame-hall-one_reply = 3人ならそうです。2人のあいだに2番目はありません。
lesson-madame-hall-nothing = 0点
lesson-madame-hall-nothing_reply = 残念ながら。夫人の親方の客が同数を制し、2人のあいだに2番目はありません。最多は全部か、無しかです！

lesson-madame-crowns-say = 次は従業員。カードに何とあっても、王冠があれば、夫人はいちばん得になるものを取ります。

lesson-madame-hire-say = ですから先に雇いましょう。組の王冠です。ドレスとフロックコート1組につき名声{ $pair }点、あなたには{ $pairs }組あります。
lesson-madame-hire-else = 元に戻しましょう。あなたには名声{ $couples }点の組の王冠が、すぐに夫人のものになってしまいます。
lesson-madame-hire-level6-staff = それも王冠ですが、従業員{ $staff }人なら{ $staffed }点、組なら{ $couples }点です。元に戻しましょう。

lesson-madame-hires-say = では夫人は？

lesson-madame-more-say = ほら、もう1つの王冠です。雇ったので、夫人はこのラウンドのカードをもう1枚引きます。あなたの新人が1枚ぶん働くのと同じです。

lesson-madame-end-say = 夫人とはこういう方です。タイル、右の衣装、王冠を取ります。2人とも欲しいものを先に取り、広間はきっぱり勝ち、1点上を行くこと。ごきげんよう、マダム！
