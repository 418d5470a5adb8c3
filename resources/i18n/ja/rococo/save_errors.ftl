### What is wrong with a position of this game.

wrong-group_twice = 席{ $seat }がグループ{ $group }のマスを2つ以上持っています
wrong-not_for_hire = { $id }は誰も雇えないカードです
wrong-few_employees = 従業員が少なすぎます
wrong-terrace = このボードの最終得点計算と合いません
wrong-not_of_examination = { $id }はその試験のカードではありません
wrong-she_plays = 従業員を使っていますが、自動の対戦相手が使うことはありません

wrong-nobodys_turn = 誰の手番でもないのにカードがあります
wrong-selection = 手札の選び方が違います
wrong-selected = すでに選ばれています
wrong-turn = 手番の進み方が違います
wrong-played_card = 使ったカードで始まらなければなりません
wrong-two_turns = 2つの手番が混ざっています
wrong-no_dress = 服がないのにシルクを求めています
wrong-not_of_card = そのカードの効果ではありません
