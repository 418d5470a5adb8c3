"""The components of an expansion: its file and the models that read it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import reduce
from operator import or_
from typing import Annotated, Any, NamedTuple, cast

from pydantic import Field, create_model

from rococo_desktop.engine.reasons import Problem
from rococo_desktop.rules.entries import Strict, plain

from .bonuses import BaseBonus, BaseFinal, Bonus, Final
from .models import Dress, Employee, Extra


class ComponentSet(NamedTuple):
    """The components of one expansion, read from the file of its ``key``.

    ``bonuses`` and ``finals`` are the models of its effects, ``own`` that of the table with the
    expansion's name, ``problems`` the checks of known facts, and ``doubts`` those of assumptions.
    """

    key: str
    bonuses: tuple[type[Bonus], ...] = ()
    finals: tuple[type[Final], ...] = ()
    own: type[Strict] | None = None
    problems: Callable[[Extra], Iterable[Problem]] = lambda _: ()
    doubts: Callable[[Extra], Iterable[Problem]] = lambda _: ()


class ExtraTable(Extra):
    """The components of one expansion in the format of the file."""

    def extra(self) -> Extra:
        return Extra(
            dresses={id: plain(Dress, each) for id, each in self.dresses.items()},
            resources=self.resources,
            employees={id: plain(Employee, each) for id, each in self.employees.items()},
            decorations=self.decorations,
            own=self.own,
        )


def tables_of(sets: tuple[ComponentSet, ...]) -> dict[str, type[ExtraTable]]:
    """Return the model of each expansion's file; its pieces may have the effects of all sets."""
    bonus = _either(BaseBonus, tuple(each for one in sets for each in one.bonuses), "effect")
    final = _either(BaseFinal, tuple(each for one in sets for each in one.finals), "final")
    employee = create_model(
        "ExtraEmployee", __base__=Employee, bonus=(bonus | None, None), scoring=(final | None, None)
    )
    dress = create_model(
        "ExtraDress", __base__=Dress, made=(bonus | None, None), rented=(bonus | None, None)
    )
    tables = {}
    for each in sets:
        own = {} if each.own is None else {"own": (each.own, Field(alias=each.key))}
        tables[each.key] = create_model(
            "ExtraTable",
            __base__=ExtraTable,
            dresses=(dict[str, dress], {}),
            employees=(dict[str, employee], {}),
            **cast("Any", own),
        )
    return tables


def _either(known: Any, added: tuple[type[Strict], ...], field: str) -> Any:
    """Return the union of several models, discriminated by ``field``."""
    models = reduce(or_, added, known.__origin__)
    return Annotated[models, Field(discriminator=field)]
