"""The festival in the garden: presentation tables, service, noble hosts and special bonuses."""

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from rococo_desktop.controller.patisserie.faces import Faces, sign_of
from rococo_desktop.controller.patisserie.spots import SpotRow
from rococo_desktop.controller.qt import InQml
from rococo_desktop.controller.rows import NOBODY, Rows, RowsOf
from rococo_desktop.controller.table.marks import Marks
from rococo_desktop.rules.patisserie.actions.place import stays_free
from rococo_desktop.rules.patisserie.components.bonuses import Dishes, DishFilter
from rococo_desktop.rules.patisserie.components.models import Post, Table
from rococo_desktop.rules.patisserie.scoring import standings
from rococo_desktop.rules.patisserie.view import View
from rococo_desktop.texts import capital

HATS = ("chef", "assistant")
"""The kinds of dishes that the chef's hat tells apart."""


class TableRow(NamedTuple):
    """A presentation table.

    ``matches`` are the signs of the dishes for its table bonus, ``worth`` their printed prestige,
    none if it does not matter; ``times`` is the sign of what the reward is multiplied by. The dish
    of the ``winner`` on the space ``nearest`` to the sign wins ties, as ``ties`` tells; there may
    be none.
    """

    key: str
    name: str
    first: int
    second: int
    leader: int
    runner: int
    standing: str
    nearest: str
    winner: int
    ties: str
    matches: str
    worth: list[int]
    reward: str
    amount: int
    times: str
    bonus: str
    spots: Rows


class AreaRow(NamedTuple):
    """A service staff area between two tables, with its two posts."""

    key: str
    name: str
    one: str
    other: str
    spots: Rows


class SpecialRow(NamedTuple):
    """A special bonus tile; ``claimed`` are the seats, ``points`` the prestige of its spaces.

    ``told`` gives both in words.
    """

    key: str
    name: str
    asked: bool
    points: list[int]
    claimed: list[int]
    told: str


