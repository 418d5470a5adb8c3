"""How the Mentor comes to staff and solo cards (rulebook, "Phase 2")."""

from typing import NamedTuple

from rococo_desktop.rules.patisserie.book import Context
from rococo_desktop.rules.patisserie.staff import draft

STREAM = "mentor"


class MentorDraft(NamedTuple):
    """The Mentor's random card of a baking tray."""

    seat: int
    tray: str

    def run(self, context: Context) -> None:
        """Put a random card face down on the Mentor's staff inventory."""
        cards = context.state.tray(self.tray)
        draft(context, self.seat, self.tray, cards[context.state.below(STREAM, len(cards))])


class MentorHand(NamedTuple):
    """The Mentor's next set of solo cards becomes the hand, unseen."""

    seat: int

    def run(self, context: Context) -> None:
        mentor = context.state.mentor
        mentor.hand = mentor.sets.pop()
