"""The page of the printed values and their sources: known, reconstructed or the owner's."""

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from rococo_desktop.controller.qt import Property, QmlUncreatable
from rococo_desktop.controller.rococo.correcting import Correcting
from rococo_desktop.controller.rows import Rows
from rococo_desktop.engine.match import Setup
from rococo_desktop.rules.rococo.components.models import Components, Decoration
from rococo_desktop.rules.rococo.rulebook import EDITIONS, Rococo
from rococo_desktop.texts import Catalogue
from rococo_desktop.words.rococo.wording import Wording

if TYPE_CHECKING:
    from rococo_desktop.session.rococo.owner_file import EntryPath

QML_IMPORT_NAME = "Rococo.Game"
QML_IMPORT_MAJOR_VERSION = 1


class SourceRow(NamedTuple):
    """A printed value, or a heading."""

    key: str
    name: str
    values: str
    source: str
    heading: bool


@QmlElement
@QmlUncreatable("The sources come from the program.")
class Sources(QObject):
    """All components with their values and sources."""

    changed = Signal()

    def __init__(self, catalogue: Catalogue, file: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._file = file
        self._form = Correcting(catalogue, EDITIONS[0], file, self)
        self._entries: dict[str, EntryPath] = {}
        self._problem = ""
        self._corrected = 0
        self._rows = Rows(SourceRow, self)

    @Property(Rows, constant=True)
    def rows(self) -> Rows:
        return self._rows

    @Property(Correcting, constant=True)
    def form(self) -> Correcting:
        return self._form

    @Property(str, constant=True)
    def file(self) -> str:
        return str(self._file)

    @Property(str, notify=changed)
    def problem(self) -> str:
        return self._problem

    @Property(int, notify=changed)
    def corrected(self) -> int:
        return self._corrected

    def tell(self, components: Components, problem: str) -> None:
        """List the components; ``problem`` is that of the owner's file, or empty."""
        self._problem = problem
        self._corrected = len(components.corrected)
        self._entries.clear()
        self._rows.show(
            [
                *self._pieces(components),
                *self._boards(components),
                *self._expansions(components),
            ]
        )
        self.changed.emit()

    @Slot(str)
    def correct(self, key: str) -> None:
        """Show the values of a row in the form."""
        if key in self._entries:
            name = next(row.name for row in self._rows.rows if row.key == key)
            self._form.choose(self._entries[key], name)

    def _pieces(self, components: Components) -> list[SourceRow]:
        wording = self._wording(components, 2)
        rows = [self._heading("dresses")]
        rows += [
            self._row(("dresses", dress.id), wording.dress_details(dress.id), "", dress.source)
            for dress in components.dresses.values()
        ]
        rows.append(self._heading("tiles"))
        rows += [
            self._row(("resources", tile.id), wording.tile(tile.id), "", tile.source)
            for tile in components.resources.values()
        ]
        rows.append(self._heading("employees"))
        rows += [
            self._row(("employees", card.id), wording.card_and_bonus(card.id), "", card.source)
            for card in components.employees.values()
        ]
        return rows

    def _boards(self, components: Components) -> list[SourceRow]:
        rows = []
        for name, board in components.boards.items():
            wording = self._wording(components, board.players[0])
            rows.append(self._heading(f"board_{name}"))
            for part, values in (
                ("workshop", board.workshop),
                ("warehouse", board.acquire),
                ("hire", board.hire),
                ("fireworks", (board.fireworks.first, board.fireworks.second)),
                ("all_halls", board.all_halls),
            ):
                text = self._catalogue.text(f"window.sources.{part}")
                printed = " / ".join(map(str, values))
                rows.append(self._row(("boards", name, part), text, printed, board.sources[part]))
            for hall in board.halls:
                printed = f"{hall.first} / {hall.second}"
                rows.append(
                    self._row(
                        ("boards", name, "halls", hall.id),
                        wording.hall(hall.id),
                        printed,
                        hall.source,
                    )
                )
            for space in board.spaces.values():
                rows.append(
                    self._row(
                        ("boards", name, "spaces", space.id),
                        wording.space(space.id),
                        "",
                        space.source,
                    )
                )
            for each in board.decorations.values():
                rows.append(
                    self._row(
                        ("boards", name, "decorations", each.id),
                        wording.decoration(each.id),
                        self._price(each),
                        each.source,
                    )
                )
        return rows

    def _expansions(self, components: Components) -> list[SourceRow]:
        wording = self._wording(components, 2, tuple(components.extras))
        rows = []
        for key, extra in components.extras.items():
            rows.append(SourceRow(key, self._catalogue.text(f"expansion.{key}.name"), "", "", True))
            rows += [
                self._row(("dresses", dress.id), wording.dress_details(dress.id), "", dress.source)
                for dress in extra.dresses.values()
            ]
            rows += [
                self._row(("resources", tile.id), wording.tile(tile.id), "", tile.source)
                for tile in extra.resources.values()
            ]
            rows += [
                self._row(("employees", card.id), wording.card_and_bonus(card.id), "", card.source)
                for card in extra.employees.values()
            ]
            rows += [
                self._row(
                    ("decorations", each.id),
                    wording.decoration(each.id),
                    self._price(each),
                    each.source,
                )
                for each in extra.decorations.values()
            ]
        return rows

    def _price(self, decoration: Decoration) -> str:
        return self._catalogue.text(
            "window.sources.cost", cost=decoration.cost, prestige=decoration.prestige
        )

    def _wording(
        self, components: Components, players: int, expansions: tuple[str, ...] = ()
    ) -> Wording:
        setup = Setup(players, EDITIONS[0], expansions)
        return Wording(self._catalogue, Rococo(setup, components).rules, setup.edition, ())

    def _heading(self, key: str) -> SourceRow:
        return SourceRow(key, self._catalogue.text(f"window.sources.{key}"), "", "", True)

    def _row(self, entry: "EntryPath", name: str, values: str, source: str) -> SourceRow:
        key = "-".join(entry)
        self._entries[key] = entry
        text = self._catalogue.text(f"window.sources.source.{source}")
        return SourceRow(key, name[0].upper() + name[1:], values, text, False)
