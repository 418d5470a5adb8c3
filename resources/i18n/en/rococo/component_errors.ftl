### What is wrong with the values of this game's components. Words that a file must hold stand as they are written there.

wrong-silk = { $number } × { $color } silk
wrong-level = level { $level }
wrong-start_cards = start cards
wrong-worth = { $first } and { $second }
wrong-types = { $cards } must be { $expected }, not { $found }

# Dresses and tiles.
wrong-own_silk = needs { $color } silk, the color of the dress
wrong-second_silk = some must need a second color of silk
wrong-example = one must show { $shown } (an example of the rulebook)
wrong-example_pair = two must show { $shown } together (an example of the rulebook)
wrong-plain_dress = can be sold and brings nothing of its own
wrong-never_sold = must be false, the dress is never sold
wrong-not_rented = brings nothing when it is rented
wrong-only_rented = must bring something when it is rented, and nothing when it is made
wrong-rented_once = one dress must bring { $effect } when it is rented, and only one
wrong-made_once = is none of the { $number } bonuses, each of which comes once
wrong-sold_dress = must be { $color }, be worth { $livre } if it is sold, and no prestige
wrong-no_silk = must show at least one bale of silk
wrong-no_slash = some lower halves must have a slash (mode 'choose')
wrong-no_plus = some lower halves must have a plus (mode 'all')
wrong-notions_choose = mode 'choose' needs both thread and lace to choose from
wrong-notions_all = mode 'all' needs thread or lace
wrong-notions_none = mode 'none' has neither thread nor lace
wrong-common_silk = { $yellow } and { $green } silk must be more common than { $red }, { $red } more than { $blue }; there are { $found }

# Employees.
wrong-bonus = the rulebook does not list this bonus once more for { $cards }
wrong-start_level = a start card has no level
wrong-start_master = the Masters among the start cards have no bonus
wrong-crown_bonus = a crown card has no bonus during play
wrong-crown_type = at level 6 exactly the crown cards are Apprentices
wrong-no_gain = must give something for some color

# The board.
wrong-warehouse = must have { $segments } × { $spaces } spaces
wrong-window = one window must cost { $price }
wrong-worthless = every space must be worth something
wrong-few_all_halls = must have a place for each of { $players } players
wrong-hall = one hall must be worth { $worth }
wrong-no_master_space = must have a Master guest space
wrong-reward = a guest space gives one thread, lace or tile
wrong-group = must have a space of the group { $group }
wrong-spaces = one side must have at least { $least } spaces of the group { $groups }
wrong-decoration = one decoration must cost { $livre }
wrong-musician = musicians have a hall, other decorations have none
wrong-musicians = must have one musician in each hall, in the order of the halls
wrong-fireworks = the fireworks must be worth { $one } on one side, { $other } on the other
wrong-multiplier = fireworks have a multiplier, other decorations have none
wrong-multipliers = the fireworks must have both multipliers: { $multipliers }

# Expansions.
wrong-all_colors = there are necklaces and rings of all four colors
wrong-conditions = each specialized Apprentice has one
wrong-condition_kinds = each kind of condition occurs once
wrong-about = does not say what its action is about
wrong-lacks = one must have the { $field } { $value }
wrong-uneven_halls = the halls must occur about equally often
wrong-full_hand = a full hand must leave a card of every hall
