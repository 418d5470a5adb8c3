### What is wrong with the values of this game's components. Words that a file must hold stand as they are written there.

wrong-silk = { $color }シルク × { $number }
wrong-level = レベル{ $level }
wrong-start_cards = 初期カード
wrong-worth = { $first }と{ $second }
wrong-types = { $cards }は{ $expected }でなければなりません（実際は{ $found }）

wrong-own_silk = 服の色である{ $color }のシルクが必要です
wrong-second_silk = 2色目のシルクが必要なものがなければなりません
wrong-example = { $shown }を示すものが1つ必要です（ルールブックの例）
wrong-example_pair = { $shown }を合わせて示すものが2つ必要です（ルールブックの例）
wrong-plain_dress = 売ることができ、固有の効果はありません
wrong-never_sold = falseでなければなりません。この服は売れません
wrong-not_rented = 貸しても効果はありません
wrong-only_rented = 貸したときに効果があり、作ったときにはないはずです
wrong-rented_once = 貸したときに{ $effect }の効果がある服は、1つだけ必要です
wrong-made_once = 1つずつある{ $number }種のボーナスのどれでもありません
wrong-sold_dress = { $color }で、売値{ $livre }、名声点なしでなければなりません
wrong-no_silk = シルクを1つ以上示さなければなりません
wrong-no_slash = 下半分に斜線のもの（mode 'choose'）が必要です
wrong-no_plus = 下半分にプラスのもの（mode 'all'）が必要です
wrong-notions_choose = mode 'choose'には選べる糸とレースの両方が必要です
wrong-notions_all = mode 'all'には糸かレースが必要です
wrong-notions_none = mode 'none'には糸もレースもありません
wrong-common_silk = { $yellow }と{ $green }のシルクは{ $red }より多く、{ $red }は{ $blue }より多くなければなりません（実際は{ $found }）

wrong-bonus = ルールブックでは{ $cards }のこのボーナスはもうありません
wrong-start_level = 初期カードにレベルはありません
wrong-start_master = 初期カードの親方にボーナスはありません
wrong-crown_bonus = 王冠カードにゲーム中のボーナスはありません
wrong-crown_type = レベル6では、王冠カードだけが徒弟です
wrong-no_gain = どれかの色で何かを与えなければなりません

wrong-warehouse = { $segments } × { $spaces }マスでなければなりません
wrong-window = 1つのマスは価格{ $price }でなければなりません
wrong-worthless = どのマスにも価値がなければなりません
wrong-few_all_halls = { $players }人全員分の場所が必要です
wrong-hall = 1つの広間は{ $worth }の価値でなければなりません
wrong-no_master_space = 親方の客のマスが必要です
wrong-reward = 客のマスが与えるのは糸、レース、タイルのいずれか1つです
wrong-group = グループ{ $group }のマスが必要です
wrong-spaces = どちらかの面に、グループ{ $groups }のマスが{ $least }以上必要です
wrong-decoration = 1つの装飾は{ $livre }でなければなりません
wrong-musician = 音楽家には広間があり、ほかの装飾にはありません
wrong-musicians = 広間の順に、各広間に音楽家が1人ずつ必要です
wrong-fireworks = 花火の価値は、一方の面で{ $one }、もう一方で{ $other }でなければなりません
wrong-multiplier = 花火には倍率があり、ほかの装飾にはありません
wrong-multipliers = 花火には両方の倍率が必要です：{ $multipliers }

wrong-all_colors = ネックレスと指輪は全4色あります
wrong-conditions = 専門徒弟には1人に1つずつあります
wrong-condition_kinds = 条件は各種類1つずつです
wrong-about = 何に関するアクションか書かれていません
wrong-lacks = { $field } { $value }のものが1つ必要です
wrong-uneven_halls = 各広間はほぼ同じ回数出なければなりません
wrong-full_hand = 手札を満たしても、各広間のカードが1枚残らなければなりません
