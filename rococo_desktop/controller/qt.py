"""Qt's decorators for properties, with the types that Qt's own stubs leave out."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from PySide6 import QtCore, QtQml

T = TypeVar("T")
C = TypeVar("C", bound=type)

if TYPE_CHECKING:

    class _Readable(Generic[T]):
        """What a property is to those who read it."""

        def __get__(self, owner: object, kind: type) -> T: ...

    def Property(
        kind: object, *, notify: QtCore.Signal | None = None, constant: bool = False
    ) -> Callable[[Callable[[Any], T]], _Readable[T]]:
        """Make a method a property that QML can read."""

    def QmlUncreatable(reason: str) -> Callable[[C], C]:
        """Keep QML from making objects of a class."""
else:
    Property = QtCore.Property
    QmlUncreatable = QtQml.QmlUncreatable
