### What the systems and their shops tell about this game.

packaging-about-patisserie = { $game }：国王がヴェルサイユの庭園で祝祭を開きます。あなたは菓子店の主人となり、{ $rounds }ラウンドにわたってスタッフを選び、レシピと材料を集め、菓子を焼いてデコレーションし、5つのテーブルに届けたり売ったりして、貴族のホストの心をつかみます。祝祭が終わったとき、名声点の最も多い人が勝ちます。
packaging-contents-patisserie = { $game }のすべてのプロモ
packaging-keywords-patisserie = La Pâtisserie Rococo;パティシエ;菓子