@InQml("Patisserie.Game")
class Board(QObject):
    """Everything on the board except the displays."""

    changed = Signal()

    tables = RowsOf(TableRow)
    areas = RowsOf(AreaRow)
    hosts = RowsOf(SpotRow)
    specials = RowsOf(SpecialRow)

    def __init__(self, faces: Faces, parent: QObject) -> None:
        super().__init__(parent)
        self._faces = faces
        board = faces.rules.board
        self._on_table: dict[str, Rows] = {table.id: Rows(SpotRow, self) for table in board.tables}
        self._posts = {area.id: Rows(SpotRow, self) for area in board.areas}

    def refresh(self, view: View, marks: Marks) -> None:
        board, wording = self._faces.rules.board, self._faces.wording
        for table in board.tables:
            nearest = _nearest(view, table)
            self._on_table[table.id].show(
                self._space(view, marks, space.id, n, nearest)
                for n, space in enumerate(table.spaces)
            )
        for area in board.areas:
            self._posts[area.id].show(self._post(view, marks, post) for post in area.posts)
        self.areas.show(
            AreaRow(
                area.id,
                self._faces.text(
                    "area",
                    first=wording.table(area.tables[0]),
                    second=wording.table(area.tables[1]),
                ),
                *area.tables,
                self._posts[area.id],
            )
            for area in board.areas
        )
        self.hosts.show(self._host(view, marks, host) for host in board.host)
        self.specials.show(self._special(view, bonus) for bonus in view.special_bonuses)
        self.changed.emit()

    def follow(self, view: View) -> None:
        """Show the tables with who leads there by the dishes of ``view``."""
        tables = self._faces.rules.board.tables
        self.tables.show(self._table(view, table.id) for table in tables)

    def _space(self, view: View, marks: Marks, space: str, place: int, nearest: int) -> SpotRow:
        """Return the row of a space at its place from the sign, where the nearest dish is known."""
        faces = self._faces
        label = faces.wording.space(space)
        gain = faces.rules.board.spaces[space].bonus
        dish, owner = view.dishes.get(space, ("", NOBODY))
        if not dish:
            amount = 0 if gain is None else gain.amount
            about = faces.text("nearer" if place else "nearest") if place < nearest else ""
            return SpotRow(
                space, label, *marks.choice(space), about=about, gain=sign_of(gain), amount=amount
            )
        told = [faces.wording.recipe_details(dish), self._faces.wording.name(owner)]
        if place == nearest:
            told.append(faces.text("wins_ties"))
        dishes = faces.catalogue.listed(told)
        # A presented dish is itself an option when one is moved to another table.
        choice = dish if marks.legal(dish) else space
        face = faces.dish(dish)
        return SpotRow(space, dishes, *marks.choice(choice), about=label, face=face, owner=owner)

    def _post(self, view: View, marks: Marks, post: Post) -> SpotRow:
        owner = view.posts.get(post.id, NOBODY)
        closed = owner == NOBODY and stays_free(self._faces.rules, view.posts, post.id)
        wording = self._faces.wording
        price = post.cost if owner != NOBODY else marks.price(post.cost)
        label = self._faces.priced(str(wording.post(post.id)), price)
        if owner != NOBODY:
            label = self._faces.text("owned", place=label, player=wording.name(owner))
        if closed:
            label = self._faces.text("closed", place=label)
        if post.bonus is None:
            sign, amount = "prestige-end", post.prestige
        else:
            sign, amount = sign_of(post.bonus), post.bonus.amount
        about = self._faces.text("about-post", **wording.numbers, **wording.where(post.id))
        return SpotRow(
            post.id,
            label,
            *marks.choice(post.id),
            about=self._with_price(about, price, post.cost),
            owner=owner,
            price=price,
            printed=post.cost,
            gain=sign,
            amount=amount,
            closed=closed,
        )

    def _host(self, view: View, marks: Marks, host: str) -> SpotRow:
        entry = self._faces.rules.board.host[host]
        owner = view.hosts.get(host, NOBODY)
        wording = self._faces.wording
        price = entry.cost if owner != NOBODY else marks.price(entry.cost)
        label = self._faces.priced(str(wording.host(host)), price)
        if owner != NOBODY:
            label = self._faces.text("owned", place=label, player=wording.name(owner))
        about = [self._faces.text("about-host", **wording.numbers)]
        if serving := sorted({*view.posts.values()}):
            players = self._faces.catalogue.listed(map(wording.name, serving))
            about.append(self._faces.text("about-host_now", players=players))
        return SpotRow(
            host,
            label,
            *marks.choice(host),
            about=self._with_price(self._faces.catalogue.sentences(about), price, entry.cost),
            owner=owner,
            price=price,
            printed=entry.cost,
            gain="prestige-end",
            amount=entry.prestige,
        )

    def _with_price(self, about: str, price: int, printed: int) -> str:
        coins = self._faces.wording.coins
        return self._faces.catalogue.with_price(about, coins(price), coins(printed))

    def _table(self, view: View, table: str) -> TableRow:
        faces, entry = self._faces, self._faces.rules.board.table[table]
        tile = faces.rules.table_bonuses[view.table_bonuses[table]]
        ranked = standings(view.dishes, entry)
        second = entry.second if faces.rules.second_places else 0
        named = [
            faces.text("place_of", player=faces.wording.name(each.seat), n=each.number)
            for each in ranked[:2]
        ]
        leaders = [each.seat for each in ranked]
        nearest = next((space.id for space in entry.spaces[_nearest(view, entry) :]), "")
        _, owner = view.dishes.get(nearest, ("", NOBODY))
        return TableRow(
            key=table,
            name=capital(str(faces.wording.table(table))),
            first=entry.first,
            second=second,
            leader=leaders[0] if leaders else NOBODY,
            runner=leaders[1] if len(leaders) > 1 and second else NOBODY,
            standing=faces.catalogue.listed(named) or faces.text("nobody_yet"),
            nearest=nearest,
            winner=owner,
            ties=faces.text("ties")
            if owner == NOBODY
            else faces.text("ties_to", player=faces.wording.name(owner)),
            matches=faces.matching(tile),
            worth=_worth(tile.dishes),
            reward=sign_of(tile.reward),
            amount=tile.reward.amount,
            times="post" if tile.reward.gain == "coins_by_posts" else "",
            bonus=capital(faces.wording.table_bonus(tile.id)),
            spots=self._on_table[table],
        )

    def _special(self, view: View, bonus: str) -> SpecialRow:
        rules, decision = self._faces.rules, view.decision
        tile = rules.special_bonuses[bonus]
        asked = decision is not None and getattr(decision.frame, "bonus", "") == bonus
        points = tile.prestige[rules.board_name]
        claimed = view.special_bonuses[bonus]
        listed = self._faces.catalogue.listed
        names = listed(map(self._faces.wording.name, claimed))
        told = self._faces.text(
            "special_told",
            points=listed(map(str, points)),
            names=names or self._faces.text("nobody_yet"),
        )
        by_hat = isinstance(tile.condition, Dishes) and tile.condition.dishes.kind in HATS
        hat = self._faces.text("about-hat") if by_hat else ""
        return SpecialRow(
            key=bonus,
            name=capital(self._faces.wording.special_bonus(bonus)),
            asked=asked,
            points=list(points),
            claimed=list(claimed),
            told=self._faces.catalogue.sentences([told, hat]),
        )


def _nearest(view: View, table: Table) -> int:
    """Return the place of the dish nearest to the table bonus; the number of places if none."""
    occupied = (n for n, space in enumerate(table.spaces) if space.id in view.dishes)
    return next(occupied, len(table.spaces))


def _worth(dishes: DishFilter) -> list[int]:
    """Return the prestige that matches: one number, the lowest and the highest, or none for any.

    A highest of 0 stands for no limit.
    """
    open_end = dishes.highest == DishFilter().highest
    if open_end:
        return [dishes.lowest, 0] if dishes.lowest else []
    return sorted({dishes.lowest, dishes.highest})
