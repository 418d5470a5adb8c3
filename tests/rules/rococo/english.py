"""What is wrong with a state, in English."""

from rococo_desktop.engine.match import InvalidStateError
from rococo_desktop.session.reasons import told_at


def line(error: InvalidStateError) -> str:
    """Place and reason."""
    return str(told_at(error.path, error.reason))
