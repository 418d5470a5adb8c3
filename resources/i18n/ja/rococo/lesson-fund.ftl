### Decorations, and the income at the end of a round.

lesson-fund-name = 生きたお金の使い方
lesson-fund-about = 厨房、音楽家、彫像。装飾がいつ、何をもたらすか。

lesson-fund-welcome-say = 衣装だけでは舞踏会になりません！　厨房、音楽家、彫像、花火にも、誰かがお金を出さなければ。私たちが出すのは慈善ではありません。毎ラウンドお金を生むものと、最後に名声点になるものがあるのです。

lesson-fund-kitchen-say = 毎ラウンドの終わりに、全員が{ $base_income }リーヴル得ます。この賓客の厨房は、舞踏会にあるあなたの衣装1着につき{ $fountain_livre_per_dress }リーヴル増やします。今{ $garments }着あるので、いくらになりますか？
lesson-fund-kitchen-five = { $base_income }リーヴル
lesson-fund-kitchen-five_reply = それは厨房なしの額です。料理人のお礼も足しましょう！
lesson-fund-kitchen-ten = { $both }リーヴル
lesson-fund-kitchen-ten_reply = { $base_income }に、厨房から{ $extra }。コストは{ $cost }なので、{ $payback }ラウンドで元が取れます。
lesson-fund-kitchen-twentyfive = { $wrong }リーヴル
lesson-fund-kitchen-twentyfive_reply = 金のスプーンで食べるならね！　いいえ、{ $base_income }に加えて、衣装1着につき{ $fountain_livre_per_dress }リーヴルです。

lesson-fund-buy-say = 出資は誰でもできるので、徒弟に任せましょう。賓客の厨房の安いほうの場所に出資してください！
lesson-fund-buy-else = それではありません。元に戻して、{ $cost }リーヴルの賓客の厨房に出資しましょう。
lesson-fund-buy-depute = 待って！　今日は徒弟がお金を運びます。元に戻して、出資しましょう。
lesson-fund-buy-fountain-upper-1 = その厨房は装飾を数えますが、まだ1つもありません。元に戻しましょう。衣装なら{ $garments }着あります。
lesson-fund-buy-musician-hall5 = もう音楽ですか？　まだ急ぎません。元に戻しましょう。厨房は早く火を入れるほど、何度も払ってくれます。
lesson-fund-buy-forfeit = 徒弟は暇、厨房は冷えたまま！　元に戻しましょう。

lesson-fund-income-say = 財布は空ですが、かまどは温まりました。コレットとバティストが最後のカードを使うと、収入でラウンドが終わります。

lesson-fund-paid-say = ほら、{ $both }リーヴル！　全{ $rounds }ラウンドの第{ $now }ラウンドです。厨房はあと何回払ってくれるでしょう？
lesson-fund-paid-two = 2回
lesson-fund-paid-two_reply = 最終ラウンドも払います！　第{ $now }ラウンドから第{ $rounds }ラウンドまで数えましょう。
lesson-fund-paid-three = 3回
lesson-fund-paid-three_reply = 第{ $now }ラウンドから第{ $rounds }ラウンドまで、あと{ $total }リーヴル。第2ラウンドに買っていれば{ $early }回でした！
lesson-fund-paid-seven = 7回
lesson-fund-paid-seven_reply = 最初のラウンドに買っていればそうです。もう{ $gone }ラウンド過ぎました。

lesson-fund-staff-say = もう一方の使用人の厨房は、自身も含めた自分の装飾1つにつき{ $fountain_livre_per_decoration }リーヴル。買えば装飾は{ $own }つ。残り{ $remaining }ラウンドでいくらになりますか？
lesson-fund-staff-nine = { $upper }リーヴル
lesson-fund-staff-nine_reply = それならちょうど元が取れますね。でも装飾{ $own }つでは、1ラウンドに{ $ownPays }リーヴルです。
lesson-fund-staff-six = { $ownTotal }リーヴル
lesson-fund-staff-six_reply = 1ラウンドに{ $ownPays }、合計{ $ownTotal }で、コストは{ $upper }。今は損です。序盤か、装飾が多いときなら得になります。
lesson-fund-staff-three = { $remaining }リーヴル
lesson-fund-staff-three_reply = 自身も数えます。装飾{ $own }つで、{ $remaining }ラウンドです。

lesson-fund-statue-say = 彫像は最後に、あなたの衣装の色1つにつき名声{ $statue }点です。赤い枠の衣装を見てください。今なら何点でしょう？
lesson-fund-statue-ten = 名声{ $many }点
lesson-fund-statue-ten_reply = 衣装は{ $garments }着ですが、彫像が数えるのは色です。青が{ $blue }着、ピンクが{ $pink }着あります。
lesson-fund-statue-six = 名声{ $three }点
lesson-fund-statue-six_reply = 青、ピンク、緑。オレンジのフロックコートがあれば{ $four }点！　コストは{ $stone }リーヴルなので、今日は見送りです。
lesson-fund-statue-two = 名声{ $statue }点
lesson-fund-statue-two_reply = それは1色ぶん。何色ありますか？

lesson-fund-musician-say = でも音楽家なら{ $musician }リーヴルで足ります。最後に名声点、しかも広間に足がかりができます。職人に広間5の音楽家へ出資させましょう。名声{ $music }点、まだ衣装のない広間にも進出です。
lesson-fund-musician-else = 元に戻しましょう。このお金で音楽が欲しいのです。職人に広間5の音楽家へ出資させましょう。
lesson-fund-musician-start-master-1 = 親方は誰よりも仕立てが上手です。元に戻しましょう。お金は職人でも運べ、{ $bonus }リーヴルのボーナスもあります。
lesson-fund-musician-start-apprentice-2 = それでもできます。でも元に戻しましょう。職人なら空の財布に{ $bonus }リーヴル入ります。
lesson-fund-musician-fountain-upper-1 = { $upper }リーヴル払って{ $ownTotal }リーヴル？　さっき数えたばかりです。元に戻しましょう。
lesson-fund-musician-forfeit = 財布が空なのに、{ $bonus }リーヴルを放棄するのですか？　元に戻しましょう。

lesson-fund-end-say = つまり、厨房は早めにお金のため、音楽家と彫像は後で名声点のため。同じ厨房に2つの場所は持てませんが、装飾には払えるだけ出資できます。
