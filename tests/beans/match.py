"""The game of beans as a match: everything that code above the rules needs of a game."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, cast

from rococo_desktop.engine.codec import Json
from rococo_desktop.engine.kernel import Transition
from rococo_desktop.engine.match import Asked, InvalidStateError, Match, Setup, SetupError
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.reasons import Problem, because
from rococo_desktop.engine.record import Record
from rococo_desktop.engine.score import Estimate, Item, Part, PlayerScore, Score
from rococo_desktop.engine.state import Decision, Frame, Secretive
from rococo_desktop.rules.component_files import read_toml
from rococo_desktop.rules.lens import Lens
from tests.beans.rules import CODEC, KERNEL, MARBLES, Begin, Child, Guess, Heap, Marbles

EDITIONS = ("garden", "street")
SEATS = 2


class Sack(NamedTuple):
    """The value printed on the sack: how much a marble counts."""

    marble: int = 1

    @property
    def fingerprint(self) -> str:
        return f"marble-{self.marble}"


class Sacks:
    """Reads the sack, with an owner's correction."""

    def load(self, owner_file: Path | None = None) -> Sack:
        return Sack() if owner_file is None else Sack(**read_toml(owner_file))

    def doubts(self, components: Sack) -> tuple[Problem, ...]:
        return () if components.marble else (("marble", because("wrong-at_least", n=1)),)


@dataclass(frozen=True)
class HeapView:
    """What some children see: everything except the hands of others."""

    eyes: frozenset[int]
    asked: Asked | None
    decision: Decision | None
    round: int
    step: int
    beans: int
    taken: tuple[tuple[int, ...], ...]
    marbles: tuple[int, ...]
    winner: int | None
    phase: str
    slots: dict[str, Record]
    frames: tuple[Frame, ...]


HEAP = Lens(Heap, HeapView)


def check(setup: Setup) -> None:
    """Raise SetupError unless two children play one of the editions."""
    if setup.players != SEATS:
        raise SetupError("players", because("wrong-must_be", values=SEATS))
    if setup.edition not in ("", *EDITIONS):
        raise SetupError("edition", because("wrong-one_of", names=", ".join(EDITIONS)))
    if setup.expansions:
        raise SetupError("expansions", because("wrong-foreign", id=setup.expansions[0]))


class Beans(Match[Heap, HeapView]):
    """Two children at a heap."""

    def __init__(self, setup: Setup, components: Sack) -> None:
        check(setup)
        self.setup = setup._replace(edition=setup.edition or EDITIONS[0])
        self.sack = components
        self.kernel = KERNEL
        self.codec = CODEC
        self.state_type = Heap
        self.rule_sets = ("beans",)
        self.seats = SEATS
        self.fingerprint = components.fingerprint

    def start(self, seed: int) -> Transition[Heap]:
        children = [Child(name, slots={"marbles": Marbles()}) for name in ("Ida", "Ole")]
        return self.kernel.start(Heap(seed=seed, frames=[Begin(0)], children=children, round=1))

    def lay_out(self, seed: int, position: Mapping[str, Json]) -> Transition[Heap]:
        transition = self.start(seed)
        document = {**cast("dict[str, Json]", CODEC.encode(transition.state)), **position}
        state = CODEC.decode(Heap, document, "position")
        KERNEL.resume(state)
        self.check(state)
        return Transition(state, transition.events)

    def check(self, state: Heap) -> None:
        if len(state.children) != SEATS:
            raise InvalidStateError("children", because("wrong-must_be", values=SEATS))
        if not 0 <= state.beans <= 10:
            low_high = because("wrong-range", low=0, high=10, found=state.beans)
            raise InvalidStateError("beans", low_high)
        if any(frame.seat not in range(SEATS) for frame in state.frames):
            raise InvalidStateError("frames", because("wrong-seat", seat=2))

    def look(self, state: Heap, eyes: frozenset[int]) -> HeapView:
        pending = state.pending
        return HEAP.view(
            state,
            eyes=eyes,
            asked=None if pending is None else Asked(pending.id, pending.seat, pending.kind),
            decision=pending._replace(frame=_seen(pending.frame, eyes))
            if pending is not None and pending.seat in eyes
            else None,
            taken=tuple(tuple(child.taken) for child in state.children),
            marbles=tuple(MARBLES.of(child).won for child in state.children),
            frames=tuple(_seen(frame, eyes) for frame in state.frames),
        )

    def deal(self, seen: HeapView, chance: Generator) -> Heap:
        children = [
            Child(name, list(taken), {"marbles": Marbles(won, _bag(won))})
            for name, taken, won in zip(("Ida", "Ole"), seen.taken, seen.marbles, strict=True)
        ]
        state = Heap(
            seed=chance.below(1 << 62),
            **HEAP.known(seen),
            frames=[_dealt(frame, chance) for frame in seen.frames],
            children=children,
            over=seen.winner is not None,
            mood="quiet" if seen.winner is None else "noisy",
        )
        self.kernel.resume(state)
        return state

    def score(self, state: Heap) -> Score:
        sheets = tuple(self._sheet(state, seat) for seat in range(SEATS))
        best = max(sheet.total for sheet in sheets)
        winners = tuple(seat for seat, sheet in enumerate(sheets) if sheet.total == best)
        return Score(sheets, winners)

    def estimate(self, state: Heap, seen: HeapView) -> tuple[Estimate, ...]:
        return tuple(Estimate(each.items, each.total, ()) for each in self.score(state).players)

    def _sheet(self, state: Heap, seat: int) -> PlayerScore:
        last = 5 * (state.winner == seat)
        marbles = self.sack.marble * MARBLES.of(state.children[seat]).won
        items = (
            Item("last", last, (Part("last", last),) if last else ()),
            Item("marbles", marbles, (Part("marbles", marbles),) if marbles else ()),
        )
        return PlayerScore(items, last + marbles, sum(state.children[seat].taken))


def _bag(won: int) -> dict[str, tuple[str, int]]:
    return {f"m{number}": ("glass", number) for number in range(1, won + 1)}


def _seen(frame: Frame, eyes: frozenset[int]) -> Frame:
    if isinstance(frame, Secretive):
        return frame.seen_by(1 - frame.seat if 1 - frame.seat in eyes else None)
    return frame


def _dealt(frame: Frame, chance: Generator) -> Frame:
    if isinstance(frame, Guess) and not frame.hidden:
        return frame._replace(hidden=1 + chance.below(2))
    return frame
