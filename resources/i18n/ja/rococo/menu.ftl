### What the start menu and the settings say about this game.

window-menu-subtitle = 国王の舞踏会まで、針を運ぶ夜が続く
window-game-rococo-label = ロココの仕立屋
window-game-rococo-explanation = 仕立屋となって国王の舞踏会の客を装う。カードを1枚ずつ使う{ $rounds }ラウンド。
window-welcome-game_about-rococo = 国王の舞踏会の客を装いましょう。シルク、レース、そして宮殿の広間。
window-edition-deluxe-label = デラックス（2020）
window-edition-deluxe-explanation = 名声点は公開。シルクは青・ピンク・緑・オレンジ、宮殿の前には厨房。
window-edition-original-label = オリジナル（2013）
window-edition-original-explanation = ゲーム中に得た名声点は最後まで秘密。シルクは黄・緑・赤・青、宮殿の前には噴水。
window-settings-bonuses = ボーナス
window-bonuses-taken-label = 自動
window-bonuses-taken-explanation = お金など、ただ得をするだけのボーナスは、確認なしで受け取ります。
window-bonuses-asked-label = 確認
window-bonuses-asked-explanation = ボーナスは放棄もできるので、毎回確認します。
window-menu-alone-rococo = デュ・バリー夫人に1人で挑む
