"""Set-up (rulebook, "Setup" and "Solo Game", "Setup").

It deviates from the book in one invisible way: bags are shuffled once, then drawn from the end,
instead of being drawn from at random each time.
"""

from rococo_desktop.rules.patisserie.book import Context, RuleBook
from rococo_desktop.rules.patisserie.components.models import Level
from rococo_desktop.rules.patisserie.displays import INGREDIENTS, RECIPES
from rococo_desktop.rules.patisserie.model import TRAYS, Player

TILES = "tiles"
STAFF = "staff"
START_PLAYER = "start_player"
STREAMS = frozenset({INGREDIENTS, RECIPES, TILES, STAFF, START_PLAYER})

LEVELS: tuple[Level, ...] = ("4", "3", "2", "1")
"""The levels of the staff deck from the bottom to the top."""

SPECIALS = 2
"""The number of special bonus tiles in a game."""


def _fill_bags(context: Context) -> None:
    state = context.state
    state.ingredient_bag = list(context.rules.ingredients)
    state.shuffle(INGREDIENTS, state.ingredient_bag)
    state.recipe_bag = list(context.rules.recipes)
    state.shuffle(RECIPES, state.recipe_bag)


def _lay_out_board(context: Context) -> None:
    board, state = context.rules.board, context.state
    state.ingredients = [[None] * board.columns for _ in board.ingredient_rows]
    state.recipes = [None] * len(board.recipe_prices)
    state.hire = [None] * len(board.hire)


def _draw_bonuses(context: Context) -> None:
    """Draw a table bonus for each table, and 2 special bonuses."""
    rules, state = context.rules, context.state
    tiles = list(rules.table_bonuses)
    state.shuffle(TILES, tiles)
    state.table_bonuses = {
        table.id: tile for table, tile in zip(rules.board.tables, tiles, strict=False)
    }
    specials = list(rules.special_bonuses)
    state.shuffle(TILES, specials)
    state.special_bonuses = {bonus: [] for bonus in specials[:SPECIALS]}


def _build_staff_deck(context: Context) -> None:
    """Stack the numbered cards, IV at the bottom, I on top, and show players + 1 ✦ cards."""
    rules, state = context.rules, context.state
    for level in LEVELS:
        cards = [card.id for card in rules.staff.values() if str(card.level) == level]
        state.shuffle(STAFF, cards)
        number = level_cards(rules, level)
        state.staff_deck += cards[:number]
    stars = [card.id for card in rules.staff.values() if card.deck == "star"]
    state.shuffle(STAFF, stars)
    state.stars = stars[: rules.seats + 1]


def level_cards(rules: RuleBook, level: Level) -> int:
    """Return the number of cards of a level in the staff deck (rulebook, the chart of "Setup")."""
    per_tray = rules.seats + rules.constants.tray_extra
    return rules.constants.level_cards[level] * per_tray


def deck_levels(rules: RuleBook) -> list[int]:
    """Return the level of each card of the full staff deck, from the bottom."""
    return [int(level) for level in LEVELS for _ in range(level_cards(rules, level))]


def deck_size(rules: RuleBook, rounds: int) -> int:
    """Return the number of cards in the staff deck after some rounds have been dealt."""
    dealt = len(TRAYS) * (rules.seats + rules.constants.tray_extra) * rounds
    return sum(level_cards(rules, level) for level in LEVELS) - dealt


def tray_levels(rules: RuleBook, round: int) -> tuple[int, int]:
    """Return the levels of the cards that are dealt to trays A and B in a round.

    All cards of a tray have one level: it holds as many as there are of level IV.
    """
    levels, top = deck_levels(rules), deck_size(rules, round - 1) - 1
    return levels[top], levels[top - rules.seats - rules.constants.tray_extra]


def _seat_players(context: Context) -> None:
    """Draw the start player, and give all players their start capital, goods and staff."""
    rules, state = context.rules, context.state
    state.start_player = state.below(START_PLAYER, rules.seats)
    for seat in range(rules.seats):
        staff = list(rules.start_staff) if seat in rules.people else []
        state.players.append(
            Player(
                coins=rules.constants.start_coins + (seat - state.start_player) % rules.seats,
                flour=rules.goods["flour"].start,
                sugar=rules.goods["sugar"].start,
                butter=rules.goods["butter"].start,
                unused=staff,
                since=dict.fromkeys(staff, 0),
                racks=[None] * rules.constants.racks,
                toppings=[None] * rules.constants.racks,
            )
        )


SET_UP = (_fill_bags, _lay_out_board, _draw_bonuses, _build_staff_deck, _seat_players)
