"""The Mentor's turn, and a bonus that is copied from it (rulebook, "Phase 3", "Solo Game")."""

from collections.abc import Iterator
from typing import NamedTuple

from rococo_desktop.engine.reasons import Problem, unless
from rococo_desktop.rules.accounts import gain_prestige
from rococo_desktop.rules.patisserie.actions import ACTIONS
from rococo_desktop.rules.patisserie.actions.specials import OfferSpecials
from rococo_desktop.rules.patisserie.bonuses import COPIED
from rococo_desktop.rules.patisserie.book import Context, Rival, RuleBook
from rococo_desktop.rules.patisserie.events import SoloCardRevealed
from rococo_desktop.rules.patisserie.mentor.actions import PERFORM
from rococo_desktop.rules.patisserie.mentor.cards import MentorDraft, MentorHand
from rococo_desktop.rules.patisserie.mentor.final import ITEM
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.scoring import COINS
from rococo_desktop.rules.patisserie.turns import EndTurn
from rococo_desktop.rules.rounds import NextTurn

PRESTIGE = "prestige"


class CopyAction(NamedTuple):
    """Which action of the Mentor's card is performed, or is prestige gained instead?"""

    seat: int
    card: str

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        yield from unless("card", self.card in rules.solo)

    def options(self, context: Context) -> tuple[str, ...]:
        """List the possible actions by the player's own rules, and prestige."""
        actions = dict.fromkeys(a.action for a in context.rules.solo[self.card].actions)
        return (
            *(a for a in actions if ACTIONS[a].obstacle(context, self.seat, COPIED) is None),
            PRESTIGE,
        )

    def answer(self, context: Context, option: str) -> None:
        if option == PRESTIGE:
            points = context.rules.constants.mentor_prestige
            gain_prestige(context, self.seat, points, self.card)
        else:
            ACTIONS[option].begin(context, self.seat, COPIED)


REVEAL = "reveal"


class RevealCard(NamedTuple):
    """The beginning of the Mentor's turn, which has no choices."""

    seat: int

    def options(self, context: Context) -> tuple[str, ...]:
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


def _begin_turn(context: Context, seat: int) -> None:
    context.push(NextTurn(context.rules.after(seat)))
    context.push(EndTurn(seat))
    context.push(RevealCard(seat))


RIVAL = Rival(
    name="Mentor",
    question=RevealCard,
    has_turn=lambda context, seat: bool(context.state.mentor.hand),
    begin_turn=_begin_turn,
    hand=MentorHand,
    draft=MentorDraft,
    lends=lambda state: state.mentor.used[-1:],
    lend=lambda context, seat, card: context.push(CopyAction(seat, card)),
    unseen_items=(ITEM, COINS),  # the unseen staff inventory may change them
)
