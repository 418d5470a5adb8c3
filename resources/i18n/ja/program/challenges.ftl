### What the tutor says about every challenge, and the page of challenges. A game's challenges are in its own folder.

challenge-watch = 見ていてください。あなたと同じところから始めます。
challenge-missed = お願いしたことが達成できていませんね。達成した場合の最善は{ $best }です。
challenge-stars0 = 結果は{ $reached }。最善は{ $best }です。
challenge-stars1 = 悪くありません、{ $reached }ですね。最善は{ $best }です。
challenge-stars2 = とてもいいですね、{ $reached }です。最善は{ $best }です。
challenge-stars3 = ブラボー！　{ $reached }、これ以上は誰にもできません。
challenge-solved = これで{ $best }。これ以上は誰にもできません。
challenge-other_way = 私の解き方はこうでした。{ $comment }

challenge-ways = そこへ至る手順は{ $n }通りです。

window-challenges-title = チャレンジ
window-challenges-leave = チャレンジをやめる
window-challenges-again = もう一度最初から
window-challenges-watch = 解答を見る
window-challenges-next = 次のチャレンジ
window-challenges-day = 今日のチャレンジ
window-challenges-grade1 = やさしい
window-challenges-grade2 = 手ごわい
window-challenges-grade3 = 難しい
window-challenges-grade4 = 超難問
window-challenges-series = { $game }：星{ $earned }／{ $n }
window-challenges-of_game = { $game }：星{ $earned }／{ $n }
window-challenges-summary = 星{ $earned }／{ $n }。最善の結果で星3つです。どのチャレンジも、あらゆる手順が調べ尽くされています。
window-challenges-told = 獲得：星{ $stars }／3

window-challenges-stars = 星{ $n }／3

window-honour-stars1 = 星1つ！
window-honour-stars2 = 星2つ！
window-honour-stars3 = 星3つ、最善です！
window-honour-lesson = レッスン修了！
