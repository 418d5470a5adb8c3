"""The printed values of Rococo with their sources, and their names in the form."""

from PySide6.QtCore import QObject

from rococo_desktop.controller.files.values import Values
from rococo_desktop.controller.pages.correcting import FieldWords
from rococo_desktop.controller.pages.sources import SourceRow, Sources
from rococo_desktop.engine.match import Setup
from rococo_desktop.rules.rococo.components.models import Components, Decoration
from rococo_desktop.rules.rococo.rulebook import EDITIONS, Rococo
from rococo_desktop.texts import Catalogue
from rococo_desktop.words.rococo.wording import Wording

GAME = "rococo"
COLORED = frozenset({"yellow", "green", "red", "blue"})


class RococoFields(FieldWords):
    """The form's names for the values; colors have the words of the edition."""

    def label(self, name: tuple[str, ...]) -> str:
        if name[-1] in COLORED:
            color = self.catalogue.text(f"silk_color.{self.edition}.{name[-1]}")
            return self.catalogue.text(f"{self.scope}.field.silk", color=color)
        return super().label(name)

    def choice(self, name: tuple[str, ...], value: str) -> str:
        if value in COLORED:
            return self.catalogue.text(f"color.{self.edition}.{value}")
        if name[-1] == "type":
            return self.catalogue.text(f"type.{value}")
        return super().choice(name, value)


class RococoSources(Sources):
    """All components of Rococo, and of its expansions."""

    def __init__(self, catalogue: Catalogue, values: Values, parent: QObject) -> None:
        words = RococoFields(catalogue, "window.correct", EDITIONS[0])
        super().__init__(catalogue, GAME, words, values, parent)

    def listed(self, components: Components) -> list[SourceRow]:
        return [
            *self._pieces(components),
            *self._boards(components),
            *self._expansions(components),
        ]

    def _pieces(self, components: Components) -> list[SourceRow]:
        wording = self._wording(components, 2)
        rows = [self._heading("dresses")]
        rows += [
            self.row(("dresses", dress.id), wording.dress_details(dress.id), "", dress.source)
            for dress in components.dresses.values()
        ]
        rows.append(self._heading("tiles"))
        rows += [
            self.row(("resources", tile.id), wording.tile(tile.id), "", tile.source)
            for tile in components.resources.values()
        ]
        rows.append(self._heading("employees"))
        rows += [
            self.row(("employees", card.id), wording.card_and_bonus(card.id), "", card.source)
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
                text = self.catalogue.text(f"window.sources.{part}")
                printed = " / ".join(map(str, values))
                rows.append(self.row(("boards", name, part), text, printed, board.sources[part]))
            for hall in board.halls:
                printed = f"{hall.first} / {hall.second}"
                rows.append(
                    self.row(
                        ("boards", name, "halls", hall.id),
                        wording.hall(hall.id),
                        printed,
                        hall.source,
                    )
                )
            for space in board.spaces.values():
                rows.append(
                    self.row(
                        ("boards", name, "spaces", space.id),
                        wording.space(space.id),
                        "",
                        space.source,
                    )
                )
            for each in board.decorations.values():
                rows.append(
                    self.row(
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
            rows.append(self.heading(key, self.catalogue.text(f"expansion.{key}.name")))
            rows += [
                self.row(("dresses", dress.id), wording.dress_details(dress.id), "", dress.source)
                for dress in extra.dresses.values()
            ]
            rows += [
                self.row(("resources", tile.id), wording.tile(tile.id), "", tile.source)
                for tile in extra.resources.values()
            ]
            rows += [
                self.row(("employees", card.id), wording.card_and_bonus(card.id), "", card.source)
                for card in extra.employees.values()
            ]
            rows += [
                self.row(
                    ("decorations", each.id),
                    wording.decoration(each.id),
                    self._price(each),
                    each.source,
                )
                for each in extra.decorations.values()
            ]
        return rows

    def _price(self, decoration: Decoration) -> str:
        texts = self.catalogue
        return texts.text(
            "window.sources.cost",
            livre=texts.text("livre", n=decoration.cost),
            prestige=texts.text("prestige", n=decoration.prestige),
        )

    def _wording(
        self, components: Components, players: int, expansions: tuple[str, ...] = ()
    ) -> Wording:
        setup = Setup(players, EDITIONS[0], expansions)
        return Wording(self.catalogue, Rococo(setup, components).rules, setup.edition, ())

    def _heading(self, key: str) -> SourceRow:
        return self.heading(key, self.catalogue.text(f"window.sources.{key}"))
