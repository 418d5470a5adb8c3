### The Queen's favor: money now, the first turn of the next round, prestige at the end.

lesson-favor-name = 王妃の寵愛
lesson-favor-about = 今すぐのお金と次のラウンドの先手。それがカード1枚に値する理由。

lesson-favor-fan-say = この扇が王妃の寵愛です。1ラウンドに1人、最初に願い出た人だけのものです。

lesson-favor-poor-say = 金の指ぬきのあるこのドレスをラックと財布と見比べてください。足りないのは何でしょう？
lesson-favor-poor-silk = シルク1個
lesson-favor-poor-silk_reply = 必要なのは青{ $bales }個で、あなたは{ $own }個持っています。価格を見てください。もう一度。
lesson-favor-poor-livre = { $missing }リーヴル
lesson-favor-poor-livre_reply = たったの{ $missing }リーヴル！　広間5の音楽家に払ったからですね。でも、{ $favor_livre }リーヴルくださるご婦人を知っています。
lesson-favor-poor-nothing = 何も
lesson-favor-poor-nothing_reply = 確かにシルクもレースもあります。でも価格は{ $price }リーヴル。お金を数えてください。もう一度。

lesson-favor-send-say = 王妃がお会いになるのは親方と職人で、徒弟はだめです。あなたには1人ずついます。指ぬきのことを考えて、カードを使ってください。
lesson-favor-send-else = 親方でもお会いになります。でも、指ぬきのドレスは誰が作るのでしょう？　元に戻しましょう。

lesson-favor-claim-say = 顔を上げて、深くお辞儀を。王妃の寵愛を得ましょう！
lesson-favor-claim-else = 職人はそれもできます。でもドレスにはお金が要り、扇は待ってくれません。元に戻しましょう。

lesson-favor-gown-say = すぐに{ $favor_livre }リーヴル、職人のボーナスで{ $bonus }リーヴル！　また手番が来たら、親方に指ぬきのドレスを仕立てさせましょう。
lesson-favor-gown-else = そのドレスのために王妃のもとへ行ったのですよ。元に戻して、仕立てましょう。

lesson-favor-rent-say = なんというドレス！　客に貸しましょう。
lesson-favor-rent-else = あれほど苦労したのに？　元に戻して、客に着てもらいましょう。

lesson-favor-who-say = このラウンドはコレットから始まり、あなたはいつも最後でした。あと2手番で第3ラウンド。最初は誰でしょう？
lesson-favor-who-colette = またコレット
lesson-favor-who-colette_reply = 誰も扇を持っていなければそうです。持っているのは誰ですか？　もう一度。
lesson-favor-who-you = 私
lesson-favor-who-you_reply = あなたです！　寵愛を持つ人が次のラウンドを始め、扇を返します。

lesson-favor-round-say = ほかの人たちの番が終わったら、名前の横のスタートプレイヤーの印を探してください。

lesson-favor-pick-say = スタートプレイヤーはあなた！　新しい従業員が{ $hire_display }人、でも親方は1人だけ。コレットより先に雇いましょう。
lesson-favor-pick-else = それもできます。でも雇える親方は1人だけで、次はコレットです。元に戻しましょう。

lesson-favor-last-say = 扇はまた戻り、最初に願い出た人のものです。でもラウンド{ $rounds }の後に次のラウンドはありません。その時、寵愛の価値は？
lesson-favor-last-nothing = { $favor_livre }リーヴルだけ
lesson-favor-last-nothing_reply = 王妃はそんなにけちではありません。もう一度。
lesson-favor-last-three = { $favor_livre }リーヴルと名声{ $favor_prestige }点
lesson-favor-last-three_reply = 正解。舞踏会の終わりに持っている人は名声{ $favor_prestige }点。ラウンド{ $rounds }には誰もが王妃を思い出します。

lesson-favor-end-say = 今すぐ{ $favor_livre }リーヴル必要なとき、または次のラウンドで先に動きたいとき（ただ1人の親方、安い価格、珍しいシルク）に得ましょう。代償は手札のカード1枚です。
