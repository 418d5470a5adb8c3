"""Parts of the session that only Rococo has."""

from typing import TypeAlias

from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.rulebook import Rococo
from rococo_desktop.rules.rococo.view import View
from rococo_desktop.session.session import Session

RococoSession: TypeAlias = Session[State, View, Rococo]
"""A running game of Rococo."""
