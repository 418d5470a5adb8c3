"""The game of beans as a kind of game, and its registration in the lists of games."""

from collections.abc import Sequence

import pytest

from rococo_desktop.ai.bot import RandomBot
from rococo_desktop.cli.games import DOCUMENTS
from rococo_desktop.cli.output import Document, UsageError
from rococo_desktop.cli.positions import GameDocuments
from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.events import Event
from rococo_desktop.engine.score import Part, Score
from rococo_desktop.engine.state import Decision
from rococo_desktop.games import GAMES
from rococo_desktop.kinds.kind import GameKind
from rococo_desktop.texts import Catalogue
from rococo_desktop.texts.nouns import Argument
from rococo_desktop.words import Words
from rococo_desktop.words.namesakes import Namesakes
from rococo_desktop.words.phrases import Phrase, Told
from tests.beans.match import EDITIONS, SEATS, Beans, HeapView, Sack, Sacks, check
from tests.beans.rules import BeansTaken, Heap, MarbleWon


class BeanWords(Words):
    """Its sentences."""

    def __init__(self, catalogue: Catalogue, match: Beans, names: Sequence[str]) -> None:
        super().__init__(names)
        self._texts = catalogue

    def prompt(self, decision: Decision) -> str:
        return f"{self._names[decision.seat]}: {decision.kind}?"

    def option(self, decision: Decision, option: str) -> str:
        return f"{option} beans"

    def told(self, event: Event, among: Namesakes | None = None) -> Told:
        match event:
            case BeansTaken(seat, number):
                return self.did(seat, f"takes {number}")
            case MarbleWon(seat):
                return self.did(seat, "wins a marble")
        return Told()

    def phrase(self, event: Event, *, precise: bool = False) -> Phrase | None:
        return None

    def advice(self, tip: str, pieces: Sequence[str] = (), **values: Argument) -> str:
        return Catalogue().text(f"coach-{tip}", **values)

    def named(self, piece: str) -> str:
        return f"heap {piece}"

    def done(self, phase: str, events: Sequence[Event]) -> str:
        return "takes"

    def part(self, part: Part) -> str:
        return f"{part.kind}: {part.points}"

    def total(self) -> str:
        return "points"

    def left(self) -> str:
        return "beans"

    def verdict(self, score: Score) -> str:
        return f"{self.name(score.winners[0])} wins."


BEANS = GameKind(
    key="beans",
    editions=EDITIONS,
    expansions=(),
    most_seats=SEATS,
    items=("last", "marbles"),
    rivals=lambda players, expansions: (),
    check=check,
    library=Sacks(),
    match=Beans,
    bots={"random": RandomBot()},
    words=BeanWords,
)


def _components(sack: Sack, edition: str, expansions: tuple[str, ...]) -> Document:
    return {"format": "beans-components", "marble": sack.marble}


def _position(match: Beans, seen: HeapView, seats: Sequence[str]) -> Document:
    return {"format": "beans-position", "beans": seen.beans, "taken": seen.taken, "seats": seats}


def _read(value: Json, sack: Sack, file: str) -> tuple[Beans, Heap]:
    raise UsageError(f"{file}: a position of beans cannot be scored")


def _score(match: Beans, state: Heap) -> Document:
    score = match.score(state)
    return {"format": "beans-score", "totals": [player.total for player in score.players]}


def put_beans_on_the_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register beans as a game like any other for a while."""
    documents = GameDocuments("beans-position", _components, _position, _read, _score)
    monkeypatch.setitem(GAMES, BEANS.key, BEANS)
    monkeypatch.setitem(DOCUMENTS, BEANS.key, documents)
