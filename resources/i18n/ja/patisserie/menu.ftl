### What the start menu and the settings say about this game.

window-patisserie-motto = 王の庭園の祝祭の日々
window-game-patisserie-label = ラ・パティスリー・ロココ
window-game-patisserie-explanation = 国王の祝祭に菓子を作る。{ $rounds }ラウンド、実際の卓なら60～150分。
window-welcome-game_about-patisserie = 国王の祝祭に菓子を焼きましょう。レシピ、材料、そして庭園のテーブル。
window-welcome-coach_about-patisserie = 良い助言つき。ルールの推奨どおり、トレイなしで遊びます。
window-edition-2025-label = 2025
window-edition-2025-explanation = 2025年版。ルールブックにない値は当方の推測です。
window-menu-alone-patisserie = メンターに1人で挑む
