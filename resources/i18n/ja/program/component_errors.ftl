### What is wrong with a file of component values, of any game. Words that a file must hold stand as they are written there.

wrong-at = { $place }：{ $problem }
wrong-instead = { $problem }（実際は{ $found }）
wrong-doubtful = 当方の推測と異なりますが、採用しました：{ $problem }
wrong-counted = { $number } × { $what }
wrong-color = { $color }（{ $name }）

wrong-not_toml = TOMLではありません
wrong-toml = TOMLではありません（{ $line }行{ $column }桁）
wrong-toml_end = TOMLではありません（ファイルの末尾）
wrong-unknown = 不明な名前です
wrong-unknown_near = 不明な名前です。{ $near }の間違いでは？
wrong-unknown_field = 不明な項目です
wrong-missing = ありません
wrong-id = 小文字と数字の語を2つ以上、ハイフンでつないでください
wrong-id_twice = id { $id }が重複しています
wrong-ours = プログラムが設定する値です。書かないでください
wrong-add = まだないidに対してtrueとしてください
wrong-remove = trueとし、単独で書いてください

wrong-table = 名前と値のテーブルでなければなりません
wrong-list = リストでなければなりません
wrong-text = 引用符つきの文字列でなければなりません
wrong-whole_number = 整数でなければなりません
wrong-flag = trueかfalseでなければなりません
wrong-one_of = { $names }のいずれかでなければなりません
wrong-some = { $names }のいずれかが必要です
wrong-only_one = { $names }のうち1つしか書けません
wrong-key = 小文字で始まり、小文字、数字、_だけでなければなりません
wrong-at_least = { $n }以上でなければなりません
wrong-at_most = { $n }以下でなければなりません
wrong-more_than = { $n }より大きくなければなりません
wrong-range = { $low }～{ $high }でなければなりません（実際は{ $found }）
wrong-must_be = { $values }でなければなりません
wrong-number = { $expected }個でなければなりません（実際は{ $found }）
wrong-rising = どの数も前の数より大きくなければなりません
wrong-falling = どの数も前の数より大きくできません
wrong-not_rising = 右へ行くほど大きくなってはいけません
wrong-second = 1番目の{ $first }より小さくなければなりません
wrong-other = ここに置けない値があります

wrong-too_few = { $n }項目以上必要です

wrong-too_many = { $n }項目以下でなければなりません

wrong-more = { $problem }（ほか{ $n }件）
