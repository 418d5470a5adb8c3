### The three ranks of employees, and a hand of three for a plan.

lesson-hand-name = 計画のための3人
lesson-hand-about = 親方・職人・徒弟のできることと、手札の選び方。

lesson-hand-staff-say = あなたの従業員です。金色の親方が2人、銀色の職人が1人、真鍮色の徒弟が2人。でも毎ラウンド働くのは、5人のうち{ $hand_size }人だけです。

lesson-hand-ranks-say = 親方は何でもできます。職人は、ひとつを除いて何でもできます。できないのは雇うことです。

lesson-hand-apprentices-say = 徒弟は仕立てられず、雇えず、王妃にお目通りもできません。では、徒弟は何の役に立つでしょう？
lesson-hand-apprentices-silk = シルクを買う
lesson-hand-apprentices-silk_reply = そのとおり！　シルクを買うのも、宮殿の装飾にお金を出すのも、徒弟は親方に負けません。そのぶん親方は、もっと上等な仕事に回せます。
lesson-hand-apprentices-sewing = 仕立てる
lesson-hand-apprentices-sewing_reply = あの不器用な指で？　針を持つのは職人と親方です。もう一度。
lesson-hand-apprentices-hiring = 雇う
lesson-hand-apprentices-hiring_reply = 徒弟に雇われたい人がいるでしょうか？　雇えるのは親方だけです。もう一度。

lesson-hand-plan-say = 計画はこうです。シルクを買い、それでこの青のドレスを仕立て、誰かを雇う。仕事は3つ。では{ $hand_size }人を選びましょう。

lesson-hand-hirer-say = まず雇うことから考えます。下の控えから、それができる人を選んでください。
lesson-hand-hirer-else = 雇えるのは親方だけです。元に戻して、金色を選びましょう。

lesson-hand-tailor-say = 次はドレス。親方の印である金の指ぬきがないので、親方でなくてもかまいません。ほかに誰が仕立てられますか？
lesson-hand-tailor-else = 徒弟は仕立てられません。元に戻しましょう。銀色で十分です。
lesson-hand-tailor-start-master-1 = もちろん親方にもできます。でもこの人を休ませれば、次のラウンドにも親方がいます。元に戻しましょう。
lesson-hand-tailor-start-master-2 = もちろん親方にもできます。でもこの人を休ませれば、次のラウンドにも親方がいます。元に戻しましょう。

lesson-hand-buyer-say = 最後はシルク。ドレスにはタイルが1枚では足りません。徒弟それぞれのボーナスを読んで、選んでください。
lesson-hand-buyer-else = 金色をお使いに出すのはもったいない。次のラウンドにも親方が欲しいでしょう。元に戻しましょう。
lesson-hand-buyer-start-apprentice-1 = この人は糸かレースを見つけてくれます。もう1人なら、同じ手番に2枚目のタイルを買えます。元に戻しましょう。

lesson-hand-first-say = ほかの人たちも選び終わりました。手札は誰も見せません。さあ仕事です！　シルクがなければドレスもないので、まずは徒弟から。
lesson-hand-first-else = まだ仕立てるものがありませんよ。元に戻して、徒弟をシルクの仕入れに行かせましょう。

lesson-hand-errand-say = 灰色のものがわかりますか？　徒弟には寵愛も、仕立ても、雇うこともできません。資源を獲得しましょう！
lesson-hand-errand-else = 徒弟はそれもできます。でも計画にはシルクが必要です。元に戻しましょう。

lesson-hand-blue-say = 青{ $bales }個で{ $price }リーヴル。このタイルを取って、シルクとして残してください。
lesson-hand-blue-then_keep_resource = タイルはあなたのものです。シルクとして残しましょう。
lesson-hand-blue-else = それは別のドレス用です。私たちのには青{ $bales }個が要ります。元に戻しましょう。
lesson-hand-blue-thread = ドレスに糸は要りません。元に戻して、シルクを残しましょう。
lesson-hand-blue-lace = レースはもう持っています。元に戻して、シルクを残しましょう。

lesson-hand-pink-say = これがアクション。次はカードのボーナスです。使って、ピンクのシルクも取り、同じように残しましょう。
lesson-hand-pink-then_keep_resource = これもシルクとして残します。
lesson-hand-pink-else = ドレスにはまだピンクが足りません。元に戻しましょう。
lesson-hand-pink-forfeit = ボーナスはいつでも断れます。でもそれでは、ドレスは絵に描いたまま。元に戻しましょう。

lesson-hand-sew-say = 全員が1枚ずつ使い、またあなたの手番です。職人に青のドレスを仕立ててもらいましょう。
lesson-hand-sew-else = 計画と違います。元に戻して、職人に青のドレスを仕立ててもらいましょう。
lesson-hand-sew-start-master-1 = 親方の腕は確かですが、それでは誰が雇うのでしょう？　元に戻して、職人を使ってください。
lesson-hand-sew-start-master-2 = 親方の腕は確かですが、それでは誰が雇うのでしょう？　元に戻して、職人を使ってください。

lesson-hand-rent-say = 好きな客に貸してください。指ぬきのある客は、親方の作品を待っています。その後、職人のボーナスで{ $bonus }リーヴル入ります。
lesson-hand-rent-else = { $value }リーヴル、悪くありません！　でも私はこのドレスが踊るのを見たいのです。元に戻して、貸しましょう。

lesson-hand-hire-say = 最後のカードは親方。ほかの誰にもできないことのために取っておきました。好きな人を{ $hired }リーヴルで雇いましょう！
lesson-hand-hire-else = それなら誰にでもできました。元に戻して、親方に雇ってもらいましょう。

lesson-hand-count-say = これで{ $hand_size }人とも働きました。このラウンド、あと何枚使えるでしょう？
lesson-hand-count-none = 0枚
lesson-hand-count-none_reply = 手札をもう一度見てください。今入ってきたのは誰ですか？
lesson-hand-count-one = 1枚
lesson-hand-count-one_reply = 正解！　雇った人は同じラウンドに働きます。雇うのに1手番使いますが、1手番戻ってくるのです。

lesson-hand-end-say = 手札とはこういうもの。まず計画、それから人です。金色は雇用と最上の仕事に、銀色は仕立てと王妃のもとへ、真鍮色は残り全部に。
