"""Phase 2: select staff (rulebook, "Phase 2: Select Staff").

At the table all choose at the same time; here they are asked in turn, and nobody sees what the
others chose before all have chosen.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rococo_desktop.engine.reasons import Problem, unless
from rococo_desktop.engine.state import Frame
from rococo_desktop.rules.accounts import choose_hand, take_card
from rococo_desktop.rules.patisserie import events
from rococo_desktop.rules.patisserie.book import Context, RuleBook
from rococo_desktop.rules.patisserie.model import TRAYS, State
from rococo_desktop.rules.questions import alike


class SelectHand(NamedTuple):
    """The selection of one player's four hand cards; asks only if there is a choice."""

    seat: int

    def run(self, context: Context) -> None:
        """Take the cards if there is no choice; turn the used staff only if a card is missing.

        It is never shuffled.
        """
        player = context.state.players[self.seat]
        if len(player.hand) >= context.rules.constants.hand_size:
            if context.state.round == 1:
                _leave_start_staff(context, self.seat)
            return
        missing = choose_hand(context, self, SelectCard(self.seat), player.unused)
        if missing and player.used:
            for card in player.used:
                player.since[card] = len(player.set_aside)
            player.unused += player.used
            player.used = []
            context.emit(events.StaffTurned, self.seat)
            context.push(self)


class SelectCard(NamedTuple):
    """Which card of the unused staff is taken into the hand?"""

    seat: int

    def hand_size(self, rules: RuleBook) -> int:
        return rules.constants.hand_size

    def options(self, context: Context) -> tuple[str, ...]:
        return tuple(context.state.players[self.seat].unused)

    def answer(self, context: Context, option: str) -> None:
        take_card(context, self.seat, context.state.players[self.seat].unused, option)


def _leave_start_staff(context: Context, seat: int) -> None:
    """Discard the start staff that was not chosen (rulebook, "Promo: 10 Additional Start Staff").

    Without the promo all four are in the hand, and nothing is left.
    """
    player = context.state.players[seat]
    while player.unused:
        card = player.unused.pop()
        player.set_aside.append(card)
        context.emit(events.CardSetAside, seat, card)


def draft_order(rules: RuleBook, first: int, tray: str) -> tuple[int, ...]:
    """Return all seats in the order in which they take a card of a tray.

    From the start player ``first`` tray A goes round clockwise, and tray B counterclockwise from
    the player on the right.
    """
    around = rules.from_seat(first)
    return around if tray == "a" else around[::-1]


class TrayStop(NamedTuple):
    """Where a baking tray is on its way: the seat that has it, and the one that gets it next.

    ``onward`` is None if nobody does, because the other cards are for hire.
    """

    seat: int
    onward: int | None


def tray_stop(rules: RuleBook, first: int, tray: str, cards: int) -> TrayStop:
    """Return where the tray with a number of cards is; ``first`` is the start player.

    It stays with the last player until both trays have gone round.
    """
    order = draft_order(rules, first, tray)
    taken = min(len(order) + rules.constants.tray_extra - cards, len(order) - 1)
    return TrayStop(order[taken], next(iter(order[taken + 1 :]), None))


class FillTrays(NamedTuple):
    """The dealing of both baking trays, A before B."""

    seat: int

    def run(self, context: Context) -> None:
        """Deal to tray A of the start player, then to B of the player on the right."""
        state, rules = context.state, context.rules
        number = rules.seats + rules.constants.tray_extra
        for tray in TRAYS:
            holder, *_ = draft_order(rules, self.seat, tray)
            cards = state.tray(tray)
            for _ in range(number):
                cards.append(state.staff_deck.pop())
            context.emit(events.TrayFilled, holder, tray, number)


class DraftCard(NamedTuple):
    """Which card of the baking tray is kept?"""

    seat: int
    tray: str

    def options(self, context: Context) -> tuple[str, ...]:
        return tuple(context.state.tray(self.tray))

    def answer(self, context: Context, option: str) -> None:
        draft(context, self.seat, self.tray, option)


def draft(context: Context, seat: int, tray: str, card: str) -> None:
    """Take a card of a baking tray."""
    context.state.tray(tray).remove(card)
    receive(context, seat, card)
    context.emit(events.CardDrafted, seat, tray, card)


def receive(context: Context, seat: int, card: str) -> None:
    """Take a new card face down: into the hand, or into the staff inventory of a rival."""
    player = context.state.players[seat]
    player.fresh.append(card)
    player.since[card] = len(player.set_aside)
    cards = player.hand if seat in context.rules.people else player.unused
    cards.append(card)


class ShowStaff(NamedTuple):
    """The cards left on the trays go to the hire staff display."""

    seat: int

    def run(self, context: Context) -> None:
        """Lay the cards out, those of tray A first."""
        state = context.state
        cards = state.tray_a + state.tray_b
        state.tray_a, state.tray_b = [], []
        state.hire = list(cards)
        context.emit(events.StaffForHire, tuple(cards))


class SetAside(NamedTuple):
    """Which of the six hand cards is discarded out of the game, face down?"""

    seat: int

    def options(self, context: Context) -> tuple[str, ...]:
        return tuple(context.state.players[self.seat].hand)

    def answer(self, context: Context, option: str) -> None:
        """Discard the card; the others do not see it."""
        player = context.state.players[self.seat]
        player.hand.remove(option)
        player.set_aside.append(option)
        context.emit(events.CardSetAside, self.seat, option)


def select_staff(context: Context) -> None:
    """Push all steps of the phase, in order: own staff, new staff, one card out of the game."""
    for frame in steps_of_phase(context.rules, context.state.start_player):
        context.push(frame)


def steps_of_phase(rules: RuleBook, first: int) -> list[Frame]:
    """Return the steps and questions of the phase for a start player, the last one first."""
    around = rules.from_seat(first)
    frames: list[Frame] = [SetAside(seat) for seat in reversed(around) if seat in rules.people]
    frames += rules.new_staff(rules, first)
    for seat in reversed(around):
        if rules.rival is None or seat in rules.people:
            frames.append(SelectHand(seat))
        else:
            frames.append(rules.rival.hand(seat))
    return frames


def deal_trays(rules: RuleBook, first: int) -> list[Frame]:
    """Return how new staff is dealt on baking trays for a start player, the last step first."""
    orders = (draft_order(rules, first, tray) for tray in TRAYS)
    drafts = [
        DraftCard(seat, tray)
        if rules.rival is None or seat in rules.people
        else rules.rival.draft(seat, tray)
        for seats in zip(*orders, strict=True)
        for tray, seat in zip(TRAYS, seats, strict=True)
    ]
    return [ShowStaff(first), *reversed(drafts), FillTrays(first)]


def go_round(rules: RuleBook) -> bool:
    """Return whether new staff goes round on baking trays."""
    return any(isinstance(step, FillTrays) for step in rules.new_staff(rules, 0))


def left_to_select(rules: RuleBook, state: State) -> list[Frame]:
    """Return the pending frames of the selection of staff, without the question for one card."""
    above = state.frames[1:]
    return above[:-1] if isinstance(above[-1], SelectCard) else above


def selection_problems(rules: RuleBook, state: State, above: Sequence[Frame]) -> Iterator[Problem]:
    """Yield a problem unless the end of the phase's steps is pending, and nothing else."""
    expected, left = steps_of_phase(rules, state.start_player), left_to_select(rules, state)
    its_step = [SelectHand(above[-1].seat)] if isinstance(above[-1], SelectCard) else left[-1:]
    is_end = bool(left) and alike(left, expected[: len(left)])
    yield from unless("frames", is_end and alike(left[-1:], its_step))
