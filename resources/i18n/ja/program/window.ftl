### What the window itself says. Values that the window fills in are written %1, %2, ...

window-prospects = 今できること：
window-told = { $label }：{ $text }
window-you = あなた
window-start = スタートプレイヤー
window-title = ロココ

window-menu-title = ロココ
window-menu-continue = 続きから
window-menu-unfinished = { $about }（{ $date }）
window-menu-play = 遊ぶ
window-menu-new_game = 新しいゲーム
window-menu-load = ロード
window-menu-settings = 設定
window-menu-records = 終了したゲーム
window-menu-sources = コンポーネントの値
window-menu-quit = 終了

window-dialog-close = 閉じる

window-new_game-alone = 1人で遊ぶには、下の「{ $part }」で{ $expansion }を選んでください。
window-new_game-title = 新しいゲーム
window-new_game-names = アントワネット バティスト セレスティーヌ ドナシアン ウジェニー フロリアン
window-new_game-name = プレイヤー{ $number }の名前
window-new_game-no_name = プレイヤーの名前を入力してください。
window-new_game-bad_name = 名前は表示できる文字で{ $most }文字までです。
window-new_game-same_name = 同じ名前の人がすでにいます。
window-new_game-who = プレイヤー{ $number }は誰？
window-new_game-seat = プレイヤー{ $number }：{ $who }
window-new_game-strength = 強さ{ $strength }／{ $most }
window-new_game-emblems = 紋章
window-new_game-portraits = 肖像
window-new_game-add = プレイヤーを追加
window-new_game-remove = { $name }を外す
window-new_game-up = { $name }を上へ
window-new_game-down = { $name }を下へ
window-new_game-shuffle = 席順をシャッフル
window-new_game-starts = { $name }から開始
window-new_game-start_drawn = 最初の人は抽選です。
window-new_game-start_chosen = { $name }から始めます。
window-new_game-game = ゲーム
window-new_game-edition = 版
window-new_game-undo = 元に戻す
window-new_game-undo_and_hands = 元に戻す・手札
window-new_game-no_additions = なし
window-new_game-seed = シード
window-new_game-seed_drawn = ランダム
window-new_game-roll = 引き直す
window-new_game-bad_seed = 16桁以内の整数を入力してください。
window-new_game-start = ゲーム開始

window-new_game-no_seat_left = この場合は最大{ $n }人です。

window-new_game-full = { $expansion }を使う場合は最大{ $n }人です。

window-new_game-in_the_box = うち{ $n }枚は別の拡張が必要なため、箱に残します。

window-seats-title = 席の交代
window-seats-about = 誰でもいつでも席に着いたり、コンピューターに任せたりできます。ゲームはそのまま続きます。
window-seats-who = { $name }の席は誰がプレイしますか？
window-seats-person = これからは人間が{ $name }をプレイします。
window-seats-bot = これからは{ $who }が{ $name }をプレイします。
window-seats-own = { $name }本人がまたプレイします。

window-seat_kind-human-label = 人間
window-seat_kind-human-explanation = この画面の前でプレイします。

window-undo_policy-free-label = 自由
window-undo_policy-free-explanation = 何が見えたかに関係なく、決断をいくつでも元に戻せます。練習に向いています。

window-undo_policy-fair-label = 公正
window-undo_policy-fair-explanation = 元に戻せるのは自分の直前の決断だけで、隠れた情報が明らかになる前に限ります。

window-settings-colours = 色
window-settings-colours_note = どのような色覚でも見分けられる色です。さらに、それぞれに独自の印もあります。
window-settings-title = 設定
window-settings-language = 言語
window-settings-motion = 動き
window-settings-pace = コンピューターの速さ
window-settings-talk = コンピューターのせりふ
window-settings-sound = 効果音
window-settings-music = 音楽
window-settings-ambience = 環境音
window-settings-screen = 画面

window-motion-on-label = あり
window-motion-on-explanation = コマやカードが動いて移動します。

window-motion-reduced-label = 控えめ
window-motion-reduced-explanation = 動きはなく、移動先に現れます。

window-pace-calm-label = ゆっくり
window-pace-calm-explanation = それぞれの行動を読む時間があります。カードで動く相手は一手ごとに待ちます。

window-pace-brisk-label = きびきび
window-pace-brisk-explanation = カードごとに短い間をおきます。

window-pace-at_once-label = 即時
window-pace-at_once-explanation = コンピューターは考え終わり次第プレイします。

