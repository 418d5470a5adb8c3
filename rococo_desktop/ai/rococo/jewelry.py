"""The value of what the Jewelry Box adds: jewelry, examinations and the specialised Apprentice."""

from collections import Counter
from collections.abc import Sequence

from rococo_desktop.ai.rococo.prospects import Prospect
from rococo_desktop.rules.rococo.book import RuleBook
from rococo_desktop.rules.rococo.components.bonuses import SILK_COLORS
from rococo_desktop.rules.rococo.holdings import holds_group
from rococo_desktop.rules.rococo.jewelry_box.components import (
    BOX,
    CONDITIONS,
    JEWELER,
    KEY,
    ConditionKind,
    JewelrySets,
    NecklacePairs,
)
from rococo_desktop.rules.rococo.jewelry_box.examinations import TASKS
from rococo_desktop.rules.rococo.jewelry_box.hire import missing
from rococo_desktop.rules.rococo.jewelry_box.slots import BOARD, JOURNEYMAN, MASTER, OWN, Jewelry
from rococo_desktop.rules.rococo.model import State

TILE = 1.0
"""Points for a tile at the end of the game."""
EXTRAS = 0.9
"""Points that a tile brings besides, on average.

A tile of the dress's colour brings a resource tile, and some cards count jewelry.
"""
PRICE = 3.4
"""The average price of a tile in Livre."""
JOURNEYMAN_GAIN = 3.0
"""Points by which a Journeyman examination beats another action, with rounds to come."""
LONG_ENOUGH = 3
"""The number of rounds after which the new Journeyman is certain to pay."""
MASTER_GAIN = 7.0
"""The same for a Master examination: its deck has crown cards, which pay even in the last round."""
PLAYS = {JOURNEYMAN: 1.5, MASTER: 2.5}
"""The number of cards to be played per open task of an examination."""
LAST_PLAYS = 1.5
"""The number of cards to be played until all tasks lead to the examination itself."""
SPECIALIST = 1.2
"""Points per round from the hiring of the specialised Apprentice on."""
HIRING = 0.7
"""The number of rounds until a Master hires the specialised Apprentice."""
PACE: dict[ConditionKind, float] = {
    "coats": 1.9,
    "gowns": 1.9,
    "master_spaces": 1.9,
    "livre": 0.15,
    "jewelry": 1.9,
    "decoration_types": 1.9,
    "supplies": 0.7,
    "prestige": 1.0,
    "master_examination": 5.0,
    "all_halls": 1.2,
}
"""The number of rounds until a player gets one more of what the condition counts."""

FEATURES = 19 + len(CONDITIONS)
"""The number of a network's features that describe jewelry and examinations."""


def jewelry_features(
    rules: RuleBook, state: State, seat: int, others: Sequence[int]
) -> Sequence[int]:
    """Return a network's features of jewelry and examinations; all 0 without the Jewelry Box."""
    if KEY not in rules.keys:
        return (0,) * FEATURES
    box, own = BOX.of(rules.components), OWN.of(state.players[seat])
    colors = Counter(box.jewels[tile].color for tile in own.tiles)
    displayed = zip(box.display.prices, BOARD.of(state).display, strict=True)
    prices = [price for price, tile in displayed if tile is not None]
    crowns = [rules.employees[card].scoring for card in state.players[seat].staff()]
    tasks, master = len(own.tasks), own.examination == MASTER
    kind, lacks = None, -1
    if own.specialist is not None:
        kind = box.conditions[own.specialist].kind
        lacks = missing(rules, state, seat, own.specialist)
    return (
        1,
        int(holds_group(rules, state, seat, JEWELER)),
        sum(holds_group(rules, state, each, JEWELER) for each in others),
        len(own.tiles),
        *(colors[color] for color in SILK_COLORS),
        min(colors[color] for color in SILK_COLORS),
        max(len(OWN.of(state.players[each]).tiles) for each in others),
        min(prices, default=0),
        len(prices),
        int(master),
        0 if master else tasks,
        tasks if master else 0,
        own.masters,
        sum(isinstance(crown, JewelrySets) for crown in crowns),
        sum(isinstance(crown, NecklacePairs) for crown in crowns),
        lacks,
        *(int(kind == each) for each in CONDITIONS),
    )


def jewelry_value(prospect: Prospect, state: State) -> float:
    """Return the points for tiles and the jeweler, examinations and the specialised Apprentice."""
    taste = prospect.taste
    own = OWN.of(state.players[prospect.seat])
    training = _examination(prospect, state, own) + _specialist(prospect, state, own)
    return _jewelry(prospect, state, own) * taste.jewelry + training * taste.examinations


def _jewelry(prospect: Prospect, state: State, own: Jewelry) -> float:
    """Return the points for tiles, with their income, and for those that the jeweler will sell."""
    rounds, livre = prospect.rounds_after, prospect.livre
    points = len(own.tiles) * (TILE + rounds * livre)
    if holds_group(prospect.rules, state, prospect.seat, JEWELER):
        profit = TILE + EXTRAS + (rounds / 2 - PRICE) * livre
        points += profit * prospect.dresses_ahead
    return points


def _examination(prospect: Prospect, state: State, own: Jewelry) -> float:
    """Return the points for passing the next examination, by the chance that there is time."""
    plays = _rounds(prospect, state) * prospect.rules.constants.hand_size
    tasks = len(TASKS[own.examination]) - len(own.tasks)
    chance = 1 - (LAST_PLAYS + tasks * PLAYS[own.examination]) / (plays + 1)
    if own.examination == MASTER:
        gain = MASTER_GAIN
    else:
        gain = JOURNEYMAN_GAIN * min(1.0, prospect.rounds_after / LONG_ENOUGH)
    return gain * max(0.0, chance)


def _specialist(prospect: Prospect, state: State, own: Jewelry) -> float:
    """Return the points for being about to hire the specialised Apprentice."""
    if own.specialist is None:
        return 0.0
    kind = BOX.of(prospect.rules.components).conditions[own.specialist].kind
    lacks = missing(prospect.rules, state, prospect.seat, own.specialist)
    return SPECIALIST * max(0.0, _rounds(prospect, state) - HIRING - lacks * PACE[kind])


def _rounds(prospect: Prospect, state: State) -> float:
    """Return the rounds to come, with the rest of this one as a fraction."""
    hand = len(state.players[prospect.seat].hand)
    return prospect.rounds_after + hand / prospect.rules.constants.hand_size
