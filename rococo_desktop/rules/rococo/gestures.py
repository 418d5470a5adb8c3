"""What one gesture says: the shortest rows of answers that take a piece to where it shall go.

A turn is a chain of small questions. A gesture names one or two of the answers, in either order;
the answers that lead there are found by giving them on copies, up to chance and to what is hidden.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.rococo.gifts import is_gift
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.obstacles import Obstacle
from rococo_desktop.rules.rococo.outlook import Further, further, telling
from rococo_desktop.rules.rococo.questions import USE, Leading, Offering, PaidInSilk
from rococo_desktop.rules.rococo.rulebook import Rococo


class Manners:
    """What is answered without a question, and where an act begins."""

    def gift(self, match: Rococo, state: State) -> str:
        """Return the answer that nobody would refuse; empty if the question is a real one."""
        return USE if is_gift(match, state) else ""

    def leads(self, decision: Decision) -> bool:
        """Return whether a question only leads to what is wanted."""
        return isinstance(decision.frame, Leading)

    def begins(self, decision: Decision) -> bool:
        """Return whether an act begins with a question: a card's turn, or a bonus."""
        return isinstance(decision.frame, Leading) and decision.frame.begins_act


class Path(NamedTuple):
    """Answers in a row, and the question that each of them answers.

    ``before`` is the state in which the last one is asked. The ``goals`` are further answers, each
    to be given as soon as it is asked for.
    """

    answers: tuple[str, ...]
    asked: tuple[Decision, ...]
    before: State
    goals: tuple[str, ...] = ()


