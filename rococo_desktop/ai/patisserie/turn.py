"""A seat's turn: the parts that it cannot change, its end, and its equal options."""

from collections.abc import Hashable, Sequence
from functools import lru_cache

from rococo_desktop.rules.patisserie.book import RuleBook
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.rounds import Round
from rococo_desktop.rules.patisserie.turns import FORFEIT, EndTurn, NextTurn

PLAYERS = frozenset({"players"})

ENDS = frozenset({EndTurn, NextTurn, Round})


class Turn:
    """The turn of one seat.

    Options are equal if they differ only in which of several equal pieces is taken: two cards with
    the same bonus, two tiles with the same face in one row, two spaces of a table that give the
    same, of which the one nearest to the table bonus is listed.
    """

    ends = ENDS

    def __init__(self, rules: RuleBook, seat: int) -> None:
        self.seat = seat
        self._faces = _faces(rules)

    def copy(self, state: State) -> State:
        """Return a copy that shares the other players' parts, which a turn does not change."""
        after = state.copy(PLAYERS)
        players = after.players = state.players.copy()
        players[self.seat] = players[self.seat].copy()
        return after

    def distinct(self, state: State) -> Sequence[str]:
        """Return the options of the pending decision, the first of each group of equal ones.

        Discarding a recipe before an action is left out: it only costs something.
        """
        decision = state.pending
        if decision is None:
            return ()
        if decision.kind == "choose_action":
            recipes = state.players[self.seat].recipes
            return [option for option in decision.options if option not in recipes]
        faces = self._faces
        rows = {tile: row for row, tiles in enumerate(state.ingredients) for tile in tiles}
        found: dict[Hashable, str] = {}
        for option in decision.options:
            found.setdefault((faces.get(option, option), rows.get(option)), option)
        return tuple(found.values())

    def declining(self, state: State) -> str | None:
        """Return the option that forfeits a bonus; None if no bonus is asked about."""
        decision = state.pending
        return FORFEIT if decision is not None and decision.kind == "use_bonus" else None


@lru_cache(maxsize=8)
def _faces(rules: RuleBook) -> dict[str, int]:
    """Return a number for each piece; equal pieces have the same number."""
    signs: dict[str, Hashable] = {
        card.id: ("card", card.training, card.bonus) for card in rules.staff.values()
    }
    signs |= {tile.id: (tile.ingredients, tile.topping) for tile in rules.ingredients.values()}
    signs |= {
        space.id: (table.id, space.bonus) for table in rules.board.tables for space in table.spaces
    }
    faces: dict[Hashable, int] = {}
    return {piece: faces.setdefault(sign, len(faces)) for piece, sign in signs.items()}
