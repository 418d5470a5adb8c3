"""Gestures: the shortest sequences of answers that move a piece to its goal.

A turn is a chain of small questions. A gesture names one or two of the answers, in either order.
The answers that lead there are found by trying them on copies of the state, up to the first event
that depends on chance or reveals something hidden.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.questions import FORFEIT, USE, Leading
from rococo_desktop.rules.rococo.gifts import is_gift
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.obstacles import Obstacle
from rococo_desktop.rules.rococo.outlook import NextQuestion, informativeness, next_question
from rococo_desktop.rules.rococo.questions import Offering, PaidInSilk
from rococo_desktop.rules.rococo.rulebook import Rococo


class Manners:
    """Rules of the interface: questions answered automatically, and where an act begins."""

    def gift(self, match: Rococo, state: State) -> str:
        return USE if is_gift(match, state) else ""

    def leads(self, decision: Decision) -> bool:
        return isinstance(decision.frame, Leading)

    def begins(self, decision: Decision) -> bool:
        """Return whether an act begins with a question: a card's turn, or a bonus."""
        return isinstance(decision.frame, Leading) and decision.frame.begins_act


class Path(NamedTuple):
    """A sequence of answers, and the question that each of them answers.

    ``before`` is the state in which the last question is asked. The ``goals`` are further answers,
    each to be given as soon as it is an option.
    """

    answers: tuple[str, ...]
    asked: tuple[Decision, ...]
    before: State
    goals: tuple[str, ...] = ()


