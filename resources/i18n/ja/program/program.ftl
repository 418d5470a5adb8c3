### The program around the game: settings, seats, saved games, keys and credits.

window-settings-theme = 明るさ
window-settings-scale = 大きさ
window-settings-hands = 複数人での手札
window-settings-turns = 複数人での手番

window-hands-secret-label = 秘密
window-hands-secret-explanation = 人の交代時には幕がテーブルを隠し、次の人が上げます。

window-hands-open-label = 公開
window-hands-open-explanation = 幕なし。質問されている人の手札が全員に見えます。

window-turns-held-label = 受け渡し
window-turns-held-explanation = 手札が秘密のときは「完了」を押すと手番が終わり、それまでは元に戻せます。

window-turns-passed-label = 即時
window-turns-passed-explanation = 最後の決断をすると、すぐ次のプレイヤーに移ります。

window-turn-over = これでよいですか？　次は{ $name }です。
window-turn-pass_on = 完了
window-turn-pass_on_hint = 手番を渡します。それまでは元に戻せます

window-theme-system-label = システムに合わせる
window-theme-system-explanation = システムの設定に合わせて、昼、夜、ハイコントラストを選びます。

window-theme-light-label = 昼
window-theme-light-explanation = アイボリーと淡い青緑。

window-theme-evening-label = 夜
window-theme-evening-explanation = ろうそくの灯り。暗い部屋に合う暗い画面です。

window-theme-contrast-label = ハイコントラスト
window-theme-contrast-explanation = 黒地に白、縁をはっきり描きます。

window-scale-fit = 収まる最大
window-scale-percent = { $percent }%
window-scale-room = このウィンドウには{ $percent }%まで収まります。
window-scale-too_large = ウィンドウが小さすぎて収まりません。

settings-not_settings = 設定のファイルではありません
settings-partly = 読めない設定があったため、初期値に戻しました（{ $file }：{ $problem }）。

window-new_game-look = { $name }の色と紋章
window-new_game-seed_hint = すべてのシャッフルを決める数です。同じシードなら同じ初期配置になります。

window-colour-red = 赤
window-colour-blue = 青
window-colour-green = 緑
window-colour-purple = 紫
window-colour-orange = オレンジ

window-emblem-sun = 太陽
window-emblem-lily = ユリ
window-emblem-rose = バラ
window-emblem-swan = 白鳥
window-emblem-key = 鍵

window-portrait-bun = まとめ髪の婦人
window-portrait-crop = 短髪の紳士
window-portrait-curls = 巻き毛の婦人
window-portrait-tricorne = 三角帽の紳士
window-portrait-bonnet = ボンネットの婦人
window-portrait-goatee = あごひげの紳士
window-portrait-straw = 麦わら帽の婦人
window-portrait-wig = かつらの紳士
window-portrait-kerchief = スカーフの婦人
window-portrait-turban = ターバンの紳士
window-portrait-tower = 盛り髪の婦人
window-portrait-beard = 豊かなひげの紳士

window-saves-unfinished = 中断中のゲーム
window-saves-ask_delete = 「{ $name }」を完全に削除しますか？
window-saves-ask_replace = 「{ $name }」というセーブデータがすでにあります。上書きしますか？
window-saves-delete = { $name }を削除
window-saves-yes_delete = 削除する
window-saves-yes_replace = 上書きする
window-saves-no = やめておく

window-renaming-ask = { $name }の新しい名前は？
window-renaming-game = { $date }のゲーム
window-renaming-of = { $name }の名前を変更
window-renaming-rename = 名前を変更
window-renaming-keep = そのままにする

rename-taken = 「{ $name }」という名前のゲームがすでにあります。別の名前を選んでください。
rename-refused = 名前を変更できず、元の名前のままです：{ $reason }

window-records-damaged = { $file }の{ $n }行が読めません。そのゲームは集計されません。

file-undeletable = { $file }：削除できません：{ $reason }

window-keys-title = キー
window-keys-press = キーを押してください…
window-keys-fixed = このキーは移動・選択・入力に使われるため、割り当てられません。別のキーを押してください。
window-keys-taken = { $pressed }はすでに使われています：{ $action }。別のキーを押してください。
window-keys-others = 矢印キーとEnterで選びます。Shift＋矢印キーであらゆるものに移動して説明を見られます。数字キーで質問に答えます。Escはいちばん手前のものを閉じるか、途中の手番を一歩ずつ戻し、それ以外ではメニューを開きます。レッスンは終了しません。
window-keys-reset = 初期化

window-key-undo = 元に戻す
window-key-redo = やり直す
window-key-new_game = 新しいゲーム
window-key-load = ゲームをロード
window-key-save = ゲームをセーブ
window-key-settings = 設定
window-key-full_screen = 全画面
window-key-sound = 効果音のオン／オフ
window-key-music = 音楽のオン／オフ
window-key-pause = ほかのプレイヤーの一時停止／再開
window-key-pace = ほかのプレイヤーの速さを変更
window-key-pass_on = 手番を渡す
window-key-hurry = 自分の次の手番まで飛ばす
window-key-magnify = 指したものを拡大
window-key-log = ログ
window-key-step_back = 1手前を見る
window-key-step_on = 1手先を見る
window-key-turn_back = 1手番前を見る
window-key-turn_on = 1手番先を見る
window-key-first = 最初を見る
window-key-now = 現在のテーブルを見る
window-key-branch_back = 前の枝を見る
window-key-actions = 全アクションを1枚で見る
window-key-branch_on = 次の枝を見る
window-key-go_on = 表示中の場面から続ける

window-key_name-Ctrl = Ctrl
window-key_name-Shift = Shift
window-key_name-Alt = Alt
window-key_name-Left = ←
window-key_name-Right = →
window-key_name-Up = ↑
window-key_name-Down = ↓
window-key_name-Home = Home
window-key_name-End = End
window-key_name-PgUp = Page Up
window-key_name-PgDown = Page Down
window-key_name-Return = Enter

window-menu-about = このアプリについて

window-about-title = Rococo Desktop バージョン{ $version }
window-about-text = 『ロココの仕立屋』（Rococo）は、マティアス・クラマー、ルイス・マルツ、シュテファン・マルツによるボードゲームです。このプログラムは出版社ではなく、ゲームを愛する人たちが作ったもので、製品版のイラストは一切使っていません。プログラムと画像・音はMITライセンスで自由に利用できます。次の成果を利用しています：

window-guide-title = 遊び方

list-details = ；
list-comma = 、
list-between = { " · " }
list-plus = { " + " }
list-scored = { $name } { $points }
list-counted = { FORM($piece, $form) }（×{ $n }）
list-sentences = { "" }
