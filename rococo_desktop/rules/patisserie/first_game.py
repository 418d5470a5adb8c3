"""The variant for a first game, without baking trays (rulebook, "Tip for first-time players")."""

from typing import NamedTuple

from rococo_desktop.rules.patisserie.book import Context, RuleSet
from rococo_desktop.rules.patisserie.events import CardDrafted, StaffForHire
from rococo_desktop.rules.patisserie.model import TRAYS
from rococo_desktop.rules.patisserie.staff import receive

FIRST_GAME = "first_game"


class DealStaff(NamedTuple):
    """The dealing without baking trays."""

    seat: int

    def run(self, context: Context) -> None:
        """Deal 1 card to each player and 2 to the display, then the same again."""
        state, rules = context.state, context.rules
        shown: list[str] = []
        for tray in TRAYS:
            for seat in rules.from_seat(self.seat):
                card = state.staff_deck.pop()
                receive(context, seat, card)
                context.emit(CardDrafted, seat, tray, card)
            shown += [state.staff_deck.pop() for _ in range(rules.constants.tray_extra)]
        state.hire = list(shown)
        context.emit(StaffForHire, tuple(shown))


RULE_SET = RuleSet(
    key=FIRST_GAME,
    frames={"deal_staff": DealStaff},
    new_staff=lambda rules, first: [DealStaff(first)],
)
