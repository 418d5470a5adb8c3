"""A seat's turn: the parts it cannot change, its end, and the options worth considering."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import lru_cache

from rococo_desktop.ai.patisserie.board import gain_worth
from rococo_desktop.rules.patisserie.actions.action import DONE
from rococo_desktop.rules.patisserie.actions.deliver import SELL
from rococo_desktop.rules.patisserie.actions.specials import CLAIM
from rococo_desktop.rules.patisserie.book import RuleBook
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.turns import EndTurn, offers_gift
from rococo_desktop.rules.questions import FORFEIT, USE
from rococo_desktop.rules.rounds import NextTurn, Round

PLAYERS = frozenset({"players"})
"""The part of a state in which only one player changes until the others play."""

SHARED = frozenset(
    {"players", "mentor", "expansions", "table_bonuses", "staff_deck", "tray_a", "tray_b", "slots"}
)
"""The parts of a state that a turn does not change; of the players it changes one."""

ENDS = frozenset({EndTurn, NextTurn, Round})


class WholeTurn:
    """The turn of one seat, with one option of each group of equal ones.

    Options are equal, and the first of them stands for all, if they differ only in which of several
    equal pieces is taken: two cards of the same training with the same bonus, two tiles with the
    same face in one row, two spaces of a table that give the same, of which the one nearest to the
    table bonus is listed.
    """

    ends = ENDS

    def __init__(self, rules: RuleBook, seat: int) -> None:
        self.seat = seat
        self._rules = rules
        self._faces = _faces(rules)
        self._equal = {**self._faces, **_space_faces(rules)}

    def copy(self, state: State) -> State:
        return self._copy(state, PLAYERS)

    def distinct(self, state: State) -> Sequence[str]:
        """Return the options of the pending decision, the first of each group of equal ones.

        Discarding a recipe before an action is left out: it only costs something.
        """
        decision = state.pending
        if decision is None:
            return ()
        if decision.kind == "choose_action":
            return self._actions(state, decision.options)
        equal = self._equal
        rows = {tile: row for row, tiles in enumerate(state.ingredients) for tile in tiles}
        found: dict[Hashable, str] = {}
        for option in decision.options:
            found.setdefault((equal.get(option, option), rows.get(option)), option)
        return tuple(found.values())

    def declining(self, state: State) -> str | None:
        decision = state.pending
        return FORFEIT if decision is not None and decision.kind == "use_bonus" else None

    def imagine(self, state: State, reveals: str) -> bool:
        """Return False: what is revealed ends an action."""
        return False

    def _copy(self, state: State, shared: frozenset[str]) -> State:
        after = state.copy(shared)
        players = after.players = state.players.copy()
        players[self.seat] = players[self.seat].copy()
        return after

    def _actions(self, state: State, options: Sequence[str]) -> Sequence[str]:
        """Leave out discarding a recipe before an action: it only costs something."""
        recipes = state.players[self.seat].recipes
        return [option for option in options if option not in recipes]


class Turn(WholeTurn):
    """The turn of one seat, with the options that are worth considering.

    It omits options that are hardly ever better than another: spaces of a table that bring less,
    the same two recipes or dishes in the other order, notice to the better of two cards, forfeiting
    a bonus that only gives.
    """

    def __init__(self, rules: RuleBook, seat: int) -> None:
        super().__init__(rules, seat)
        self._distinct: dict[str, Callable[[State, Sequence[str]], Sequence[str]]] = {
            "play_card": self._cards,
            "choose_action": self._actions,
            # A bonus that only brings coins or prestige is not forfeited.
            "use_bonus": lambda state, options: (USE,) if offers_gift(rules, state) else options,
            "claim_special": lambda state, options: (CLAIM,),
            "place_dish": self._tables,
            "move_to": self._tables,
            # A point is worth more than its three coins.
            "pay_service": lambda state, options: options[-1:],
            "deliver": self._dishes,
            "acquire_recipe": self._recipes,
            "acquire_ingredient": self._cheapest,
            "give_notice": self._weakest,
        }

    def copy(self, state: State) -> State:
        """Return a copy that shares all that one turn does not change."""
        return self._copy(state, SHARED)

    def distinct(self, state: State) -> Sequence[str]:
        decision = state.pending
        if decision is None:
            return ()
        options = decision.options
        if len(options) == 1:
            return options
        special = self._distinct.get(decision.kind)
        return self._faced(options) if special is None else special(state, options)

    def _faced(self, options: Iterable[str]) -> Sequence[str]:
        """Return the first of each group of equal pieces."""
        faces, found = self._faces, dict[Hashable, str]()
        for option in options:
            found.setdefault(faces.get(option, option), option)
        return tuple(found.values())

    def _cards(self, state: State, options: Sequence[str]) -> Sequence[str]:
        """Return one card of each training: the main actions of the others are the same."""
        staff, found = self._rules.staff, dict[str, str]()
        for option in options:
            found.setdefault(staff[option].training, option)
        return tuple(found.values())

    def _tables(self, state: State, options: Sequence[str]) -> Sequence[str]:
        """Return for each table the space that brings most; of equal ones, the nearest."""
        tables, spaces = self._rules.board.table_of, self._rules.board.spaces
        best: dict[str, tuple[float, str]] = {}
        for option in options:
            if option != SELL:
                table, worth = tables[option].id, gain_worth(spaces[option].bonus)
                if table not in best or worth > best[table][0]:
                    best[table] = (worth, option)
        chosen = tuple(option for _, option in best.values())
        return (*chosen, SELL) if SELL in options else chosen

    def _dishes(self, state: State, options: Sequence[str]) -> Sequence[str]:
        """Leave out the dish of a higher rack as the second one: it could have been the first."""
        if DONE not in options:
            return options
        racks = state.players[self.seat].racks
        return (DONE,) if options[0] == racks[0] else options

    def _recipes(self, state: State, options: Sequence[str]) -> Sequence[str]:
        """Return each pair of recipes in one order only."""
        found = self._faced(options)
        recipes = state.players[self.seat].recipes
        if DONE not in options or not recipes:
            return found
        return tuple(option for option in found if option == DONE or option > recipes[-1])

    def _cheapest(self, state: State, options: Sequence[str]) -> Sequence[str]:
        """Return each tile that differs where it is cheapest: in the lower rows."""
        return self._faced(reversed(options))

    def _weakest(self, state: State, options: Sequence[str]) -> Sequence[str]:
        """Return the used and the hand cards with the least useful bonuses, of each training."""
        hand, staff = state.players[self.seat].hand, self._rules.staff
        found: dict[tuple[str, bool], str] = {}
        for option in options:
            key = (staff[option].training, option in hand)
            other = found.get(key)
            if other is None or (staff[option].level or 0) < (staff[other].level or 0):
                found[key] = option
        return tuple(found.values())


@lru_cache(maxsize=8)
def _faces(rules: RuleBook) -> dict[str, Hashable]:
    """Return a number for each piece; equal pieces have the same number."""
    signs: dict[str, Hashable] = {
        card.id: ("card", card.training, card.bonus) for card in rules.staff.values()
    }
    signs |= {tile.id: (tile.ingredients, tile.topping) for tile in rules.ingredients.values()}
    faces: dict[Hashable, Hashable] = {}
    return {piece: faces.setdefault(sign, len(faces)) for piece, sign in signs.items()}


@lru_cache(maxsize=8)
def _space_faces(rules: RuleBook) -> dict[str, Hashable]:
    """Return what each space of a table gives, and where."""
    return {
        space.id: (table.id, space.bonus) for table in rules.board.tables for space in table.spaces
    }
