"""The reasons of hints in Rococo, recomputed from the rules and two positions alone.

None of this uses the code that makes reasons, nor that which scores majorities.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

from rococo_desktop.engine.events import Event
from rococo_desktop.engine.reasons import Reason, Value
from rococo_desktop.rules.rococo.components import bonuses as data
from rococo_desktop.rules.rococo.components.models import Dress
from rococo_desktop.rules.rococo.events import EmployeeDeputed
from rococo_desktop.rules.rococo.model import Player, State
from rococo_desktop.rules.rococo.rulebook import Rococo

WAYS = ("taken", "led", "gained", "kept")
Row = tuple[int, ...]
"""What decides a majority for one seat: the count, then what breaks ties."""


def first_and_second(rows: Sequence[Row]) -> tuple[list[int], list[int]]:
    """Return who is first and who is second; a shared first place leaves no second one."""
    present = {seat: row for seat, row in enumerate(rows) if row[0]}
    first = [seat for seat in present if present[seat] == max(present.values())]
    rest = {seat: row for seat, row in present.items() if seat not in first}
    second = [seat for seat in rest if rest[seat] == max(rest.values())]
    return first, second if len(first) == 1 else []


class Truth:
    """What is true of the way from one position to another, for the seat that plays."""

    def __init__(
        self, match: Rococo, before: State, after: State, seat: int, events: Iterable[Event]
    ) -> None:
        self.match, self.rules = match, match.rules
        self.before, self.after, self.seat = before, after, seat
        self.events = [*events]
        self.told: Mapping[str, Callable[[Mapping[str, Value]], bool]] = {
            "starts": lambda _: after.favor == seat != before.favor,
            "now": lambda v: v["gain"] == self._mine(after).prestige - self._mine(before).prestige,
            "item": lambda v: v["gain"] == self._item(after, v) - self._item(before, v),
            "costs": self._costs,
            "denied_card": self._denied_card,
            "denied_decoration": self._denied_decoration,
            "halls": self._all_halls,
            "hires": lambda v: self._joins(v) and v["rounds"] == self._rounds_left() > 0,
            "hires_now": lambda v: self._joins(v) and not self._rounds_left(),
            "hires_livre": self._earns,
            "deputes": self._leaves,
            "income": lambda v: v["livre"] == self._income(after) - self._income(before),
            "brings": lambda v: (
                v["livre"] == self._mine(after).livre - self._mine(before).livre > 0
            ),
            "completes": self._completes,
            "completes_hall": self._completes,
            "nearer": self._nearer,
            "stored": self._stored,
            "left_dress": self._left_dress,
            "left_decoration": self._left_decoration,
            "chance": lambda _: any(each.reveals for each in self.events),
            **{f"{kind}-{way}": self._majority for kind in ("hall", "fireworks") for way in WAYS},
        }

    def holds(self, reason: Reason) -> bool:
        """Return whether a reason is true; one that nobody knows here is a KeyError."""
        key = reason.key.removeprefix("advice-")
        return self.told[key]({"way": key.rpartition("-")[2], **reason.values})

    def lacks(self, dress: str) -> bool:
        """Return whether anything is missing for a dress on display."""
        return any(self._lacks(self.after, dress))

    # -- majorities ------------------------------------------------------------------------------

    def _rows(self, state: State, hall: str) -> list[Row]:
        """Return the rows of a hall, or of the fireworks (Deluxe, "End of Game Scoring")."""
        seats, board = range(len(state.players)), self.rules.board
        if not hall:
            places = [
                (place, state.decorations[space.id])
                for place, space in enumerate(board.fireworks.spaces)
                if space.id in state.decorations
            ]
            mine = [[place for place, owner in places if owner == seat] for seat in seats]
            return [(len(each), max(each, default=-1)) for each in mine]
        spaces = [space for space in board.spaces.values() if space.hall == hall]
        taken = [(s.master, state.guests[s.id][1]) for s in spaces if s.id in state.guests]
        musicians = [each.id for each in board.decorations.values() if each.group == "musician"]
        patron = next(
            (
                state.decorations.get(each)
                for each in musicians
                if board.decorations[each].hall == hall
            ),
            None,
        )
        return [
            (
                sum(owner == seat for _, owner in taken),
                sum(master for master, owner in taken if owner == seat),
                int(patron == seat),
            )
            for seat in seats
        ]

    def _points(self, state: State, hall: str, seat: int) -> int:
        worth = self._worth(hall)
        first, second = first_and_second(self._rows(state, hall))
        shares = self.match.seats >= self.rules.constants.second_place_players
        return worth[0] * (seat in first) + worth[1] * (seat in second) * shares

    def _worth(self, hall: str) -> tuple[int, int]:
        board = self.rules.board
        place = board.halls_by_id[hall] if hall else board.fireworks
        return place.first, place.second

    def _majority(self, v: Mapping[str, Value]) -> bool:
        hall = str(v.get("hall", ""))
        then, _ = first_and_second(self._rows(self.before, hall))
        now, _ = first_and_second(self._rows(self.after, hall))
        gain = self._points(self.after, hall, self.seat) - self._points(
            self.before, hall, self.seat
        )
        others = [each for each in then if each != self.seat]
        alone, was_alone = now == [self.seat], then == [self.seat]
        if v["way"] == "kept":
            more = (
                self._rows(self.after, hall)[self.seat] > self._rows(self.before, hall)[self.seat]
            )
            return alone and was_alone and more and v["gain"] == self._worth(hall)[0]
        if v["gain"] != gain:
            return False
        if v["way"] == "gained":
            return gain > 0
        led = alone and not was_alone
        return led and ([v["seat"]] == others if v["way"] == "taken" else len(others) != 1)

    def _costs(self, v: Mapping[str, Value]) -> bool:
        other, halls = v["seat"], ["", *(hall.id for hall in self.rules.board.halls)]
        assert isinstance(other, int)
        had, has = (
            sum(self._points(state, hall, other) for hall in halls)
            for state in (self.before, self.after)
        )
        return other != self.seat and v["points"] == had - has > 0

    def _all_halls(self, v: Mapping[str, Value]) -> bool:
        """Check the halls with a dress or the musician, while the bonus is to be had."""
        had, has = self._present(self.before), self._present(self.after)
        halls, places = len(self.rules.board.halls), len(self.rules.board.all_halls)
        free = len(self.after.all_halls) < places and self.seat not in self.after.all_halls
        return free and has > had and (v["present"], v["total"]) == (has, halls)

    def _present(self, state: State) -> int:
        board = self.rules.board
        mine = {
            board.spaces[s].hall for s, (_, owner) in state.guests.items() if owner == self.seat
        }
        return len(
            mine
            | {
                board.decorations[each].hall
                for each in self._decorations(state)
                if board.decorations[each].group == "musician"
            }
        )

    # -- the score sheet -------------------------------------------------------------------------

    def _item(self, state: State, v: Mapping[str, Value]) -> int:
        """Return the points of an item, counted here or, if it is special, on the score sheet."""
        board, mine = self.rules.board, self._decorations(state)
        match v["item"]:
            case "statues":
                number = sum(board.decorations[each].group == "statue" for each in mine)
                colors = Counter(dress.color for dress in self._dresses(state))
                shown = sum(min(number, count) for count in colors.values())
                return shown * self.rules.constants.statue_prestige_per_color
            case "decorations":
                return sum(board.decorations[each].prestige for each in mine)
            case "all_halls":
                place = state.all_halls.index(self.seat) if self.seat in state.all_halls else None
                return 0 if place is None else board.all_halls[place]
            case "livre":
                return self._mine(state).livre // self.rules.constants.livre_per_prestige
        return self._scored(state, self.seat, str(v["item"]))

    def _scored(self, state: State, seat: int, item: str = "") -> int:
        sheet = self.match.score(state).players[seat]
        return (
            sum(each.points for each in sheet.items if each.item == item) if item else sheet.total
        )

    def _decorations(self, state: State) -> list[str]:
        return [each for each, owner in state.decorations.items() if owner == self.seat]

    def _dresses(self, state: State) -> list[Dress]:
        guests = state.guests.values()
        return [self.rules.dresses[dress] for dress, owner in guests if owner == self.seat]

    def _denied_card(self, v: Mapping[str, Value]) -> bool:
        card, rival = str(v["card"]), v["seat"]
        assert isinstance(rival, int)
        player = self.before.players[rival]
        left = sum(each is not None for each in self.before.hire)
        masters = [self.rules.employees[each].type for each in player.hand + player.supply]
        can = (
            player.hand and player.livre >= self.rules.board.hire[left - 1] and "master" in masters
        )
        given = self.before.copy()
        given.players[rival].discard.append(card)
        more = self._scored(given, rival) - self._scored(self.before, rival)
        joined = card in self.before.hire and self._joins(v)
        return rival != self.seat and bool(can) and joined and v["gain"] == more > 0

    def _denied_decoration(self, v: Mapping[str, Value]) -> bool:
        place, rival = str(v["decoration"]), v["seat"]
        assert isinstance(rival, int)
        player, entry = self.before.players[rival], self.rules.board.decorations[place]
        given = self.before.copy()
        given.decorations[place] = rival
        more = self._scored(given, rival) - self._scored(self.before, rival)
        funded = place in {*self._decorations(self.after)} - {*self._decorations(self.before)}
        return funded and bool(player.hand) and player.livre >= entry.cost and v["gain"] == more > 0

    # -- the staff and the income ----------------------------------------------------------------

    def _joins(self, v: Mapping[str, Value]) -> bool:
        return v["card"] in self._mine(self.after).staff() and (
            v["card"] not in self._mine(self.before).staff()
        )

    def _leaves(self, v: Mapping[str, Value]) -> bool:
        gone = [each.card for each in self.events if isinstance(each, EmployeeDeputed)]
        weak = self.rules.employees[str(v["card"])].type != "master"
        return v["card"] in gone and weak and self._rounds_left() > 0

    def _rounds_left(self) -> int:
        return self.rules.constants.rounds - self.before.round

    def _earns(self, v: Mapping[str, Value]) -> bool:
        bonus, player = self.rules.employees[str(v["card"])].bonus, self._mine(self.after)
        staff = len(player.staff())
        match bonus:
            case data.GainLivre():
                each = bonus.amount
            case data.LivrePerDecoration():
                each = bonus.amount * len(self._decorations(self.after))
            case data.LivreByStaff():
                each = [0, *(step.amount for step in bonus.steps if step.start <= staff)][-1]
            case _:
                return False
        turns = round(self._rounds_left() * self.rules.constants.hand_size / staff)
        turns += v["card"] in player.hand
        return self._joins(v) and (v["livre"], v["earned"]) == (each, each * turns)

    def _income(self, state: State) -> int:
        groups = {self.rules.board.decorations[each].group for each in self._decorations(state)}
        constants, found = self.rules.constants, 0
        if "fountain_upper" in groups:
            found += constants.fountain_livre_per_decoration * len(self._decorations(state))
        if "fountain_lower" in groups:
            found += constants.fountain_livre_per_dress * len(self._dresses(state))
        return found

    # -- the workshop ----------------------------------------------------------------------------

    def _materials(self, state: State) -> list[int]:
        player = self._mine(state)
        tiles = [self.rules.resources[tile].silk for tile in player.resources]
        bales = [sum(silk[color] for silk in tiles) for color in range(4)]
        return [*bales, player.thread, player.lace]

    def _gained(self) -> list[int]:
        pairs = zip(self._materials(self.after), self._materials(self.before), strict=True)
        return [max(0, now - then) for now, then in pairs]

    def _price(self, dress: str) -> int:
        return self.rules.board.workshop[self.after.workshop.index(dress)]

    def _lacks(self, state: State, dress: str) -> list[int]:
        face = self.rules.dresses[dress]
        need, has = [*face.silk, face.thread, face.lace], self._materials(state)
        need, has = [*need, self._price(dress)], [*has, self._mine(state).livre]
        return [max(0, n - h) for n, h in zip(need, has, strict=True)]

    def _can_get(self, dress: str) -> bool:
        """Return whether the seat has somebody left for a dress, or it is there next round."""
        if dress not in self.after.workshop:
            return False
        types = [self.rules.employees[card].type for card in self._mine(self.after).hand]
        able = "master" in types or ("journeyman" in types and not self.rules.dresses[dress].master)
        windows = self.after.workshop
        room = len(windows) - self.rules.constants.cleared_windows
        return able or (self._rounds_left() > 0 and windows.index(dress) < room)

    def _completes(self, v: Mapping[str, Value]) -> bool:
        dress = str(v["dress"])
        face = self.rules.dresses[dress]
        if not self._can_get(dress) or any(self._lacks(self.after, dress)):
            return False
        was_there = dress in self.before.workshop and not any(self._lacks(self.before, dress))
        gains = {hall.id: self._gain_in(hall.id, dress) for hall in self.rules.board.halls}
        best = max(gains.values())
        said = v["gain"] == best == gains[str(v["hall"])] if "hall" in v else best <= 0
        return not was_there and v["prestige"] == face.prestige and said

    def _gain_in(self, hall: str, dress: str) -> int:
        then = self.after.copy()
        for space in self.rules.board.spaces.values():
            if space.hall == hall and not space.master and space.id not in then.guests:
                then.guests[space.id] = (dress, self.seat)
                break
        return self._points(then, hall, self.seat) - self._points(self.after, hall, self.seat)

    def _nearer(self, v: Mapping[str, Value]) -> bool:
        dress = str(v["dress"])
        lacked, lacks = self._lacks(self.before, dress), self._lacks(self.after, dress)
        brought = tuple(map(min, self._gained(), lacked))
        told = v["brought"] == brought and v["missing"] == tuple(lacks)
        return told and any(brought) and any(lacks) and self._can_get(dress)

    def _stored(self, v: Mapping[str, Value]) -> bool:
        """Check that so much came, at least."""
        brought = v["brought"]
        assert isinstance(brought, tuple)
        units = [each for each in brought if isinstance(each, int)]
        return any(units) and all(map(int.__le__, units, self._gained()))

    def _left_dress(self, v: Mapping[str, Value]) -> bool:
        dress, livre = str(v["dress"]), self._mine(self.after).livre
        ready = self._can_get(dress) and not any(self._lacks(self.after, dress))
        paid = livre < self._mine(self.before).livre
        return ready and paid and v["livre"] == livre >= self._price(dress)

    def _left_decoration(self, v: Mapping[str, Value]) -> bool:
        place, livre = str(v["decoration"]), self._mine(self.after).livre
        entry = self.rules.board.decorations[place]
        mine = [self.rules.board.decorations[each].group for each in self._decorations(self.after)]
        one_only = entry.group.startswith("fountain") and entry.group in mine
        free = place not in self.after.decorations
        had = self._mine(self.before).livre
        new = livre < had or not had >= entry.cost
        return free and not one_only and new and v["livre"] == livre >= entry.cost

    def _mine(self, state: State) -> Player:
        return state.players[self.seat]


def hand_holds(match: Rococo, state: State, seat: int, hand: Sequence[str], reason: Reason) -> bool:
    """Return whether a reason for a hand of employees is true."""
    types = [match.rules.employees[card].type for card in hand]
    masters, makers = types.count("master"), types.count("master") + types.count("journeyman")
    if reason.key == "advice-hand_masters":
        return reason.values["n"] == masters > 0
    if reason.key == "advice-hand_bonus":
        card = str(reason.values["card"])
        bonus = match.rules.employees[card].bonus
        return card in hand and reason.values["bonus"] == card and bonus is not None
    if reason.key == "advice-hand_tile":
        return _tile_holds(match, state, seat, hand, reason.values)
    assert reason.key == "advice-hand_dress"
    dress = match.rules.dresses[str(reason.values["dress"])]
    makers = masters if dress.master else makers
    truth = Truth(match, state, state, seat, ())
    return reason.values["n"] == makers > 0 and not truth.lacks(dress.id)


def _tile_holds(
    match: Rococo, state: State, seat: int, hand: Sequence[str], values: Mapping[str, Value]
) -> bool:
    """Return whether somebody can buy a tile, so that somebody else has all for a dress."""
    rules, tile, dress = match.rules, str(values["tile"]), str(values["dress"])
    (drawer,) = (each for each in state.warehouse if tile in each)
    left = sum(each is not None for each in drawer)
    after = state.copy()
    player = after.players[seat]
    player.livre -= rules.board.acquire[left - 1]
    player.resources.append(tile)
    types = [rules.employees[card].type for card in hand]
    able = "master" in types or ("journeyman" in types and not rules.dresses[dress].master)
    lacked = Truth(match, state, state, seat, ()).lacks(dress)
    lacks = Truth(match, after, after, seat, ()).lacks(dress)
    return able and len(hand) > 1 and player.livre >= 0 and lacked and not lacks
