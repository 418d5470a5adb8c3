"""The state of a game of Rococo: plain ids and numbers, shared by every rule set.

Ids name the definitions in ``rococo_desktop.rules.rococo.components``. The last item of a bag or
of the employee stack is the next one drawn.
"""

from dataclasses import dataclass, field

from rococo_desktop.engine.record import Record
from rococo_desktop.rules.state import TableState


@dataclass(slots=True)
class Player(Record):
    """One player's belongings. ``played`` is the card of the current turn."""

    livre: int = 0
    thread: int = 0
    lace: int = 0
    prestige: int = 0
    hand: list[str] = field(default_factory=list)
    supply: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    played: str | None = None
    resources: list[str] = field(default_factory=list)
    slots: dict[str, Record] = field(default_factory=dict)

    def staff(self) -> list[str]:
        """Return the whole employee deck: supply, hand, discard pile and the played card."""
        cards = self.supply + self.hand + self.discard
        if self.played is not None:
            cards.append(self.played)
        return cards

    def staff_size(self) -> int:
        """Return the number of cards in the whole employee deck."""
        return (
            len(self.supply)
            + len(self.hand)
            + len(self.discard)
            + (0 if self.played is None else 1)
        )


@dataclass(slots=True)
class State(TableState):
    """Everything on the table.

    ``guests`` maps a guest space to its dress and the owner's seat, ``decorations`` a decoration
    space to the owner's seat. ``all_halls`` lists the seats that are represented in all halls, in
    the order in which they achieved it. ``terrace`` maps a fireworks space to the guest space whose
    dress is on the terrace there after final scoring.
    """

    edition: str = "deluxe"
    favor: int | None = None
    players: list[Player] = field(default_factory=list)
    employee_stack: list[str] = field(default_factory=list)
    hire: list[str | None] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    resource_bag: list[str] = field(default_factory=list)
    resource_discard: list[str] = field(default_factory=list)
    warehouse: list[list[str | None]] = field(default_factory=list)
    dress_bag: list[str] = field(default_factory=list)
    dress_discard: list[str] = field(default_factory=list)
    workshop: list[str | None] = field(default_factory=list)
    guests: dict[str, tuple[str, int]] = field(default_factory=dict)
    decorations: dict[str, int] = field(default_factory=dict)
    all_halls: list[int] = field(default_factory=list)
    terrace: dict[str, str] = field(default_factory=dict)
