"""Errors in a state, in English."""

from rococo_desktop.engine.match import InvalidStateError
from rococo_desktop.session.reasons import message_at


def line(error: InvalidStateError) -> str:
    """Place and reason."""
    return str(message_at(error.path, error.reason))
