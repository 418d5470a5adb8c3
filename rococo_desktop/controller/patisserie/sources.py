"""The printed values of La Pâtisserie Rococo with their sources, and their names in the form."""

from collections.abc import Iterator

from PySide6.QtCore import QObject

from rococo_desktop.controller.files.values import Values
from rococo_desktop.controller.pages.correcting import FieldWords
from rococo_desktop.controller.pages.sources import SourceRow, Sources
from rococo_desktop.engine.match import Setup
from rococo_desktop.rules.patisserie.components.models import Board, Components
from rococo_desktop.rules.patisserie.game import EDITIONS, Patisserie
from rococo_desktop.rules.patisserie.promos import PROMOS
from rococo_desktop.texts import Catalogue
from rococo_desktop.words.patisserie.pieces import Pieces

GAME = "patisserie"


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

    def __init__(self, catalogue: Catalogue, values: Values, parent: QObject) -> None:
        words = PatisserieFields(catalogue, "patisserie.correct", EDITIONS[0])
        super().__init__(catalogue, GAME, words, values, parent)

    def listed(self, components: Components) -> list[SourceRow]:
        rows = list(self._pieces(components))
        for name, board in components.boards.items():
            rows += self._board(components, name, board)
        return rows

    def _pieces(self, components: Components) -> Iterator[SourceRow]:
        words = self._words(components, 1)
        yield self._heading("recipes")
        for recipe in components.recipes.values():
            name = words.recipe_details(recipe.id)
            yield self.row(("recipes", recipe.id), name, "", recipe.source)
        yield self._heading("ingredients")
        for tile in components.ingredients.values():
            yield self.row(("ingredients", tile.id), words.tile(tile.id), "", tile.source)
        yield self._heading("staff")
        for card in components.staff.values():
            yield self.row(("staff", card.id), words.card_and_bonus(card.id), "", card.source)
        yield self._heading("table_bonuses")
        for bonus in components.table_bonuses.values():
            name = words.table_bonus(bonus.id)
            yield self.row(("table_bonuses", bonus.id), name, "", bonus.source)
        yield self._heading("special_bonuses")
        for special in components.special_bonuses.values():
            values = "; ".join(_prices(prestige) for prestige in special.prestige.values())
            name = words.special_bonus(special.id)
            yield self.row(("special_bonuses", special.id), name, values, special.source)
        yield self._heading("goods")
        for good, track in components.goods.items():
            name = self.catalogue.text(f"patisserie.good.{good}")
            yield self.row(("goods", good), name, _prices(track.prices), track.source)
        yield self._heading("solo")
        for solo in components.solo.values():
            yield self.row(("solo", solo.id), words.card(solo.id), "", solo.source)

    def _board(self, components: Components, side: str, board: Board) -> Iterator[SourceRow]:
        words, place = self._words(components, board.players[0]), ("boards", side)
        yield self._heading(f"board_{side}")
        for part, key, prices in (
            ("recipes", "recipe_prices", board.recipe_prices),
            ("hire", "hire", board.hire),
        ):
            name = self.catalogue.text(f"patisserie.sources.{key}")
            yield self.row((*place, part), name, _prices(prices), board.sources[key])
        for number, row in enumerate(board.ingredient_rows, 1):
            name = self.catalogue.text("patisserie.sources.row", number=number)
            yield self.row((*place, "rows", row.id), name, _prices(row.prices), row.source)
        for table in board.tables:
            values = _prices((table.first, table.second))
            name = words.table(table.id)
            yield self.row((*place, "tables", table.id), name, values, table.source)
            for space in table.spaces:
                name = words.space(space.id)
                yield self.row((*place, "spaces", space.id), name, "", space.source)
        for area in board.areas:
            first, second = (words.table(table) for table in area.tables)
            name = self.catalogue.text("patisserie.sources.area", first=first, second=second)
            yield self.row((*place, "areas", area.id), name, "", area.source)
            for post in area.posts:
                cost = words.coins(post.cost)
                yield self.row((*place, "posts", post.id), words.post(post.id), cost, post.source)
        for host in board.hosts:
            cost = words.coins(host.cost)
            yield self.row((*place, "hosts", host.id), words.host(host.id), cost, host.source)

    def _words(self, components: Components, players: int) -> Pieces:
        setup = Setup(players, EDITIONS[0], PROMOS)
        return Pieces(self.catalogue, Patisserie(setup, components).rules)

    def _heading(self, key: str) -> SourceRow:
        return self.heading(key, self.catalogue.text(f"patisserie.sources.{key}"))


def _prices(numbers: tuple[int, ...]) -> str:
    return " / ".join(map(str, numbers))
