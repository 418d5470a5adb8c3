### A hint: the best play, and why.

window-key-hint = ヒント

window-hint-title = ヒント
window-hint-about = 最善の手とその理由
window-hint-later = ヒントは自分の手番に聞けます
window-hint-leave = ヒントを閉じる
window-hint-thinks = { $name }が考えています…
window-hint-none = ここで助言できることはありません。
window-hint-others = ほかの手
window-hint-first = 最善手
# What the best play has over another one. $reason is one of the advice messages.
window-hint-instead = 最善手なら：{ $reason }。
window-hint-alike = 前の手と同じことに役立ちます。
# After the reasons for the best play: the second one, and what it lacks.
window-hint-next = 次善の手：{ $plan }{ $worth }
window-hint-level = ゲーム終了時には{ $player }と並ぶ見込みです。
window-hint-measure = 終了時のあなたの得点を、他の最高の人の得点と比べています。全員が最強のコンピュータのように続けた場合です。
window-hint-chance = この手での勝率は約{ $percent }%です。
window-hint-near = ほぼ互角
window-hint-equal = ほぼ互角：勝率の差は{ $percent }%未満
window-hint-less = 勝率が約{ $percent }%低い

window-hint-worse = 終了時に最善手より約{ $n }点減

window-hint-ahead = ゲーム終了時には{ $player }を約{ $n }点リードする見込みです。

window-hint-behind = ゲーム終了時には{ $player }に約{ $n }点及ばない見込みです。

window-settings-hints = ヒント
window-settings-patience = 思考時間

window-hints-on-label = あり
window-hints-on-explanation = キーまたはボタンで、最善の手を、その最初の一手と理由つきで教えます。

window-hints-off-label = なし
window-hints-off-explanation = 誰もヒントを聞けません。

window-patience-quick-label = 短い
window-patience-quick-explanation = 強いコンピューターもほとんど考えず、少し弱くなります。

window-patience-normal-label = ふつう
window-patience-normal-explanation = 強いコンピューターは、ふだん必要なだけ考えます。

window-patience-patient-label = じっくり
window-patience-patient-explanation = 強いコンピューターは4倍まで長く考えます。

## The line in which moves are typed.

window-key-command = 手を入力
window-command-title = 手を入力
window-command-label = 手
window-command-nothing = その言葉に当てはまる手は今ありません。
window-command-nobody = 今は誰にも質問がありません。
window-command-also = 「…とは」「元に戻す」「ヒント」とも入力できます。
# The ways to ask what something is, with a slash between them; "…" is the thing.
window-command-what = …とは何ですか/…って何ですか/…は何ですか/…とは何/…って何/…は何/…とは/…って

## The field in which one types where the focus goes.

window-key-go_to = 移動先
window-key-part_on = テーブルの次の部分
window-key-part_back = テーブルの前の部分
window-go_to-nothing = その名前のものはありません。
