"""The base of every piece that the window shows."""

from PySide6.QtCore import QObject

from rococo_desktop.controller.qt import InQml, Value


@InQml("Table.Program")
class Face(QObject):
    """A piece that a game's ``Look`` draws; a game's own pieces extend it."""

    name = Value(str)
    about = Value(str)
    topic = Value(str)
    """The reference's topic for such a piece; empty for none."""
