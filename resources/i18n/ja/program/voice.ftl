### What a screen reader says by itself, and the keys that ask for more.

window-voice-leads = { $player }が首位：{ $places }

window-settings-spoken = スクリーンリーダーの読み上げ

window-spoken-short-label = 短く
window-spoken-short-explanation = 質問、自分の結果、エラー、ゲームの終わりだけ。

window-spoken-normal-label = ふつう
window-spoken-normal-explanation = ほかの人のしたこと、下がった価格、フェイズも。

window-spoken-everything-label = すべて
window-spoken-everything-explanation = 質問ごとの選択肢と、新しく場に出たものも。

window-key-say_again = 最後の読み上げをもう一度聞く
window-key-say_table = 場の様子を聞く
window-key-say_own = 自分の持ち物を聞く
window-key-say_rival = ほかの人の持ち物を順に聞く
window-key-say_places = 各場所と首位を聞く
window-key-say_displays = 場に並ぶものと価格を聞く
