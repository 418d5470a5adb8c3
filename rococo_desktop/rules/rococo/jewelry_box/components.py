"""The components of the Jewelry Box: jewelry, jeweler's board, bonuses, hiring conditions."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Annotated, Literal, NamedTuple, cast, get_args

from pydantic import Field

from rococo_desktop.engine.reasons import (
    Problem,
    Reason,
    Value,
    because,
    counted,
    must_be,
    unless,
    wrong_number,
)
from rococo_desktop.rules.entries import Count, Positive, PriceTable, Section, Strict
from rococo_desktop.rules.rococo.components.bonuses import (
    SILK_COLORS,
    Bonus,
    EmployeeType,
    Final,
    PerColor,
    SilkColor,
)
from rococo_desktop.rules.rococo.components.doubts import falling_prices
from rococo_desktop.rules.rococo.components.models import Extra, Own
from rococo_desktop.rules.rococo.components.sets import ComponentSet

KEY = "jewelry_box"
JEWELER = "jeweler"
"""The group of its decoration spaces."""

TILES = 24
CARDS: dict[tuple[EmployeeType, int | None], int] = {
    ("journeyman", 2): 9,
    ("master", 5): 9,
    ("apprentice", 0): 10,
}
"""The number of cards by training and level."""

ConditionKind = Literal[
    "coats",
    "gowns",
    "master_spaces",
    "livre",
    "jewelry",
    "decoration_types",
    "supplies",
    "prestige",
    "master_examination",
    "all_halls",
]
CONDITIONS: tuple[ConditionKind, ...] = get_args(ConditionKind)


class Jewel(NamedTuple):
    """A jewelry tile: a necklace in a lady's colour, a ring in a gentleman's."""

    id: str
    color: SilkColor

    @property
    def necklace(self) -> bool:
        """Return whether it goes with a lady's dress."""
        return self.color in ("yellow", "red")


class TilesTable(Section):
    """The number of jewelry tiles of each colour."""

    numbers: PerColor


class Condition(Section):
    """The hiring condition of a specialised Apprentice; ``supplies`` counts tiles."""

    kind: ConditionKind
    number: Positive
    notions: Count = 0
    """For ``supplies``: the amount needed of both thread and lace."""


class ExaminationTable(Section):
    """The cost and the prestige of an examination."""

    livre: Count
    prestige: Count


class JewelryTable(Strict):
    """The jeweler's board; ``display`` is the price of each space from left to right."""

    display: PriceTable
    tiles: TilesTable
    examination: ExaminationTable
    conditions: dict[str, Condition]

    @cached_property
    def jewels(self) -> dict[str, Jewel]:
        kinds = {"yellow": "necklace", "red": "necklace", "green": "ring", "blue": "ring"}
        tiles = (
            Jewel(f"{kinds[color]}-{color}-{number}", color)
            for color in SILK_COLORS
            for number in range(1, self.tiles.numbers.of(color) + 1)
        )
        return {jewel.id: jewel for jewel in tiles}


BOX = Own(KEY, JewelryTable)


class UseFromSupply(Bonus):
    """Discard an employee of the player's supply and use its bonus."""


class CopyBonus(Bonus):
    """Use the bonus of the employee on top of an opponent's discard pile."""


class LivrePerHall(Bonus):
    """Gain money for each hall in which the player is represented."""

    amount: Positive


class LivrePerDecorations(Bonus):
    """Gain money for every `every` decorations of the player."""

    every: Positive
    amount: Positive


class MakeAndSell(Bonus):
    """Make an additional dress that needs no Master and must be sold, and gain prestige."""

    prestige: Positive


class PrestigeInHall(Bonus):
    """Gain one prestige for every `every` dresses of the player in one hall."""

    every: Positive


class LivreInHall(Bonus):
    """Gain money for each dress of the player in one hall."""

    amount: Positive


class LivrePerRings(Bonus):
    """Gain money for every `every` rings of the player."""

    every: Positive
    amount: Positive