window-talk-said = { $name }：{ $words }

window-talk-spoken-label = あり
window-talk-spoken-explanation = ときどき、肖像の横でひとこと話します。

window-talk-silent-label = なし
window-talk-silent-explanation = 黙ってプレイします。

window-volume-off-label = なし

window-volume-soft-label = 小

window-volume-on-label = 中

window-volume-loud-label = 大

window-screen-window-label = ウィンドウ

window-screen-full-label = 全画面

window-table-pick = 選択
window-table-pages = テーブルの各部
window-table-alike = { $piece }（{ $n }／{ $most }）
window-table-no_undo = 元に戻すものはありません
window-table-nothing_there = そこには置けません
window-table-no_redo = やり直すものはありません
window-table-round = ラウンド{ $round }／{ $rounds }
window-price-fallen = { $what }：価格が{ $price }に下がりました。
window-table-round_ends = ラウンド{ $round }終了。
window-table-dealt = 残っていた未使用のカード{ $n }枚が、そのまま手札に入りました。
window-table-menu = メニュー
window-table-undo = 元に戻す
window-table-redo = やり直す
window-table-undo_hint = 最後の決断を元に戻す
window-table-redo_hint = やり直す
window-table-scoring = 最終得点計算
window-table-lost = 無駄になる
window-table-resume = ゲームに戻る
window-table-save = ゲームをセーブ
window-table-to_menu = スタートメニューへ
window-table-kept = このゲームは今の状態で保存されています。終了した後でも、スタートメニューから続けられます。

window-table-entries-game = このゲーム
window-table-entries-learn = 学ぶ・調べる
window-table-entries-program = プログラム

window-table-barred-learning = レッスン中は使えません
window-table-barred-over = ゲームは終わりました
window-table-barred-round = 第1ラウンドの後から
window-table-barred-curtain = 幕が上がってから
window-table-barred-watching = ゲーム終了後に

window-log-title = ログ

window-news-again = 選ぶと、ボード上でもう一度見られます。
# Before what a card’s bonus brought, in a row of pictures.
window-news-bonus = ボーナス：
window-news-round = ラウンド{ $round }
window-news-title = 前回の手番の後の出来事

window-telling-next = 次へ
window-telling-skip = 飛ばす
window-telling-done = 完了
window-telling-leave = この手番の説明を終える
window-telling-again = 直前の手番をもう一度
window-telling-again_hint = { $name }が最後にしたことを、理由つきでもう一度説明します

window-round-gone = 場から消えた
window-round-leads = 終了時のトップ：{ $places }
window-round-come = 新しく場に出た
window-round-on = 何かキーを押すかクリックすると進みます

window-drop-bench = これで行う
window-drop-discard = 捨てる
window-drop-hand = 手札に入れる
window-drop-sell = 売る

window-follow-pause = 一時停止
window-follow-pause_hint = ほかのプレイヤーを待たせる
window-follow-on = 再開
window-follow-on_hint = ほかのプレイヤーを進める
window-follow-pace_now = 速さ：{ $pace }
window-follow-pace = { $pace }。変更
window-follow-hurry = 飛ばす
window-follow-hurry_hint = 自分の次の手番まで一気に進める

window-gesture-back = 戻る
window-gesture-who = 誰が行う？
window-gesture-how = 方法は？
window-gesture-aim = 次に、そこへ置くものを選んでください。
window-gesture-nothing = そこには置けません。

window-curtain-next = 次は{ $name }です
window-curtain-others = ほかの人は目をそらしてください。
window-curtain-lift = 幕を上げる

window-saves-save_title = ゲームをセーブ
window-saves-load_title = ゲームをロード
window-saves-name = セーブデータの名前
window-saves-save = セーブ
window-saves-suggestion = ゲーム{ $n }
window-saves-none = セーブデータはまだありません。
window-saves-folder = セーブデータの場所：{ $folder }
window-saves-about = { $names }：ラウンド{ $round }
window-saves-unreadable = 開けません：{ $problem }
window-saves-no_name = セーブデータの名前を入力してください。
window-saves-bad_name = 名前は{ $most }文字以内で、< > : " / \ | ? * を含まず、ピリオドで始まらないものにしてください。
window-saves-reserved = { $name }はWindowsの装置名です。別の名前を選んでください。
window-saves-by_itself = ゲームは一手ごとに保存されます。いつでもやめられます。
window-saves-done = { $name }としてセーブしました。

