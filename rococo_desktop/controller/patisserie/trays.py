"""The baking trays on their way around the table; which cards lie on them is told elsewhere."""

from typing import NamedTuple

from rococo_desktop.controller.patisserie.faces import Faces
from rococo_desktop.controller.rows import NOBODY
from rococo_desktop.rules.patisserie.model import TRAYS
from rococo_desktop.rules.patisserie.staff import TrayStop, tray_stop
from rococo_desktop.rules.patisserie.view import View


class TrayRow(NamedTuple):
    """A baking tray as a player has it: ``here`` or not, and if so with how many cards.

    ``onward`` is the seat that gets it next, -1 for nobody; ``label`` says it all in words.
    """

    key: str
    here: bool = False
    cards: int = 0
    onward: int = NOBODY
    label: str = ""


def trays_at(faces: Faces, view: View, seat: int) -> list[TrayRow]:
    """Return both trays as a player has them."""
    return [_tray(faces, view, tray, seat) for tray in TRAYS]


def tray_told(faces: Faces, view: View, tray: str) -> str:
    """Return the name of a tray, the number of its cards, and who gets it next."""
    name, cards = faces.text(f"title-tray_{tray}"), len(view.tray(tray))
    onward = _stop(faces, view, tray).onward
    if onward is None:
        return faces.text("tray-last", tray=name, n=cards, rest=faces.rules.constants.tray_extra)
    return faces.text("tray-onward", tray=name, n=cards, player=faces.wording.name(onward))


def _tray(faces: Faces, view: View, tray: str, seat: int) -> TrayRow:
    cards, stop = len(view.tray(tray)), _stop(faces, view, tray)
    if not cards or stop.seat != seat:
        return TrayRow(tray)
    onward, label = NOBODY if stop.onward is None else stop.onward, tray_told(faces, view, tray)
    return TrayRow(tray, here=True, cards=cards, onward=onward, label=label)


def _stop(faces: Faces, view: View, tray: str) -> TrayStop:
    return tray_stop(faces.rules, view.start_player, tray, len(view.tray(tray)))
