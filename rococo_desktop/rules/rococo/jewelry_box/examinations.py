"""The examinations (Deluxe, "7. and 8. Complete the ... Examination", "The Examination Tasks")."""

from collections.abc import Iterator
from typing import NamedTuple

from rococo_desktop.engine.reasons import Problem, unless
from rococo_desktop.rules.accounts import gain_prestige
from rococo_desktop.rules.rococo.accounts import pay_livre
from rococo_desktop.rules.rococo.base.turns import RemoveEmployee
from rococo_desktop.rules.rococo.book import Context, Hidden, MainAction, RuleBook
from rococo_desktop.rules.rococo.components.bonuses import EmployeeType
from rococo_desktop.rules.rococo.components.models import Silk
from rococo_desktop.rules.rococo.jewelry_box import events
from rococo_desktop.rules.rococo.jewelry_box.components import BOX
from rococo_desktop.rules.rococo.jewelry_box.slots import (
    BOARD,
    JOURNEYMAN,
    MASTER,
    OWN,
    Jewelry,
    deck_of,
)
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.obstacles import EMPTY, Obstacle, short_of
from rococo_desktop.rules.rococo.occasions import (
    AcquiredTile,
    FundedDecoration,
    MadeDress,
    ShownCard,
)

COMMON_SILK = "common_silk"
RARE_SILK = "rare_silk"
NOTIONS = "thread_or_lace"
DECORATION = "decoration"
MASTER_DRESS = "master_dress"
GOWN = "gown"
COAT = "coat"

TASKS = {
    JOURNEYMAN: (COMMON_SILK, RARE_SILK, NOTIONS, DECORATION),
    MASTER: (MASTER_DRESS, GOWN, COAT),
}
"""The tasks of each examination from top to bottom."""

CANDIDATES: dict[str, EmployeeType] = {JOURNEYMAN: "apprentice", MASTER: "journeyman"}
"""The employee type that takes each examination."""

AFTER = {JOURNEYMAN: MASTER, MASTER: JOURNEYMAN}

OTHER_EXAMINATION = Obstacle("other_examination")
OPEN_TASKS = Obstacle("open_tasks")


class ChooseTask(NamedTuple):
    """Which of two tasks does one action fulfil?"""

    seat: int

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        own = OWN.of(state.players[self.seat])
        are_open = not {COMMON_SILK, RARE_SILK} & {*own.tasks}
        yield from unless("", own.examination == JOURNEYMAN and are_open)

    def options(self, context: Context) -> tuple[str, ...]:
        """List both tasks; the silk of the tile is common and rare."""
        return (COMMON_SILK, RARE_SILK)

    def answer(self, context: Context, option: str) -> None:
        mark(context, self.seat, option)


class Graduate(NamedTuple):
    """The replacement of the played candidate by an employee of the examination's deck."""

    seat: int
    card: str

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        own = OWN.of(state.players[self.seat])
        fulfilled = len(own.tasks) == len(TASKS[own.examination])
        yield from unless("", fulfilled and bool(deck_of(BOARD.of(state), own.examination)))

    def run(self, context: Context) -> None:
        """Remove the card, clear the tasks, begin the other examination, and search the deck."""
        own = OWN.of(context.state.players[self.seat])
        examination = own.examination
        if context.state.players[self.seat].played == self.card:
            RemoveEmployee(self.seat, self.card).run(context)
        move_on(own)
        context.emit(events.DeckSearched, self.seat, examination)
        search_deck(context.state, self.seat)


class ChooseGraduate(NamedTuple):
    """Which employee of the deck is taken into the hand? Only the player sees the deck."""

    seat: int
    examination: str
    deck: tuple[str, ...]

    def seen_by(self, viewer: int | None) -> "ChooseGraduate":
        return self if viewer == self.seat else self._replace(deck=())

    def variant(self, rules: RuleBook) -> str:
        return self.examination

    @property
    def staff_change(self) -> int:
        return 1

    def dealt(self, context: Context, hidden: Hidden) -> "ChooseGraduate":
        deck = deck_of(BOARD.of(context.state), self.examination)
        return self._replace(deck=tuple(sorted(deck)))

    def problems(self, rules: RuleBook, state: State) -> Iterator[Problem]:
        """Yield a problem unless the other examination has begun and the deck is the actual one."""
        own = OWN.of(state.players[self.seat])
        begins = AFTER.get(self.examination) == own.examination and not own.tasks
        deck = tuple(sorted(deck_of(BOARD.of(state), self.examination)))
        yield from unless("", begins and self.deck == deck)

    def options(self, context: Context) -> tuple[str, ...]:
        return self.deck

    def answer(self, context: Context, option: str) -> None:
        """Take the card into the hand, hidden from the others."""
        player = context.state.players[self.seat]
        deck_of(BOARD.of(context.state), self.examination).remove(option)
        player.hand.append(option)
        welcome(context, self.seat, self.examination, option)


