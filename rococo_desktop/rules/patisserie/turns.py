"""Phase 3: turns of one card each (rulebook, "Phase 3: Perform Actions")."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from rococo_desktop.engine.reasons import Problem, unless
from rococo_desktop.engine.state import Frame
from rococo_desktop.rules.events import ActionChosen, BonusUsed, CardPlayed
from rococo_desktop.rules.patisserie.actions import ACTIONS, AWAITS
from rococo_desktop.rules.patisserie.actions.recipes import discard_recipe
from rococo_desktop.rules.patisserie.actions.specials import ClaimSpecial, OfferSpecials
from rococo_desktop.rules.patisserie.bonuses import begin_bonus, is_available, only_gives
from rococo_desktop.rules.patisserie.book import Context, RuleBook
from rococo_desktop.rules.patisserie.displays import refill_recipes
from rococo_desktop.rules.patisserie.events import BonusForfeited
from rococo_desktop.rules.patisserie.model import State
from rococo_desktop.rules.patisserie.obstacles import Candidate
from rococo_desktop.rules.questions import FORFEIT, USE, alike, without_obstacle
from rococo_desktop.rules.rounds import NextTurn


class PlayCard(NamedTuple):
    """Which hand card is played?"""

    seat: int

    def options(self, context: Context) -> tuple[str, ...]:
        return tuple(context.state.players[self.seat].hand)

    def answer(self, context: Context, option: str) -> None:
        """Play the card face up on the used pile and ask for its main action."""
        player = context.state.players[self.seat]
        player.hand.remove(option)
        player.used.append(option)
        for cards in (player.fresh, player.hired):
            if option in cards:
                cards.remove(option)
        context.emit(CardPlayed, self.seat, option)
        for frame in frames_of_turn(context.rules, self.seat, option):
            context.push(frame)
        context.push(ChooseAction(self.seat, option))


class ChooseAction(NamedTuple):
    """Which main action does the played card perform? An own recipe may be discarded first."""

    seat: int
    card: str

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        yield from unless("card", state.players[self.seat].used[-1:] == [self.card])

    def options(self, context: Context) -> tuple[str, ...]:
        """List the possible actions, the recipes that may be discarded, and forfeiting."""
        return without_obstacle(self.candidates(context))

    def candidates(self, context: Context) -> Iterator[Candidate]:
        training = context.rules.staff[self.card].training
        for action in ACTIONS.values():
            obstacle = action.training_obstacle(training)
            yield action.id, obstacle or action.obstacle(context, self.seat, training)
        for recipe in context.state.players[self.seat].recipes:
            yield recipe, None
        yield FORFEIT, None

    def answer(self, context: Context, option: str) -> None:
        """Begin the action, or discard the recipe and ask again."""
        player = context.state.players[self.seat]
        if option in player.recipes:
            player.recipes.remove(option)
            discard_recipe(context, self.seat, option)
            context.push(self)
            return
        context.emit(ActionChosen, self.seat, option)
        if option != FORFEIT:
            ACTIONS[option].begin(context, self.seat, context.rules.staff[self.card].training)


class UseBonus(NamedTuple):
    """Is the bonus of the card used? Asked after the main action, never before.

    It can be used even if notice was just given to the card.
    """

    seat: int
    card: str

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        """Yield a problem unless the card was just played, or was just given notice."""
        gone = self.card in rules.staff and self.card in state.removed
        yield from unless("card", gone or state.players[self.seat].used[-1:] == [self.card])

    def options(self, context: Context) -> tuple[str, ...]:
        """List using and forfeiting; nothing if the bonus has no effect."""
        card = context.rules.staff[self.card]
        is_useful = is_available(context, self.seat, card.training, card.bonus)
        return (USE, FORFEIT) if is_useful else ()

    def answer(self, context: Context, option: str) -> None:
        if option == FORFEIT:
            context.emit(BonusForfeited, self.seat, self.card)
            return
        context.emit(BonusUsed, self.seat, self.card)
        card = context.rules.staff[self.card]
        begin_bonus(context, self.seat, card.training, card.bonus, self.card)


def offers_gift(rules: RuleBook, state: State) -> bool:
    """Return whether the question is about a bonus that only brings coins or prestige."""
    frame = state.pending.frame if state.pending else None
    if not isinstance(frame, UseBonus):
        return False
    return only_gives(rules, state, frame.seat, rules.staff[frame.card].bonus)


class EndTurn(NamedTuple):
    """The end of a turn: recipes are refilled if three spaces are empty."""

    seat: int

    def run(self, context: Context) -> None:
        """Refill the display; special bonuses may be offered again in the next turn."""
        context.state.players[self.seat].declined = []
        refill_recipes(context)


def frames_of_turn(rules: RuleBook, seat: int, card: str) -> list[Frame]:
    """Return what waits during the action of a played card, the last one first."""
    return [
        NextTurn(rules.after(seat)),
        EndTurn(seat),
        OfferSpecials(seat),
        UseBonus(seat, card),
        OfferSpecials(seat),
    ]


def turn_problems(rules: RuleBook, state: State, above: Sequence[Frame]) -> Iterator[Problem]:
    """Yield a problem unless a card is asked for, or the turn of one player is pending."""
    plays = isinstance(above[0], PlayCard) and len(above) == 1 and above[0].seat in rules.people
    yield from unless("frames", plays or _is_turn(rules, above))


def _is_turn(rules: RuleBook, above: Sequence[Frame]) -> bool:
    """Return whether some of what follows a card's action waits, and nothing else below an act."""
    seat = above[-1].seat
    card = next((frame.card for frame in above if isinstance(frame, UseBonus)), "")
    order = frames_of_turn(rules, seat, card)
    waiting = list(order)
    while not alike(above[: len(waiting)], waiting):
        waiting.pop()
    act = above[len(waiting) :]
    if not {frame.seat for frame in act} <= {seat}:
        return False
    if rules.rival is not None and seat not in rules.people:
        return len(waiting) == 2 and [*map(type, act)] == [rules.rival.question]
    offer = waiting[-1] if waiting else None
    if isinstance(offer, EndTurn | UseBonus):
        claims = all(isinstance(frame, ClaimSpecial) for frame in act)
        return claims and (bool(act) or isinstance(offer, UseBonus))
    if [*map(type, act)] == [ChooseAction]:
        return waiting == order
    is_one_act = all(
        isinstance(above, AWAITS.get(type(below), ())) for below, above in pairwise(act)
    )
    return isinstance(offer, OfferSpecials) and type(act[0]) in rules.acts and is_one_act
