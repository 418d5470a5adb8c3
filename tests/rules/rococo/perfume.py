"""An expansion that does not exist, made through the doors of ``RuleSet`` alone.

Each round a perfume comes out. An Apprentice may buy it for 1 Livre ("sniff"), a card's bonus gives
some, and so does coming to a hall for the first time. A perfumery is a decoration; a player may
hold one. At the end a perfume is worth 1 point; a crown card gives 2 for a perfumery.
"""

from dataclasses import dataclass
from typing import NamedTuple

from rococo_desktop.engine.events import Event
from rococo_desktop.engine.record import Record
from rococo_desktop.engine.score import Part
from rococo_desktop.engine.sight import Open
from rococo_desktop.engine.state import Slot
from rococo_desktop.rules.book import RoundStep, ScoringStep
from rococo_desktop.rules.rococo.accounts import pay_livre
from rococo_desktop.rules.rococo.book import (
    Context,
    Effect,
    MainAction,
    Observer,
    RuleBook,
    RuleSet,
    player_key,
)
from rococo_desktop.rules.rococo.components.bonuses import Bonus, Final
from rococo_desktop.rules.rococo.components.models import Board, Components
from rococo_desktop.rules.rococo.holdings import holds_group
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.obstacles import EMPTY, Obstacle, short_of
from rococo_desktop.rules.rococo.occasions import Arrival
from rococo_desktop.rules.state import PREPARE
from tests.rules.rococo.table import changed, decoration

KEY = "perfume"
PERFUMERIES = ("perfumery-1", "perfumery-2")


@dataclass(slots=True)
class Shop(Record):
    """The expansion's part of the state: the perfume that is out, if any."""

    shown: Open[int | None] = None
    rounds: Open[int] = 0


@dataclass(slots=True)
class Flasks(Record):
    """The expansion's part of a player."""

    number: Open[int] = 0
    greeted: Open[bool] = False


SHOP = Slot(KEY, Shop)
FLASKS = Slot(player_key(KEY), Flasks)


class GainFlasks(Bonus):
    """The parameters of a new bonus."""

    number: int


class ForPerfumery(Final):
    """The parameters of a new crown."""

    prestige: int


class FlaskGained(Event):
    seat: int
    reason: str


def gain_flask(context: Context, seat: int, reason: str) -> None:
    FLASKS.of(context.state.players[seat]).number += 1
    context.emit(FlaskGained, seat, reason)


class Sniff(NamedTuple):
    """Which perfume is bought?"""

    seat: int

    def options(self, context: Context) -> tuple[str, ...]:
        shown = SHOP.of(context.state).shown
        return () if shown is None else (f"perfume-{shown}",)

    def answer(self, context: Context, option: str) -> None:
        pay_livre(context, self.seat, 1, "sniff")
        SHOP.of(context.state).shown = None
        gain_flask(context, self.seat, "sniff")


def show_perfume(context: Context) -> None:
    shop = SHOP.of(context.state)
    shop.shown = context.state.below(KEY, 9)
    shop.rounds += 1


def sniff_obstacle(context: Context, seat: int, card: str) -> Obstacle | None:
    if SHOP.of(context.state).shown is None:
        return EMPTY
    return short_of(livre=1 - context.state.players[seat].livre)


def sniff(context: Context, seat: int, card: str) -> None:
    context.push(Sniff(seat))


def can_gain(context: Context, seat: int, card: str, bonus: GainFlasks) -> bool:
    return bonus.number > 0


def gain(context: Context, seat: int, card: str, bonus: GainFlasks) -> None:
    for _ in range(bonus.number):
        gain_flask(context, seat, card)


def for_perfumery(rules: RuleBook, state: State, seat: int, final: ForPerfumery) -> int:
    return final.prestige * holds_group(rules, state, seat, "perfumery")


def flask_parts(rules: RuleBook, state: State, seat: int) -> list[Part]:
    return [Part("flasks", FLASKS.of(state.players[seat]).number)]


def greet(context: Context, arrival: Arrival) -> None:
    mine = FLASKS.of(context.state.players[arrival.seat])
    if not mine.greeted:
        mine.greeted = True
        gain_flask(context, arrival.seat, "hall")


PERFUME = RuleSet(
    key=KEY,
    frames={"sniff": Sniff},
    round_steps=(RoundStep("perfume", PREPARE, show_perfume),),
    main_actions=(MainAction("sniff", frozenset({"apprentice"}), sniff_obstacle, sniff),),
    effects={"gain_flasks": Effect(can_gain, gain, tried=True)},
    finals={"for_perfumery": for_perfumery},
    scoring_steps=(ScoringStep(KEY, flask_parts),),
    streams=frozenset({KEY}),
    single_groups=frozenset({"perfumery"}),
    observers=(Observer(Arrival, greet),),
    state_slot=Shop,
    player_slot=Flasks,
)


def with_perfumeries(board: Board) -> Board:
    """Return the board with two decorations of a new group."""
    new = tuple(
        decoration(id, "statue", cost=2, prestige=1).model_copy(update={"group": "perfumery"})
        for id in PERFUMERIES
    )
    old = {name: getattr(board, name) for name in Board.model_fields}
    return Board.model_construct(**old | {"fountain_lower": (*board.fountain_lower, *new)})


def with_perfume(components: Components) -> Components:
    """Return the components with the expansion's cards and decorations."""
    employees = dict(components.employees)
    for card, field, value in (
        ("level3-staff", "bonus", GainFlasks(number=2)),
        ("level6-couples", "scoring", ForPerfumery(prestige=2)),
    ):
        employees[card] = employees[card].model_copy(update={field: value})
    boards = {name: with_perfumeries(board) for name, board in components.boards.items()}
    return changed(components, employees=employees, boards=boards)
