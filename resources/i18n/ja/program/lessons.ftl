### What every tutor says, and the page of lessons. A game's lessons are in its own folder.

lesson-learner = カミーユ
lesson-finished = 「{ $name }」はこれでおしまいです。よくできました！
lesson-step = { $number }／{ $n }
lesson-others = では、ほかの人たちの番です。
lesson-ends = では、ほかの人たちの番です。全員がカードを使い切ると、得点を数えます。

lesson-else-read = 慌てない、慌てない！　それは元に戻して、まずは私の話を最後まで聞いてください。
lesson-else-choose = その前にひとつ質問です。それは元に戻して、あなたの考えを聞かせてください。
lesson-else-act = それもできますが、お見せしたいのは別のことです。元に戻して、もう一度試してください。
lesson-else-watch = それもできますが、今は元に戻して、見ていてください。
lesson-else-over = お見せする前にゲームが終わってしまいました。元に戻すか、このまま先へ進みましょう。
lesson-else-gone = お見せしたかったことは、もうここではできません。好きにプレイするか、先へ進みましょう。

window-learn-first = まずレッスンの質問に答えてください
window-learn-read = まずレッスンの説明を読んでください
window-learn-title = 学ぶ
window-learn-go_on = 続ける
window-learn-take_back = 元に戻す
window-learn-show = やって見せて
window-learn-again = もう一度
window-learn-next = 次のレッスン
window-learn-all = レッスン一覧
window-learn-leave = レッスンをやめる
window-learn-done = 修了
window-learn-summary = { $n }レッスン中{ $done }修了、残り{ $minutes }分です。
window-learn-short = 「{ $name }」で全アクションを学びました。次はコーチつきの初ゲーム、または詳しい{ $n }レッスン（{ $minutes }分）をどうぞ。
window-learn-following = 次は「{ $name }」です。
window-learn-part = { $name } · { $done }／{ $n }
window-learn-upcoming = 次
window-learn-from_start = 最初から
window-learn-left = { $number }／{ $n }で中断

window-learn-minutes = { $n }分

window-learn-group-start = まずはここから
window-learn-group-turns = 手番とラウンド
window-learn-group-mastery = 上達のために

window-welcome-quick = 10分コース
window-welcome-quick_about = 全アクションをひと巡り。
window-welcome-question = 初めて遊びますか？
window-welcome-learn = 学ぶ
window-welcome-learn_about = 実際のテーブルで一歩ずつ学ぶ短いレッスン。
window-welcome-coach = コーチつきの初ゲーム
window-welcome-coach_about = まるごと1ゲーム。大事なことはコーチが教えます。
window-welcome-known = もう知っている
window-welcome-known_about = すぐメニューへ。レッスンとコーチはいつでも使えます。

coach-costly = 私の見立てでは、別の手なら最終的に{ $n }点ほど多く見込めました。{ $turn }
coach-retry = 私のおすすめ：{ $turn }
coach-undone = 取り消しました。この選択の前に戻っています。別の手を試すか、助言が欲しければヒントを押してください。

window-settings-coach = コーチ

window-coach-heard = わかりました
window-coach-word = { $name }から一言あります
window-coach-leave = コーチに下がってもらう
window-coach-gone = コーチは退席しました。設定でまた呼べます。

window-coach-off-label = なし
window-coach-off-explanation = 誰も助言しません。

window-coach-on-label = あり
window-coach-on-explanation = 人間が1人のゲームで、先生が大事なことや、損な手番で失ったものを教えます。
