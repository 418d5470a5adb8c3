"""The measures of challenges in La Pâtisserie Rococo, and their positions, cut out of games."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, cast

from rococo_desktop.ai.patisserie.turn import WholeTurn
from rococo_desktop.ai.solver import Aim, Goal, Need, Puzzles, lead_of
from rococo_desktop.engine.codec import Json
from rococo_desktop.rules.patisserie.actions.specials import CLAIM
from rococo_desktop.rules.patisserie.book import RuleBook
from rococo_desktop.rules.patisserie.components.bonuses import DrawIngredients, DrawRecipes
from rococo_desktop.rules.patisserie.components.models import Gain
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.holdings import dishes_by_table, dishes_of, hosts_of, posts_of
from rococo_desktop.rules.patisserie.income import income_of
from rococo_desktop.rules.patisserie.model import Player, State
from rococo_desktop.rules.patisserie.scoring import finished, sheet, standings
from rococo_desktop.rules.placed import with_empty_texts
from rococo_desktop.rules.rounds import Round

LEARNER = 0
MOST_CARDS = 3
LAID_OUT = (
    *("round", "phase", "start_player", "players", "hire", "stars"),
    *("ingredients", "ingredient_discard", "recipes", "recipe_discard"),
    *("table_bonuses", "special_bonuses", "dishes", "posts", "hosts", "removed"),
)
"""The parts that a position names; bags and decks hold the pieces that lie nowhere else."""
KNOWN = frozenset({"hired", "fresh", "since"})
"""The records of a player's cards during a game, which a position omits."""


class RoundTurns(WholeTurn):
    """The turns of a seat in a round, with a key for what it has reached.

    Only the training of cards outside the hand matters: they can be given notice.
    """

    def __init__(self, rules: RuleBook, seat: int) -> None:
        super().__init__(rules, seat)
        self._chefs = frozenset(card.id for card in rules.staff.values() if card.training == "chef")

    def distinct(self, state: State) -> Sequence[str]:
        """Return the options as in any turn; a special bonus is claimed: it costs nothing."""
        decision = state.pending
        if decision is not None and decision.kind == "claim_special":
            return (CLAIM,)
        options = super().distinct(state)
        if decision is None or decision.kind != "give_notice":
            return options
        hand = state.players[self.seat].hand
        found: dict[Hashable, str] = {}
        for option in options:
            found.setdefault(option if option in hand else option in self._chefs, option)
        return tuple(found.values())

    def key(self, state: State) -> Hashable:
        """Return everything the seat can change that matters later or is measured."""
        me = state.players[self.seat]
        reached = (
            me.coins,
            me.prestige,
            len(me.decorations),
            me.star,
            tuple(sorted(zip(map(str, me.racks), map(str, me.toppings), strict=True))),
            frozenset(state.dishes.items()),
            frozenset(state.posts.items()),
            frozenset(state.hosts.items()),
            tuple(map(tuple, state.special_bonuses.values())),
        )
        if state.pending is None:
            return reached
        cards = (*me.unused, *me.used)
        return (
            reached,
            me.flour,
            me.sugar,
            me.butter,
            tuple(sorted(me.hand)),
            len(cards),
            len(self._chefs.intersection(cards)),
            tuple(sorted(me.recipes)),
            tuple(sorted(me.ingredients)),
            tuple(state.hire),
            tuple(map(tuple, state.ingredients)),
            tuple(state.recipes),
            tuple(state.frames),
        )


# -- what is measured ------------------------------------------------------------------------------


def _total(match: Patisserie, state: State, seat: int, subject: str) -> int:
    """Return the total of the score sheet, as if the game ended now."""
    return sheet(match.rules, finished(match.rules, state), seat).total


def _item(match: Patisserie, state: State, seat: int, subject: str) -> int:
    """Return the points in one line of the score sheet."""
    items = sheet(match.rules, finished(match.rules, state), seat).items
    return next(item.points for item in items if item.item == subject)


def _firsts(match: Patisserie, state: State, seat: int, subject: str) -> int:
    """Return the number of tables at which a seat is first."""
    ranked = [standings(state.dishes, table) for table in match.rules.board.tables]
    return sum(each[0].seat == seat for each in ranked if each)


MEASURES: Mapping[str, Callable[[Patisserie, State, int, str], int]] = {
    "coins": lambda match, state, seat, subject: state.players[seat].coins,
    "prestige": _total,
    "lead": lead_of,
    "track": lambda match, state, seat, subject: state.players[seat].prestige,
    "item": _item,
    "firsts": _firsts,
    "dishes": lambda match, state, seat, subject: len(dishes_of(match.rules, state, seat)),
    "tables": lambda match, state, seat, subject: len(dishes_by_table(match.rules, state, seat)),
    "decorations": lambda match, state, seat, subject: len(state.players[seat].decorations),
    "income": lambda match, state, seat, subject: income_of(match.rules, state, seat).coins,
    "served": lambda match, state, seat, subject: posts_of(state, seat) + hosts_of(state, seat),
    "specials": lambda match, state, seat, subject: sum(
        seat in seats for seats in state.special_bonuses.values()
    ),
    "star": lambda match, state, seat, subject: int(state.players[seat].star),
}


# -- the search ------------------------------------------------------------------------------------


