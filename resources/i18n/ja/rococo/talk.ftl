### What the computer players say at their own deeds, each in a manner of their own.

talk-rococo-level1-hall-1 = ぼくがここで一番？　ぼくが？　親方には内緒ですよ！
talk-rococo-level1-hall-2 = ぼくのお客さんがこんなに！　ボタンの数しか数えてなかった。

talk-rococo-level1-fireworks-1 = ぼくが火をつけたんです！　眉毛はまだ無事です。
talk-rococo-level1-fireworks-2 = うわあああ！　……失礼。澄ましているつもりだったのに。

talk-rococo-level1-favor-1 = 王妃さまがぼくに微笑んだ！　……ぼくの後ろの人かも。
talk-rococo-level1-favor-2 = 深くお辞儀しすぎて帽子が落ちちゃった。でもうまくいった！

talk-rococo-level1-all_halls-1 = どの広間にもぼくのお客さん！　母さんに知らせなくちゃ。
talk-rococo-level1-all_halls-2 = 全部の広間だ！　迷子になったのは、ほんの数回です。

talk-rococo-level1-master-1 = 親方がぼくのところで働く！　お辞儀するのはどっち？
talk-rococo-level1-master-2 = 親方がぼくの机に！　床を掃いておいてよかった。

talk-rococo-level2-hall-1 = これでこの広間も輝いたわ。どういたしまして、皆さま！
talk-rococo-level2-hall-2 = みんな私のお客に釘づけ！　あなたもね、わかってるのよ。

talk-rococo-level2-fireworks-1 = ドーン！　空の上でこそ、お金はいちばん美しいの。
talk-rococo-level2-fireworks-2 = もっと星を、もっと火花を、もっとマルゴを！

talk-rococo-level2-favor-1 = 王妃さまと私、花火の好みがぴったりなの。
talk-rococo-level2-favor-2 = まぶしいって言われちゃった。さすが、お目が高いわ。

talk-rococo-level2-all_halls-1 = 今夜あなたがどこで踊っても、私はもう先に来てるの。
talk-rococo-level2-all_halls-2 = 今夜はどの広間も、少しずつ私をまとってるのよ。

talk-rococo-level2-master-1 = 親方よ！　お高い？　もちろんよ、あなた。
talk-rococo-level2-master-2 = 採用！　才能が先、お勘定はまたいつか。

talk-rococo-level3-hall-1 = ここは私がトップです。二度、数え直しました。
talk-rococo-level3-hall-2 = この広間はリード。帳簿に赤い字で記しましょう。

talk-rococo-level3-fireworks-1 = 煙、騒音、出費。「娯楽費」としておきます。
talk-rococo-level3-fireworks-2 = 火薬にも値段がございます。領収書をいただきました。

talk-rococo-level3-favor-1 = 王妃さまの寵愛。請求額、ゼロ。
talk-rococo-level3-favor-2 = 王妃さまの寵愛、確かに受領。記帳いたしました。

talk-rococo-level3-all_halls-1 = どの広間にも客が一人。表がすべて済の印です。
talk-rococo-level3-all_halls-2 = 全広間、漏れなし。埋まった欄は美しいものです。

talk-rococo-level3-master-1 = 親方には親方の値段。ちゃんと確かめました。
talk-rococo-level3-master-2 = 良い腕は費用ではありません。資産です。

talk-rococo-level4-hall-1 = 部屋を見る目はあるつもりだが、こいつは目配せまでしてくれたよ。
talk-rococo-level4-hall-2 = わしの客は立ち姿がいい。諸君、姿勢だよ、姿勢！

talk-rococo-level4-fireworks-1 = 顔を上げて！　宮殿一の眺めは頭の上さ。
talk-rococo-level4-fireworks-2 = 空ならいろいろ見てきたが、この空はこの館によく似合う。

talk-rococo-level4-favor-1 = 王妃さまがご覧になり、わしが一礼。こういう時を逃さんことだ。
talk-rococo-level4-favor-2 = しかるべき扉の前でひとこと。すると開いたよ。

talk-rococo-level4-all_halls-1 = どの広間でも誰かに挨拶だ。帽子の休まる暇がない。
talk-rococo-level4-all_halls-2 = どこへ行っても顔なじみ。これぞ我が家というものだ。

talk-rococo-level4-master-1 = あの手！　最初のひと針でわかったよ。
talk-rococo-level4-master-2 = いい人材は見ればわかる。さあ入って、座りなさい！

talk-rococo-level5-hall-1 = この広間は今朝から私のもの。ようやく皆さんにも見えましたね。
talk-rococo-level5-hall-2 = 満員のこの広間が、私にはずっと前から見えていました。

talk-rococo-level5-fireworks-1 = 一分の狂いもない火花です。どうぞ、上を。
talk-rococo-level5-fireworks-2 = 花火だって、型紙どおりがいちばんよく飛ぶのです。

talk-rococo-level5-favor-1 = 王妃さまは私をお待ちでした。そう仕向けておいたので。
talk-rococo-level5-favor-2 = 陛下が振り向かれた、ちょうどその時に参りました。

talk-rococo-level5-all_halls-1 = 全広間。最後の一歩から計画しました。
talk-rococo-level5-all_halls-2 = ほら、型紙の完成です。最後のひと針まで。

talk-rococo-level5-master-1 = まさにこの腕のために、椅子を空けておきました。
talk-rococo-level5-master-2 = ようこそ。あなたの針はもう並べてあります。

talk-rococo-level6-hall-1 = 失礼、私があなたの光を遮っているようですな。
talk-rococo-level6-hall-2 = どうぞごゆっくり！　私の後ろなら、いつでも空いています。

talk-rococo-level6-fireworks-1 = 空へのささやかな贈り物です。宮廷が私に期待するもので。
talk-rococo-level6-fireworks-2 = どのみち見上げるところだったのでしょう？

talk-rococo-level6-favor-1 = 陛下と私は、言葉がなくとも通じ合うのです。
talk-rococo-level6-favor-2 = 陛下があなたのことをお尋ねでした。努力はしている、とお答えしましたよ。

talk-rococo-level6-all_halls-1 = すべての広間。当然の帰結です。どうぞお続けください。
talk-rococo-level6-all_halls-2 = どの広間でも自分に出会う。実に心地よい。

talk-rococo-level6-master-1 = 達人同士の話ですが、良いハサミは私のものですよ。
talk-rococo-level6-master-2 = ようやく達人が来てくれた。寂しくなりかけていたところです。