class Reach:
    """What the player who is asked can reach from here by a gesture, and how."""

    def __init__(self, match: Rococo, state: State, viewer: int | None) -> None:
        """Take the ``state`` in which ``viewer`` is asked; otherwise nothing can be reached."""
        self._game = match
        self._viewer = -1 if viewer is None else viewer
        self._paths: dict[str, list[Path]] = {}
        self._furthers: dict[tuple[str, ...], Further | None] = {}
        self._explore((), (), state)
        self._made = [path for paths in self._paths.values() for path in paths if _makes(path)]
        self.ends = {option for path in self._made for option in self._options(path)}
        """Where the garments that can be made may go."""

    @property
    def options(self) -> Mapping[str, list[Path]]:
        """Return all answers that can be reached, with the shortest paths to each."""
        return self._paths

    def paths(self, piece: str, goal: str = "") -> list[Path]:
        """Return the ways to say ``piece`` and ``goal``, whichever is asked first.

        Of ways by employees who are alike only the first is one.
        """
        return self._apart(self.paths_to(piece, goal), piece, goal)

    def paths_to(self, piece: str, goal: str = "") -> list[Path]:
        """Return the ways by every employee."""
        if not goal:
            return self._paths.get(piece, [])
        for one, other in ((piece, goal), (goal, piece)):
            here = self._paths.get(one, [])
            found = [path for path in here if other in path.answers]
            found = found or [
                path._replace(goals=(other,)) for path in here if other in self._options(path)
            ]
            if found:
                return found
        return self._rented_with(piece, goal) or self._rented_with(goal, piece)

    def goals(self, piece: str) -> dict[str, Obstacle | None]:
        """Return what a piece may be taken to, with what is against each, if anything."""
        known: dict[str, Obstacle | None] = {}
        for path in self._paths.get(piece, []):
            known |= dict.fromkeys(path.answers[:-1])
            after = self._further(path)
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
        """Return what keeps a piece from a goal, if that is known."""
        return self.goals(piece).get(goal) or self.goals(goal).get(piece)

    def price(self, action: str) -> tuple[int, int] | None:
        """Return the least and the most Livre that what a main action asks about costs now."""
        costs = [
            path.before.players[self._viewer].livre - after.players[self._viewer].livre
            for option, (path, *_) in self._paths.items()
            if len(path.answers) == 2 and path.answers[0] == action
            for after in (self._game.kernel.foresee(path.before, option).state,)
        ]
        return (min(costs), max(costs)) if costs else None

    def _apart(self, paths: Iterable[Path], *wanted: str) -> list[Path]:
        """Return one path of those by employees who differ in nothing but their names."""
        found: dict[tuple[str, ...], Path] = {}
        for path in paths:
            kinds = [each if each in wanted else self._kind(each) for each in path.answers]
            found.setdefault(tuple(kinds), path)
        return list(found.values())

    def _kind(self, answer: str) -> str:
        """Return what an employee is, without a name, or any other answer as it is."""
        card = self._game.rules.employees.get(answer)
        return answer if card is None else repr((card.type, card.level, card.bonus, card.scoring))

    def _explore(self, answers: tuple[str, ...], asked: tuple[Decision, ...], state: State) -> None:
        decision = state.pending
        if decision is None or decision.seat != self._viewer:
            return
        if answers and isinstance(decision.frame, Offering):
            return  # the bonus comes after the action, which is somebody's wish of its own
        asked = (*asked, decision)
        for option in decision.options:
            known = self._paths.setdefault(option, [])
            if not known or len(known[0].answers) == len(asked):
                known.append(Path((*answers, option), asked, state))
        for option in _leading(decision):
            after = self._game.kernel.foresee(state, option).state
            self._explore((*answers, option), asked, after)

    def _further(self, path: Path) -> Further | None:
        if path.answers not in self._furthers:
            self._furthers[path.answers] = further(
                self._game, path.before, self._viewer, path.answers[-1]
            )
        return self._furthers[path.answers]

    def _options(self, path: Path) -> tuple[str, ...]:
        after = self._further(path)
        return () if after is None else after.decision.options

    def _rented_with(self, piece: str, guest: str) -> list[Path]:
        """Return the ways to make a garment that goes to a guest together with a piece."""
        if not self._goes_along(piece) or guest not in self._game.rules.board.spaces:
            return []
        return [
            path._replace(goals=(piece, guest))
            for path in self._made
            if {piece, guest} <= set(self._options(path))
        ]

    def _guests(self, piece: str) -> Iterable[tuple[str, Obstacle | None]]:
        """Yield the guests whom a piece can go to with a garment, and what is against others."""
        for path in self._made if self._goes_along(piece) else ():
            after = self._further(path)
            if after is not None and piece in after.decision.options:
                for guest in self._game.rules.board.spaces:
                    if guest in after.decision.options or guest in after.obstacles:
                        yield guest, after.obstacles.get(guest)

    def _goes_along(self, piece: str) -> bool:
        """Return whether a piece is rented out along with a garment."""
        return piece in self.ends and piece in self._game.rules.names

    def _worn_with(self, dress: str, piece: str) -> Iterable[tuple[str, Obstacle | None]]:
        """Yield the dress if the piece is asked about along with it, and what is against it."""
        for path in self._paths[dress]:
            after = self._further(path)
            if after is not None and piece in after.decision.options:
                yield dress, None
            elif after is not None and piece in after.obstacles:
                yield dress, after.obstacles[piece]


def _leading(decision: Decision) -> tuple[str, ...]:
    """Return the answers that only lead to what is wanted: a card, its action, or its bonus."""
    frame = decision.frame
    return frame.onward(decision.options) if isinstance(frame, Leading) else ()


def _makes(path: Path) -> bool:
    """Return whether the last answer makes a garment, which then goes somewhere."""
    return isinstance(path.asked[-1].frame, PaidInSilk)


def _merged(
    known: dict[str, Obstacle | None], more: Iterable[tuple[str, Obstacle | None]]
) -> dict[str, Obstacle | None]:
    """Return what is known with more: free by one way is free, else the best reason counts."""
    found = dict(known)
    for piece, obstacle in more:
        if piece not in found or obstacle is None:
            found[piece] = obstacle
        elif found[piece] is not None:
            found[piece] = max((obstacle, found[piece]), key=telling)
    return found
