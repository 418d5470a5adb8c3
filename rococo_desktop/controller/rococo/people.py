"""The public view of the players, and the belongings of the person at the screen."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from rococo_desktop.controller.face import Face
from rococo_desktop.controller.qt import InQml, Value
from rococo_desktop.controller.rococo.faces import Faces, Part
from rococo_desktop.controller.rococo.foresight import RococoSession
from rococo_desktop.controller.rococo.market import CardRow, TileRow, card_row, tile_row
from rococo_desktop.controller.rows import NOBODY, Rows, RowsOf, told_apart
from rococo_desktop.controller.table.game_table import Owner
from rococo_desktop.controller.table.marks import Marks
from rococo_desktop.controller.table.portraits import portraits
from rococo_desktop.controller.table.sheet import HIDDEN, Holding, Sheet
from rococo_desktop.engine.score import Estimate
from rococo_desktop.rules.questions import Picking
from rococo_desktop.rules.rococo.view import PlayerView, View
from rococo_desktop.rules.view import UNSEEN
from rococo_desktop.session.seats import HUMAN, RIVAL
from rococo_desktop.words.standing import Standing


class PlayerRow(NamedTuple):
    """A player's public information; ``prestige`` is -1 if it is hidden.

    ``portrait`` is the picture of a computer player, and ``tailor`` a description of its play.
    ``score`` is the player's score if the game ended now; ``scoreWhole`` is false if a part of it
    is hidden; ``change`` is how it changed, ``since`` says why in short, and ``scored`` are its
    items and reasons. ``extras`` are the signs and numbers of expansions.
    """

    key: int
    name: str
    portrait: str
    tailor: str
    rival: bool
    livre: int
    prestige: int
    thread: int
    lace: int
    silk: int
    hand: int
    supply: int
    discard: int
    start: bool
    favor: bool
    asked: bool
    viewer: bool
    score: int
    scoreWhole: bool
    change: str
    since: str
    scored: str
    extras: list[str]
    extraNames: list[str]


class Count(NamedTuple):
    """A public number of a player's pieces, added by an expansion."""

    sign: str
    value: str
    name: str


Counts = Callable[[PlayerView], Iterable[Count]]


@InQml("Rococo.Game")
class People(Part):
    """The players in their seats, and the sheet of one of them."""

    players = RowsOf(PlayerRow)
    sheet = Value(Sheet)

    def __init__(
        self, faces: Faces, session: RococoSession, portrait: Callable[[str], str], parent: QObject
    ) -> None:
        super().__init__(faces, parent)
        self._session = session
        self._portrait = portrait
        self.sheet = Sheet(session, faces.wording.item, self)
        self._standings: Sequence[Standing] = ()
        self._view: View | None = None
        self._counts: Counts = lambda _: ()

    def look_at(self, seat: int) -> None:
        """Show the public cards of one player."""
        if self.sheet.look_at(seat):
            self._fill_sheet()

    def refresh(self, view: View, estimates: tuple[Estimate, ...], counts: Counts) -> None:
        """Show the players of ``view``."""
        self._view, self._counts = view, counts
        self._seat(view)
        self.sheet.refresh(view.eyes, estimates)
        self._fill_sheet()

    def follow(self, standings: Sequence[Standing]) -> None:
        """Show the current scores."""
        self._standings = standings
        if self._view is not None:
            self._seat(self._view)

    def _seat(self, view: View) -> None:
        self.players.show(self._player(player, view) for player in view.players)

    def _player(self, player: PlayerView, view: View) -> PlayerRow:
        plan, counts = self._session.setup.seats[player.seat], list(self._counts(player))
        standing = self._standings[player.seat]
        return PlayerRow(
            key=player.seat,
            name=plan.name,
            portrait=portraits(self._session.setup.seats, self._portrait)[player.seat],
            tailor=self._tailor(plan.kind),
            rival=plan.kind == RIVAL,
            livre=player.livre,
            prestige=HIDDEN if player.prestige is None else player.prestige,
            thread=player.thread,
            lace=player.lace,
            silk=player.resource_count,
            hand=player.hand_size,
            supply=player.supply_size,
            discard=len(player.discard),
            start=view.start_player == player.seat,
            favor=view.favor == player.seat,
            asked=view.asked is not None and view.asked.seat == player.seat,
            viewer=player.seat in view.eyes,
            score=standing.score,
            scoreWhole=standing.whole,
            change=standing.change,
            since=standing.since,
            scored=standing.lines,
            extras=[token for count in counts for token in (f":{count.sign}", count.value)],
            extraNames=[count.name for count in counts],
        )

    def _tailor(self, kind: str) -> str:
        if kind in (HUMAN, RIVAL):
            return ""
        return self._faces.catalogue.text(f"window-seat_kind-{kind}-explanation")

    def _fill_sheet(self) -> None:
        if self._view is not None:
            self.sheet.lay(self._sheet_of(self._view, self._view.players[self.sheet.seat]))

    def _sheet_of(self, view: View, player: PlayerView) -> Iterator[Holding]:
        """Yield the cards in their places, the tiles, and the garments in the halls."""
        faces, text = self._faces, self._faces.catalogue.text
        own = "own_" if self.sheet.own else ""
        if self.sheet.rival:
            yield Holding("deck", text("window-player-employees"), self._cards(player.face_down))
        elif player.hand is None or player.supply is None:
            yield Holding("deck", text("window-player-deck"), self._cards(player.face_down))
        else:
            yield Holding("hand", text("window-hand-hand"), self._cards(player.hand))
            yield Holding("supply", text("window-hand-supply"), self._cards(player.supply))
        played = (player.played,) if player.played else ()
        yield Holding("played", text("window-hand-played"), self._cards(played))
        yield Holding("discard", text(f"window-player-{own}discard"), self._cards(player.discard))
        tiles = [faces.tile(tile) for tile in player.resources or ()]
        yield Holding("tiles", text("window-sources-tiles"), tiles)
        rented = [
            faces.dress(dress) for dress, owner in view.guests.values() if owner == player.seat
        ]
        halls = faces.catalogue.variant("window-player-halls", faces.edition)
        yield Holding("halls", halls, rented)

    def _cards(self, cards: Iterable[str]) -> list[Face]:
        return [self._faces.card(card) if card else self._faces.back for card in cards]


