### Why something cannot be chosen, and what an option would cost and bring.

obstacle-short = { $what }不足
obstacle-occupied = 空いていない
obstacle-only_one = ここは1人1つまで
obstacle-empty = もう残っていない
obstacle-training = これができるのは{ $who }だけ
obstacle-never_sold = 売却不可
obstacle-no_place = 空いている場所がない
obstacle-needs_master = 親方が必要
obstacle-extra_master = 親方が必要（ボーナスでは作れない）
obstacle-master_space = 親方が作ったもの専用
obstacle-no_dress = 手持ちでは何も作れない
obstacle-favor_taken = このラウンドはすでに取られている
obstacle-staff = 従業員は最低{ $least }人必要
obstacle-leaving = 宮廷へ向かうところ
obstacle-card_first = 先に従業員を使う
obstacle-action_first = 先に選ぶ：{ $action }

outlook-shared = { $leader }が同数トップ
outlook-nobody = トップなし
outlook-halls = { $total }広間中{ $present }に進出
outlook-halls_short = 広間
outlook-lost = 余り：{ $silk }
outlook-fireworks = 花火
outlook-favor = 名声{ $n }点は終了時に寵愛を持つ人だけ

standing-hall = { $hall }：最多に{ $first }、2番目に{ $second }。{ $leader }。
standing-hall_two = { $hall }：最多に{ $first }。{ $leader }。
standing-present = { $player }：{ $n }
standing-lead = あなたが{ $n }差でリード
standing-tie_break = あなたがタイブレイクでリード

outlook-income = 毎回の収入
outlook-decoration-statue = 終了時、自分の{ $garments }の色1つにつき{ $prestige }
outlook-decoration-statue_more = 終了時、{ $garments }が{ $n }着ある色1つにつき{ $prestige }
outlook-decoration-musician = { $hall }で、親方の客で決まらない同数に勝つ
outlook-decoration-fireworks = 終了時、{ $hall }の自分の{ $garments }1着が{ $times }着分
outlook-decoration-fountain_lower = 毎回の収入で、客に貸した自分の{ $garments }1着につき{ $livre }

outlook-chance-resource_drawn = ランダムなタイル1枚
outlook-chance-resource_bag_refilled = ランダムなタイル1枚

outlook-asks-pay_silk = 次：使うシルク
outlook-asks-place_dress = 次：客に貸すか売るか
outlook-asks-take_reward = 次：取るタイル
outlook-asks-use_bonus = 次：ボーナス
