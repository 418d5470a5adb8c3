### What saves, journals, settings and the headless commands have to say.

file-missing = ありません
file-not_a_file = ファイルではありません
file-unreadable = 読めません：{ $reason }
file-unwritable = { $file }：書き込めません：{ $reason }
file-failed = ファイルの読み書きができませんでした：{ $reason }
file-too_large = { $limit }バイトを超えています
file-not_utf8 = UTF-8のテキストではありません（{ $byte }バイト目）
file-not_json = JSONではありません（{ $line }行{ $column }桁）
file-not_a_number = JSONではありません：{ $word }は数ではありません
file-long_number = { $limit }桁を超える数があります
file-long_key = { $limit }文字を超える名前があります
file-too_many = 値が{ $limit }個を超えています
file-nested = 入れ子が深すぎます
file-name_twice = 1つのオブジェクトに名前{ $name }が2つあります

file-called-journal = 中断中のゲーム
file-called-rococo = 「{ $name }」

system-exists = 同じ名前のファイルがあります
system-loop = フォルダーのリンクが循環しています
system-other = 問題が起きました
system-forbidden = 権限がありません
system-missing = ファイルまたはフォルダーがありません
system-no_folder = フォルダーがあるべき場所にファイルがあります
system-folder = フォルダーです
system-read_only = ディスクは読み取り専用です
system-full = ディスクに空きがありません
system-long_name = ファイル名が長すぎます
system-faulty = ディスクがエラーを報告しています
system-many_files = 開いているファイルが多すぎます
system-memory = メモリーが足りません
system-gone = ディスクがなくなりました
system-busy = 使用中です

save-source = セーブデータ
save-error = { $file }：{ $problem }
save-not_a_save = Rococo Desktopのセーブデータではありません
save-not_over = 終了したゲームではありません
save-newer = 新しいバージョンのRococo Desktopで書かれています（形式{ $version }）。このバージョンが読めるのは{ $ours }までです
save-wrong_hash = 破損しています：スナップショットがハッシュと一致しません

save-notice-replay_differs = 記録された答えをたどっても、セーブされた場面になりません。セーブされた場面から続けます。それより前は元に戻せません。
save-notice-other_version = このゲームはバージョン{ $app }でセーブされました。セーブされた場面から続けます。それより前は元に戻せません。
save-notice-other_components = このゲームは別のコンポーネントの値でセーブされました。セーブされた場面から続けます。それより前は元に戻せません。
save-notice-branches = このゲームで元に戻した手の一部は、現在のルールや値に合わないため省かれました。

journal-error = { $file }：{ $problem }
journal-damaged = { $line }行目：破損しています
journal-no_header = ゲームの記録ではありません
journal-in_use = 別のウィンドウで使用中です
journal-stopped = 今はクラッシュするとゲームが失われます：{ $problem }。決断のたびに書き込みを再試行します。
journal-safe_again = クラッシュしてもゲームは安全な状態に戻りました。失われたものはありません。
journal-no_locks = ゲームのあるディスクはファイルロックに対応していません。すべて保存されますが、同じゲームを2つのウィンドウで開かないでください。

journal-notice-new_values = このゲームを離れた後でコンポーネントの値が変わりました。新しい値で続けます。
journal-notice-other_values = このゲームを離れた後でコンポーネントの値が変わりました。
journal-notice-other_version = このゲームはバージョン{ $app }で中断されました。
journal-notice-differs = このゲームの記録は{ $line }行目から続きません。
journal-notice-damaged = このゲームの記録の{ $line }行目が破損しています。
journal-notice-repaired = { $why }ゲームに失われたものはありません。
journal-notice-cut = { $why }読める最後の決断から続けます。
journal-notice-gone = { $why }中断したところから続けます。それより前は元に戻せません。

journal-notice-lost = { $why }最後の{ $n }決断の前から続けます。

journal-notice-restart = { $why }最後の{ $n }決断の前から続けます。それより前は元に戻せません。

places-no_home = ゲームを置くフォルダーがありません。このユーザーにはホームがありません。変数{ $variable }で指定できます。
places-no_user = { $folder }はフォルダーではありません。そのようなユーザーはいません。

bots-here = コンピューター用の別プロセスを使えません：{ $problem }。このウィンドウの中で考えます。
bots-ended = 起動できませんでした

settings-damaged = 設定を読めなかったため、初期化しました（{ $file }：{ $problem }）。

undo-turn = { $player }（{ $action }）
undo-decision = 最後の決断
undo-alone = 元に戻す：{ $deed }
undo-taken = 元に戻しました：{ $deed }。
undo-again = やり直しました：{ $deed }。

undo-before = 元に戻す：{ $deed }と、{ $n }手番（{ $turns }）

undo-doubt = 元に戻すと{ $n }手番（{ $turns }）も戻ります。実行するにはもう一度押してください。

undo-after = 元に戻しました：{ $deed }。ほかに{ $n }手番も戻りました。「やり直す」で取り戻せます。