@InQml("Rococo.Game")
class Belongings(Part):
    """The belongings of the person at the screen, or of a player who is watched."""

    changed = Signal()

    seat = Value(int, notify=changed)
    """Whose belongings they are; -1 for nobody's."""
    name = Value(str, notify=changed)
    watched = Value(bool, notify=changed)
    """Whether they are not those of the person at the screen."""
    livre = Value(int, notify=changed)
    threads = Value(int, notify=changed)
    laces = Value(int, notify=changed)
    prestige = Value(int, notify=changed)
    """The prestige won so far; -1 if it is hidden."""
    unseenTiles = Value(int, notify=changed)
    """The number of tiles on the rack that are hidden."""
    hand = RowsOf(CardRow)
    supply = RowsOf(CardRow)
    discard = RowsOf(CardRow)
    played = RowsOf(CardRow)
    rack = RowsOf(TileRow)

    def __init__(self, faces: Faces, parent: QObject) -> None:
        super().__init__(faces, parent)
        self.watched = False
        self._count(None)

    def refresh(self, owner: Owner[View] | None, marks: Marks) -> None:
        """Show the belongings of a player; what is secret lies face down, or is counted."""
        player = None if owner is None else owner.view.players[owner.seat]
        self.watched = owner is not None and owner.watched
        self._count(player)
        piles: list[tuple[Rows, tuple[str, ...]]] = [
            (self.hand, () if player is None else _cards(player.hand, player.hand_size)),
            (self.supply, () if player is None else _cards(player.supply, player.supply_size)),
            (self.discard, () if player is None else player.discard),
            (self.played, () if player is None or not player.played else (player.played,)),
        ]
        for rows, cards in piles:
            rows.show(
                told_apart(
                    (
                        card_row(self._faces, card or f"unseen-{place}", card, marks)
                        for place, card in enumerate(cards)
                    ),
                    self._faces.catalogue,
                )
            )
        picked = () if owner is None else _picked(owner.view)
        tiles = () if player is None else player.resources or ()
        self.rack.show(
            told_apart(
                (tile_row(self._faces, tile, tile, marks, picked=tile in picked) for tile in tiles),
                self._faces.catalogue,
            )
        )
        self.changed.emit()

    def _count(self, player: PlayerView | None) -> None:
        self.seat = NOBODY if player is None else player.seat
        secret = 0 if player is None or player.resources is not None else player.resource_count
        self.unseenTiles = secret
        self.name = "" if player is None else self._faces.wording.name(player.seat)
        self.livre = 0 if player is None else player.livre
        self.threads = 0 if player is None else player.thread
        self.laces = 0 if player is None else player.lace
        self.prestige = 0
        if player is not None:
            self.prestige = HIDDEN if player.prestige is None else player.prestige


def _cards(cards: tuple[str, ...] | None, number: int) -> tuple[str, ...]:
    """Return the cards of a pile; those that nobody may see are ``UNSEEN``."""
    return (UNSEEN,) * number if cards is None else cards


def _picked(view: View) -> tuple[str, ...]:
    """Return the tiles that the viewer has picked so far, which are still on the rack."""
    if view.decision is None or not isinstance(view.decision.frame, Picking):
        return ()
    return view.decision.frame.picked()
