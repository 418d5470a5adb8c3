"""The printed values of La Pâtisserie Rococo with their sources, and their names in the form."""

from collections.abc import Callable, Iterator, Mapping

from rococo_desktop.controller.pages.correcting import FieldWords
from rococo_desktop.controller.pages.sources import SourceRow, Sources, prices
from rococo_desktop.engine.match import Setup
from rococo_desktop.rules.entries import Entry
from rococo_desktop.rules.patisserie.components.models import (
    Board,
    Components,
    Host,
    Post,
    SpecialBonus,
)
from rococo_desktop.rules.patisserie.game import EDITIONS, Patisserie
from rococo_desktop.rules.patisserie.promos import PROMOS
from rococo_desktop.words.patisserie.pieces import Pieces


class PatisserieFields(FieldWords):
    """The form's names for the values: dishes and training as elsewhere, flags yes and no."""

    def choice(self, name: tuple[str, ...], value: str) -> str:
        match name[-1]:
            case "kind":
                return self.catalogue.text(f"patisserie.dishes.{value}")
            case "training":
                return self.catalogue.text(f"patisserie.training.{value}")
            case "gain":
                return super().choice(name, value)
        return self.catalogue.text(f"{self.scope}.flag.{value}")


class PatisserieSources(Sources):
    """All components of the base game and of the promos."""

    scope = "patisserie"
    words = PatisserieFields

    def listed(self, components: Components) -> Iterator[SourceRow]:
        yield from self._pieces(components)
        for name, board in components.boards.items():
            yield from self._board(components, name, board)

    def _pieces(self, components: Components) -> Iterator[SourceRow]:
        words = self._words(components, 1)
        kinds: tuple[tuple[str, Mapping[str, Entry], Callable[[str], str]], ...] = (
            ("recipes", components.recipes, words.recipe_details),
            ("ingredients", components.ingredients, words.tile),
            ("staff", components.staff, words.card_and_bonus),
            ("table_bonuses", components.table_bonuses, words.table_bonus),
        )
        for kind, entries, name in kinds:
            yield self.heading(kind)
            yield from self.entries((kind,), entries.values(), name)
        yield self.heading("special_bonuses")
        special = components.special_bonuses.values()
        yield from self.entries(("special_bonuses",), special, words.special_bonus, _prestige)
        yield self.heading("goods")
        for good, track in components.goods.items():
            told = self.catalogue.text(f"patisserie.good.{good}")
            yield self.row(("goods", good), told, prices(track.prices), track.source)
        yield self.heading("solo")
        yield from self.entries(("solo",), components.solo.values(), words.card)

    def _board(self, components: Components, side: str, board: Board) -> Iterator[SourceRow]:
        words, place = self._words(components, board.players[0]), ("boards", side)

        def cost(each: Post | Host) -> str:
            return words.coins(each.cost)

        yield self.heading(f"board_{side}")
        for part, key, printed in (
            ("recipes", "recipe_prices", board.recipe_prices),
            ("hire", "hire", board.hire),
        ):
            name = self.catalogue.text(f"patisserie.sources.{key}")
            yield self.row((*place, part), name, prices(printed), board.sources[key])
        for number, row in enumerate(board.ingredient_rows, 1):
            name = self.catalogue.text("patisserie.sources.row", number=number)
            yield self.row((*place, "rows", row.id), name, prices(row.prices), row.source)
        for table in board.tables:
            values = prices((table.first, table.second))
            name = words.table(table.id)
            yield self.row((*place, "tables", table.id), name, values, table.source)
            yield from self.entries((*place, "spaces"), table.spaces, words.space)
        for area in board.areas:
            first, second = (words.table(table) for table in area.tables)
            name = self.catalogue.text("patisserie.sources.area", first=first, second=second)
            yield self.row((*place, "areas", area.id), name, "", area.source)
            yield from self.entries((*place, "posts"), area.posts, words.post, cost)
        yield from self.entries((*place, "hosts"), board.hosts, words.host, cost)

    def _words(self, components: Components, players: int) -> Pieces:
        setup = Setup(players, EDITIONS[0], PROMOS)
        return Pieces(self.catalogue, Patisserie(setup, components).rules)


def _prestige(special: SpecialBonus) -> str:
    return "; ".join(map(prices, special.prestige.values()))
