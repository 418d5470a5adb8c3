### The files of component values that owners share.

values-nothing = まだ何も入力されていないので、共有するものがありません。
values-nothing_new = これはすでにお持ちの値とまったく同じです。
values-no_game = 知らないゲーム（{ $game }）の値が入っています
values-foreign = 共有用のコンポーネントの値のファイルではありません
values-newer = もっと新しいバージョンで書かれています（形式{ $version }）
values-together = これらの値はほかの値と矛盾します：{ $problem }

window-sharing-export = 書き出す
window-sharing-import = 取り込む
window-sharing-export_title = 入力した値を共有する
window-sharing-export_text = 入力したすべての値とその出どころを1つのファイルにします。ほかの人は一度の操作で取り込めます。
window-sharing-by = あなたの名前
window-sharing-box = お持ちの製品：版、刷、言語
window-sharing-remark = 備考
window-sharing-write = ファイルに書く
window-sharing-written = 書き出しました：{ $file }
window-sharing-import_title = ほかの人が入力した値を取り込む
window-sharing-import_text = ファイルを選ぶか、ウィンドウにドロップするか、パスを入力してください。同意するまで何も変わりません。ファイルの場所：{ $folder }
window-sharing-path = ファイルのパス
window-sharing-look = 中を見る
window-sharing-undo = { $file }の取り込みを元に戻す
window-sharing-differs = { $field }：あなたは{ $mine }、相手は{ $theirs }
window-sharing-conflict = あなたの入力と異なるところ：
window-sharing-mine = 自分の値を残す
window-sharing-theirs = 相手の値にする
window-sharing-take = 取り込む
window-sharing-cancel = キャンセル
window-sharing-close = 閉じる
window-sharing-somebody = 名無しさん
window-sharing-origin = { $by }が{ $date }に入力。
window-sharing-origin_of = { $by }が{ $box }から{ $date }に入力。
window-sharing-taken = { $file }を取り込みました。次のゲームから有効です。「取り込む」で元に戻すこともできます。
window-sharing-undone = { $file }の取り込みを元に戻しました。
window-sharing-other_game = { $file }は{ $game }の値です。まずそのゲームのコンポーネントの値を開いてください。

window-sharing-new = 新規{ $n }件

window-sharing-same = 一致{ $n }件

window-sharing-differing = 相違{ $n }件
