"""Phase 3: turns of one card each (Deluxe, "Phase 3: Perform Actions")."""

from collections.abc import Hashable, Iterator, Mapping
from typing import NamedTuple

from rococo_desktop.rules.events import ActionChosen, BonusUsed, CardPlayed
from rococo_desktop.rules.questions import FORFEIT, USE, without_obstacle
from rococo_desktop.rules.rococo.book import Context, RuleBook
from rococo_desktop.rules.rococo.components.bonuses import Bonus
from rococo_desktop.rules.rococo.events import BonusForfeited, EmployeeLeft
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.obstacles import Candidate
from rococo_desktop.rules.rococo.occasions import ShownCard
from rococo_desktop.rules.rococo.questions import Sentence, SentenceValues
from rococo_desktop.rules.rounds import NextTurn


class PlayCard(NamedTuple):
    """Which hand card is played?"""

    seat: int

    @property
    def begins_act(self) -> bool:
        """Return True: a turn begins with this question."""
        return True

    def employees(self, options: tuple[str, ...]) -> tuple[str, ...]:
        return options

    def places(self, state: State) -> Mapping[str, Hashable]:
        """Return nothing: all cards are in the hand."""
        return {}

    def options(self, context: Context) -> tuple[str, ...]:
        return tuple(context.state.players[self.seat].hand)

    def answer(self, context: Context, option: str) -> None:
        """Play the card and ask for its main action."""
        player = context.state.players[self.seat]
        player.hand.remove(option)
        player.played = option
        context.emit(CardPlayed, self.seat, option)
        context.push(NextTurn((self.seat + 1) % context.rules.seats))
        context.push(ChooseAction(self.seat, option))
        context.tell(ShownCard(self.seat, option))


class ChooseAction(NamedTuple):
    """Which main action does the played card perform?"""

    seat: int
    card: str

    @property
    def piece(self) -> str:
        return self.card

    @property
    def begins_act(self) -> bool:
        """Return False: the act began when the card was played."""
        return False

    def employees(self, options: tuple[str, ...]) -> tuple[str, ...]:
        return (self.card,)

    def label(self, rules: RuleBook, option: str) -> Sentence:
        """Return an action's name; forfeiting says whether there is still a bonus."""
        bare = option == FORFEIT and rules.bonus_of(self.card) is None
        return Sentence(f"action-{option}_bare" if bare else f"action-{option}", {})

    def options(self, context: Context) -> tuple[str, ...]:
        """List the possible actions that the employee's type may perform, and forfeiting."""
        return without_obstacle(self.candidates(context))

    def candidates(self, context: Context) -> Iterator[Candidate]:
        employee = context.rules.employees[self.card].type
        for action in context.rules.main_actions.values():
            training = action.training_obstacle(employee)
            yield action.id, training or action.obstacle(context, self.seat, self.card)
        yield FORFEIT, None

    def answer(self, context: Context, option: str) -> None:
        """Begin the action; the bonus follows, and the card leaves the table last."""
        action = context.rules.main_actions.get(option)
        finish = DiscardCard if action is None or action.finish is None else action.finish
        context.emit(ActionChosen, self.seat, option)
        context.push(finish(self.seat, self.card))
        context.push(UseBonus(self.seat, self.card))
        if action is not None:
            action.begin(context, self.seat, self.card)


class UseBonus(NamedTuple):
    """Is the bonus of the card used? Asked after the main action, never before.

    ``card`` may be a dress with a bonus for renting it.
    """

    seat: int
    card: str

    @property
    def is_discreet(self) -> bool:
        """Return True: that the bonus is available may reveal something about the rack."""
        return True

    @property
    def piece(self) -> str:
        return self.card

    @property
    def begins_act(self) -> bool:
        """Return True: the bonus is separate from the action before it."""
        return True

    def bonus(self, rules: RuleBook) -> Bonus | None:
        return rules.bonus_of(self.card)

    def sentence_values(self, rules: RuleBook) -> SentenceValues:
        return {"bonus": self.card}

    def variant(self, rules: RuleBook) -> str:
        return "dress" if self.card in rules.dresses else ""

    def options(self, context: Context) -> tuple[str, ...]:
        """List using and forfeiting; nothing if the bonus has no effect or its card is gone."""
        bonus = self.bonus(context.rules)
        if bonus is None:
            return ()
        staff = context.state.players[self.seat].staff()
        if self.card in context.rules.employees and self.card not in staff:
            return ()
        effect = context.rules.effects[bonus.effect]
        return (USE, FORFEIT) if effect.available(context, self.seat, self.card, bonus) else ()

    def answer(self, context: Context, option: str) -> None:
        if option == FORFEIT:
            context.emit(BonusForfeited, self.seat, self.card)
            return
        context.emit(BonusUsed, self.seat, self.card)
        begin_bonus(context, self.seat, self.card, self.bonus(context.rules))


def begin_bonus(context: Context, seat: int, source: str, bonus: Bonus | None) -> None:
    """Begin a bonus, if there is one and it has an effect now."""
    if bonus is not None:
        effect = context.rules.effects[bonus.effect]
        if effect.available(context, seat, source, bonus):
            effect.begin(context, seat, source, bonus)


class DiscardCard(NamedTuple):
    """The discarding of the played card, unless it has left the game."""

    seat: int
    card: str

    def run(self, context: Context) -> None:
        """Put the played card face up on the discard pile."""
        player = context.state.players[self.seat]
        if player.played is not None:
            player.discard.append(player.played)
            player.played = None


class RemoveEmployee(NamedTuple):
    """The leaving of a deputed employee, after the bonus of deputing."""

    seat: int
    card: str

    @property
    def staff_change(self) -> int:
        return -1

    def run(self, context: Context) -> None:
        """Remove the card from the game, wherever it is."""
        player = context.state.players[self.seat]
        if player.played == self.card:
            player.played = None
        else:
            for cards in (player.supply, player.hand, player.discard):
                if self.card in cards:
                    cards.remove(self.card)
        context.state.removed.append(self.card)
        context.emit(EmployeeLeft, self.seat, self.card)
        context.tell(ShownCard(self.seat, self.card))


def leaving(context: Context, seat: int) -> list[str]:
    """Return the player's employees that are deputed but have not left yet."""
    return [
        frame.card
        for frame in context.state.frames
        if type(frame) is RemoveEmployee and frame.seat == seat
    ]
