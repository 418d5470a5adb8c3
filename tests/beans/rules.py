"""A game that has nothing to do with dresses, built on the engine and what all rules share.

Two children take beans from a heap, one to three at a time; whoever takes the last bean wins. On
the way the taker hides a hand with some beans, and the other one guesses how many: right brings a
marble. The marbles are an "expansion" with its own part of the state.
"""

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from rococo_desktop.engine.codec import Codec
from rococo_desktop.engine.kernel import Kernel
from rococo_desktop.engine.record import Record
from rococo_desktop.engine.sight import Open, Secret, Told
from rococo_desktop.engine.state import Context, Slot, State
from rococo_desktop.rules.event_shapes import OfSeat


@dataclass(slots=True)
class Child(Record):
    """One player."""

    name: Open[str] = ""
    taken: Open[list[int]] = field(default_factory=list)
    slots: Open[dict[str, Record]] = field(default_factory=dict)


@dataclass(slots=True)
class Heap(State):
    """The state of the game."""

    beans: Open[int] = 0
    children: Told[list[Child]] = field(default_factory=list)
    winner: Open[int | None] = None
    mood: Secret[Literal["quiet", "noisy"]] = "quiet"
    over: Secret[bool] = False


@dataclass(slots=True)
class Marbles(Record):
    """The marbles' own part of a child."""

    won: Open[int] = 0
    bag: Open[dict[str, tuple[str, int]]] = field(default_factory=dict)


MARBLES = Slot("marbles", Marbles)


class BeansTaken(OfSeat):
    number: int


class MarbleWon(OfSeat):
    reveals = True


class Begin(NamedTuple):
    """A step that draws."""

    seat: int

    def run(self, context: Context[Heap]) -> None:
        context.state.beans = 6 + context.state.below("beans", 5)
        context.push(Take(self.seat))


class Take(NamedTuple):
    """A question that has no options, and so is not asked, when the heap is empty."""

    seat: int

    def options(self, context: Context[Heap]) -> tuple[str, ...]:
        return tuple(str(number) for number in range(1, min(3, context.state.beans) + 1))

    def answer(self, context: Context[Heap], option: str) -> None:
        number, state = int(option), context.state
        state.beans -= number
        state.children[self.seat].taken.append(number)
        context.emit(BeansTaken, self.seat, number)
        if not state.beans:
            state.winner, state.over, state.mood = self.seat, True, "noisy"
        context.push(Take(1 - self.seat))
        if state.beans:
            context.push(Guess(1 - self.seat, 1 + state.below("hand", 2)))


class Guess(NamedTuple):
    """A question with a secret that even the asked player must not see."""

    seat: int
    hidden: int

    def seen_by(self, viewer: int | None) -> "Guess":
        return self if viewer == 1 - self.seat else self._replace(hidden=0)

    def options(self, context: Context[Heap]) -> tuple[str, ...]:
        return ("1", "2")

    def answer(self, context: Context[Heap], option: str) -> None:
        if int(option) == self.hidden:
            context.emit(MarbleWon, self.seat)
            marbles = MARBLES.of(context.state.children[self.seat])
            marbles.won += 1
            marbles.bag[f"m{marbles.won}"] = ("glass", marbles.won)


KERNEL: Kernel[Heap, Context[Heap]] = Kernel(
    {"begin": Begin, "take": Take, "guess": Guess}, Context
)
CODEC = Codec(KERNEL.frame_types, {"marbles": Marbles})


def new_game(seed: int = 1) -> Heap:
    """Return a game that has not been started."""
    children = [Child(name, slots={"marbles": Marbles()}) for name in ("Ida", "Ole")]
    return Heap(seed=seed, frames=[Begin(0)], children=children)
