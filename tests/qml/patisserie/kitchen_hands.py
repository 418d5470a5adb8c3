"""Tools for tests of this table: games, and the items to choose by option."""

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtQuick import QQuickItem

from rococo_desktop.controller.input.things import entries, in_tree
from rococo_desktop.controller.patisserie.table import PatisserieTable
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import Decision
from rococo_desktop.games import GAMES
from rococo_desktop.session.seats import SeatPlan
from rococo_desktop.session.session import Session
from rococo_desktop.session.setup import GameSetup, rival_seats
from tests.qml.hands import NAMES, Hands

GAME = "patisserie"


def session(
    people: int = 2, *, bots: int = 0, seed: int = 1745, expansions: tuple[str, ...] = ()
) -> Session:
    """Return a new game of people and random bots."""
    seats = [SeatPlan(kind="human", name=name) for name in NAMES[:people]]
    seats += [SeatPlan(kind="random", name=name) for name in NAMES[people : people + bots]]
    setup = GameSetup.model_validate(
        {
            "game": GAME,
            "seats": (*seats, *rival_seats(people + bots, expansions, GAME)),
            "expansions": expansions,
            "seed": seed,
        }
    )
    return Session.new(setup, {GAME: GAMES[GAME].library.load()})


class Whim:
    """Answers at random, but prefers the least chosen options, and those that give nothing up."""

    GIVEN_UP = frozenset({"forfeit", "sell", "done", "decline"})

    def __init__(self, seed: int) -> None:
        self._chance = Generator(seed, "whim")
        self._done: dict[str, int] = {}

    def __call__(self, decision: Decision, among: set[str] | None = None) -> str:
        """Return an option of the decision."""
        options = [each for each in decision.options if among is None or each in among]
        if decision.kind == "choose_action":
            options = [each for each in options if not each.startswith("pastry-")]
        kept = [each for each in options if each not in self.GIVEN_UP] or options
        least = min(self._done.get(each, 0) for each in kept)
        kept = [each for each in kept if self._done.get(each, 0) == least]
        option = kept[self._chance.below(len(kept))]
        self._done[option] = self._done.get(option, 0) + 1
        return option


def until(game: Session, kind: str, *, skip: int = 0, seed: int = 1) -> Session:
    """Answer at random until a kind of question was asked often enough."""
    whim, left = Whim(seed), skip
    while (decision := game.decision) is not None:
        if decision.kind == kind:
            if not left:
                return game
            left -= 1
        game.answer(decision.id, whim(decision))
    raise AssertionError(f"{kind} was never asked")


def table_of(hands: Hands) -> PatisserieTable:
    table = hands.game.table
    assert isinstance(table, PatisserieTable)
    return table


def asked(hands: Hands) -> Decision:
    decision = hands.game.session.decision
    assert decision is not None
    return decision


def choices(hands: Hands) -> dict[str, QQuickItem]:
    """Return the items that can be chosen, by option."""
    found = {}
    for item in hands.legal():
        if option := item.property("option") or item.property("choice"):
            found[option] = item
    return found


def offered_words(hands: Hands) -> list[QQuickItem]:
    """Return the answers in words that the last gesture could mean."""
    offered = in_tree(entries(hands.named("chooser")))
    return [entry.item for entry in offered if entry.order == 1]


def choose(hands: Hands, item: QQuickItem) -> None:
    """Click an item; a recipe that could be baked with another one is baked alone."""
    hands.click(item)
    if hands.has("chooser"):
        hands.click(offered_words(hands)[0])


def piece(hands: Hands, choice: str) -> QQuickItem:
    """Return the item of a piece, whether it can be chosen now or later."""
    return next(item for item in hands.items() if item.property("choice") == choice)


def zone(hands: Hands, name: str) -> QQuickItem:
    return next(
        item
        for item in hands.items()
        if item.property("zone") == name and item.property("wanted") is not None
    )


def middle(item: QQuickItem) -> QPoint:
    return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()