class Reach:
    """The answers that the asked player can reach by a gesture, with the paths to them."""

    def __init__(self, match: Rococo, state: State, viewer: int | None) -> None:
        """Explore from ``state``; nothing can be reached unless ``viewer`` is the asked seat."""
        self._game = match
        self._viewer = -1 if viewer is None else viewer
        self._paths: dict[str, list[Path]] = {}
        self._next_questions: dict[tuple[str, ...], NextQuestion | None] = {}
        self._explore((), (), state)
        self._made = [path for paths in self._paths.values() for path in paths if _makes(path)]
        self.ends = {option for path in self._made for option in self._options(path)}
        """The places where the dresses that can be made may go."""

    @property
    def options(self) -> Mapping[str, list[Path]]:
        """Return all reachable answers, with the shortest paths to each."""
        return self._paths

    def paths(self, piece: str, goal: str = "") -> list[Path]:
        """Return the paths to both ``piece`` and ``goal``, in either order.

        Of the paths through identical employees only the first is included.
        """
        return self._apart(self.paths_to(piece, goal), piece, goal)

    def paths_to(self, piece: str, goal: str = "") -> list[Path]:
        """Return the paths to ``piece`` and ``goal`` through every employee."""
        if not goal:
            return self._paths.get(piece, [])
        pairs = ((piece, goal), (goal, piece))
        for one, other in pairs:
            found = [path for path in self._paths.get(one, []) if other in path.answers]
            if found:
                return found
        for one, other in pairs:
            here = self._paths.get(one, [])
            found = [path._replace(goals=(other,)) for path in here if other in self._options(path)]
            if found:
                return found
        return self._rented_with(piece, goal) or self._rented_with(goal, piece)

    def goals(self, piece: str) -> dict[str, Obstacle | None]:
        """Return the goals of a piece, each with its obstacle or None."""
        known: dict[str, Obstacle | None] = {}
        for path in self._paths.get(piece, []):
            known |= dict.fromkeys(path.answers[:-1])
            after = self._next_question(path)
            if after is not None:
                known = _merged(known, after.obstacles.items())
                known |= dict.fromkeys(after.decision.options)
        for option, paths in self._paths.items():
            if any(piece in path.answers[:-1] for path in paths):
                known[option] = None
            elif _makes(paths[0]):
                known = _merged(known, self._worn_with(option, piece))
        return _merged(known, self._guests(piece))

    def obstacle(self, piece: str, goal: str) -> Obstacle | None:
        """Return the known obstacle between a piece and a goal, or None."""
        return self.goals(piece).get(goal) or self.goals(goal).get(piece)

    def price(self, action: str) -> tuple[int, int] | None:
        """Return the lowest and highest current price, in Livre, of a main action's options.

        None if the action has no option.
        """
        costs = [
            path.before.players[self._viewer].livre - after.players[self._viewer].livre
            for option, (path, *_) in self._paths.items()
            if len(path.answers) == 2 and path.answers[0] == action
            for after in (self._game.kernel.foresee(path.before, option).state,)
        ]
        return (min(costs), max(costs)) if costs else None

    def _apart(self, paths: Iterable[Path], *wanted: str) -> list[Path]:
        """Return the paths; of those through employees that differ only in name, keep one."""
        found: dict[tuple[str, ...], Path] = {}
        for path in paths:
            kinds = [each if each in wanted else self._kind(each) for each in path.answers]
            found.setdefault(tuple(kinds), path)
        return list(found.values())

    def _kind(self, answer: str) -> str:
        """Return the properties of an employee without its name, or any other answer unchanged."""
        card = self._game.rules.employees.get(answer)
        return answer if card is None else repr((card.type, card.level, card.bonus, card.scoring))

    def _explore(self, answers: tuple[str, ...], asked: tuple[Decision, ...], state: State) -> None:
        decision = state.pending
        if decision is None or decision.seat != self._viewer:
            return
        if answers and isinstance(decision.frame, Offering):
            return  # the bonus after an action is a separate choice
        asked = (*asked, decision)
        for option in decision.options:
            known = self._paths.setdefault(option, [])
            if not known or len(known[0].answers) == len(asked):
                known.append(Path((*answers, option), asked, state))
        onward = decision.options if isinstance(decision.frame, Leading) else ()
        for option in (each for each in onward if each != FORFEIT):
            after = self._game.kernel.foresee(state, option).state
            self._explore((*answers, option), asked, after)

    def _next_question(self, path: Path) -> NextQuestion | None:
        if path.answers not in self._next_questions:
            self._next_questions[path.answers] = next_question(
                self._game, path.before, self._viewer, path.answers[-1]
            )
        return self._next_questions[path.answers]

    def _options(self, path: Path) -> tuple[str, ...]:
        after = self._next_question(path)
        return () if after is None else after.decision.options

    def _rented_with(self, piece: str, guest: str) -> list[Path]:
        """Return the paths to make a dress that is rented to a guest together with a piece."""
        if not self._goes_along(piece) or guest not in self._game.rules.board.spaces:
            return []
        return [
            path._replace(goals=(piece, guest))
            for path in self._made
            if {piece, guest} <= set(self._options(path))
        ]

    def _guests(self, piece: str) -> Iterable[tuple[str, Obstacle | None]]:
        """Yield the guests for a piece that is rented with a dress, each with its obstacle."""
        for path in self._made if self._goes_along(piece) else ():
            after = self._next_question(path)
            if after is not None and piece in after.decision.options:
                for guest in self._game.rules.board.spaces:
                    if guest in after.decision.options or guest in after.obstacles:
                        yield guest, after.obstacles.get(guest)

    def _goes_along(self, piece: str) -> bool:
        """Return whether a piece is rented together with a dress."""
        return piece in self.ends and piece in self._game.rules.names

    def _worn_with(self, dress: str, piece: str) -> Iterable[tuple[str, Obstacle | None]]:
        """Yield the dress, with its obstacle, if the piece may be rented together with it."""
        for path in self._paths[dress]:
            after = self._next_question(path)
            if after is not None and piece in after.decision.options:
                yield dress, None
            elif after is not None and piece in after.obstacles:
                yield dress, after.obstacles[piece]


def _makes(path: Path) -> bool:
    """Return whether the last answer makes a dress, which then goes somewhere."""
    return isinstance(path.asked[-1].frame, PaidInSilk)


def _merged(
    known: dict[str, Obstacle | None], more: Iterable[tuple[str, Obstacle | None]]
) -> dict[str, Obstacle | None]:
    """Return both merged: a piece without an obstacle is free, otherwise the best reason counts."""
    found = dict(known)
    for piece, obstacle in more:
        if piece not in found or obstacle is None:
            found[piece] = obstacle
        elif found[piece] is not None:
            found[piece] = max((obstacle, found[piece]), key=informativeness)
    return found
