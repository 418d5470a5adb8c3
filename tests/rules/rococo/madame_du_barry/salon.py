"""A table with Madame du Barry, for her tests; with the Jewelry Box too in ``BoxSalon``."""

from typing import Any

from rococo_desktop.rules.rococo.madame_du_barry.cards import CARDS, Cards
from rococo_desktop.rules.rococo.madame_du_barry.components import KEY, MADAME, Card
from rococo_desktop.rules.rococo.madame_du_barry.turn import RevealCard
from rococo_desktop.rules.rococo.model import Player
from tests.rules.rococo.jewelry_box.box import BoxTable
from tests.rules.rococo.table import Table, changed

NOWHERE = {"hall": "hall1", "leave": "none"}
"""The lower half of a card if only the upper half matters."""


class Madame(Table):
    """Her seat, her cards and her turns; her hand is empty at first."""

    @property
    def seat(self) -> int:
        return len(self.rules.people)

    @property
    def her(self) -> Player:
        return self.players[self.seat]

    @property
    def cards(self) -> Cards:
        return CARDS.of(self.state)

    def draw_back(self) -> None:
        """Put her cards back into her supply."""
        cards = self.cards
        cards.supply = sorted([*cards.supply, *cards.hand, *cards.discard])
        cards.hand, cards.discard = [], []

    def becomes(self, id: str, **fields: Any) -> str:
        """Print something else on one of her cards."""
        table = MADAME.of(self.components)
        card = Card.model_validate({"source": "owner"} | NOWHERE | fields)
        self.components.own[KEY] = changed(table, cards=table.cards | {id: card})
        return id

    def places(self, *halls: str, leave: str = "none") -> None:
        """Put cards with these halls on top of her supply, the first on top."""
        for number, hall in reversed([*enumerate(halls, start=2)]):
            id = self.becomes(f"madame-{number:02}", action="favor", hall=hall, leave=leave)
            self.take(id)
            self.cards.supply.append(id)

    def take(self, id: str) -> None:
        """Take one of her cards from wherever it is."""
        for pile in (self.cards.supply, self.cards.hand, self.cards.discard):
            if id in pile:
                pile.remove(id)

    def reveals(self, action: str, **fields: Any) -> None:
        """Let her reveal a card with this action, and answer the people's questions after it."""
        id = self.becomes("madame-01", action=action, **fields)
        self.take(id)
        self.cards.hand.append(id)
        self.ask(RevealCard(self.seat))
        self.answer("reveal")

    def tailors(self, *halls: str, number: int = 1, leave: str = "none") -> None:
        """Let her tailor; the next cards of her supply name these halls."""
        self.places(*halls, leave=leave)
        self.reveals("make_dress", number=number)

    def hires(self, number: int, direction: str = "left") -> None:
        """Let her hire."""
        self.reveals("hire", number=number, direction=direction)

    def funds(self, decorations: str) -> None:
        """Let her fund."""
        self.reveals("fund", decorations=decorations)

    def acquires(self, tiles: str) -> None:
        """Let her acquire."""
        self.reveals("acquire", tiles=tiles)

    def fill(self, hall: int, *, but: int = 0) -> None:
        """Give seat 0 all free spaces of a hall except this many."""
        free = [space.id for space in self.hall(hall).spaces if space.id not in self.state.guests]
        for space in free[: len(free) - but]:
            self.rent(0, space)


class Salon(Madame):
    """One person against her, unless stated."""

    def __init__(self, people: int = 1, *, expansions: tuple[str, ...] = (), **fields: Any) -> None:
        super().__init__(people, expansions=(*expansions, KEY), **fields)
        self.draw_back()


class BoxSalon(Madame, BoxTable):
    """The same with the Jewelry Box."""

    def __init__(self, people: int = 1, *, expansions: tuple[str, ...] = (), **fields: Any) -> None:
        super().__init__(people, expansions=(*expansions, KEY), **fields)
        self.draw_back()

    def give_her_a_secret_crown(self) -> None:
        """Give her, solo, an unseen graduate: 1 prestige for each of her two decorations."""
        graduate = next(
            each.id
            for each in self.rules.employees.values()
            if each.scoring is not None and each.scoring.final == "decorations"
        )
        self.staff("master", self.lift(graduate), seat=1)
        self.of(1).new_masters.append(graduate)
        self.decorate(1, "statue-1", "statue-2")
