"""The bonuses of employee cards as data: one model for each effect, with its parameters.

The rule sets implement the effects; these models only define their parameters, so that an invalid
one is rejected with the name of the field. An expansion adds its own models
(:mod:`rococo_desktop.rules.rococo.components.sets`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple

from pydantic import Field

from rococo_desktop.engine.reasons import Colored
from rococo_desktop.rules.entries import Count, Positive, Steps, Strict, named_by_class

SilkColor = Literal["yellow", "green", "red", "blue"]
"""Silk and dress colours, named as in the edition of 2013."""

SILK_COLORS: tuple[SilkColor, ...] = ("yellow", "green", "red", "blue")
"""All colours: common, common, uncommon, rare. Yellow and red are ladies' dresses."""


def colored(color: SilkColor) -> Colored:
    """Return a colour for an error; files call it as the edition of 2013 does."""
    return Colored(color, "original")


EmployeeType = Literal["master", "journeyman", "apprentice"]
"""The training of an employee, which decides the main actions that the card allows."""


class PerColor(NamedTuple):
    """An amount for each colour, in the order of `SILK_COLORS`."""

    yellow: Count = 0
    green: Count = 0
    red: Count = 0
    blue: Count = 0

    def of(self, color: SilkColor) -> int:
        return self[SILK_COLORS.index(color)]


class PerTraining(Strict):
    """An amount for each training of an employee."""

    master: Count
    journeyman: Count
    apprentice: Count

    def of(self, type: EmployeeType) -> int:
        amount: int = getattr(self, type)
        return amount


class Bonus(Strict):
    """The bonus of a card, used after the main action; ``effect`` names its code in a rule set."""

    effect: str = ""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        named_by_class(cls, "effect")

    @property
    def told(self) -> str:
        """Return the key of its sentence and of its signs, the effect unless it has variants."""
        return self.effect


class Final(Strict):
    """The final scoring of a crown card; ``final`` names its code in a rule set."""

    final: str = ""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        named_by_class(cls, "final")


class GainLivre(Bonus):
    """Gain money."""

    amount: Positive


class BuyNotion(Bonus):
    """Pay for one thread or one lace, once."""

    cost: Positive


class GainNotion(Bonus):
    """Gain one thread or one lace for free."""


class Acquire(Bonus):
    """Perform an additional acquire action at the usual price."""


class DrawResource(Bonus):
    """Draw a random resource tile, once, for `cost` Livre."""

    cost: Count

    @property
    def told(self) -> str:
        """Return the key, another one if the tile is free."""
        return self.effect if self.cost else f"{self.effect}_free"


class DeputeWithBonus(Bonus):
    """Depute any of the player's employees without money, and use that card's bonus."""


class DeputeForLivre(PerTraining, Bonus):
    """Depute any of the player's employees for money by its type, without that card's bonus."""


class PerDress(Bonus):
    """Gain Livre and prestige for each of the player's dresses on the board, by colour."""

    livre: PerColor = PerColor()
    prestige: PerColor = PerColor()

    @property
    def told(self) -> str:
        """Return the key, another one if each dress pays the same."""
        same = len({*self.livre}) == 1 and not any(self.prestige)
        return f"{self.effect}_all" if same else self.effect


class PrestigePerDecorations(Bonus):
    """Gain one prestige for every `every` decorations of the player."""

    every: Positive


class LivrePerDecoration(Bonus):
    """Gain money for each decoration of the player."""

    amount: Positive


class PrestigePerDresses(Bonus):
    """Gain one prestige for every `every` dresses of the player on the board."""

    every: Positive


class Fund(Bonus):
    """Perform an additional fund action at a discount."""

    discount: Count


class MakeDress(Bonus):
    """Make an additional dress that needs no Master, with up to `fewer` bales less of one colour.

    The colour is one of `colors`.
    """

    fewer: Positive
    colors: Annotated[tuple[SilkColor, ...], Field(min_length=1)]


class LivreByStaff(Bonus):
    """Gain money by the number of cards in the player's staff."""

    steps: Steps


class PrestigeForLivre(Bonus):
    """Pay any amount of money for one prestige for every `every` Livre."""

    every: Positive


class DiscardResources(Bonus):
    """Discard resource tiles for prestige.

    Gain one for each bale of the colours in `single`, one for each `group_size` bales of `grouped`.
    """

    single: Annotated[tuple[SilkColor, ...], Field(min_length=1)]
    grouped: tuple[SilkColor, ...]
    group_size: Positive

    @property
    def told(self) -> str:
        """Return the key, another one if some bales only count in groups."""
        return f"{self.effect}_grouped" if self.grouped else self.effect


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
"""The bonuses of the base game; `effect` determines the model."""


class DeckSize(Final):
    """Final prestige by the number of cards in the player's staff."""

    steps: Steps


class ThreadLacePairs(Final):
    """Final prestige for each pair of a thread and a lace that is returned."""

    prestige: Positive


class MasterSpacePairs(Final):
    """Final prestige for every `every` dresses of the player on Master guest spaces."""

    prestige: Positive
    every: Positive


class Couples(Final):
    """Final prestige for each pair of a lady's and a gentleman's dress of the player."""

    prestige: Positive


BaseFinal = Annotated[
    DeckSize | ThreadLacePairs | MasterSpacePairs | Couples, Field(discriminator="final")
]
"""The final scorings of the base game; `final` determines the model."""
