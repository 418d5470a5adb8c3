"""Phase 3: turns of one card each (Deluxe, "Phase 3: Perform Actions")."""

from collections.abc import Hashable, Iterator, Mapping
from typing import NamedTuple

from rococo_desktop.rules.rococo.book import Game, RuleBook
from rococo_desktop.rules.rococo.components.bonuses import Bonus
from rococo_desktop.rules.rococo.events import (
    ActionChosen,
    BonusForfeited,
    BonusUsed,
    CardPlayed,
    EmployeeLeft,
)
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.obstacles import Candidate, without_obstacle
from rococo_desktop.rules.rococo.occasions import ShownCard
from rococo_desktop.rules.rococo.questions import FORFEIT, USE, Sentence, Told


class NextTurn(NamedTuple):
    """Gives the turn to the next player with a hand card, beginning with ``player``."""

    seat: int

    def run(self, game: Game) -> None:
        """Go round the table once; when nobody has a card left, the phase is over."""
        rules = game.rules
        for offset in range(rules.players):
            seat = (self.seat + offset) % rules.players
            if rules.rival is not None and seat not in rules.people:
                if rules.rival.has_turn(game, seat):
                    rules.rival.begin_turn(game, seat)
                    return
            elif game.state.players[seat].hand:
                game.push(PlayCard(seat))
                return


class PlayCard(NamedTuple):
    """Which hand card is played?"""

    seat: int

    @property
    def begins_act(self) -> bool:
        """A turn begins with it."""
        return True

    def onward(self, options: tuple[str, ...]) -> tuple[str, ...]:
        """Every card leads to its actions."""
        return options

    def employees(self, options: tuple[str, ...]) -> tuple[str, ...]:
        """Whoever is played."""
        return options

    def places(self, state: State) -> Mapping[str, Hashable]:
        """All lie in the hand."""
        return {}

    def options(self, game: Game) -> tuple[str, ...]:
        """Any hand card."""
        return tuple(game.state.players[self.seat].hand)

    def answer(self, game: Game, option: str) -> None:
        """Lay the card out and ask for its main action."""
        player = game.state.players[self.seat]
        player.hand.remove(option)
        player.played = option
        game.tell(CardPlayed, self.seat, option)
        game.push(NextTurn((self.seat + 1) % game.rules.players))
        game.push(ChooseAction(self.seat, option))
        for noticed in game.rules.observers.card_shown:
            noticed(game, ShownCard(self.seat, option))


class ChooseAction(NamedTuple):
    """Which main action does the played card perform?"""

    seat: int
    card: str

    @property
    def piece(self) -> str:
        """The played card."""
        return self.card

    @property
    def begins_act(self) -> bool:
        """The card was played before."""
        return False

    def onward(self, options: tuple[str, ...]) -> tuple[str, ...]:
        """Every action that is performed."""
        return tuple(option for option in options if option != FORFEIT)

    def employees(self, options: tuple[str, ...]) -> tuple[str, ...]:
        """The played card."""
        return (self.card,)

    def label(self, rules: RuleBook, option: str) -> Sentence:
        """Answers are actions, also to forfeit one."""
        return Sentence(f"action.{option}", {})

    def options(self, game: Game) -> tuple[str, ...]:
        """List what the employee's type may do and what is possible; forfeiting always is."""
        return without_obstacle(self.candidates(game))

    def candidates(self, game: Game) -> Iterator[Candidate]:
        """Yield each main action, and forfeiting."""
        employee = game.rules.employees[self.card].type
        for action in game.rules.main_actions.values():
            training = action.training_obstacle(employee)
            yield action.id, training or action.obstacle(game, self.seat, self.card)
        yield FORFEIT, None

    def answer(self, game: Game, option: str) -> None:
        """Begin the action; the bonus comes after it, and the card leaves the table last."""
        action = game.rules.main_actions.get(option)
        finish = DiscardCard if action is None or action.finish is None else action.finish
        game.tell(ActionChosen, self.seat, option)
        game.push(finish(self.seat, self.card))
        game.push(UseBonus(self.seat, self.card))
        if action is not None:
            action.begin(game, self.seat, self.card)


