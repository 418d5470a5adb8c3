"""Madame du Barry on the table: the sign of her card in the news, and her discard pile."""

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, NamedTuple

from PySide6.QtCore import QObject, Signal

from rococo_desktop.controller.pages.guide import ACTIONS
from rococo_desktop.controller.qt import InQml, Value
from rococo_desktop.controller.rococo.faces import Faces
from rococo_desktop.controller.rococo.guide import PAGES
from rococo_desktop.controller.rococo.palace import Palace
from rococo_desktop.controller.rococo.people import Count
from rococo_desktop.controller.rococo.scenes.scene import Place, Scene, Signs
from rococo_desktop.controller.rows import RowsOf
from rococo_desktop.controller.table.game_table import Owner
from rococo_desktop.controller.table.marks import Marks
from rococo_desktop.controller.table.sounds import Sounds
from rococo_desktop.controller.table.supplies import Supply, pile_row, supply_row
from rococo_desktop.engine.events import Event
from rococo_desktop.rules.remaining import count
from rococo_desktop.rules.rococo.madame_du_barry.cards import CARDS
from rococo_desktop.rules.rococo.madame_du_barry.components import MADAME
from rococo_desktop.rules.rococo.madame_du_barry.events import (
    MadameDrew,
    MadamePlaced,
    MadameReasoned,
    MadameRevealed,
)
from rococo_desktop.rules.rococo.occasions import RentedDress
from rococo_desktop.rules.rococo.view import PlayerView, View
from rococo_desktop.texts import capital


class MadameCardRow(NamedTuple):
    """A card of hers: her action, a hall and the permission to take jewelry."""

    key: str
    sign: str
    name: str
    hall: str
    leave: str
    about: str


@InQml("Rococo.Game")
class MadameScene(Scene):
    """Her discard pile."""

    shown = Signal()
    parts: ClassVar[Mapping[Place, str]] = {"sheet": "Rococo/Madame/MadameSheet.qml"}
    portrait: ClassVar[str] = "employee/madame"
    explaining: ClassVar[tuple[type[Event], ...]] = (MadamePlaced, MadameReasoned)
    sounds: ClassVar[Sounds] = {"card": (MadameRevealed,)}
    signs: ClassVar[Signs] = {
        MadameDrew: "hand",
        MadameRevealed: "madame",
        MadamePlaced: "madame",
        MadameReasoned: "madame",
    }

    discard = RowsOf(MadameCardRow)
    lookedAt = Value(bool, notify=shown)
    """Whether the sheet is hers."""

    def __init__(self, faces: Faces, palace: Palace, parent: QObject) -> None:
        super().__init__(faces, palace, parent)
        self._seat = len(faces.rules.people)
        self._view: View | None = None

    def refresh(
        self,
        view: View,
        marks: Marks,  # noqa: ARG002 - nothing to choose
        owner: Owner[View] | None,  # noqa: ARG002 - nothing is a player's
    ) -> None:
        self._view = view
        self._show_discard()

    def look_at(self, player: PlayerView) -> None:
        self.lookedAt = player.seat == self._seat
        self._show_discard()
        self.shown.emit()

    def supplies(self, view: View) -> Iterable[Supply]:
        wording, printed = self._faces.wording, MADAME.of(self._faces.rules.components).cards
        name_of = {card: capital(wording.piece(card)) for card in printed}
        sign_of = {name_of[card]: PAGES[ACTIONS][each.action] for card, each in printed.items()}
        cards = CARDS.of(view)
        known = cards.discard
        deck = len(cards.supply)
        yield Supply(
            "madame",
            [
                supply_row(self._faces.catalogue, "madame", each, each.kind, sign_of[each.kind])
                for each in count(name_of, sorted(sign_of), (), (), known)
            ],
            pile_row("madame", "madame", self._text("window-madame-deck"), deck),
        )

    def counts(self, player: PlayerView) -> Iterable[Count]:
        if self._view is not None and player.seat == self._seat:
            cards = CARDS.of(self._view)
            hand, discard = len(cards.hand), len(cards.discard)
            yield Count("hand", str(hand), self._text("window-madame-hand", n=hand))
            yield Count("discard", str(discard), self._text("window-madame-discard", n=discard))

    def sign_of(self, event: Event) -> str:
        if not isinstance(event, MadameRevealed):
            return ""
        return PAGES[ACTIONS][MADAME.of(self._faces.rules.components).cards[event.madame].action]

    def deed_of(self, events: Sequence[Event]) -> str:
        cards = MADAME.of(self._faces.rules.components).cards
        actions = [cards[e.madame].action for e in events if isinstance(e, MadameRevealed)]
        failed = any(isinstance(e, MadameReasoned) and e.action == "instead" for e in events)
        return actions[0] if actions and not failed else ""

    # -- within ----------------------------------------------------------------------------------

    def _text(self, key: str, **values: str | int) -> str:
        return self._faces.catalogue.text(key, **values)

    def _card(self, card: str, number: int) -> MadameCardRow:
        printed = MADAME.of(self._faces.rules.components).cards[card]
        name = capital(self._faces.wording.piece(card))
        hall = capital(str(self._faces.wording.hall(printed.hall)))
        leave = printed.leave if RentedDress in self._faces.rules.observers else ""
        said = [
            self._text("window-madame-above", action=name),
            self._text("window-madame-below", hall=hall),
            self._text(f"window-madame-leave-{leave}") if leave else "",
        ]
        return MadameCardRow(
            key=f"{number}:{card}",
            sign=PAGES[ACTIONS][printed.action],
            name=name,
            hall=hall,
            leave=f"leave-{leave}" if leave else "",
            about="\n".join(filter(None, said)),
        )

    def _show_discard(self) -> None:
        if self._view is not None:
            discard = CARDS.of(self._view).discard
            self.discard.show(self._card(card, n) for n, card in enumerate(discard))
