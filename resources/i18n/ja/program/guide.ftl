### What the guide of every game says of the table, with the keys as they are set.

guide-heading-table = このテーブルの使い方

guide-table-hints = 何かに少しのあいだカーソルを合わせるか、Shift＋矢印キーで移動すると、その役割を読めます。{ $what }または右クリックで詳しい説明が出ます。
guide-table-undo = { $undo }で決断を元に戻し、{ $redo }でやり直します。
guide-table-follow = { $pause }でほかのプレイヤーを待たせたり進めたりします。{ $pace }で速さを変え、{ $hurry }で自分の次の手番まで飛ばします。
guide-table-log = { $log }でログを開きます。{ $step_back }と{ $step_on }でこれまでの出来事をたどり、{ $now }で現在に戻ります。{ $branch_on }で元に戻した手を見て、{ $go_on }でそこから続けます。
guide-table-keys = すべてのキーは設定（{ $settings }）で確認・変更できます。
