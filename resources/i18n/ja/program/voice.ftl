### What a screen reader says by itself, and the keys that ask for more.

window-voice-leads = { $player }が首位：{ $places }

window-settings-spoken = スクリーンリーダーの読み上げ

window-spoken-short-label = 短く
window-spoken-short-explanation = 質問、自分の結果、エラー、ゲームの終わりだけ。

window-spoken-normal-label = ふつう
window-spoken-normal-explanation = ほかの人のしたこと、下がった価格、フェイズも。

window-spoken-everything-label = すべて
window-spoken-everything-explanation = 質問ごとの選択肢と、新しく場に出たものも。

window-key-say_again = 読み上げ：もう一度
window-key-say_table = 読み上げ：場の様子
window-key-say_own = 読み上げ：自分の持ち物
window-key-say_rival = 読み上げ：ほかの人の持ち物
window-key-say_places = 読み上げ：各場所と首位
window-key-say_displays = 読み上げ：場に並ぶもの
