"""The features of a position: the whole numbers that the network reads, from one seat's view.

Only information that the seat may know is read. The other seats are described by what they show on
the table, the strongest first, so that one network serves every number of seats.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple, get_args

from rococo_desktop.ai.rococo.evaluation import Appraisal, Parts
from rococo_desktop.ai.rococo.jewelry import jewelry_features
from rococo_desktop.ai.rococo.prospects import Layout, layout_of
from rococo_desktop.ai.rococo.staff import makes_dresses
from rococo_desktop.ai.rococo.taste import Taste
from rococo_desktop.ai.steady import steady_sum
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.rococo.base.scoring import award
from rococo_desktop.rules.rococo.book import RuleBook
from rococo_desktop.rules.rococo.components import bonuses as data
from rococo_desktop.rules.rococo.components.bonuses import SILK_COLORS
from rococo_desktop.rules.rococo.components.models import GROUPS
from rococo_desktop.rules.rococo.model import Player, State
from rococo_desktop.rules.state import OVER, SELECT

TYPES = ("master", "journeyman", "apprentice")
FAMILIES: tuple[type[data.Bonus], ...] = get_args(get_args(data.BaseBonus)[0])
"""The families of employee bonuses that are distinguished; all others form one more.

The networks were trained with this order.
"""
CROWNS: tuple[type[data.Final], ...] = get_args(get_args(data.BaseFinal)[0])
FINE = 4
"""The number of steps per point in which the parts of the evaluation are given."""
MOST = 511
"""The largest feature; the smallest is its negative."""
RIVALS = 2
"""The number of other seats that are described one by one."""


class Sign(NamedTuple):
    """A card as a network sees it: the places of its type, family and crown; -1 for none."""

    type: int
    family: int
    crown: int
    makes: bool


class Signs:
    """The signs of all cards and tiles of a rule book, and the names of all features."""

    def __init__(self, rules: RuleBook) -> None:
        self.layout: Layout = layout_of(rules)
        self.cards = {
            card.id: Sign(
                TYPES.index(card.type),
                -1 if card.bonus is None else _place(FAMILIES, card.bonus, len(FAMILIES)),
                -1 if card.scoring is None else _place(CROWNS, card.scoring, -1),
                makes_dresses(card),
            )
            for card in rules.employees.values()
        }
        self.silk = {tile.id: tuple(tile.silk) for tile in rules.resources.values()}
        self.trades = frozenset(t.id for t in rules.resources.values() if t.notions.mode != "none")
        decorations = rules.board.decorations.values()
        self.group = {
            each.id: GROUPS.index(each.group) if each.group in GROUPS else len(GROUPS)
            for each in decorations
        }
        self.prestige = {each.id: each.prestige for each in decorations}


signs_of = lru_cache(maxsize=8)(Signs)
"""Returns what encoding looks up in a rule book; those of the last eight are kept."""


def _place(families: Sequence[type], piece: object, other: int) -> int:
    return next((i for i, family in enumerate(families) if isinstance(piece, family)), other)


class Tally(NamedTuple):
    """The board's part of the features, and the points that each seat would have on it."""

    features: list[int]
    points: list[float]
    dresses: list[int]
    decorations: list[int]


class Appraised(NamedTuple):
    """A position with the parts of its evaluation by rules of thumb."""

    state: State
    """Kept, so that no other state can take its place in memory."""
    pending: Decision | None
    parts: Parts


