### What the systems and their shops tell about the program, and what its installers say.

packaging-generic = ボードゲーム
packaging-summary = { $games }：ルイ15世の宮廷を舞台にした2つのボードゲーム
packaging-intro = このプログラムは、プレイヤーがプレイヤーのために作った、両ボードゲームのデジタル版です：
packaging-seats = 1台のパソコンで、人間またはコンピューターのプレイヤー2～5人
packaging-controls = マウスでもキーボードだけでも操作でき、ネットワークは不要。対応言語は{ $languages }
packaging-comfort = 元に戻す・やり直す、自動セーブ、1点ごとに内訳のわかる得点計算
packaging-saved_game = { $program }のセーブデータ

# Words to search for, with a semicolon between them.
packaging-keywords = ボードゲーム;ボドゲ;ユーロゲーム

# What the installer for Windows says.
packaging-setup-program = ゲーム本体
packaging-setup-about_program = プログラムと、スタートメニューの項目です。
packaging-setup-association = セーブデータを開く
packaging-setup-about_association = セーブデータをダブルクリックすると{ $program }で開きます。
packaging-setup-desktop_icon = デスクトップのアイコン
packaging-setup-about_desktop_icon = デスクトップにショートカットを作成します。
packaging-setup-running = { $program }が開いています。閉じてから、もう一度お試しください。
packaging-setup-too_old = { $program }には64ビット版のWindows 10以降が必要です。
packaging-setup-long_folder = このフォルダーのパスはWindowsには長すぎます。もっと短いものを選んでください。
packaging-setup-older_stays = インストール済みの{ $program }を削除できませんでした。Windowsの設定でアンインストールしてから、もう一度お試しください。
packaging-setup-ask_purge = セーブデータ、設定、終了したゲームの一覧も削除しますか？　削除すると元に戻せません。
