"""The door to Qt: how a class, a property and a value get into QML, typed as Qt's stubs are not.

What is no text never goes through. Qt drops a half of a surrogate pair, or dies of it.
"""

import itertools
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar, overload

import PySide6
from PySide6 import QtCore, QtQml

from rococo_desktop.rules.foreign import displayable

T = TypeVar("T")
C = TypeVar("C", bound=type)
Q = TypeVar("Q", bound=QtCore.QObject)

if TYPE_CHECKING:

    class Readable(Generic[T]):
        """The type of a property for readers."""

        def __get__(self, owner: object, kind: type) -> T: ...

    def Property(
        kind: object, *, notify: QtCore.Signal | None = None, constant: bool = False
    ) -> Callable[[Callable[[Any], T]], Readable[T]]:
        """Turn a method into a property that QML can read.

        A class of ours that is named, not given, is imported when the property is first read.
        """

    class _Settable(Readable[T]):
        """The type of a shown value, which its object may set."""

        def __set__(self, owner: object, value: T) -> None: ...

    @overload
    def Value(
        kind: Literal["QStringList"], *, notify: QtCore.Signal | None = None
    ) -> _Settable[list[str]]: ...

    @overload
    def Value(
        kind: Literal["QVariantList"], *, notify: QtCore.Signal | None = None
    ) -> _Settable[list[int]]: ...

    @overload
    def Value(kind: type[Q], *, notify: QtCore.Signal) -> _Settable[Q | None]: ...

    @overload
    def Value(kind: type[T], *, notify: QtCore.Signal | None = None) -> _Settable[T]: ...

    def Value(kind: object, *, notify: QtCore.Signal | None = None) -> object:
        """Keep a value that QML can read; constant without a signal that tells of changes."""

    @overload
    def Given(kind: type[Q]) -> Readable[Q | None]: ...

    @overload
    def Given(kind: type[T]) -> Readable[T]: ...

    def Given(kind: object) -> object:
        """Keep a value that QML gives."""

    def Made(kind: type[T], make: Callable[[Any], T]) -> Readable[T]:
        """Keep an object for QML, which ``make`` makes for its owner when it is first read."""

    def QmlAttached(kind: type) -> Callable[[C], C]:
        """Let QML attach objects of a kind to its own."""

else:

    def Property(kind, **settings):
        """Turn a method into a property that QML can read."""
        if isinstance(kind, str) and not kind.startswith("Q"):
            kind = QtCore.QObject
        if kind is not str:
            return QtCore.Property(kind, **settings)

        def decorate(read):
            return QtCore.Property(str, lambda owner: displayable(read(owner)), **settings)

        return decorate

    _numbers = itertools.count()
    _EMPTY = {
        str: str,
        int: int,
        float: float,
        bool: bool,
        "QStringList": list,
        "QVariantList": list,
    }

    def _none():
        return None

    def _kept(kind, make, **settings):
        key = f"value {next(_numbers)}"

        def read(owner):
            try:
                return owner.__dict__[key]
            except KeyError:
                return owner.__dict__.setdefault(key, make(owner))

        def write(owner, value):
            owner.__dict__[key] = displayable(value) if kind is str else value

        return QtCore.Property(kind, read, **settings).setter(write)

    def Value(kind, *, notify=None):
        """Keep a value that QML can read; constant without a signal that tells of changes.

        It begins as the empty one of its type; an object is None, or set before anyone reads it
        if it is constant. Setting does not emit ``notify``: a refresh sets many values that share a
        signal, and emits it once when all are right. Qt offers the setter to QML, too, where
        qmllint refuses it.
        """
        settings = {"constant": True} if notify is None else {"notify": notify}
        return _kept(kind, lambda _: _EMPTY.get(kind, _none)(), **settings)

    def Given(kind):
        """Keep a value that QML gives; until then it is the empty one of its kind."""
        return _kept(kind, lambda _: _EMPTY.get(kind, _none)())

    def Made(kind, make):
        """Keep an object for QML, which ``make`` makes for its owner when it is first read."""
        return _kept(kind, make, constant=True)

    QmlAttached = QtQml.QmlAttached


def InQml(module: str) -> Callable[[C], C]:
    """Make a class known in a QML module; QML reads its objects, but cannot create them."""

    def register(shown: C) -> C:
        name, reason = shown.__name__, "It comes from the program."
        # Qt's stubs ask for bytes, which Qt refuses.
        QtQml.qmlRegisterUncreatableType(shown, module, 1, 0, name, reason)  # type: ignore[arg-type]
        return shown

    return register


_HOLDING = {"6.11.3", "6.12.0"} if find_spec("ctypes") else set()
"""The versions of Qt for Python that hold a reference too many to whatever they attach to.

The frozen program has no ctypes and leaves it to them: some 13 MiB in a hundred games.
"""


def give_back(item: QtCore.QObject) -> None:
    """Give the reference to ``item`` back that Qt for Python keeps when it attaches an object.

    It would keep the Python object of each item that was ever on a table.
    """
    if PySide6.__version__ in _HOLDING:
        import ctypes

        ctypes.pythonapi.Py_DecRef(ctypes.py_object(item))


def qt_path(path: Path) -> str:
    """Return a path as Qt spells it: it takes names of files for UTF-8 in every locale."""
    return displayable(str(path))


def qt_url(file: Path | None) -> QtCore.QUrl:
    """Return the URL of a file for QML; empty for None."""
    return QtCore.QUrl() if file is None else QtCore.QUrl.fromLocalFile(qt_path(file))


def give(thing: QtCore.QObject, engine: QtQml.QQmlEngine) -> None:
    """Let all QML of an engine reach a thing by the name of its class, a singleton."""
    QtQml.QQmlEngine.setObjectOwnership(thing, QtQml.QQmlEngine.ObjectOwnership.CppOwnership)
    engine.setProperty(type(thing).__name__, thing)


def given(kind: type[Q], engine: QtQml.QQmlEngine) -> Q:
    """Return the thing of a kind that an engine was given."""
    found: Q = engine.property(kind.__name__)
    return found
