"""The numbers in a tutor's words: worked out from the components and the position, never written.

A figure is a sum of terms with blanks between them: ``board.hire.3 - state.players.0.livre``. A
term is a path, a whole number, the name of another figure, or a product of these by ``*`` and
``//``. A path begins with a part of the game's rule book (``constants``, ``board``, ``dresses``,
``recipes`` and others), with ``state``, with ``score`` (the totals by seat if the game ended now),
or with ``start`` (the position as written) or ``needs`` (what a challenge requires). Where it ends
at several things, they are counted: those that are there, those whose id fits a pattern
(``left-*``), those of a seat (``@0``).
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from fnmatch import fnmatchcase

from rococo_desktop.engine.match import AnyMatch
from rococo_desktop.engine.state import State

SIGNS = {"+": 1, "-": -1}
OWN = "@"
"""The mark of a seat in a path."""


class FigureError(ValueError):
    """A figure that names nothing, or no number."""


class Figures:
    """The figures of one document in one position."""

    def __init__(
        self,
        written: Mapping[str, str],
        document: Mapping[str, object],
        played: tuple[AnyMatch, State] | None = None,
    ) -> None:
        """``written`` are figures by name; other names are those of constants.

        ``document`` has the roots that need no game; without one, there are no others.
        """
        self._written = written
        self._document = document
        self._played = played

    def of(self, names: Iterable[str]) -> dict[str, int]:
        """Return the values of the figures with these names; raises FigureError."""
        return {name: self.value(self._written.get(name, f"constants.{name}")) for name in names}

    def value(self, figure: str) -> int:
        """Return the value of one figure; raises FigureError."""
        total, product, sign, divides = 0, 1, 1, False
        for term in figure.split():
            if term in SIGNS:
                total += sign * product
                product, sign = 1, SIGNS[term]
            elif term in ("*", "//"):
                divides = term == "//"
            else:
                number = self._term(term)
                product = product // number if divides else product * number
                divides = False
        return total + sign * product

    def _term(self, term: str) -> int:
        if term.isdigit():
            return int(term)
        if term in self._written:
            return self.value(self._written[term])
        root, *names = term.split(".")
        name = root
        try:
            found = self._root(root)
            for name in names:
                found = _part(found, name)
        except (AttributeError, LookupError, ValueError) as error:
            raise FigureError(f"{term}: there is no {name}") from error
        if isinstance(found, Collection) and not isinstance(found, str):
            things = found.values() if isinstance(found, Mapping) else found
            return sum(each is not None for each in things)
        if not isinstance(found, int):
            raise FigureError(f"{term}: is no number")
        return found

    def _root(self, root: str) -> object:
        if root in self._document or self._played is None:
            return self._document[root]
        match, state = self._played
        if root == "state":
            return state
        if root == "score":
            return [sheet.total for sheet in match.score(state).players]
        return _part(vars(match)["rules"], root)


def _part(whole: object, name: str) -> object:
    """Return what a step of a path leads to."""
    if name.startswith(OWN) or "*" in name:
        things = whole.items() if isinstance(whole, Mapping) else enumerate(_listed(whole))
        return {key: each for key, each in things if _fits(key, each, name)}
    if isinstance(whole, Mapping):
        return whole[name]
    if isinstance(whole, Sequence) and not hasattr(whole, name):
        return whole[int(name)]
    return getattr(whole, name)


def _listed(whole: object) -> Sequence[object]:
    if not isinstance(whole, Sequence):
        raise LookupError
    return whole


def _fits(key: object, thing: object, name: str) -> bool:
    """Return whether a thing is the seat's, or its place or its own id fits the pattern."""
    kind, owner = thing if isinstance(thing, tuple) else (thing, thing)
    if name.startswith(OWN):
        return bool(owner == int(name.removeprefix(OWN)))
    return any(isinstance(each, str) and fnmatchcase(each, name) for each in (key, kind))
