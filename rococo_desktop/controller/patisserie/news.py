"""The turns of the others and of the Mentor since the viewer's last turn, in pictures."""

from collections import Counter
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject

from rococo_desktop.controller.pages.guide import ACTIONS
from rococo_desktop.controller.patisserie.faces import Faces
from rococo_desktop.controller.patisserie.foresight import PatisserieSession
from rococo_desktop.controller.patisserie.guide import PAGES
from rococo_desktop.controller.patisserie.people import portrait
from rococo_desktop.controller.patisserie.ways import Ways
from rococo_desktop.controller.qt import InQml
from rococo_desktop.controller.table.bits import BitRow, amounts, by_cause, exchanged
from rococo_desktop.controller.table.news import IncomeRow, News, Pictures
from rococo_desktop.controller.table.portraits import portraits
from rococo_desktop.engine.events import Event
from rococo_desktop.rules.events import (
    ActionChosen,
    BonusUsed,
    CardPlayed,
    CardTaken,
    PrestigeGained,
    RoundBegan,
)
from rococo_desktop.rules.patisserie import events as happened
from rococo_desktop.rules.patisserie.actions.ingredients import UNKEPT
from rococo_desktop.rules.patisserie.components.models import GOODS
from rococo_desktop.rules.patisserie.income import income_of
from rococo_desktop.rules.patisserie.scoring import standings
from rococo_desktop.rules.patisserie.view import View
from rococo_desktop.rules.state import INCOME
from rococo_desktop.texts import capital

COIN = "coin"
PRESTIGE = "prestige-now"
BONUS, TABLE, TABLE_BONUS = "staff", "table", "table-bonus"
"""The signs of what brings something beside the action: a card, a place and a tile of a table."""
STAYS = ("space:", "place:", "special:")
"""The places that show the pieces laid there in a turn."""
LEAVES = ("recipe:", "shelf:", "hire:", "star:")
"""The places that show the pieces a turn took away."""
SOLD = "deliver_sold"
"""The key of delivering dishes that are all sold."""
SIGNS = PAGES[ACTIONS] | {"sell": "coin"}
"""The signs of the actions: those of the guide."""


