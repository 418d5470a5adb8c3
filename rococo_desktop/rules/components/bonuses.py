"""The bonuses of employee cards as data: one model for each effect, with its parameters.

What an effect does is code in the rule sets; these models only say which parameters it has, so
that a wrong one is refused with the name of the field. An expansion that brings a new effect adds a
model here and its key to the union.
"""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field

Color = Literal["yellow", "green", "red", "blue"]
"""Silk and dress colours, named as in the edition of 2013."""

COLORS: tuple[Color, ...] = ("yellow", "green", "red", "blue")
"""All colours: common, common, uncommon, rare. Yellow and red are ladies' dresses."""

EmployeeType = Literal["master", "journeyman", "apprentice"]
"""The training of an employee, which decides the main actions that the card allows."""

Count = Annotated[int, Field(strict=True, ge=0, le=1000)]
"""A number printed on a component: never negative."""

Positive = Annotated[int, Field(strict=True, ge=1, le=1000)]
"""A number printed on a component where nought would make no sense."""


class Strict(BaseModel):
    """The common settings of all component models: frozen, exact types, no unknown field."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class PerColor(NamedTuple):
    """An amount for each colour, in the order of `COLORS`."""

    yellow: Count = 0
    green: Count = 0
    red: Count = 0
    blue: Count = 0

    def of(self, color: Color) -> int:
        """The amount for one colour."""
        return self[COLORS.index(color)]


class Step(NamedTuple):
    """One line of a table: from `start` on (until the next line) it is worth `amount`."""

    start: Count
    amount: Count


Steps = Annotated[tuple[Step, ...], Field(min_length=1)]
"""A table in rising order of `start`; below the first line it is worth nothing."""


def step_amount(steps: tuple[Step, ...], number: int) -> int:
    """What a table of steps gives for a number: the last line whose start is not above it."""
    return next((step.amount for step in reversed(steps) if step.start <= number), 0)


class GainLivre(Strict):
    """Gain money."""

    effect: Literal["gain_livre"]
    amount: Positive


class BuyNotion(Strict):
    """Pay for one thread or one lace, once."""

    effect: Literal["buy_notion"]
    cost: Positive


class GainNotion(Strict):
    """Gain one thread or one lace for nothing."""

    effect: Literal["gain_notion"]


class Acquire(Strict):
    """A further acquire action at the usual price."""

    effect: Literal["acquire"]


class DrawResource(Strict):
    """Draw a random resource tile, once, for `cost` Livre."""

    effect: Literal["draw_resource"]
    cost: Count


class DeputeWithBonus(Strict):
    """Depute any own employee, for no money, and use that card's bonus."""

    effect: Literal["depute_with_bonus"]


class DeputeForLivre(Strict):
    """Depute any own employee for money by its type, without that card's bonus."""

    effect: Literal["depute_for_livre"]
    master: Count
    journeyman: Count
    apprentice: Count

    def pay(self, type: EmployeeType) -> int:
        """The money for one employee of this type."""
        return {
            "master": self.master,
            "journeyman": self.journeyman,
            "apprentice": self.apprentice,
        }[type]


class PerDress(Strict):
    """Gain Livre and prestige for each own dress on the board, by its colour."""

    effect: Literal["per_dress"]
    livre: PerColor = PerColor()
    prestige: PerColor = PerColor()


class PrestigePerDecorations(Strict):
    """One prestige for every so many own decorations."""

    effect: Literal["prestige_per_decorations"]
    every: Positive


class LivrePerDecoration(Strict):
    """Gain money for each own decoration."""

    effect: Literal["livre_per_decoration"]
    amount: Positive


class PrestigePerDresses(Strict):
    """One prestige for every so many own dresses on the board."""

    effect: Literal["prestige_per_dresses"]
    every: Positive


class Fund(Strict):
    """A further fund action, at a discount."""

    effect: Literal["fund"]
    discount: Count


class MakeDress(Strict):
    """A further dress that needs no Master, with up to `fewer` bales less of one of `colors`."""

    effect: Literal["make_dress"]
    fewer: Positive
    colors: Annotated[tuple[Color, ...], Field(min_length=1)]


class LivreByStaff(Strict):
    """Gain money by the number of cards in the own staff."""

    effect: Literal["livre_by_staff"]
    steps: Steps


class PrestigeForLivre(Strict):
    """Pay any amount of money: one prestige for every so many Livre."""

    effect: Literal["prestige_for_livre"]
    every: Positive


class DiscardResources(Strict):
    """Discard resource tiles for prestige.

    One for each bale of the colours in `single`, one for each `group_size` bales of `grouped`.
    """

    effect: Literal["discard_resources"]
    single: Annotated[tuple[Color, ...], Field(min_length=1)]
    grouped: tuple[Color, ...]
    group_size: Positive


Bonus = Annotated[
    GainLivre
    | BuyNotion
    | GainNotion
    | Acquire
    | DrawResource
    | DeputeWithBonus
    | DeputeForLivre
    | PerDress
    | PrestigePerDecorations
    | LivrePerDecoration
    | PrestigePerDresses
    | Fund
    | MakeDress
    | LivreByStaff
    | PrestigeForLivre
    | DiscardResources,
    Field(discriminator="effect"),
]
"""What a card does after the main action; `effect` tells which model it is."""


class DeckSize(Strict):
    """At the end: prestige by the number of cards in the own staff."""

    final: Literal["deck_size"]
    steps: Steps


class ThreadLacePairs(Strict):
    """At the end: prestige for each pair of a thread and a lace that is given back."""

    final: Literal["thread_lace_pairs"]
    prestige: Positive


class MasterSpacePairs(Strict):
    """At the end: prestige for every so many own dresses on Master guest spaces."""

    final: Literal["master_space_pairs"]
    prestige: Positive
    every: Positive


class Couples(Strict):
    """At the end: prestige for each pair of an own lady's dress and an own coat on the board."""

    final: Literal["couples"]
    prestige: Positive


Final = Annotated[
    DeckSize | ThreadLacePairs | MasterSpacePairs | Couples, Field(discriminator="final")
]
"""What a crown card scores at the end; `final` tells which model it is."""
