"""Qt's decorators for properties, with the types that Qt's own stubs lack."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from PySide6 import QtCore, QtQml

T = TypeVar("T")
C = TypeVar("C", bound=type)

if TYPE_CHECKING:

    class _Readable(Generic[T]):
        """The type of a property for readers."""

        def __get__(self, owner: object, kind: type) -> T: ...

    def Property(
        kind: object, *, notify: QtCore.Signal | None = None, constant: bool = False
    ) -> Callable[[Callable[[Any], T]], _Readable[T]]:
        """Turn a method into a property that QML can read."""

    def QmlUncreatable(reason: str) -> Callable[[C], C]:
        """Prevent QML from creating objects of a class."""
else:
    Property = QtCore.Property
    QmlUncreatable = QtQml.QmlUncreatable