@InQml("Patisserie.Game")
class PatisserieNews(News):
    """The turns of the other players, and the round that began last."""

    untold = (CardTaken, happened.CardDrafted, happened.StaffTurned, happened.TrayFilled)
    renewing = (RoundBegan, happened.RecipesRevealed, happened.IngredientsRevealed)

    def __init__(self, faces: Faces, parent: QObject) -> None:
        why = faces.catalogue.text("patisserie-round-why")
        super().__init__(faces.catalogue, faces.wording, faces.wording.reason(INCOME), why, parent)
        self._faces = faces

    def refresh(
        self, session: PatisserieSession, viewer: int | None, view: View, events: Sequence[Event]
    ) -> None:
        """Show what ``viewer`` may see of the turns since their own; ``events`` are the newest."""
        if any(isinstance(event, RoundBegan) for event in events):
            faces = portraits(session.setup.seats, portrait)
            incomes = [self._income(view, seat, face) for seat, face in enumerate(faces)]
            first = view.round == 1
            gone, come = self._gone(events), self._come(events)
            self.report.show([] if first else incomes, gone, [] if first else come)
        self.tell(session, viewer)

    # -- a new round ---------------------------------------------------------------------------

    def _income(self, view: View, seat: int, face: str) -> IncomeRow:
        """Return a player's income in its parts, from a state that has not changed since."""
        faces, income = self._faces, income_of(self._faces.rules, view, seat)
        parts = [
            (income.base, COIN, "base_income"),
            (income.hosts, COIN, "hosts"),
            (income.decorations, COIN, "decorations"),
            (income.prestige, PRESTIGE, "decorations"),
        ]
        given = [part for part in parts if part[0]]
        reasons = [faces.text(f"title-{reason}") for _, _, reason in given]
        words = {COIN: faces.wording.coins, PRESTIGE: faces.wording.prestige}
        said = [words[sign](amount) for amount, sign, _ in given]
        return IncomeRow(
            key=seat,
            name=faces.wording.name(seat),
            total=income.coins,
            amounts=[amount for amount, _, _ in given],
            signs=[sign for _, sign, _ in given],
            reasons=reasons,
            told=[
                self._catalogue.text("window-told", label=reason, text=text)
                for reason, text in zip(reasons, said, strict=True)
            ],
            portrait=face,
            leads=self._leads(view, seat),
        )

    def _leads(self, view: View, seat: int) -> str:
        """Return at which tables a player is ahead, with what that scores at the end."""
        faces = self._faces
        return self.ahead(
            (str(faces.wording.table(table.id)), table.first)
            for table in faces.rules.board.tables
            if [each.seat for each in standings(view.dishes, table)][:1] == [seat]
        )

    def _gone(self, events: Sequence[Event]) -> list[QObject]:
        found: list[QObject] = []
        for event in events:
            match event:
                case happened.StaffRemoved(cards):
                    found += [self._faces.card(card) for card in cards]
                case happened.IngredientsDiscarded(tiles):
                    found += [self._faces.tile(tile) for tile in tiles]
                case happened.RecipesDiscarded(recipes):
                    found += [self._faces.recipe(recipe) for recipe in recipes]
        return found

    def _come(self, events: Sequence[Event]) -> list[QObject]:
        found: list[QObject] = []
        for event in events:
            match event:
                case happened.IngredientsRevealed(tiles):
                    found += [self._faces.tile(tile) for tile in tiles]
                case happened.RecipesRevealed(recipes):
                    found += [self._faces.recipe(recipe) for recipe in recipes]
        return found

    def new_round(
        self, events: Sequence[Event], viewer: int | None
    ) -> tuple[Sequence[BitRow], Sequence[QObject]]:
        got = [
            bit
            for kind, sign in ((happened.CoinsGained, COIN), (PrestigeGained, PRESTIGE))
            for event in events
            if isinstance(event, kind) and (event.seat, event.reason) == (viewer, INCOME)
            for bit in amounts({sign: event.amount})
        ]
        return got, self._gone(events)

    # -- a turn --------------------------------------------------------------------------------

    def places(
        self, events: Sequence[Event], before: View, after: View, *, taken: bool = True
    ) -> list[str]:
        left = LEAVES if taken else ()
        shown = [
            place
            for way in Ways(self._faces, before, after).of(events)
            for place in (way.target, way.source)
            if place.startswith(STAYS if place == way.target else left)
        ]
        return list(dict.fromkeys(shown))

    def portrait(self, kind: str) -> str:
        return portrait(kind)

    def card(self, card: str) -> QObject:
        return self._faces.card(card)

    def taken(self, event: Event) -> str | None:
        return event.card if isinstance(event, happened.CardDrafted) else super().taken(event)

    def pictures(
        self,
        seat: int,  # noqa: ARG002
        events: Sequence[Event],
        before: View,  # noqa: ARG002
        after: View,  # noqa: ARG002
    ) -> Pictures:
        opening = (CardPlayed, happened.SoloCardRevealed)
        played = [each.card for each in events if isinstance(each, opening)]
        chosen = [each.action for each in events if isinstance(each, ActionChosen)]
        return Pictures(
            bits=by_cause(events, self._causes(events), self.words(BONUS), self._drawn),
            card=self._faces.card(played[0]) if played else None,
            action=chosen[0] if chosen else "",
            mark=SIGNS.get(chosen[0], "") if chosen else "",
            deed=SOLD if chosen and _sells(events) else "",
        )

    def _causes(self, events: Sequence[Event]) -> Iterator[str]:
        """Yield the sign of what brought about each event: a bonus, a table, or the action."""
        rules, now = self._faces.rules, ""
        for event in events:
            match event:
                case ActionChosen():
                    now = ""
                case BonusUsed():
                    now = BONUS
            reason = getattr(event, "reason", "")
            placed = TABLE_BONUS if reason in rules.table_bonuses else ""
            yield now or placed or (TABLE if reason in rules.board.spaces else "")

    def _drawn(self, events: Sequence[Event]) -> Iterator[BitRow]:
        """Yield what one cause brought about."""
        yield from self._pieces(events)
        yield from exchanged(_changes(events))
        yield from amounts(_used(events))

    def _pieces(self, events: Sequence[Event]) -> list[BitRow]:
        """Return the pieces of a turn in order, each once, as it was in the end.

        A decision card of the Mentor comes before what it decided, with its number.
        """
        faces, found = self._faces, dict[str, BitRow]()
        for event in events:
            match event:
                case happened.DecisionRevealed(_, card):
                    place = 1 + list(faces.rules.solo).index(card)
                    found[card] = BitRow(0, faces.card(card), text=str(place))
                case happened.RecipeAcquired(_, recipe):
                    found[recipe] = BitRow(0, faces.recipe(recipe), worth=1)
                case happened.RecipeDiscarded(_, recipe):
                    found[recipe] = BitRow(0, faces.recipe(recipe), worth=-1)
                case happened.DishBaked(_, recipe) | happened.DishSold(_, recipe):
                    found[recipe] = BitRow(0, faces.dish(recipe))
                case happened.DishDecorated(_, recipe):
                    found[recipe] = BitRow(0, faces.topped(recipe))
                case happened.DishPresented(_, recipe, space) | happened.DishMoved(
                    _, recipe, space
                ):
                    table = faces.rules.board.table_of[space].id
                    where = capital(str(faces.wording.table(table)))
                    found[recipe] = BitRow(0, faces.dish(recipe), text=where)
                case happened.IngredientTaken(_, tile):
                    found[tile] = BitRow(0, faces.tile(tile), worth=1)
                case happened.StaffHired(_, card):
                    found[card] = BitRow(0, faces.card(card), worth=1)
                case happened.NoticeGiven(_, card):
                    found[card] = BitRow(0, faces.card(card), worth=-1)
                case happened.PostPlaced(_, post):
                    tables = (capital(str(each)) for each in faces.wording.where(post).values())
                    found[post] = BitRow(0, sign="post", text=self._catalogue.listed(tables))
                case happened.HostPlaced(_, host):
                    number = faces.wording.say("host_number", **faces.wording.where(host))
                    found[host] = BitRow(0, sign="host", text=capital(number))
                case happened.SpecialClaimed(_, bonus):
                    found[bonus] = BitRow(0, sign="special-bonus", worth=1)
        return list(found.values())


def _sells(events: Sequence[Event]) -> bool:
    """Return whether dishes are sold, and none is presented."""
    kinds = {type(event) for event in events}
    return happened.DishSold in kinds and happened.DishPresented not in kinds


def _changes(events: Sequence[Event]) -> Iterator[tuple[str, int]]:
    """Yield the amounts that a turn gained and cost, each with its sign, without what it used."""
    for event in events:
        match event:
            case happened.CoinsGained(_, amount):
                yield COIN, amount
            case happened.CoinsPaid(_, amount):
                yield COIN, -amount
            case PrestigeGained(_, amount):
                yield PRESTIGE, amount
            case happened.GoodsGained(_, good, amount):
                yield good, amount


def _used(events: Sequence[Event]) -> Counter[str]:
    """Return what a turn used for its dishes, by the signs.

    It is not taken from what the same turn buys: the words tell how much that is.
    """
    used: Counter[str] = Counter()
    for event in events:
        match event:
            case happened.GoodsSpent(_, flour, sugar, butter):
                used.subtract(dict(zip(GOODS, (flour, sugar, butter), strict=True)))
            case happened.IngredientsSpent(_, tiles, reason) if reason != UNKEPT:
                used["ingredient"] -= len(tiles)
    return used
