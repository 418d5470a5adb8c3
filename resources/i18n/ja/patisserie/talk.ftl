### What the computer players say at their own deeds, each in a manner of their own.

talk-patisserie-level1-bake-1 = 焼けました！　欠けたのは角だけ。あ、そこもだ。
talk-patisserie-level1-bake-2 = ふくらんだ！　本当にふくらんだ！　においをかいでみて！

talk-patisserie-level1-table-1 = わたしが一番？　お皿を置こうとしただけなのに。
talk-patisserie-level1-table-2 = わたしのお皿が先頭！　こぼしたくずも、わたしのです。

talk-patisserie-level1-star-1 = そんな有名な人がうちに！　棚のほこりを払わなきゃ！
talk-patisserie-level1-star-2 = 厨房のスターだ！　おさじ、お持ちしましょうか？

talk-patisserie-level1-host-1 = 貴族の方に話しかけられて、「お菓子」って答えちゃった。
talk-patisserie-level1-host-2 = 両手にお盆を持ってお辞儀。ちゃんとできました！

talk-patisserie-level1-special-1 = 賞？　わたしに？　かまどの上に飾ります！
talk-patisserie-level1-special-2 = みんな拍手してる！　クリームを落とすところでした。

talk-patisserie-level2-bake-1 = 予定どおり。冷めるまで触るなよ。
talk-patisserie-level2-bake-2 = いい生地は叩けばいい音がする。ほら、聞いて！

talk-patisserie-level2-table-1 = リードしてるみたいだ。いちばん驚いてるのは俺だけどな。
talk-patisserie-level2-table-2 = このテーブルは堅実な仕事が好きらしい。俺もだ。

talk-patisserie-level2-star-1 = 俺の隣にスターとはね。もう包丁を研いでるよ。
talk-patisserie-level2-star-2 = ようこそ！　椅子はぐらつくが、給料はぐらつかない。

talk-patisserie-level2-host-1 = こんな立派なホストが、職人風情の菓子に！
talk-patisserie-level2-host-2 = レシピを聞かれたよ。お待ちを、と答えた。

talk-patisserie-level2-special-1 = 仕事をしてたら、誰かが数えてた。へえ、そうかい。
talk-patisserie-level2-special-2 = 名誉だな！　泡立て器の隣の壁に飾ろう。

talk-patisserie-level3-bake-1 = すてき、でもまだ裸ね！　私の砂糖のバラはどこかしら？
talk-patisserie-level3-bake-2 = 焼けたわ！　さあじっとして、きれいにしてあげる。

talk-patisserie-level3-table-1 = 私のお菓子がトップ。しかも、いちばん美しいの。
talk-patisserie-level3-table-2 = テーブルは花束よ。これで真ん中の花が咲いたわ。

talk-patisserie-level3-star-1 = スターね！　ここには輝きが足りなかったの。
talk-patisserie-level3-star-2 = あの手のそばなら、スプーンにも花が咲くわ。

talk-patisserie-level3-host-1 = なんて高貴なホスト！　砂糖のバラが頬を染めてる。
talk-patisserie-level3-host-2 = お辞儀に、微笑み、そして鼻にはアイシング。

talk-patisserie-level3-special-1 = ロゼットね！　さくらんぼに合うわ。お心遣い、嬉しい！
talk-patisserie-level3-special-2 = とがった鉛筆で計算して、リボンで結んだの。

talk-patisserie-level4-bake-1 = 粉から皮まで。最高のスパイスは、辛抱じゃよ。
talk-patisserie-level4-bake-2 = きつね色。わしの師匠もうなずいたろう。一度だけな。

talk-patisserie-level4-table-1 = テーブルは満たした者を忘れん。こいつはわしを知っとる。
talk-patisserie-level4-table-2 = お先にどうぞ、と言うつもりが、テーブルは違う考えでな。

talk-patisserie-level4-star-1 = スターには確かな手と温かいスープ。さあ、お入り！
talk-patisserie-level4-star-2 = 大した才能じゃ！　昔、ああいう弟子がおった。

talk-patisserie-level4-host-1 = 貴族のホストに深くお辞儀。腰が覚えておるじゃろう。
talk-patisserie-level4-host-2 = 大きな館も胃袋からつかむもの。昔からそうじゃ。

talk-patisserie-level4-special-1 = この歳になると名誉が集まる。エプロンもな。
talk-patisserie-level4-special-2 = 良い仕事は鐘のように響く。誰かが聞いておったな。

talk-patisserie-level5-bake-1 = 焼き上がり。くずひとつ余りません。確かめました。
talk-patisserie-level5-bake-2 = 卵は1個も余計に使っておりません。鶏も誇らしいことでしょう。

talk-patisserie-level5-table-1 = このテーブルには菓子ひとつの値打ちがあります。量りました。
talk-patisserie-level5-table-2 = このテーブルはリード。ナプキン1枚の無駄もなく。

talk-patisserie-level5-star-1 = 才能は高価。無駄にすれば、もっと高価。お入りなさい。
talk-patisserie-level5-star-2 = 始めてけっこう。砂糖は錠の中、鍵は私が持っています。

talk-patisserie-level5-host-1 = 貴族のホストを、ちょうど足りるバターでおもてなし。
talk-patisserie-level5-host-2 = 貴族は少し食べ、多く褒める。なんと経済的！

talk-patisserie-level5-special-1 = 名誉！　費用もかからず、日持ちもします。
talk-patisserie-level5-special-2 = 稼いで、数えて、しまって。鍵は私が持っています。

talk-patisserie-level6-bake-1 = 昨日、頭の中で味見しました。絶品でしたよ。
talk-patisserie-level6-bake-2 = 思い描いたとおり。国王は驚きがお嫌いでね。

talk-patisserie-level6-table-1 = 抗議なさるところでしたね。もう聞こえていました。
talk-patisserie-level6-table-2 = あなたにも見えましたね。私より少し遅れて。

talk-patisserie-level6-star-1 = スターは必ず太陽を見つけるもの。どうぞお掛けに。
talk-patisserie-level6-star-2 = エプロンの刺繍は、とうに済んでいます。あなたの名前で。

talk-patisserie-level6-host-1 = ひと目で足りました。あの高貴な館と私のあいだでは。
talk-patisserie-level6-host-2 = 高貴なうなずきひとつは、ラッパの列に値します。

talk-patisserie-level6-special-1 = 驚いて見せたいのですが、稽古しすぎましてね。
talk-patisserie-level6-special-2 = ありがとう。このお辞儀は頭の中で練習済みです。
