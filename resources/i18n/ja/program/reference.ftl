### The reference of a game, and what is told about a thing that is asked about.

window-reference-point = テーブルの上のものへ移動すると、それが何か説明します。
window-reference-search = 言葉で検索
window-reference-first = 要点
window-reference-contents = 目次
window-reference-nothing = 見つかりませんでした。別の言葉か、言葉の最初の部分だけで試してください。
window-reference-ruling = ルールブックにない場合
window-reference-lesson = レッスンで見る
window-reference-back = 戻る
window-reference-more = 全ルール

window-key-what = これは何？
window-key-guide = ルール

reference-undo-title = 元に戻す
reference-undo-text = { $undo }か質問の横の矢印で、自分の最後の決断を元に戻します。その後のほかのプレイヤーの手番も一緒に戻るときは、もう一度押すよう求められます。{ $redo }でやり直します。何を元に戻せるかは設定で決まります。元に戻した手は枝としてログに残ります。複数人で手札を隠して遊ぶ場合、手番は「完了」または{ $pass_on }で終わり、それまでは元に戻せます。
reference-undo-terms = 元に戻す アンドゥ やり直す 取り消し 取消 待った 間違い 訂正 ミス クリック 一手戻る

reference-looking_back-title = 振り返る
reference-looking_back-text = { $step_back }と{ $step_on }でこれまでの出来事を一手ずつ、{ $turn_back }と{ $turn_on }で手番ごとにたどります。ボードにはその場面が表示され、{ $now }で現在に戻ります。{ $go_on }で、元に戻せる範囲なら表示中の場面から続けられます。{ $log }で全ログを開きます。
reference-looking_back-terms = ログ 履歴 リプレイ 枝 分岐 振り返り 過去 場面 キー ショートカット

reference-saving-title = セーブ
reference-saving-text = すべての手は自動でセーブされます。いつでもやめられ、スタートメニューから続きを遊べます。{ $save }で名前をつけたコピーをセーブし、{ $load }で開きます。終わったゲームも保存されます。
reference-saving-terms = セーブ 保存 ロード 読み込み オートセーブ 自動保存 終了 中断 再開 続き 閉じる ファイル
