### What the systems and their shops tell about this game.

packaging-about-rococo = { $game }：1745年、国王ルイ15世が舞踏会を開きます。あなたは仕立屋の主人となり、{ $rounds }ラウンドにわたって従業員を雇い、シルクやレースや糸を買い、客のために服を仕立て、音楽家や彫像、噴水、花火に出資します。舞踏会が終わったとき、名声点の最も多い人が勝ちます。
packaging-contents-rococo = { $game }の2つの版と、デラックス版に入っているすべての拡張
packaging-keywords-rococo = Rococo;仕立屋;舞踏会
