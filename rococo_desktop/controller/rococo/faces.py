"""The printed faces of dresses, tiles and cards for drawing, constant for a whole game."""

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QObject, Slot

from rococo_desktop.controller.face import Face
from rococo_desktop.controller.qt import InQml, Value
from rococo_desktop.controller.rococo.bonus_signs import bonus_signs, dress_signs
from rococo_desktop.rules.rococo.book import RuleBook
from rococo_desktop.rules.rococo.components.bonuses import SilkColor
from rococo_desktop.rules.rococo.components.models import Dress, Employee, Silk
from rococo_desktop.texts import Catalogue
from rococo_desktop.words.rococo.hints import HintWording
from rococo_desktop.words.rococo.pieces import ROMAN
from rococo_desktop.words.rococo.wording import Wording

CUTS = 4
"""The number of drawn cuts of each colour."""
PORTRAITS = 8
"""The number of drawn portraits of each employee type."""
SCENES = 4
"""The number of places drawn behind them; a figure met again is elsewhere."""


def bales(silk: Silk) -> list[str]:
    """Return the colours of the bales, one entry for each bale."""
    return [color for color, number in silk.as_dict().items() for _ in range(number)]


@InQml("Rococo.Game")
class DressFace(Face):
    """The face of a dress; ``color`` and ``silk`` are the colours' keys.

    ``signs`` are its bonuses, as on a card.
    """

    picture = Value(str)
    """The path of its picture below ``dress`` (on the stand) or ``guest`` (worn)."""
    color = Value(str)
    initial = Value(str)
    guest = Value(str)
    silk = Value("QStringList")
    threads = Value(int)
    laces = Value(int)
    value = Value(int)
    prestige = Value(int)
    sellable = Value(bool)
    signs = Value("QStringList")
    master = Value(bool)
    mark = Value(str)
    """The sign of a dress with a bonus for making or renting it; empty if it has none."""

    def __init__(self, book: "Faces", dress: str) -> None:
        super().__init__(book)
        tile = book.rules.dresses[dress]
        self.topic = _topic_of_dress(tile)
        self.color, self.guest = tile.color, tile.guest
        self.silk, self.threads, self.laces = bales(tile.silk), tile.thread, tile.lace
        self.value, self.prestige, self.sellable = tile.value, tile.prestige, tile.sellable
        self.master = tile.master
        self.mark = "made" if tile.made else "rented" if tile.rented else ""
        self.name = book.wording.dress_details(dress)
        self.about = book.hints.about_dress(dress)
        self.initial = book.wording.initial(tile.color)
        self.signs = dress_signs(book.catalogue, tile)
        others = [color for color in tile.silk.as_dict() if color != tile.color]
        cut = 1 + list(book.rules.dresses).index(dress) % CUTS
        second = f"-{others[0]}" if others else ""
        self.picture = f"{book.edition}/{tile.color}-{cut}{second}"


@InQml("Rococo.Game")
class TileFace(Face):
    """A resource tile: its silk above, its thread and lace below; ``mode`` joins the two."""

    silk = Value("QStringList")
    threads = Value(int)
    laces = Value(int)
    mode = Value(str)

    def __init__(self, book: "Faces", tile: str) -> None:
        super().__init__(book)
        printed = book.rules.resources[tile]
        self.topic = "tile"
        self.silk, self.mode = bales(printed.silk), printed.notions.mode
        self.threads, self.laces = printed.notions.thread, printed.notions.lace
        self.name = str(book.wording.tile(tile))
        self.about = book.hints.about_tile(tile)


@InQml("Rococo.Game")
class CardFace(Face):
    """An employee card; ``signs`` is its bonus in words and the names of icons (with a colon).

    ``sitter`` and ``scene`` are the names of the figure and of the place behind it in
    ``images/employee``.
    """

    sitter = Value(str)
    scene = Value(str)
    type = Value(str)
    training = Value(str)
    level = Value(str)
    bonus = Value(str)
    signs = Value("QStringList")

    def __init__(self, book: "Faces", card: str) -> None:
        super().__init__(book)
        employee = book.rules.employees[card]
        self.type = employee.type
        self.topic = _topic_of_card(employee)
        self.training = book.catalogue.text(f"type-{employee.type}")
        self.level = "" if employee.level is None else ROMAN[employee.level]
        self.bonus = book.catalogue.hyphenated(book.wording.bonus(card))
        self.name = book.wording.card_and_bonus(card)
        self.about = book.hints.about_card(card)
        self.signs = bonus_signs(book.catalogue, employee)
        trade = [each.id for each in book.rules.employees.values() if each.type == employee.type]
        again, number = divmod(trade.index(card), PORTRAITS)
        self.sitter = f"{employee.type}-{number + 1}"
        self.scene = f"{employee.type}-{(number + again) % SCENES + 1}"


@InQml("Rococo.Game")
class PictureFace(Face):
    """A piece shown as a picture, with a silk colour or without."""

    picture = Value(str)
    """The path of the picture in the images."""
    color = Value(str)
    initial = Value(str)

    def __init__(
        self,
        book: "Faces",
        picture: str,
        name: str,
        about: str,
        color: SilkColor | None = None,
        topic: str = "",
    ) -> None:
        super().__init__(book)
        self.topic = topic
        self.picture = picture
        self.name = name
        self.about = about
        self.color = color or ""
        self.initial = "" if color is None else book.wording.initial(color)


class Faces(QObject):
    """The faces of one game, each made once."""

    def __init__(
        self,
        catalogue: Catalogue,
        rules: RuleBook,
        wording: Wording,
        edition: str,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.edition = edition
        self.catalogue = catalogue
        self.rules = rules
        self.wording = wording
        self.hints = HintWording(catalogue, rules, edition)
        self.dress: Callable[[str], DressFace] = cache(lambda dress: DressFace(self, dress))
        self.tile: Callable[[str], TileFace] = cache(lambda tile: TileFace(self, tile))
        self.card: Callable[[str], CardFace] = cache(lambda card: CardFace(self, card))
        self.back = PictureFace(self, "sign/card-back", "", "")


@InQml("Rococo.Game")
class Part(QObject):
    """A part of the table, which explains its areas."""

    def __init__(self, faces: Faces, parent: QObject) -> None:
        super().__init__(parent)
        self._faces = faces

    @Slot(str, result=str)
    def about(self, area: str) -> str:
        return self._faces.hints.about_area(area)


def _topic_of_card(employee: Employee) -> str:
    """Return the topic of a card: its crown or its bonus, which distinguishes it."""
    if employee.scoring is not None:
        return f"final.{employee.scoring.final}"
    if employee.bonus is not None:
        return f"effect.{employee.bonus.effect}"
    return f"card.{employee.type}"


def _topic_of_dress(dress: Dress) -> str:
    """Return the topic of a dress: its further gain, if it is a special one."""
    if dress.rented is not None:
        return "dress.rented"
    return "dress.made" if dress.made is not None else "dress"