class Encoder:
    """An encoder of the positions that a seat can reach in its turn from ``root``."""

    def __init__(self, rules: RuleBook, root: State, seat: int, taste: Taste) -> None:
        self.appraisal = Appraisal(rules, root, seat, taste)
        self._rules = rules
        self._signs = signs_of(rules)
        self._seat = seat
        self._guests = len(root.guests)
        self._decorations = len(root.decorations)
        self._boards: dict[object, Tally] = {}
        self._appraised: dict[int, Appraised] = {}
        self._others = [each for each in range(len(root.players)) if each != seat]
        self._decks = {each: self._deck(root.players[each]) for each in self._others}
        self._table = self._context(root)

    def features(self, state: State, reveals: str = "") -> list[int]:
        player = state.players[self._seat]
        board = self._board(state)
        found = [
            *self._table,
            len(player.hand),
            int(state.phase == SELECT),
            int(state.favor == self._seat),
            int(state.favor is not None),
            int(reveals != ""),
            len(state.all_halls),
        ]
        parts = self._parts(state)
        found += [round(FINE * part) for part in (*parts, steady_sum(parts))]
        found += self._own(player)
        found += board.features
        found += self._rivals(state, board)
        found.append(int(self._rules.rival is not None))
        found += jewelry_features(self._rules, state, self._seat, self._others)
        if max(found) > MOST or min(found) < -MOST:
            return [max(-MOST, min(MOST, number)) for number in found]
        return found

    def guess(self, state: State) -> float:
        if state.phase == OVER:
            return self.appraisal.value(state)
        return steady_sum(self._parts(state))

    def _parts(self, state: State) -> Parts:
        """Return the parts of the evaluation by rules of thumb.

        A position is evaluated several times: before an offer, after it, and for its features.
        """
        known = self._appraised.get(id(state))
        # A state that was since answered in place asks something else, or nothing.
        if known is None or known.pending is not state.pending:
            parts = self.appraisal.parts(state)
            known = self._appraised[id(state)] = Appraised(state, state.pending, parts)
        return known.parts

    def _context(self, root: State) -> list[int]:
        """Return what no turn changes: the seats, the rounds, the cards of the others."""
        seats = len(root.players)
        hands = [len(root.players[each].hand) for each in self._others]
        rounds = self._rules.constants.rounds - root.round
        return [
            *(int(seats == number) for number in range(2, 6)),
            rounds,
            int(not rounds),
            max(hands),
            sum(hands),
            int(root.start_player == self._seat),
            (root.start_player - self._seat) % seats,
        ]

    def _own(self, player: Player) -> list[int]:
        silk = [0] * len(SILK_COLORS)
        trades = 0
        for tile in player.resources:
            for color, bales in enumerate(self._signs.silk[tile]):
                silk[color] += bales
            trades += tile in self._signs.trades
        return [
            player.livre,
            min(player.livre, 10),
            max(0, player.livre - 25),
            player.thread,
            player.lace,
            *silk,
            len(player.resources),
            trades,
            player.prestige,
            *self._cards(player.hand),
            *self._cards(player.supply),
            *self._deck(player),
            len(player.supply),
            len(player.discard),
            player.staff_size(),
        ]

    def _cards(self, cards: Iterable[str]) -> list[int]:
        """Return the number of cards by type, of those that make dresses, and by family."""
        types = [0, 0, 0, 0]
        families = [0] * (len(FAMILIES) + 1)
        for card in cards:
            sign = self._signs.cards[card]
            types[sign.type] += 1
            types[3] += sign.makes
            if sign.family >= 0:
                families[sign.family] += 1
        return types + families

    def _deck(self, player: Player) -> list[int]:
        """Return the cards of a whole deck, and its crowns."""
        staff = player.staff()
        crowns = [0] * len(CROWNS)
        for card in staff:
            crown = self._signs.cards[card].crown
            if crown >= 0:
                crowns[crown] += 1
        return [*self._cards(staff), *crowns]

    def _board(self, state: State) -> Tally:
        key = (
            tuple(state.guests.items())[self._guests :],
            tuple(state.decorations.items())[self._decorations :],
            len(state.all_halls),
        )
        known = self._boards.get(key)
        if known is None:
            known = self._boards[key] = self._new_board(state)
        return known

    def _new_board(self, state: State) -> Tally:
        signs, layout, seat = self._signs, self._signs.layout, self._seat
        seats = range(len(state.players))
        halls = range(len(layout.majorities))
        counts = [[0] * len(seats) for _ in halls]
        masters = [[0] * len(seats) for _ in halls]
        colors = [[0] * len(SILK_COLORS) for _ in seats]
        groups = [[0] * (len(GROUPS) + 1) for _ in seats]
        points = [0.0 for _ in seats]
        for space, (dress, owner) in state.guests.items():
            hall = layout.hall_of[space]
            counts[hall][owner] += 1
            masters[hall][owner] += space in layout.master_spaces
            colors[owner][layout.color_of[dress]] += 1
            points[owner] += layout.prestige_of[dress]
        patrons = [[0] * len(seats) for _ in halls]
        fireworks = [0 for _ in seats]
        rightmost = [-1 for _ in seats]
        for space, owner in state.decorations.items():
            groups[owner][signs.group[space]] += 1
            points[owner] += signs.prestige[space]
            if space in layout.fireworks:
                fireworks[owner] += 1
                rightmost[owner] = max(rightmost[owner], layout.fireworks[space])
            elif space in layout.musicians:
                patrons[layout.musicians[space]][owner] = 1
        found: list[int] = []
        second = layout.second_place
        for hall, (most, next_most) in enumerate(layout.majorities):
            measures = (counts[hall], masters[hall], patrons[hall])
            shares = award(measures, most, next_most, second_place=second)
            for each in seats:
                points[each] += shares[each]
            others = sorted((counts[hall][each] for each in self._others), reverse=True)
            found += [
                counts[hall][seat],
                others[0],
                others[1] if len(others) > 1 else 0,
                counts[hall][seat] - others[0],
                masters[hall][seat],
                max(masters[hall][each] for each in self._others),
                patrons[hall][seat],
                int(any(patrons[hall]) and not patrons[hall][seat]),
                len(self._rules.board.halls[hall].spaces) - sum(counts[hall]),
                shares[seat],
            ]
        board = self._rules.board.fireworks
        shares = award((fireworks, rightmost), board.first, board.second, second_place=second)
        for each in seats:
            points[each] += shares[each]
        for place, each in enumerate(state.all_halls):
            worth = self._rules.board.all_halls
            points[each] += worth[place] if place < len(worth) else 0
        for each in seats:
            kinds = sum(count > 0 for count in colors[each])
            points[each] += (
                groups[each][1] * kinds * self._rules.constants.statue_prestige_per_color / 2
            )
        halls_held = sum(bool(counts[hall][seat] or patrons[hall][seat]) for hall in halls)
        found += [
            fireworks[seat],
            max(fireworks[each] for each in self._others),
            shares[seat],
            halls_held,
            int(seat in state.all_halls),
            *colors[seat],
            *groups[seat],
        ]
        return Tally(
            found,
            points,
            [sum(colors[each]) for each in seats],
            [sum(groups[each]) for each in seats],
        )

    def _rivals(self, state: State, board: Tally) -> list[int]:
        """Return the leads over the others, and what the strongest of them have."""
        points = [
            board.points[each] + player.prestige + player.livre / 10
            for each, player in enumerate(state.players)
        ]
        mine = points[self._seat]
        order = sorted(self._others, key=lambda each: (-points[each], each))
        found = [
            round(FINE * mine),
            sum(points[each] >= mine for each in order),
            sum(state.players[each].livre for each in order) // len(order),
            max(state.players[each].livre for each in order),
        ]
        for place in range(RIVALS):
            each = order[min(place, len(order) - 1)]
            player = state.players[each]
            found += [
                round(FINE * (mine - points[each])),
                player.livre,
                player.prestige,
                player.thread + player.lace,
                len(player.resources),
                len(player.hand),
                board.dresses[each],
                board.decorations[each],
                player.staff_size(),
                *self._decks[each][:4],
                sum(self._decks[each][4:]),
            ]
        return found