class PrestigePerJewelry(Bonus):
    """Gain one prestige for every `every` jewelry tiles of the player."""

    every: Positive


class LivrePerJewelry(Bonus):
    """Gain money for every `every` jewelry tiles of the player."""

    every: Positive
    amount: Positive


class PrestigePerPair(Bonus):
    """Gain one prestige for each pair of the player's dresses in the two colours."""

    colors: Annotated[tuple[SilkColor, ...], Field(min_length=2, max_length=2)]


class LivrePerMasterSpaces(Bonus):
    """Gain money for every `every` dresses of the player on Master guest spaces."""

    every: Positive
    amount: Positive


class LivreWithoutColor(Bonus):
    """Gain money for each colour in which the player has no dress on the board."""

    livre: PerColor


class GainPrestige(Bonus):
    """Gain prestige."""

    amount: Positive


class GainJewelry(Bonus):
    """Gain a displayed jewelry tile for free."""


class PrestigeWithJewelry(Bonus):
    """Gain prestige if the dress was rented with jewelry of its colour."""

    amount: Positive


class JewelrySets(Final):
    """Final prestige for each set of the four kinds of jewelry."""

    prestige: Positive


class NecklacePairs(Final):
    """Final prestige for every `every` necklaces."""

    prestige: Positive
    every: Positive


class Decorations(Final):
    """Final prestige for each decoration of the player."""

    prestige: Positive


class ApprenticePairs(Final):
    """Final prestige for every `every` Apprentices in the player's staff."""

    prestige: Positive
    every: Positive


def problems(extra: Extra) -> Iterator[Problem]:
    """Check the known facts: 24 tiles, 9 + 9 + 10 cards, a condition for each Apprentice."""
    own = cast("JewelryTable", extra.own)
    yield from wrong_number(f"{KEY}.tiles.numbers", sum(own.tiles.numbers), TILES)
    yield from unless(f"{KEY}.tiles.numbers", all(own.tiles.numbers), "wrong-all_colors")
    found = Counter((card.type, card.level) for card in extra.employees.values())
    if found != CARDS:
        yield "employees", because("wrong-number", expected=_cards(CARDS), found=_cards(found))
    apprentices = {card.id for card in extra.employees.values() if card.type == "apprentice"}
    yield from unless(f"{KEY}.conditions", set(own.conditions) == apprentices, "wrong-conditions")
    if {condition.kind for condition in own.conditions.values()} != set(CONDITIONS):
        yield f"{KEY}.conditions", because("wrong-condition_kinds")
    for decoration in extra.decorations.values():
        yield from must_be(f"decorations.{decoration.id}.group", decoration.group, JEWELER)
    yield from unless("decorations", extra.decorations, "wrong-group", group=JEWELER)


def doubts(extra: Extra) -> Iterator[Problem]:
    """Yield deviations from our assumptions."""
    own = cast("JewelryTable", extra.own)
    yield from falling_prices(f"{KEY}.display.prices", own.display.prices)


def _cards(numbers: Mapping[tuple[EmployeeType, int | None], int]) -> tuple[Value, ...]:
    return counted((number, _card(*kind)) for kind, number in numbers.items())


def _card(type: EmployeeType, level: int | None) -> Reason:
    name = because(f"type-{type}")
    return because("card-level", card=name, level=level) if level else name


COMPONENTS = ComponentSet(
    KEY,
    bonuses=(
        UseFromSupply,
        CopyBonus,
        LivrePerHall,
        LivrePerDecorations,
        MakeAndSell,
        PrestigeInHall,
        LivreInHall,
        LivrePerRings,
        PrestigePerJewelry,
        LivrePerJewelry,
        PrestigePerPair,
        LivrePerMasterSpaces,
        LivreWithoutColor,
        GainPrestige,
        GainJewelry,
        PrestigeWithJewelry,
    ),
    finals=(JewelrySets, NecklacePairs, Decorations, ApprenticePairs),
    own=JewelryTable,
    problems=problems,
    doubts=doubts,
)
