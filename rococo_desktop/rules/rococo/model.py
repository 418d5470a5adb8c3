"""The state of a game of Rococo: plain ids and numbers, shared by every rule set.

Ids name the definitions in ``rococo_desktop.rules.rococo.components``. The last item of a bag or
of the employee stack is the next one drawn.
"""

from dataclasses import dataclass, field
from typing import Annotated

from rococo_desktop.engine.record import Record
from rococo_desktop.engine.sight import Counted, Open, Own, Sight, Told
from rococo_desktop.rules.state import TableState


@dataclass(slots=True)
class Player(Record):
    """One player's belongings. ``played`` is the card of the current turn.

    In the original edition ``prestige`` is hidden from others until the end.
    """

    livre: Open[int] = 0
    thread: Open[int] = 0
    lace: Open[int] = 0
    prestige: Told[int] = 0
    hand: Own[list[str]] = field(default_factory=list)
    supply: Own[list[str]] = field(default_factory=list)
    discard: Open[list[str]] = field(default_factory=list)
    played: Open[str | None] = None
    resources: Annotated[list[str], Sight(owner=True, count="resource_count")] = field(
        default_factory=list
    )
    slots: Open[dict[str, Record]] = field(default_factory=dict)

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

    edition: Open[str] = "deluxe"
    favor: Open[int | None] = None
    players: Told[list[Player]] = field(default_factory=list)
    employee_stack: Counted[list[str]] = field(default_factory=list)
    hire: Open[list[str | None]] = field(default_factory=list)
    removed: Open[list[str]] = field(default_factory=list)
    resource_bag: Counted[list[str]] = field(default_factory=list)
    resource_discard: Open[list[str]] = field(default_factory=list)
    warehouse: Open[list[list[str | None]]] = field(default_factory=list)
    dress_bag: Counted[list[str]] = field(default_factory=list)
    dress_discard: Open[list[str]] = field(default_factory=list)
    workshop: Open[list[str | None]] = field(default_factory=list)
    guests: Open[dict[str, tuple[str, int]]] = field(default_factory=dict)
    decorations: Open[dict[str, int]] = field(default_factory=dict)
    all_halls: Open[list[int]] = field(default_factory=list)
    terrace: Open[dict[str, str]] = field(default_factory=dict)
