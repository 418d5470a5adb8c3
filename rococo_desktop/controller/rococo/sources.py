"""The printed values of Rococo with their sources, and their names in the form."""

from collections.abc import Callable, Iterator, Mapping

from rococo_desktop.controller.face import Face
from rococo_desktop.controller.pages.correcting import FieldWords
from rococo_desktop.controller.pages.lines import Line, Lister, prices
from rococo_desktop.controller.pages.sources import Sources
from rococo_desktop.controller.rococo.faces import Faces, PictureFace
from rococo_desktop.controller.rococo.palace import picture_of
from rococo_desktop.engine.match import Setup
from rococo_desktop.rules.entries import Entry
from rococo_desktop.rules.rococo.components.models import (
    Board,
    Components,
    Decoration,
    Extra,
    GuestSpace,
)
from rococo_desktop.rules.rococo.rulebook import EDITIONS, Rococo
from rococo_desktop.texts.nouns import Noun
from rococo_desktop.words.rococo.wording import Wording

COLORED = frozenset({"yellow", "green", "red", "blue"})


class RococoFields(FieldWords):
    """The form's names for the values; colors have the words of the edition."""

    def label(self, name: tuple[str, ...]) -> str:
        if name[-1] in COLORED:
            color = self.catalogue.text(f"silk_color-{self.edition}-{name[-1]}")
            return self.catalogue.text(f"{self.scope}-field-silk", color=color)
        return super().label(name)

    def choice(self, name: tuple[str, ...], value: str) -> str:
        if value in COLORED:
            return self.catalogue.text(f"color-{self.edition}-{value}")
        if name[-1] == "type":
            return self.catalogue.text(f"type-{value}")
        return super().choice(name, value)


SIGNS = {"resource": "tile"}
"""The signs of rewards whose names differ from what they give."""


class RococoLister(Lister):
    """Lists all components of Rococo, and of its expansions."""

    def listed(self, components: Components) -> Iterator[Line]:
        yield from self._pieces(components, self._faces(components, 2), headed=True)
        for name, board in components.boards.items():
            yield from self._board(components, name, board)
        faces = self._faces(components, 2, tuple(components.extras))
        for key, extra in components.extras.items():
            yield self.heading(key, self.catalogue.text(f"expansion-{key}-name"))
            yield from self._pieces(extra, faces, headed=False)
            yield from self._decorations((), extra.decorations, faces)

    def _pieces(self, box: Components | Extra, faces: Faces, *, headed: bool) -> Iterator[Line]:
        words = faces.wording
        kinds: tuple[
            tuple[
                str,
                str,
                Mapping[str, Entry],
                Callable[[str], str | Noun],
                Callable[[str], Face | None],
            ],
            ...,
        ] = (
            ("dresses", "dresses", box.dresses, words.dress_details, faces.dress),
            ("tiles", "resources", box.resources, words.tile, faces.tile),
            ("employees", "employees", box.employees, words.card_and_bonus, faces.card),
        )
        for heading, place, entries, name, face in kinds:
            if headed:
                yield self.heading(heading)
            yield from self.entries((place,), entries.values(), name, face=face)

    def _board(self, components: Components, name: str, board: Board) -> Iterator[Line]:
        faces, place = self._faces(components, board.players[0]), ("boards", name)
        words = faces.wording
        yield self.heading(f"board_{name}")
        for part, values, sign in (
            ("workshop", board.workshop, "lady"),
            ("warehouse", board.acquire, "tile"),
            ("hire", board.hire, "card"),
            ("fireworks", (board.fireworks.first, board.fireworks.second), "star"),
            ("all_halls", board.all_halls, "crown"),
        ):
            text = self.catalogue.text(f"window-sources-{part}")
            yield self.line((*place, part), text, prices(values), board.sources[part], sign)
        for hall in board.halls:
            points = prices((hall.first, hall.second))
            path = (*place, "halls", hall.id)
            yield self.line(path, str(words.hall(hall.id)), points, hall.source, "podium")
        spaces = board.spaces.values()
        yield from self.entries((*place, "spaces"), spaces, words.space, sign=_sign_of)
        yield from self._decorations(place, board.decorations, faces)

    def _decorations(
        self, place: tuple[str, ...], decorations: Mapping[str, Decoration], faces: Faces
    ) -> Iterator[Line]:
        def draw(id: str) -> Face:
            board = faces.rules.board
            picture = picture_of(board, board.decorations[id], faces.edition)
            return PictureFace(faces, picture, str(faces.wording.decoration(id)), "")

        place, entries = (*place, "decorations"), decorations.values()
        return self.entries(place, entries, faces.wording.decoration, self._price, face=draw)

    def _price(self, decoration: Decoration) -> str:
        texts = self.catalogue
        return texts.text(
            "window-sources-cost",
            livre=texts.text("livre", n=decoration.cost),
            prestige=texts.text("prestige", n=decoration.prestige),
        )

    def _faces(
        self, components: Components, players: int, expansions: tuple[str, ...] = ()
    ) -> Faces:
        setup = Setup(players, EDITIONS[0], expansions)
        rules = Rococo(setup, components).rules
        wording = Wording(self.catalogue, rules, setup.edition, ())
        faces = Faces(self.catalogue, rules, wording, setup.edition)
        self.keep(faces)
        return faces


def _sign_of(space: GuestSpace) -> str:
    """Return the sign of what a guest space gives, or of who may use it."""
    if space.reward is not None:
        return SIGNS.get(space.reward.kind, space.reward.kind)
    return "thimble-master" if space.master else "marker"


class RococoSources(Sources):
    """The page of the components of Rococo, and of its expansions."""

    lister = RococoLister
    words = RococoFields
