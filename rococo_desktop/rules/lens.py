"""Views derived from what the fields of a record say about who sees them.

A view is a named tuple or a frozen dataclass with the fields that may be seen, tuples where the
record has lists. A lens fills it from a record and, for a deal, gives back what it shows. Lenses
are made when the module of the view is imported.
"""

from collections.abc import Iterator
from functools import cache, partial
from types import GenericAlias
from typing import Any, Generic, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

from rococo_desktop.engine.record import Copier, Plan, Record, copier
from rococo_desktop.engine.sight import Sight
from rococo_desktop.rules.view import UNSEEN

R = TypeVar("R", bound=Record)
V = TypeVar("V")


class _Shown(NamedTuple):
    """A field of a view: the record's field that it shows, its type, and how it is shown."""

    source: str
    hint: Any
    to_owner: Copier | None
    to_others: Copier | None


class Lens(Generic[R, V]):
    """What the views of class ``view`` show of records of class ``record``."""

    def __init__(self, record: type[R], view: type[V]) -> None:
        """Raise TypeError if the view does not declare what is seen, or declares what is hidden."""
        sights, declared = _sights(record), get_type_hints(view)
        shown = {name: each for field in sights.items() for name, each in _shown(*field)}
        for name, each in shown.items():
            if declared.get(name) != each.hint:
                raise TypeError(f"{view.__name__}.{name} is not declared as {each.hint}")
        for name, (_, sight) in sights.items():
            if sight and not sight.owner and name in declared:
                raise TypeError(f"{view.__name__}.{name} shows what is hidden")
        self._view = view
        self._told = [(i, name) for i, name in enumerate(declared) if name not in shown]
        ordered = [shown[name] for name in declared if name in shown]
        self._to_owner = Plan.of((each.source, each.to_owner) for each in ordered)
        self._to_others = Plan.of((each.source, each.to_others) for each in ordered)
        back = {
            name: (copier(hint, list), sight) for name, (hint, sight) in sights.items() if sight
        }
        self._whole = Plan.of((name, copy) for name, (copy, sight) in back.items() if sight.owner)
        self._open = Plan.of((name, copy) for name, (copy, sight) in back.items() if sight.others)
        self._own = next((name for name, each in shown.items() if each.to_others is _nothing), "")

    def view(self, record: R, *, own: bool = False, **told: Any) -> V:
        """Return what the owner of a record sees, or what others see, with what else is told."""
        values = (self._to_owner if own else self._to_others).read(record)
        for place, name in self._told:
            values.insert(place, told.pop(name))
        if told:
            raise TypeError(f"{self._view.__name__} shows {min(told)} as the record says")
        return self._view(*values)

    def known(self, view: V) -> dict[str, Any]:
        """Return the fields of a record that a view shows."""
        whole = not self._own or getattr(view, self._own) is not None
        plan = self._whole if whole else self._open
        return dict(zip(plan.names, plan.read(view), strict=True))


def _sights(record: type[Record]) -> dict[str, tuple[Any, Sight | None]]:
    """Return the type of each field and who sees it; None if a view tells it in its own code."""
    hints = get_type_hints(record, include_extras=True)
    return {name: (hint.__origin__, hint.__metadata__[0]) for name, hint in hints.items()}


def _shown(name: str, field: tuple[Any, Sight | None]) -> Iterator[tuple[str, _Shown]]:
    """Yield what a view shows of a field, by the names in the view."""
    hint, sight = field
    if sight is None:
        return
    own = copier(hint, tuple, partial(_part, own=True))
    if sight.others:
        others = copier(hint, tuple, partial(_part, own=False))
        yield name, _Shown(name, _frozen(hint), own, others)
    elif sight.owner:
        yield name, _Shown(name, _frozen(hint) | None, own, _nothing)
    if sight.count:
        nested = get_origin(get_args(hint)[0]) is list
        number, count = (GenericAlias(tuple, (int, ...)), _sizes) if nested else (int, len)
        yield sight.count.format(name), _Shown(name, number, count, count)


def _frozen(hint: Any) -> Any:
    """Return the type in a view for a type in a record."""
    arguments = get_args(hint)
    if get_origin(hint) is list:
        return GenericAlias(tuple, (_frozen(arguments[0]), ...))
    if get_origin(hint) is dict:
        return GenericAlias(dict, (arguments[0], _frozen(arguments[1])))
    return hint


def _sizes(piles: list[list[Any]]) -> tuple[int, ...]:
    return tuple(map(len, piles))


def _nothing(value: Any) -> None:
    return None


@cache
def _covered(cls: type[Record], own: bool) -> tuple[str, ...]:
    """Return the fields of an expansion's part that its owner, or another player, does not see."""
    sights = {name: sight or Sight() for name, (_, sight) in _sights(cls).items()}
    return tuple(name for name, each in sights.items() if not (each.owner if own else each.others))


def _part(part: Record, *, own: bool) -> Record:
    """Return a copy of an expansion's part in which pieces that are not seen are ``UNSEEN``."""
    seen = part.copy()
    for name in _covered(type(part), own):  # type: ignore[arg-type] # mypy#11470
        value = getattr(seen, name)
        setattr(seen, name, [UNSEEN] * len(value) if isinstance(value, list) else value and UNSEEN)
    return seen