def search_deck(state: State, seat: int) -> None:
    """Ask which graduate is taken, after an examination that was just completed."""
    examination = AFTER[OWN.of(state.players[seat]).examination]
    deck = tuple(sorted(deck_of(BOARD.of(state), examination)))
    state.frames.append(ChooseGraduate(seat, examination, deck))


def search_unseen(state: State, seat: int) -> None:
    """Ask for a graduate in an imagined turn, among all cards whose place the seat cannot know.

    What other players have secretly taken might be in the deck instead.
    """
    examination = AFTER[OWN.of(state.players[seat]).examination]
    deck = deck_of(BOARD.of(state), examination)
    for place, player in enumerate(state.players):
        if place != seat:
            deck += OWN.of(player).graduates(examination)
    search_deck(state, seat)


def welcome(context: Context, seat: int, examination: str, card: str) -> None:
    """Record that other players have not seen the graduate yet."""
    OWN.of(context.state.players[seat]).graduates(examination).append(card)
    context.emit(events.GraduateTaken, seat, card)


def move_on(own: Jewelry) -> None:
    """Clear the tasks and move the marker to the start area of the other examination."""
    own.masters += own.examination == MASTER
    own.tasks = []
    own.examination = AFTER[own.examination]


def mark(context: Context, seat: int, task: str) -> None:
    """Put a marker on a task."""
    OWN.of(context.state.players[seat]).tasks.append(task)
    context.emit(events.TaskFulfilled, seat, task)


def mark_one(context: Context, seat: int, card: str, *tasks: str) -> None:
    """Mark an open task of ``tasks`` that ``card`` fulfils, if any; ask if there are two."""
    own = OWN.of(context.state.players[seat])
    training = context.rules.employees[card].type
    open_tasks = [
        task
        for task in tasks
        if task in TASKS[own.examination]
        and task not in own.tasks
        and training == ("master" if task == MASTER_DRESS else CANDIDATES[own.examination])
    ]
    if len(open_tasks) > 1:
        context.push(ChooseTask(seat))
    elif open_tasks:
        mark(context, seat, open_tasks[0])


def silk_tasks(silk: Silk) -> tuple[str, ...]:
    """Return the tasks of acquiring silk that a tile's bales match: common, rare, or both."""
    common, rare = silk.yellow or silk.green, silk.red or silk.blue
    return (*((COMMON_SILK,) if common else ()), *((RARE_SILK,) if rare else ()))


def tile_acquired(context: Context, acquired: AcquiredTile) -> None:
    """Mark a task if an Apprentice acquired silk (common, rare, or both), or thread or lace."""
    silk = context.rules.resources[acquired.tile].silk
    tasks = (NOTIONS,) if acquired.traded else silk_tasks(silk)
    mark_one(context, acquired.seat, acquired.employee, *tasks)


def decoration_funded(context: Context, funded: FundedDecoration) -> None:
    """Mark the task if an Apprentice funded a decoration."""
    mark_one(context, funded.seat, funded.employee, DECORATION)


def dress_made(context: Context, made: MadeDress) -> None:
    """Mark a task if a Journeyman made a lady's dress or a coat, or a Master any dress."""
    lady = context.rules.dresses[made.dress].guest == "lady"
    mark_one(context, made.seat, made.employee, MASTER_DRESS, GOWN if lady else COAT)


def card_shown(context: Context, shown: ShownCard) -> None:
    """Record that a graduate has now been seen by the other players."""
    own = OWN.of(context.state.players[shown.seat])
    for cards in (own.new_journeymen, own.new_masters):
        if shown.card in cards:
            cards.remove(shown.card)


def _action(examination: str) -> MainAction:
    def obstacle(context: Context, seat: int, card: str) -> Obstacle | None:
        own = OWN.of(context.state.players[seat])
        if own.examination != examination:
            return OTHER_EXAMINATION
        if len(own.tasks) < len(TASKS[examination]):
            return OPEN_TASKS
        if not deck_of(BOARD.of(context.state), examination):
            return EMPTY
        cost = BOX.of(context.rules.components).examination.livre
        return short_of(livre=cost - context.state.players[seat].livre)

    def begin(context: Context, seat: int, card: str) -> None:
        terms = BOX.of(context.rules.components).examination
        pay_livre(context, seat, terms.livre, "examination")
        context.emit(events.ExaminationPassed, seat, f"{examination}_examination")
        gain_prestige(context, seat, terms.prestige, "examination")

    def numbers(rules: RuleBook) -> dict[str, int]:
        terms = BOX.of(rules.components).examination
        return {"livre": terms.livre, "prestige": terms.prestige}

    return MainAction(
        f"{examination}_examination",
        frozenset({CANDIDATES[examination]}),
        obstacle,
        begin,
        finish=Graduate,
        numbers=numbers,
    )


EXAMINATIONS = (_action(JOURNEYMAN), _action(MASTER))
