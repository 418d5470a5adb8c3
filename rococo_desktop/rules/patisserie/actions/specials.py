"""Special bonus tiles (rulebook, "Special Bonus tiles")."""

from collections.abc import Iterator
from typing import NamedTuple

from rococo_desktop.engine.reasons import Problem, unless
from rococo_desktop.rules.patisserie.book import Context, RuleBook
from rococo_desktop.rules.patisserie.events import SpecialClaimed, SpecialDeclined
from rococo_desktop.rules.patisserie.holdings import fulfils
from rococo_desktop.rules.patisserie.model import State

CLAIM = "claim"
DECLINE = "decline"


class OfferSpecials(NamedTuple):
    """The offer of every special bonus whose condition a player has fulfilled."""

    seat: int

    def run(self, context: Context) -> None:
        """Ask for each bonus, the left one first; a rival is not asked (ruling 15)."""
        if self.seat not in context.rules.people:
            claim_all(context, self.seat)
            return
        for bonus in reversed(open_to(context.rules, context.state, self.seat)):
            if bonus not in context.state.players[self.seat].declined:
                context.push(ClaimSpecial(self.seat, bonus))


class ClaimSpecial(NamedTuple):
    """Is the most valuable free space of the special bonus claimed?"""

    seat: int
    bonus: str

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        yield from unless("bonus", self.bonus in state.special_bonuses)

    def options(self, context: Context) -> tuple[str, ...]:
        """List claiming and declining; nothing if the bonus is no longer open."""
        is_open = self.bonus in open_to(context.rules, context.state, self.seat)
        return (CLAIM, DECLINE) if is_open else ()

    def answer(self, context: Context, option: str) -> None:
        """Place a marker, or leave the space free for the rest of the turn."""
        if option == CLAIM:
            claim(context, self.seat, self.bonus)
        else:
            context.state.players[self.seat].declined.append(self.bonus)
            context.emit(SpecialDeclined, self.seat, self.bonus)


FRAMES: dict[str, type] = {"offer_specials": OfferSpecials, "claim_special": ClaimSpecial}


def open_to(rules: RuleBook, state: State, seat: int) -> list[str]:
    """Return the special bonuses that a player could claim now."""
    return [
        bonus
        for bonus, seats in state.special_bonuses.items()
        if seat not in seats
        and len(seats) < len(rules.special_bonuses[bonus].prestige[rules.board_name])
        and fulfils(rules, state, seat, rules.special_bonuses[bonus].condition)
    ]


def claim_all(context: Context, seat: int) -> None:
    """Claim every open bonus, as the Mentor must (rulebook, "Solo", "Special Bonus Tiles")."""
    for bonus in open_to(context.rules, context.state, seat):
        claim(context, seat, bonus)


def claim(context: Context, seat: int, bonus: str) -> None:
    """Place a marker on the most valuable free space."""
    seats = context.state.special_bonuses[bonus]
    prestige = context.rules.special_bonuses[bonus].prestige[context.rules.board_name]
    context.emit(SpecialClaimed, seat, bonus, prestige[len(seats)])
    seats.append(seat)
