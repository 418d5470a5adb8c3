"""The Mentor's turn: the top hand card, and its first possible action (rulebook, "Phase 3")."""

from typing import NamedTuple

from rococo_desktop.rules.patisserie.accounts import gain_prestige
from rococo_desktop.rules.patisserie.actions.specials import OfferSpecials
from rococo_desktop.rules.patisserie.book import Context
from rococo_desktop.rules.patisserie.events import SoloCardRevealed
from rococo_desktop.rules.patisserie.mentor.actions import PERFORM

REVEAL = "reveal"


class RevealCard(NamedTuple):
    """The beginning of the Mentor's turn, which has no choices."""

    seat: int

    def options(self, context: Context) -> tuple[str, ...]:
        """List revealing the top hand card."""
        return (REVEAL,) if context.state.mentor.hand else ()

    def answer(self, context: Context, option: str) -> None:
        """Reveal the card and perform the leftmost of its possible actions."""
        card = context.state.mentor.hand.pop()
        context.emit(SoloCardRevealed, self.seat, card)
        context.push(OfferSpecials(self.seat))
        for action in context.rules.solo[card].actions:
            if PERFORM[action.action](context, self.seat, action):
                break
        else:
            points = context.rules.constants.mentor_prestige
            gain_prestige(context, self.seat, points, card)
        context.state.mentor.used.append(card)
