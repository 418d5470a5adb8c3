"""The printed values of Rococo with their sources, and their names in the form."""

from collections.abc import Callable, Iterator, Mapping

from rococo_desktop.controller.pages.correcting import FieldWords
from rococo_desktop.controller.pages.sources import SourceRow, Sources, prices
from rococo_desktop.engine.match import Setup
from rococo_desktop.rules.entries import Entry
from rococo_desktop.rules.rococo.components.models import Board, Components, Decoration, Extra
from rococo_desktop.rules.rococo.rulebook import EDITIONS, Rococo
from rococo_desktop.words.rococo.wording import Wording

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

    words = RococoFields

    def listed(self, components: Components) -> Iterator[SourceRow]:
        yield from self._pieces(components, self._wording(components, 2), headed=True)
        for name, board in components.boards.items():
            yield from self._board(components, name, board)
        wording = self._wording(components, 2, tuple(components.extras))
        for key, extra in components.extras.items():
            yield self.heading(key, self.catalogue.text(f"expansion.{key}.name"))
            yield from self._pieces(extra, wording, headed=False)
            yield from self._decorations((), extra.decorations, wording)

    def _pieces(
        self, box: Components | Extra, wording: Wording, *, headed: bool
    ) -> Iterator[SourceRow]:
        kinds: tuple[tuple[str, str, Mapping[str, Entry], Callable[[str], str]], ...] = (
            ("dresses", "dresses", box.dresses, wording.dress_details),
            ("tiles", "resources", box.resources, wording.tile),
            ("employees", "employees", box.employees, wording.card_and_bonus),
        )
        for heading, place, entries, name in kinds:
            if headed:
                yield self.heading(heading)
            yield from self.entries((place,), entries.values(), name)

    def _board(self, components: Components, name: str, board: Board) -> Iterator[SourceRow]:
        wording, place = self._wording(components, board.players[0]), ("boards", name)
        yield self.heading(f"board_{name}")
        for part, values in (
            ("workshop", board.workshop),
            ("warehouse", board.acquire),
            ("hire", board.hire),
            ("fireworks", (board.fireworks.first, board.fireworks.second)),
            ("all_halls", board.all_halls),
        ):
            text = self.catalogue.text(f"window.sources.{part}")
            yield self.row((*place, part), text, prices(values), board.sources[part])
        for hall in board.halls:
            points = prices((hall.first, hall.second))
            yield self.row((*place, "halls", hall.id), wording.hall(hall.id), points, hall.source)
        yield from self.entries((*place, "spaces"), board.spaces.values(), wording.space)
        yield from self._decorations(place, board.decorations, wording)

    def _decorations(
        self, place: tuple[str, ...], decorations: Mapping[str, Decoration], wording: Wording
    ) -> Iterator[SourceRow]:
        place, entries = (*place, "decorations"), decorations.values()
        return self.entries(place, entries, wording.decoration, self._price)

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
