"""Since when the score of a player has changed, as the window tells it."""

from typing import TypeVar

from rococo_desktop.engine.state import State
from rococo_desktop.session.tree import Moment

S = TypeVar("S", bound=State)


def turn_of_reference(here: Moment[S], viewer: int | None) -> Moment[S]:
    """Return the moment with which scores are compared.

    It is before the viewer's own turn while that is the latest one, then after it until the others
    have played, as the news tell it; for a spectator it is before anybody's latest turn.
    """
    found = moment = here
    while moment.before is not None and moment.entry is not None:
        opened = [getattr(each, "seat", None) for each in moment.entry.events if each.opens_turn]
        if opened:
            own = opened[0] == viewer
            if own and found is not here:
                break
            found = moment.before
            if own or viewer is None:
                break
        moment = moment.before
    return found