window-unsafe-sign = クラッシュに無防備
window-unsafe-told = クラッシュすると失われます：{ $problem }。決断のたびに再試行します。このしるしを選ぶと今すぐ再試行します。
window-unsafe-ask = ゲームを書き込めません（{ $problem }）。その後のプレイは失われます。それでも閉じますか？
window-unsafe-wait = ディスクが遅く、直前の手をまだ書き込み中です。終わり次第ウィンドウを閉じます。それでも今すぐ閉じますか？
window-unsafe-writing = 書き込み中：今クラッシュすると直前の決断は失われます
window-unsafe-leave = 失っても閉じる
window-unsafe-stay = ゲームに残る

window-notice-working = しばらくお待ちください…
window-notice-dismiss = 閉じる
window-notice-not_opened = ゲームを開けませんでした。{ $problem }
window-notice-bot = { $name }は考えられませんでした（{ $problem }）。代わりにランダムな手を選びました。
window-notice-settings = 設定を書き込めませんでした（{ $file }：{ $problem }）。

window-score-beaten = { $name }が{ $others }に勝ちました。
window-score-opponent = { $name }（{ $strength }）
window-score-title = 最終得点計算
window-score-gained = { $source }：{ $points }
window-score-nothing = ここでは誰も得点しません。
window-score-table = テーブルを見る
window-score-taught = 読み終えたら、続きはテーブルで。

window-values-text = タイルやカードの値の一部は、わかっている情報に合わせた推測です。そのまますぐ遊べます。製品をお持ちなら「コンポーネントの値」で訂正できます。
window-values-list = 値を見る
window-values-ok = わかりました

window-sources-title = コンポーネントの値
window-sources-text = それぞれの値には出どころが書いてあります。入力した値は{ $file }に保存されます。
window-sources-entered = { $number }件中{ $entered }件入力済み

window-sources-source-rulebook = ルールブック
window-sources-source-reconstructed = 推測
window-sources-source-owner = あなたの入力
window-sources-source-imported = ほかの人の入力
window-sources-source-by = { $by }の入力

window-medals-wins = { $name }：{ $games }戦{ $wins }勝
window-medals-unplayed = 席を1人で通して終えたゲームはまだありません
window-medals-lessons = レッスン{ $n }／{ $most }修了
window-medals-lessons_short = 「{ $quick }」とレッスン{ $n }／{ $most }修了
window-medals-stars = 星{ $n }／{ $most }獲得

window-records-won = 勝者は{ $names }：{ $results }
window-records-bests = 人数別の最高：{ $bests }
window-records-told = { $games }戦{ $wins }勝、平均{ $mean }点、最高{ $best }点
window-records-items = 得点源別の平均点
window-records-title = 終了したゲーム
window-records-none = 終了したゲームはまだありません。
window-records-totals = 最近のゲームの総得点
window-records-last = 最近のゲーム：選ぶともう一度開きます
window-records-open = このゲームをもう一度開く
window-records-ask_delete = { $date }のゲームを削除しますか？　結果は統計に残ります。
window-records-delete = { $game }のゲームを削除
window-records-result_only = このゲームは結果だけが残っています。
window-records-several = { $name }（席を共有）
window-records-unwritable = 結果を{ $file }に保存できませんでした：{ $problem }
window-records-unreadable = { $file }を読めません：{ $problem }

window-correct-question = 訂正がまだ保存されていません。破棄しますか？
window-correct-discard = 破棄する
window-correct-stay = 編集に戻る
window-correct-title = 左の値を選ぶと訂正できます。
window-correct-ours = 当方の値：{ $value }
window-correct-keep = 訂正を保存
window-correct-restore = 初期化
window-correct-confirm = 印刷どおり
window-correct-kept = 訂正を保存しました。新しいゲームと、これから開き直すゲームに適用されます。
window-correct-less = { $label }：減らす
window-correct-more = { $label }：増やす
window-correct-in_the_file = この効果はファイルでしか訂正できません。
window-correct-broken = ファイルが読めません。ここで訂正するには、テキストエディターで直すか、ファイルを取り除いてください。

window-ledger-table = 表で入力
window-ledger-list = 1つずつ
window-ledger-number = 0～999の整数
window-ledger-numbers = 半角コンマで区切った整数（例：8, 5, 3）

window-ledger-wrong = 値のない欄が{ $n }か所あります。
