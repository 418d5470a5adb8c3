"""The printed values of La Pâtisserie Rococo with their sources, and their names in the form."""

from collections.abc import Callable, Iterator, Mapping

from rococo_desktop.controller.face import Face
from rococo_desktop.controller.pages.correcting import FieldWords
from rococo_desktop.controller.pages.lines import Line, Lister, prices
from rococo_desktop.controller.pages.sources import Sources
from rococo_desktop.controller.patisserie.faces import Faces, sign_of
from rococo_desktop.engine.match import Setup
from rococo_desktop.rules.entries import Entry
from rococo_desktop.rules.patisserie.components.models import (
    Board,
    Components,
    Host,
    Post,
    TableSpace,
)
from rococo_desktop.rules.patisserie.game import EDITIONS, Patisserie
from rococo_desktop.rules.patisserie.promos import PROMOS
from rococo_desktop.words.patisserie.wording import Wording


class PatisserieFields(FieldWords):
    """The form's names for the values: dishes and training as elsewhere, booleans yes and no."""

    def choice(self, name: tuple[str, ...], value: str) -> str:
        match name[-1]:
            case "kind":
                return self.catalogue.text(f"patisserie-dishes-{value}")
            case "training":
                return self.catalogue.text(f"patisserie-training-{value}")
            case "gain":
                return super().choice(name, value)
        return self.catalogue.text(f"{self.scope}-flag-{value}")


class PatisserieLister(Lister):
    """Lists all components of the base game and of the promos."""

    scope = "patisserie"

    def listed(self, components: Components) -> Iterator[Line]:
        yield from self._pieces(components)
        for name, board in components.boards.items():
            yield from self._board(components, name, board)

    def _pieces(self, components: Components) -> Iterator[Line]:
        faces = self._faces(components, 1)
        words = faces.wording
        kinds: tuple[tuple[str, Mapping[str, Entry], Callable[[str], str], str], ...] = (
            ("recipes", components.recipes, words.recipe_details, "recipe"),
            ("ingredients", components.ingredients, words.tile, "ingredient"),
            ("staff", components.staff, words.card_and_bonus, "staff"),
            ("table_bonuses", components.table_bonuses, words.table_bonus, "table-bonus"),
        )

        def draw(id: str) -> Face | None:
            return faces.of(id)

        for kind, entries, name, sign in kinds:
            yield self.heading(kind)
            yield from self.entries((kind,), entries.values(), name, sign=_always(sign), face=draw)
        yield self.heading("special_bonuses")
        special = components.special_bonuses.values()
        yield from self.entries(
            ("special_bonuses",),
            special,
            words.special_bonus,
            lambda each: self.catalogue.details(map(prices, each.prestige.values())),
            _always("special-bonus"),
        )
        yield self.heading("goods")
        for good, track in components.goods.items():
            told = self.catalogue.text(f"patisserie-good-{good}")
            yield self.line(("goods", good), told, prices(track.prices), track.source, good)
        yield self.heading("solo")
        solo = components.solo.values()
        yield from self.entries(("solo",), solo, words.card, face=draw)

    def _board(self, components: Components, side: str, board: Board) -> Iterator[Line]:
        words, place = self._faces(components, board.players[0]).wording, ("boards", side)

        def cost(each: Post | Host) -> str:
            return words.coins(each.cost)

        yield self.heading(f"board_{side}")
        for part, key, printed, sign in (
            ("recipes", "recipe_prices", board.recipe_prices, "recipe"),
            ("hire", "hire", board.hire, "staff"),
        ):
            name = self.catalogue.text(f"patisserie-sources-{key}")
            yield self.line((*place, part), name, prices(printed), board.sources[key], sign)
        for number, row in enumerate(board.ingredient_rows, 1):
            name, path = (
                self.catalogue.text("patisserie-sources-row", number=number),
                (*place, "rows", row.id),
            )
            yield self.line(path, name, prices(row.prices), row.source, "ingredient")
        for table in board.tables:
            values, path = prices((table.first, table.second)), (*place, "tables", table.id)
            yield self.line(path, str(words.table(table.id)), values, table.source, "table")
            yield from self.entries((*place, "spaces"), table.spaces, words.space, sign=_gives)
        for area in board.areas:
            first, second = (words.table(table) for table in area.tables)
            name = self.catalogue.text("patisserie-sources-area", first=first, second=second)
            yield self.line((*place, "areas", area.id), name, "", area.source, "post")
            posts = (*place, "posts")
            yield from self.entries(posts, area.posts, words.post, cost, _always("post"))
        hosts = (*place, "hosts")
        yield from self.entries(hosts, board.hosts, words.host, cost, _always("host"))

    def _faces(self, components: Components, players: int) -> Faces:
        rules = Patisserie(Setup(players, EDITIONS[0], PROMOS), components).rules
        faces = Faces(self.catalogue, rules, Wording(self.catalogue, rules, ()))
        self.keep(faces)
        return faces


def _always(sign: str) -> Callable[[Entry], str]:
    return lambda _: sign


def _gives(space: TableSpace) -> str:
    """Return the sign of what a space for a dish gives."""
    return sign_of(space.bonus) or "dish"


class PatisserieSources(Sources):
    """The page of the components of the base game and of the promos."""

    lister = PatisserieLister
    words = PatisserieFields
