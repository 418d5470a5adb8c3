"""The base game on the table, by the same interface as every expansion."""

from collections.abc import Iterable, Mapping
from typing import ClassVar

from PySide6.QtCore import QObject

from rococo_desktop.controller.rococo import dragging
from rococo_desktop.controller.rococo.scenes.base_ways import BaseFlights
from rococo_desktop.controller.rococo.scenes.scene import Signs
from rococo_desktop.controller.rococo.ways import FAVOR
from rococo_desktop.controller.table.sounds import Sounds
from rococo_desktop.engine.events import Event
from rococo_desktop.rules.events import (
    ActionChosen,
    BonusUsed,
    CardPlayed,
    CardTaken,
    PrestigeGained,
    RoundBegan,
    StartPlayerNamed,
)
from rococo_desktop.rules.rococo import events as happened
from rococo_desktop.rules.rococo.base.acquire import LACE, NOTIONS, SILK, THREAD
from rococo_desktop.rules.rococo.base.make_dress import SELL


class BaseScene(BaseFlights):
    """The base game's zones, signs, sounds and flights."""

    zones: ClassVar[dragging.Zones] = dragging.Zones(
        pieces={
            "select_card": (dragging.HAND,),
            "play_card": (dragging.BENCH, dragging.PLAYED),
            "make_dress": (dragging.BENCH,),
            "acquire_resource": (dragging.BENCH, dragging.RACK),
            "take_reward": (dragging.BENCH, dragging.RACK),
            "hire_employee": (dragging.HAND,),
            "depute_employee": (dragging.BENCH,),
            "discard_resources": (dragging.BENCH,),
            "fund_decoration": (dragging.BENCH, dragging.HAND, dragging.PURSE),
        },
        actions={"favor": (dragging.BENCH, dragging.HAND, dragging.PURSE)},
        held={
            "place_dress": dragging.Held("dress", ((dragging.PURSE, SELL),)),
            "fund_decoration": dragging.Held(dragging.EMBLEM),
            "keep_resource": dragging.Held(
                "tile",
                (
                    (dragging.RACK, SILK),
                    (dragging.THREADS, THREAD),
                    (dragging.LACES, LACE),
                    (dragging.THREADS, NOTIONS),
                    (dragging.LACES, NOTIONS),
                ),
            ),
        },
    )
    actions: ClassVar[Mapping[str, str]] = {
        "favor": "favor",
        "acquire": "tile",
        "make_dress": "lady",
        "hire": "person",
        "depute": "court",
        "fund": "marker",
        "forfeit": "close",
    }
    stays: ClassVar[tuple[str, ...]] = ("space:", "terrace:", "all_halls:")
    leaves: ClassVar[tuple[str, ...]] = ("window:", "drawer:", "hire:", FAVOR)
    sounds: ClassVar[Sounds] = {
        "card": (CardPlayed, happened.EmployeeHired, happened.EmployeeDeputed),
        "coin": (happened.LivreGained, happened.FavorClaimed, happened.DressSold),
        "silk": (happened.ResourceTaken, happened.ResourceDrawn, happened.DressMade),
        "marker": (happened.DressRented, happened.DecorationFunded, happened.AllHallsReached),
        "bell": (RoundBegan,),
        "fanfare": (happened.GameEnded,),
    }
    signs: ClassVar[Signs] = {
        StartPlayerNamed: "start",
        happened.EmployeesRemoved: "close",
        happened.EmployeesRevealed: "person",
        happened.ResourceBagRefilled: "bag",
        happened.DressBagRefilled: "bag",
        CardTaken: "hand",
        happened.SupplyTurned: "stack",
        CardPlayed: "card",
        ActionChosen: "close",
        BonusUsed: "card",
        happened.BonusForfeited: "close",
        happened.FavorClaimed: "favor",
        happened.LivreGained: "livre",
        happened.LivrePaid: "livre",
        PrestigeGained: "prestige",
        happened.ResourceTaken: "tile",
        happened.ResourceDrawn: "tile",
        happened.ResourceKept: "tile",
        happened.ResourceTraded: "tile",
        happened.ResourcesSpent: "tile",
        happened.DressMade: "pick",
        happened.DressRented: "lady",
        happened.DressSold: "livre",
        happened.EmployeeHired: "person",
        happened.EmployeeDeputed: "court",
        happened.DecorationFunded: "marker",
        happened.AllHallsReached: "crown",
        happened.DressAdmired: "lady",
        happened.ItemScored: "prestige",
        happened.GameEnded: "crown",
    }

    def gone(self, event: Event) -> Iterable[QObject]:
        match event:
            case happened.EmployeesRemoved(cards):
                return [self._faces.card(card) for card in cards]
            case happened.DressesDiscarded(dresses):
                return [self._faces.dress(dress) for dress in dresses]
        return ()

    def come(self, event: Event) -> Iterable[QObject]:
        """Return new employees and dresses; tiles come in every round and are omitted."""
        match event:
            case happened.EmployeesRevealed(cards):
                return [self._faces.card(card) for card in cards]
            case happened.DressesRevealed(dresses):
                return [self._faces.dress(dress) for dress in dresses]
        return ()

    def log_sign(self, event: Event) -> str:
        """Return the sign, with separate ones for thread and lace."""
        if isinstance(event, happened.NotionsGained | happened.NotionsPaid):
            return "thread" if event.thread else "lace"
        return super().log_sign(event)