class UseBonus(NamedTuple):
    """Is the bonus of the card used? Asked after the main action, never before.

    The card may be a dress that brings something when it is rented.
    """

    seat: int
    card: str

    @property
    def is_discreet(self) -> bool:
        """That the bonus can do something may tell of the tiles on the rack."""
        return True

    @property
    def piece(self) -> str:
        """The card, or the dress."""
        return self.card

    @property
    def begins_act(self) -> bool:
        """The bonus is apart from the action before it."""
        return True

    def onward(self, options: tuple[str, ...]) -> tuple[str, ...]:
        """To use it."""
        return (USE,)

    def bonus(self, rules: RuleBook) -> Bonus | None:
        """That of the card."""
        return rules.bonus_of(self.card)

    def tells(self, rules: RuleBook) -> Told:
        """What the bonus does."""
        return {"bonus": self.card}

    def variant(self, rules: RuleBook) -> str:
        """What a dress brings is no employee's bonus."""
        return "dress" if self.card in rules.dresses else ""

    def options(self, game: Game) -> tuple[str, ...]:
        """Use it or forfeit it; nothing is asked where it could do nothing, or its card is gone."""
        bonus = self.bonus(game.rules)
        if bonus is None or self._is_gone(game):
            return ()
        effect = game.rules.effects[bonus.effect]
        return (USE, FORFEIT) if effect.available(game, self.seat, self.card, bonus) else ()

    def answer(self, game: Game, option: str) -> None:
        """Begin the bonus."""
        if option == FORFEIT:
            game.tell(BonusForfeited, self.seat, self.card)
            return
        game.tell(BonusUsed, self.seat, self.card)
        begin_bonus(game, self.seat, self.card, self.bonus(game.rules))

    def _is_gone(self, game: Game) -> bool:
        """Return whether the employee has left the game meanwhile."""
        staff = game.state.players[self.seat].staff()
        return self.card in game.rules.employees and self.card not in staff


def begin_bonus(game: Game, seat: int, source: str, bonus: Bonus | None) -> None:
    """Begin a bonus, if there is one and it can do anything now."""
    if bonus is not None:
        effect = game.rules.effects[bonus.effect]
        if effect.available(game, seat, source, bonus):
            effect.begin(game, seat, source, bonus)


class DiscardCard(NamedTuple):
    """The played card goes to the discard pile, unless it left the game meanwhile."""

    seat: int
    card: str

    def run(self, game: Game) -> None:
        """Put the card face up on the discard pile."""
        player = game.state.players[self.seat]
        if player.played is not None:
            player.discard.append(player.played)
            player.played = None


class RemoveEmployee(NamedTuple):
    """A deputed employee leaves the game, after the bonus that came with deputing."""

    seat: int
    card: str

    @property
    def staff_change(self) -> int:
        """There is one employee less."""
        return -1

    def run(self, game: Game) -> None:
        """Take the card out of wherever it is."""
        player = game.state.players[self.seat]
        if player.played == self.card:
            player.played = None
        else:
            for cards in (player.supply, player.hand, player.discard):
                if self.card in cards:
                    cards.remove(self.card)
        game.state.removed.append(self.card)
        game.tell(EmployeeLeft, self.seat, self.card)
        for noticed in game.rules.observers.card_shown:
            noticed(game, ShownCard(self.seat, self.card))


def leaving(game: Game, seat: int) -> list[str]:
    """Return the player's employees who are deputed but have not left yet."""
    return [
        frame.card
        for frame in game.state.frames
        if type(frame) is RemoveEmployee and frame.seat == seat
    ]


def take_turns(game: Game) -> None:
    """Begin the phase with the start player."""
    game.push(NextTurn(game.state.start_player))
