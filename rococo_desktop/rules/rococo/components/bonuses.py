"""The bonuses of employee cards as data: one model for each effect, with its parameters.

What an effect does is code in the rule sets; these models only say which parameters it has, so
that a wrong one is refused with the name of the field. An expansion brings models of its own
(:mod:`rococo_desktop.rules.rococo.components.sets`).
"""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field

SilkColor = Literal["yellow", "green", "red", "blue"]
"""Silk and dress colours, named as in the edition of 2013."""

SILK_COLORS: tuple[SilkColor, ...] = ("yellow", "green", "red", "blue")
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
    """An amount for each colour, in the order of `SILK_COLORS`."""

    yellow: Count = 0
    green: Count = 0
    red: Count = 0
    blue: Count = 0

    def of(self, color: SilkColor) -> int:
        """The amount for one colour."""
        return self[SILK_COLORS.index(color)]


class Step(NamedTuple):
    """One line of a table: from `start` on (until the next line) it is worth `amount`."""

    start: Count
    amount: Count


Steps = Annotated[tuple[Step, ...], Field(min_length=1)]
"""A table in rising order of `start`; below the first line it is worth nothing."""


def step_amount(steps: tuple[Step, ...], number: int) -> int:
    """What a table of steps gives for a number: the last line whose start is not above it."""
    return next((step.amount for step in reversed(steps) if step.start <= number), 0)


class Bonus(Strict):
    """What a card does after the main action; ``effect`` names what a rule set knows how to do."""

    effect: str


class Final(Strict):
    """What a crown card scores at the end; ``final`` names what a rule set knows how to count."""

    final: str


class GainLivre(Bonus):
    """Gain money."""

    effect: Literal["gain_livre"]
    amount: Positive


class BuyNotion(Bonus):
    """Pay for one thread or one lace, once."""

    effect: Literal["buy_notion"]
    cost: Positive


class GainNotion(Bonus):
    """Gain one thread or one lace for nothing."""

    effect: Literal["gain_notion"]


class Acquire(Bonus):
    """A further acquire action at the usual price."""

    effect: Literal["acquire"]


class DrawResource(Bonus):
    """Draw a random resource tile, once, for `cost` Livre."""

    effect: Literal["draw_resource"]
    cost: Count


class DeputeWithBonus(Bonus):
    """Depute any own employee, for no money, and use that card's bonus."""

    effect: Literal["depute_with_bonus"]


class DeputeForLivre(Bonus):
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


class PerDress(Bonus):
    """Gain Livre and prestige for each own dress on the board, by its colour."""

    effect: Literal["per_dress"]
    livre: PerColor = PerColor()
    prestige: PerColor = PerColor()


class PrestigePerDecorations(Bonus):
    """One prestige for every so many own decorations."""

    effect: Literal["prestige_per_decorations"]
    every: Positive


class LivrePerDecoration(Bonus):
    """Gain money for each own decoration."""

    effect: Literal["livre_per_decoration"]
    amount: Positive


class PrestigePerDresses(Bonus):
    """One prestige for every so many own dresses on the board."""

    effect: Literal["prestige_per_dresses"]
    every: Positive


class Fund(Bonus):
    """A further fund action, at a discount."""

    effect: Literal["fund"]
    discount: Count


class MakeDress(Bonus):
    """A further dress that needs no Master, with up to `fewer` bales less of one of `colors`."""

    effect: Literal["make_dress"]
    fewer: Positive
    colors: Annotated[tuple[SilkColor, ...], Field(min_length=1)]


class LivreByStaff(Bonus):
    """Gain money by the number of cards in the own staff."""

    effect: Literal["livre_by_staff"]
    steps: Steps


class PrestigeForLivre(Bonus):
    """Pay any amount of money: one prestige for every so many Livre."""

    effect: Literal["prestige_for_livre"]
    every: Positive


class DiscardResources(Bonus):
    """Discard resource tiles for prestige.

    One for each bale of the colours in `single`, one for each `group_size` bales of `grouped`.
    """

    effect: Literal["discard_resources"]
    single: Annotated[tuple[SilkColor, ...], Field(min_length=1)]
    grouped: tuple[SilkColor, ...]
    group_size: Positive


BaseBonus = Annotated[
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
"""The bonuses of the base game; `effect` tells which model it is."""


class DeckSize(Final):
    """At the end: prestige by the number of cards in the own staff."""

    final: Literal["deck_size"]
    steps: Steps


class ThreadLacePairs(Final):
    """At the end: prestige for each pair of a thread and a lace that is given back."""

    final: Literal["thread_lace_pairs"]
    prestige: Positive


class MasterSpacePairs(Final):
    """At the end: prestige for every so many own dresses on Master guest spaces."""

    final: Literal["master_space_pairs"]
    prestige: Positive
    every: Positive


class Couples(Final):
    """At the end: prestige for each pair of an own lady's dress and an own coat on the board."""

    final: Literal["couples"]
    prestige: Positive


BaseFinal = Annotated[
    DeckSize | ThreadLacePairs | MasterSpacePairs | Couples, Field(discriminator="final")
]
"""The crowns of the base game; `final` tells which model it is."""
