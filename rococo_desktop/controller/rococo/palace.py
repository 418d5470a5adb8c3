"""The palace in the window: halls, terrace, statues, fountain and the all-halls spaces."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QObject

from rococo_desktop.controller.qt import InQml, Value
from rococo_desktop.controller.rococo.faces import DressFace, Faces, Part, PictureFace
from rococo_desktop.controller.rows import NOBODY, Rows, RowsOf
from rococo_desktop.controller.table.marks import Marks
from rococo_desktop.rules.rococo.components.models import Board, Decoration, GuestSpace, Hall
from rococo_desktop.rules.rococo.outlook import (
    Standing,
    fireworks_standings,
    hall_standings,
    majority_of,
)
from rococo_desktop.rules.rococo.view import View
from rococo_desktop.texts import capital
from rococo_desktop.words.rococo.outlook import OutlookWording

PICTURES = {"musician": 5, "statue": 4}
"""The number of drawn pictures of each group."""


Pin = Callable[[str], PictureFace | None]


class SpaceRow(NamedTuple):
    """A guest space; ``owner`` is a seat, or -1 if free; ``pin`` is worn with the dress."""

    key: str
    label: str
    master: bool
    rewardKind: str
    rewardAmount: int
    dress: DressFace | None
    pin: PictureFace | None
    owner: int
    legal: bool
    reason: str
    about: str


class DecorationRow(NamedTuple):
    """A decoration space; ``dress`` is the dress on the terrace there.

    It costs ``cost`` now, and ``printed`` on the board.
    """

    key: str
    label: str
    picture: str
    cost: int
    printed: int
    prestige: int
    multiplier: int
    owner: int
    dress: DressFace | None
    pin: PictureFace | None
    legal: bool
    reason: str
    about: str


class StandingRow(NamedTuple):
    """A player with guests in a hall or with fireworks; ``name`` says how many."""

    seat: int
    number: int
    first: bool
    name: str


class HallRow(NamedTuple):
    """A hall with its majority points; ``spaces``, ``musician`` and
    ``standings`` are nested lists.

    ``guests`` is the number of those who stand in it. ``second`` is 0 if second places do
    not score; ``standing`` says who leads now.
    """

    key: str
    name: str
    first: int
    second: int
    guests: int
    spaces: Rows
    musician: Rows
    scoring: str
    standing: str
    standings: Rows


class AllHallsRow(NamedTuple):
    """An all-halls space; ``owner`` is a seat, or -1 if it is free."""

    key: int
    name: str
    prestige: int
    owner: int


@InQml("Rococo.Game")
class Palace(Part):
    """Everything on the board."""

    halls = RowsOf(HallRow)
    allHalls = RowsOf(AllHallsRow)
    fireworks = RowsOf(DecorationRow)
    statues = RowsOf(DecorationRow)
    fountainUpper = RowsOf(DecorationRow)
    fountainLower = RowsOf(DecorationRow)
    fountainUpperName = Value(str)
    fountainLowerName = Value(str)
    fireworksMajority = Value(str)
    """The explanation of the fireworks' majority scoring."""
    fireworksStandings = RowsOf(StandingRow)
    fireworksFirst = Value(int)
    fireworksSecond = Value(int)
    """The points for second place; 0 if second places do not score."""

    def __init__(self, faces: Faces, parent: QObject) -> None:
        super().__init__(faces, parent)
        self._foretold = OutlookWording(faces.catalogue, faces.wording)
        self._board: Board = faces.rules.board
        self._about_space = cache(faces.hints.about_space)
        self._about_decoration = cache(faces.hints.about_decoration)
        self._pin: Pin = lambda dress: None  # noqa: ARG005 - nothing is shown yet
        self.halls.show(self._hall_row(hall) for hall in self._board.halls)
        self._groups = {
            "fireworks": self.fireworks,
            "statue": self.statues,
            "fountain_upper": self.fountainUpper,
            "fountain_lower": self.fountainLower,
        }
        self.fountainUpperName = capital(faces.wording.term("fountain_upper"))
        self.fountainLowerName = capital(faces.wording.term("fountain_lower"))
        self.fireworksMajority = faces.hints.about_fireworks()
        self.fireworksFirst, second = self._board.fireworks.first, self._board.fireworks.second
        self.fireworksSecond = second if faces.rules.second_places else 0

    @property
    def ids(self) -> frozenset[str]:
        """The ids of all guest and decoration spaces."""
        return frozenset(self._board.spaces) | frozenset(self._board.decorations)

    def refresh(self, view: View, marks: Marks, pin: Pin) -> None:
        """Show the pieces of ``view``; ``pin`` returns the ornament worn with a dress."""
        self._pin = pin
        watching = set(view.terrace.values())
        for hall, row in zip(self._board.halls, self.halls.rows, strict=True):
            standing = self._standing(hall, view)
            row.spaces.show(
                self._space(space, view, marks, watching, standing) for space in hall.spaces
            )
            row.musician.show([self.decoration(hall.musician, view, marks)])
        for group, rows in self._groups.items():
            rows.show(
                self.decoration(decoration, view, marks)
                for decoration in self._board.decorations.values()
                if decoration.group == group
            )
        self.allHalls.show(
            self._all_halls_row(place, view) for place in range(len(self._board.all_halls))
        )

    def follow(self, view: View) -> None:
        """Show the lights of the halls that have guests in ``view``, and who leads."""
        watching = set(view.terrace.values())
        for hall, row in zip(self._board.halls, self.halls.rows, strict=True):
            row.standings.show(map(self._standing_row, hall_standings(view, hall)))
        self.halls.show(
            row._replace(
                guests=len({space.id for space in hall.spaces} & {*view.guests} - watching),
                standing=self._standing(hall, view),
            )
            for hall, row in zip(self._board.halls, self.halls.rows, strict=True)
        )
        standings = fireworks_standings(self._faces.rules, view)
        self.fireworksStandings.show(map(self._standing_row, standings))

    def _hall_row(self, hall: Hall) -> HallRow:
        name = str(self._faces.wording.hall(hall.id))
        return HallRow(
            key=hall.id,
            name=capital(name),
            first=hall.first,
            second=hall.second if self._faces.rules.second_places else 0,
            guests=0,
            spaces=Rows(SpaceRow, self),
            musician=Rows(DecorationRow, self),
            scoring=self._faces.hints.about_hall(hall),
            standing="",
            standings=Rows(StandingRow, self),
        )

    def _standing_row(self, standing: Standing) -> StandingRow:
        return StandingRow(*standing, self._foretold.present(standing))

    def _standing(self, hall: Hall, view: View) -> str:
        """Return what a hall brings and who leads there, for the only person who sees the table."""
        (seat,) = view.eyes if len(view.eyes) == 1 else (None,)
        return self._foretold.standing(
            hall, majority_of(view, hall), seat, second=self._faces.rules.second_places
        )

    def _space(
        self,
        space: GuestSpace,
        view: View,
        marks: Marks,
        watching: set[str],
        standing: str,
    ) -> SpaceRow:
        """Return the row of a space; about a guest, it tells the hall's standing."""
        dress, owner = view.guests.get(space.id, (None, NOBODY))
        here = None if dress is None or space.id in watching else self._faces.dress(dress)
        worn = None if here is None or dress is None else self._pin(dress)
        name = self._name(capital(str(self._faces.wording.space(space.id))), owner, here)
        if worn is not None:
            name = self._faces.catalogue.text("window-piece-adorned", piece=name, pin=worn.name)
        return SpaceRow(
            key=space.id,
            label=name,
            master=space.master,
            rewardKind="" if space.reward is None else space.reward.kind,
            rewardAmount=0 if space.reward is None else space.reward.amount,
            dress=here,
            pin=worn,
            owner=owner,
            legal=marks.legal(space.id),
            reason=marks.reason(space.id),
            about=self._about_space(space.id) if dress is None else self._of_guest(dress, standing),
        )

    def _of_guest(self, dress: str, standing: str) -> str:
        prestige = self._faces.rules.dresses[dress].prestige
        return f"{capital(self._faces.catalogue.text('prestige', n=prestige))}\n{standing}"

    def decoration(self, decoration: Decoration, view: View, marks: Marks) -> DecorationRow:
        """Return the row of a decoration space, in the palace or outside."""
        owner = view.decorations.get(decoration.id, NOBODY)
        guest = view.terrace.get(decoration.id)
        dress = None if guest is None else self._faces.dress(view.guests[guest][0])
        texts = self._faces.catalogue
        cost = decoration.cost if owner != NOBODY else marks.price(decoration.cost)
        livre = texts.text("livre", n=cost)
        about = self._about_decoration(decoration.id)
        text = texts.text(
            "window-piece-decoration",
            decoration=str(self._faces.wording.decoration(decoration.id)),
            livre=livre,
            prestige=texts.text("prestige", n=decoration.prestige),
        )
        return DecorationRow(
            key=decoration.id,
            label=self._name(text, owner, dress),
            picture=picture_of(self._board, decoration, self._faces.edition),
            cost=cost,
            printed=decoration.cost,
            prestige=decoration.prestige,
            multiplier=decoration.multiplier or 0,
            owner=owner,
            dress=dress,
            pin=None if guest is None else self._pin(view.guests[guest][0]),
            legal=marks.legal(decoration.id),
            reason=marks.reason(decoration.id),
            about=texts.with_price(about, livre, texts.text("livre", n=decoration.cost)),
        )

    def _all_halls_row(self, place: int, view: View) -> AllHallsRow:
        owner = view.all_halls[place] if place < len(view.all_halls) else NOBODY
        prestige = self._board.all_halls[place]
        texts = self._faces.catalogue
        text = texts.text("window-piece-all_halls", prestige=texts.text("prestige", n=prestige))
        return AllHallsRow(place, self._name(text, owner, None), prestige, owner)

    def _name(self, text: str, owner: int, dress: DressFace | None) -> str:
        if owner == NOBODY:
            return text
        key = "window-piece-owned" if dress is None else "window-piece-dressed"
        return self._faces.catalogue.text(
            key,
            piece=text,
            player=self._faces.wording.name(owner),
            dress="" if dress is None else dress.name,
        )


def picture_of(board: Board, decoration: Decoration, edition: str) -> str:
    """Return the path of a decoration space's picture on a board."""
    drawn = PICTURES.get(decoration.group)
    if drawn is not None:
        decorations = board.decorations.values()
        alike = [each.id for each in decorations if each.group == decoration.group]
        return f"decoration/{decoration.group}-{1 + alike.index(decoration.id) % drawn}"
    if decoration.group == "fireworks":
        return f"decoration/fireworks-{decoration.multiplier}"
    row = decoration.group.removeprefix("fountain_")
    if row == decoration.group:
        return f"decoration/{row}"
    place = "kitchen" if edition == "deluxe" else "fountain"
    return f"decoration/{place}-{row}"