def position(match: Patisserie, state: State) -> dict[str, Json] | None:
    """Return the position of a seat's last cards, as if the others had played theirs.

    The seat asked becomes the first.
    """
    pending, rules = state.pending, match.rules
    if pending is None or pending.kind != "play_card" or rules.rival is not None:
        return None
    if len(state.players[pending.seat].hand) > MOST_CARDS:
        return None
    alone = state.copy()
    for seat, player in enumerate(alone.players):
        if seat != pending.seat:
            player.used += player.hand
            player.hand = []
    _turn_round(rules, alone, pending.seat)
    _settle(rules, alone)
    document = cast("dict[str, Json]", match.codec.encode(alone))
    cut = {
        name: with_empty_texts(document[name])
        for name in LAID_OUT
        if document[name] not in ([], {})
    }
    cut["players"] = [_player(each) for each in cast("list[Any]", document["players"])]
    cut["turn"] = LEARNER
    return cut


def _turn_round(rules: RuleBook, state: State, first: int) -> None:
    """Give the seats of all players new numbers, so that one of them is the first."""
    place = {seat: number for number, seat in enumerate(rules.from_seat(first))}
    state.players = [state.players[seat] for seat in place]
    state.start_player = place[state.start_player]
    state.dishes = {space: (dish, place[seat]) for space, (dish, seat) in state.dishes.items()}
    state.posts = {post: place[seat] for post, seat in state.posts.items()}
    state.hosts = {host: place[seat] for host, seat in state.hosts.items()}
    state.special_bonuses = {
        bonus: [place[seat] for seat in seats] for bonus, seats in state.special_bonuses.items()
    }


def _settle(rules: RuleBook, state: State) -> None:
    """Remove what would draw from a bag in the middle of a challenge.

    The recipe display is full, so that a turn rarely refills it. Others have the free places that
    draw a tile. A card that draws leaves the hand for another one of the same staff, the hire
    display for the box, and the top of a used pile for its bottom. Others claim no special bonus.
    """
    for place, recipe in enumerate(state.recipes):
        if recipe is None and state.recipe_bag:
            state.recipes[place] = state.recipe_bag.pop()
    _occupy(rules, state)
    for place, card in enumerate(state.hire):
        if card is not None and _card_draws(rules, card):
            state.hire[place] = None
            state.removed.append(card)
    for seat, player in enumerate(state.players):
        if seat == LEARNER:
            _exchange(rules, player)
        else:
            player.used.sort(key=lambda card: not _card_draws(rules, card))
            player.declined = list(state.special_bonuses)


def _occupy(rules: RuleBook, state: State) -> None:
    """Give to others the free table and service spaces that draw tiles."""
    board, others = rules.board, [seat for seat in range(rules.seats) if seat != LEARNER]
    for number, (space, entry) in enumerate(board.spaces.items()):
        if space not in state.dishes and _draws(entry.bonus) and state.recipe_bag:
            state.dishes[space] = (state.recipe_bag.pop(), others[number % len(others)])
    for post, place in board.posts.items():
        area = board.area_of[post].posts
        if _draws(place.bonus) and not any(each.id in state.posts for each in area):
            state.posts[post] = others[0]


def _exchange(rules: RuleBook, player: Player) -> None:
    """Exchange the hand cards that draw for others, of the same training if possible."""
    for card in [card for card in player.hand if _card_draws(rules, card)]:
        training = rules.staff[card].training
        piles = [(pile, each) for pile in (player.used, player.unused) for each in pile]
        spare = [(pile, each) for pile, each in piles if not _card_draws(rules, each)]
        spare.sort(key=lambda found: rules.staff[found[1]].training != training)
        if spare:
            pile, other = spare[0]
            pile[pile.index(other)] = card
            player.hand[player.hand.index(card)] = other


def _draws(gain: Gain | None) -> bool:
    return gain is not None and gain.gain == "draw_ingredient"


def _card_draws(rules: RuleBook, card: str) -> bool:
    return isinstance(rules.staff[card].bonus, DrawIngredients | DrawRecipes)


def _player(document: dict[str, Json]) -> Json:
    """Return what a position says of a player, without values as at the beginning of a game."""
    usual = {"star": False, "prestige": 0, "racks": [None] * 2, "toppings": [None] * 2}
    return {
        name: with_empty_texts(value)
        for name, value in document.items()
        if name == "unused" or (name not in KNOWN and value not in (usual.get(name), []))
    }


def aims(match: Patisserie, state: State) -> Sequence[Aim]:
    """Return the possible goals: coins, points now and at the end, tables, places."""

    def more(goal: Goal) -> Need:
        """Return the need to gain at least one of a goal."""
        return Need(goal, MEASURES[goal.kind](match, state, LEARNER, goal.subject) + 1)

    coins, needs = Goal("coins"), ("dishes", "served", "specials", "firsts")
    found = [Aim(coins), *(Aim(coins, (more(Goal(need)),)) for need in needs)]
    kinds = ("track", "dishes", "tables", "firsts", "decorations", "income")
    found += [Aim(Goal(kind)) for kind in kinds]
    if not state.players[LEARNER].star:
        found.append(Aim(coins, (more(Goal("star")),)))
    if state.round == match.rules.constants.rounds:
        items = [Goal("item", item) for item in ("tables", "dishes", "served")]
        found += [Aim(goal, over=True) for goal in (Goal("prestige"), Goal("lead"), *items)]
    else:
        found.append(Aim(Goal("prestige")))
    return found


PUZZLES = Puzzles(
    measures=MEASURES,
    turns=lambda match, seat: RoundTurns(match.rules, seat),
    pauses=frozenset({Round}),
    idle=frozenset({"recipes_revealed", "recipe_bag_refilled", "ingredients_drawn"}),
    position=position,
    aims=aims,
)
