"""The actions of the other players since the viewer's last turn, in pictures."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import takewhile

from PySide6.QtCore import QObject

from rococo_desktop.controller.qt import InQml
from rococo_desktop.controller.rococo.faces import CardFace, Faces, PictureFace, TileFace
from rococo_desktop.controller.rococo.foresight import RococoSession
from rococo_desktop.controller.rococo.palace import picture_of
from rococo_desktop.controller.rococo.portraits import portrait
from rococo_desktop.controller.rococo.scenes import Scene
from rococo_desktop.controller.rococo.ways import STOCKS, Ways
from rococo_desktop.controller.rows import NOBODY
from rococo_desktop.controller.table.bits import BitRow, amounts, by_cause, exchanged
from rococo_desktop.controller.table.movement import Way
from rococo_desktop.controller.table.news import IncomeRow, News, Pictures, begins_round
from rococo_desktop.controller.table.portraits import portraits
from rococo_desktop.engine.events import Event
from rococo_desktop.rules.events import (
    ActionChosen,
    BonusUsed,
    CardPlayed,
    PrestigeGained,
    RoundBegan,
)
from rococo_desktop.rules.rococo import events as happened
from rococo_desktop.rules.rococo.base.scoring import hall_measures, leaders
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.view import View
from rococo_desktop.rules.state import INCOME
from rococo_desktop.texts import capital

SPENT = "tile"
MONEY = "livre"
BONUS, GUEST = "card", "lady"
"""The signs of what brings something beside the action: the card, and who wears a garment."""
REWARD = "reward"
"""The reason of what a guest gives."""
DEEDS: Mapping[str, tuple[type[Event], str]] = {
    "acquire": (happened.ResourceTraded, "acquire_traded"),
    "make_dress": (happened.DressSold, "make_dress_sold"),
}
"""By main action, the event that makes it another deed, and the key of that."""


@InQml("Rococo.Game")
class RococoNews(News):
    """The turns of the other players, and the round that began last."""

    def __init__(self, faces: Faces, scenes: Sequence[Scene], parent: QObject) -> None:
        cleared = faces.rules.constants.cleared_windows
        display = capital(faces.wording.term("workshop"))
        why = faces.catalogue.text("window-round-why", n=cleared, workshop=display)
        super().__init__(faces.catalogue, faces.wording, faces.wording.reason(INCOME), why, parent)
        self._faces = faces
        self._scenes = scenes
        self._actions = {action: s for each in scenes for action, s in each.actions.items()}
        self._signs = {place: s for each in scenes for place, s in each.marked.items()}
        self._stays = tuple(place for each in scenes for place in each.stays)
        self._leaves = tuple(place for each in scenes for place in each.leaves)
        self._decoration = cache(self._picture)
        self._all_halls = PictureFace(faces, "decoration/all-halls", "", "")

    def refresh(self, session: RococoSession, viewer: int | None, events: Sequence[Event]) -> None:
        """Show what ``viewer`` may see of the turns since their own; ``events`` are the newest."""
        if any(isinstance(event, RoundBegan) for event in events):
            seen = [each for event in events if (each := event.seen_by(viewer))]
            first = next((n for n, each in enumerate(seen) if begins_round(each)), len(seen))
            between = seen[first:]
            faces = portraits(session.setup.seats, portrait)
            incomes = [
                row._replace(portrait=faces[row.key], leads=self._leads(session.state, row.key))
                for row in self._incomes(between)
            ]
            self.report.show(incomes, self._gone(between), self._come(between))
        self.tell(session, viewer)

    # -- a new round -----------------------------------------------------------------------------

    def _leads(self, state: State, seat: int) -> str:
        """Return in which halls a player is ahead, with what that scores at the end."""
        return self.ahead(
            (str(self._faces.wording.hall(hall.id)), hall.first)
            for hall in self._faces.rules.board.halls
            if seat in leaders(hall_measures(state, hall))
        )

    def _incomes(self, events: Sequence[Event]) -> list[IncomeRow]:
        """Return the incomes between two rounds, by seat."""
        wording, found = self._faces.wording, dict[int, IncomeRow]()
        for event in takewhile(lambda each: not isinstance(each, RoundBegan), events):
            if isinstance(event, happened.LivreGained):
                seat, amount = event.seat, event.amount
                row = found.get(seat) or IncomeRow(seat, wording.name(seat), 0, [], [], [], [])
                reason = capital(wording.reason(event.reason))
                livre = wording.say(MONEY, n=amount)
                found[seat] = row._replace(
                    total=row.total + amount,
                    amounts=[*row.amounts, amount],
                    signs=[*row.signs, MONEY],
                    reasons=[*row.reasons, reason],
                    told=[*row.told, self._catalogue.text("window-told", label=reason, text=livre)],
                )
        return [found[seat] for seat in sorted(found)]

    def _gone(self, events: Sequence[Event]) -> list[QObject]:
        pairs = ((scene, event) for event in events for scene in self._scenes)
        return [face for scene, event in pairs for face in scene.gone(event)]

    def _come(self, events: Sequence[Event]) -> list[QObject]:
        pairs = ((scene, event) for event in events for scene in self._scenes)
        return [face for scene, event in pairs for face in scene.come(event)]

    # -- a row -----------------------------------------------------------------------------------

    def places(
        self, events: Sequence[Event], before: View, after: View, *, taken: bool = True
    ) -> list[str]:
        acts = self._ways(events, before, after).acts()
        return list(
            dict.fromkeys(place for way in acts if (place := self._place(way, taken=taken)))
        )

    def _ways(self, events: Sequence[Event], before: View, after: View) -> Ways:
        return Ways(self._faces, before, after, events, carried=False, tellers=self._scenes)

    def portrait(self, kind: str) -> str:
        return portrait(kind)

    def card(self, card: str) -> QObject:
        return self._faces.card(card)

    def pictures(self, seat: int, events: Sequence[Event], before: View, after: View) -> Pictures:
        ways = self._ways(events, before, after)
        home = ways.home(seat)
        played = [e.card for e in events if isinstance(e, CardPlayed)]
        chosen = [e.action for e in events if isinstance(e, ActionChosen)]
        signs = (scene.sign_of(event) for event in events for scene in self._scenes)
        others = (scene.deed_of(events) for scene in self._scenes)
        mark = self._actions.get(chosen[-1], "") if chosen else ""
        card = self._faces.card(played[0]) if played else None

        def drawn(brought: Sequence[Event]) -> Iterator[BitRow]:
            yield from self._pieces(ways.acts(brought), home, card, mark)
            yield from exchanged(_changes(brought))

        return Pictures(
            bits=by_cause(events, self._causes(events), self.words(BONUS), drawn),
            card=card,
            sign=next(filter(None, signs), ""),
            action=chosen[-1] if chosen else next(filter(None, others), ""),
            mark=mark,
            deed=_deed(chosen[-1], events) if chosen else "",
        )

    def new_round(
        self, events: Sequence[Event], viewer: int | None
    ) -> tuple[Sequence[BitRow], Sequence[QObject]]:
        got = [row.total for row in self._incomes(events) if row.key == viewer]
        return [bit for total in got for bit in amounts({MONEY: total})], self._gone(events)

    def _pieces(
        self, acts: Sequence[Way], home: str, card: CardFace | None, action: str
    ) -> Iterator[BitRow]:
        """Yield the pieces of a turn, except its ``card`` and the sign of its ``action``.

        Paid tiles are counted, and so are markers on places without a picture. A garment that is
        sold and a tile that is traded at once are no loss: what they brought is told beside them.
        """
        spent, marked = 0, Counter[str]()
        for way in acts:
            if card is not None and way.face is card:
                continue
            if way.seat != NOBODY:
                face = self._marked(way.target)
                if face is not None:
                    yield BitRow(0, face)
                marked.update(s for place, s in self._signs.items() if way.target.startswith(place))
            elif way.face is None:
                if not way.amount and way.sign != action:
                    yield BitRow(0, sign=way.sign)
            elif isinstance(way.face, TileFace) and (way.source, way.target) == (home, STOCKS):
                spent += 1
            else:
                lost = way.target == STOCKS and way.source == home
                worth = 1 if way.target == home else -1 if lost else 0
                yield BitRow(0, way.face, text=self._where(way.target), worth=worth)
        yield from amounts({**marked, SPENT: -spent})

    def _causes(self, events: Sequence[Event]) -> Iterator[str]:
        """Yield the sign of what brought about each event: a bonus or a guest, or the action."""
        now, rented = "", False
        for event in events:
            match event:
                case ActionChosen():
                    now, rented = "", False
                case BonusUsed(_, source):
                    now = GUEST if source in self._faces.rules.dresses else BONUS
                    rented = False
            rewards = isinstance(event, happened.ResourceTaken)
            rewards |= getattr(event, "reason", "") == REWARD
            yield GUEST if rented and rewards else now
            rented |= isinstance(event, happened.DressRented)

    def _picture(self, space: str) -> PictureFace:
        board = self._faces.rules.board
        drawn = picture_of(board, board.decorations[space], self._faces.edition)
        return PictureFace(self._faces, drawn, "", "")

    def _marked(self, target: str) -> QObject | None:
        """Return the picture of the place on which a marker was put, or None."""
        place, _, space = target.partition(":")
        if place == "all_halls":
            return self._all_halls
        return self._decoration(space) if place == "space" else None

    def _place(self, way: Way, *, taken: bool) -> str:
        """Return the place on the table that shows the result of a way; empty if none does."""
        if way.target.startswith(self._stays):
            return way.target
        return way.source if taken and way.source.startswith(self._leaves) else ""

    def _where(self, target: str) -> str:
        space = self._faces.rules.board.spaces.get(target.removeprefix("space:"))
        return "" if space is None else capital(str(self._faces.wording.hall(space.hall)))


def _deed(action: str, events: Sequence[Event]) -> str:
    """Return the key of what a main action became; empty if its name says it."""
    became = DEEDS.get(action)
    done = became is not None and any(isinstance(event, became[0]) for event in events)
    return became[1] if became is not None and done else ""


def _changes(events: Sequence[Event]) -> Iterator[tuple[str, int]]:
    """Yield the amounts that a turn gained and cost, each with its sign."""
    for event in events:
        match event:
            case happened.LivreGained(_, amount):
                yield "livre", amount
            case happened.LivrePaid(_, amount):
                yield "livre", -amount
            case PrestigeGained(_, amount):
                yield "prestige", amount
            case happened.NotionsGained(_, thread, lace):
                yield from (("thread", thread), ("lace", lace))
            case happened.NotionsPaid(_, thread, lace):
                yield from (("thread", -thread), ("lace", -lace))
