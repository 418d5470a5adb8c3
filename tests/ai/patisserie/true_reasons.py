"""The reasons of hints in La Pâtisserie Rococo, recomputed from the rules and two positions alone.

None of this uses the code that makes reasons, nor that which scores tables.
"""

from collections.abc import Callable, Iterable, Mapping

from rococo_desktop.engine.events import Event
from rococo_desktop.engine.reasons import Reason, Value
from rococo_desktop.rules.events import BonusUsed
from rococo_desktop.rules.patisserie.events import RecipeDiscarded
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.model import Player, State

Units = list[int]
"""Flour, sugar, butter, honey, nuts, egg."""
Values = Mapping[str, Value]


class Truth:
    """What is true of the way from one position to another, for the seat that plays."""

    def __init__(
        self, match: Patisserie, before: State, after: State, seat: int, events: Iterable[Event]
    ) -> None:
        self.match, self.rules = match, match.rules
        self.before, self.after, self.seat = before, after, seat
        self.then, self.now = before.players[seat], after.players[seat]
        self.events = [*events]
        coins = self.now.coins - self.then.coins
        self.told: Mapping[str, Callable[[Values], bool]] = {
            "now": lambda v: v["gain"] == self.now.prestige - self.then.prestige > 0,
            "item": self._item,
            "table": lambda v: self._table(v) and not self._comes_first(v),
            "leads": lambda v: self._table(v) and self._comes_first(v) and not self._led(v),
            "leads_taken": lambda v: (
                self._table(v) and self._comes_first(v) and self._led(v) == [v["seat"]]
            ),
            "income_coins": lambda v: v["amount"] == self._income(1)[0] - self._income(0)[0] > 0,
            "income_prestige": lambda v: v["points"] == self._income(1)[1] - self._income(0)[1] > 0,
            "hires": lambda v: self._joins(v) and v["rounds"] == self._rounds_left() > 0,
            "hires_now": lambda v: self._joins(v) and not self._rounds_left(),
            "completes": self._completes,
            "enough": self._enough,
            "fills": self._fills,
            "lacks": lambda v: self._lacks_little(v) and self._shares(v),
            "lacks_shared": lambda v: self._lacks_little(v) and self._shares(v),
            "toward": lambda v: (
                self._toward(v) and self._shares(v) and sum(numbers(v["missing"])) <= 2
            ),
            "toward_far": lambda v: (
                self._toward(v) and self._shares(v) and sum(numbers(v["missing"])) > 2
            ),
            "toward_shared": lambda v: self._toward(v) and self._shares(v),
            "together": self._together,
            "display": lambda v: self._display(v) and self._shares(v),
            "display_shared": lambda v: self._display(v) and self._shares(v),
            "wanted": self._wanted,
            "stored": self._came,
            "topping": lambda v: self._new_topping() and v["recipe"] in self._bare(),
            "topping_later": lambda _: self._new_topping() and not self._bare(),
            "farthest": self._farthest,
            "least": self._least,
            "discards": lambda v: self._goes(v) and any(self._of(v, self.then)),
            "goes": lambda v: self._goes(v) and self._worth(v),
            "conflicts": self._conflicts,
            "needs_chef": self._needs_chef,
            "baked": self._baked,
            "baked_rewarded": self._baked,
            "brings": lambda v: (
                v["amount"] == coins > 0 and v["each"] == self.rules.constants.coins_per_prestige
            ),
            "buys": lambda v: v["amount"] == coins > 0 and self._buys(v),
            "affords": lambda v: v["amount"] == coins > 0 and self._affords(v),
            "notice_worth": lambda v: self._leaves(v) and numbers((v["points"],)) >= [1],
            "notice_little": self._leaves,
            "bonus_is": lambda v: (
                v["staff"] in [each.card for each in self.events if isinstance(each, BonusUsed)]
            ),
            "chance": lambda _: any(each.reveals for each in self.events),
        }

    def holds(self, reason: Reason) -> bool:
        """Return whether a reason is true; one that nobody knows here is a KeyError."""
        return self.told[reason.key.removeprefix("patisserie-advice-")](reason.values)

    # -- points ----------------------------------------------------------------------------------

    def _item(self, v: Values) -> bool:
        had, has = (self._points(state, str(v["item"])) for state in (self.before, self.after))
        return v["gain"] == has - had > 0

    def _points(self, state: State, item: str) -> int:
        board = self.rules.board
        match item:
            case "dishes":
                mine = [dish for dish, owner in state.dishes.values() if owner == self.seat]
                return sum(self.rules.recipes[dish].prestige for dish in mine)
            case "posts":
                owned = [each for each, owner in state.posts.items() if owner == self.seat]
                return sum(board.posts[each].prestige for each in owned)
            case "hosts":
                owned = [each for each, owner in state.hosts.items() if owner == self.seat]
                return sum(each.prestige for each in board.hosts if each.id in owned)
            case "served":
                others = {*state.posts.values()} - {self.seat}
                return len(others) * [*state.hosts.values()].count(self.seat)
        items = self.match.score(state).players[self.seat].items
        return sum(each.points for each in items if each.item == item)

    def _ranks(self, state: State, table: Value) -> list[int]:
        """Return the seats at a table, the best first: the most dishes, then the nearest one."""
        (spaces,) = [each.spaces for each in self.rules.board.tables if each.id == table]
        owners = [state.dishes[space.id][1] for space in spaces if space.id in state.dishes]
        return sorted({*owners}, key=lambda seat: (-owners.count(seat), owners.index(seat)))

    def _table(self, v: Values) -> bool:
        (table,) = [each for each in self.rules.board.tables if each.id == v["table"]]
        places = [table.first, table.second][: 2 if self.match.seats > 2 else 1]
        had, has = (
            dict(zip(self._ranks(state, table.id), places, strict=False)).get(self.seat, 0)
            for state in (self.before, self.after)
        )
        return v["gain"] == has - had > 0

    def _led(self, v: Values) -> list[int]:
        return self._ranks(self.before, v["table"])[:1]

    def _comes_first(self, v: Values) -> bool:
        return self._ranks(self.after, v["table"])[:1] == [self.seat] != self._led(v)

    def _income(self, late: int) -> tuple[int, int]:
        state, player = ((self.before, self.then), (self.after, self.now))[late]
        constants = self.rules.constants
        made = constants.decoration_income[: len(player.decorations)]
        hosts = [*state.hosts.values()].count(self.seat) * constants.host_income
        return hosts + sum(each.coins for each in made), sum(each.prestige for each in made)

    def _rounds_left(self) -> int:
        return self.rules.constants.rounds - self.before.round

    def _leaves(self, v: Values) -> bool:
        card, constants = str(v["staff"]), self.rules.constants
        chef = self.rules.staff[card].training == "chef"
        coins = constants.chef_notice if chef else constants.assistant_notice
        left = card in self.then.inventory() and card not in self.now.inventory()
        return left and v["amount"] == coins

    def _joins(self, v: Values) -> bool:
        return v["staff"] in self.now.inventory() and v["staff"] not in self.then.inventory()

    # -- the kitchen -----------------------------------------------------------------------------

    def _needs(self, *recipes: str) -> Units:
        tiles = [self.rules.recipes[each] for each in recipes]
        needs = [(t.flour, t.sugar, t.butter, t.honey, t.nuts, t.egg) for t in tiles]
        return [sum(column) for column in zip(*needs, strict=True)]

    def _has(self, player: Player) -> Units:
        tiles = [self.rules.ingredients[each] for each in player.ingredients]
        own = [(t.honey, t.nuts, t.egg) for t in tiles]
        goods = [player.flour, player.sugar, player.butter]
        return [*goods, *(sum(each[place] for each in own) for place in range(3))]

    def _lacking(self, player: Player, *recipes: str) -> Units:
        pairs = zip(self._needs(*recipes), self._has(player), strict=True)
        return [max(0, need - has) for need, has in pairs]

    def _of(self, v: Values, player: Player) -> Units:
        return self._lacking(player, str(v["recipe"]))

    def _worth(self, v: Values) -> bool:
        return v["points"] == self.rules.recipes[str(v["recipe"])].prestige

    def _gained(self) -> Units:
        pairs = zip(self._has(self.now), self._has(self.then), strict=True)
        return [max(0, now - then) for now, then in pairs]

    def _completes(self, v: Values) -> bool:
        recipes = [*named(v["recipes"])]
        worth = sum(self.rules.recipes[each].prestige for each in recipes)
        has = {*recipes} <= {*self.now.recipes} and not any(self._lacking(self.now, *recipes))
        return has and v["points"] == worth

    def _enough(self, v: Values) -> bool:
        recipes = [*named(v["recipes"])]
        mine = {*recipes} <= {*self.then.recipes} & {*self.now.recipes}
        lacked = any(self._lacking(self.then, *recipes))
        return mine and lacked and not any(self._lacking(self.now, *recipes))

    def _fills(self, v: Values) -> bool:
        lacked = self._of(v, self.then)
        kept = v["recipe"] in self.then.recipes and v["recipe"] in self.now.recipes
        full = any(lacked) and not any(self._of(v, self.now))
        return kept and full and v["missing"] == tuple(lacked) and self._worth(v)

    def _lacks_little(self, v: Values) -> bool:
        new = v["recipe"] in self.now.recipes and v["recipe"] not in self.then.recipes
        missing = self._of(v, self.now)
        return new and any(missing) and v["missing"] == tuple(missing) and self._worth(v)

    def _shares(self, v: Values) -> bool:
        """Check that a recipe lacks more once the near ones that are named have been baked.

        Where none is named, they leave it what it would use.
        """
        recipe, own = str(v["recipe"]), self._of(v, self.now)
        near = [
            each
            for each in self.now.recipes
            if each != recipe and sum(self._lacking(self.now, each)) <= 2
        ]
        has, needs = self._has(self.now), self._needs(recipe)
        used = self._needs(*near) if near else [0] * len(has)
        left = [max(0, n - taken) for n, taken in zip(has, used, strict=True)]
        scarce = [max(0, need - n) > lack for need, n, lack in zip(needs, left, own, strict=True)]
        needing = [
            each
            for each in near
            if any(n and short for n, short in zip(self._needs(each), scarce, strict=True))
        ]
        return needing == (named(v["rivals"]) if "rivals" in v else [])

    def _toward(self, v: Values) -> bool:
        lacked, lacks = self._of(v, self.then), self._of(v, self.now)
        less = tuple(max(0, had - has) for had, has in zip(lacked, lacks, strict=True))
        told = v["brought"] == less and v["missing"] == tuple(lacks)
        return told and any(less) and any(lacks) and v["recipe"] in self.now.recipes

    def _came(self, v: Values) -> bool:
        """Check that what is brought came in this play."""
        return all(n <= came for n, came in zip(numbers(v["brought"]), self._gained(), strict=True))

    def _together(self, v: Values) -> bool:
        recipes = [*named(v["recipes"])]
        needs = self._needs(*recipes)
        told = [need if n else 0 for need, n in zip(needs, numbers(v["brought"]), strict=True)]
        own = len(recipes) > 1 and {*recipes} <= {*self.now.recipes}
        return own and numbers(v["needed"]) == told and self._came(v)

    def _display(self, v: Values) -> bool:
        lacked = self._of(v, self.then)
        shown = v["recipe"] in self.after.recipes and not any(self._of(v, self.now))
        return shown and numbers(v["brought"]) == lacked and any(lacked) and self._worth(v)

    def _wanted(self, v: Values) -> bool:
        (place,) = [place for place, n in enumerate(numbers(v["brought"])) if n]
        shown = [each for each in self.after.recipes if each and each in self.before.recipes]
        n = numbers(v["brought"])[place]
        needing = [
            each for each in shown if self._needs(each)[place] > self._has(self.now)[place] - n
        ]
        lacks = [sum(self._lacking(self.now, each)) for each in needing]
        nearest = v["recipe"] in needing and sum(self._of(v, self.now)) == min(lacks)
        return self._came(v) and v["n"] == len(needing) and nearest and self._worth(v)

    def _new_topping(self) -> bool:
        new = {*self.now.ingredients} - {*self.then.ingredients}
        return any(self.rules.ingredients[each].topping for each in new)

    def _plain(self) -> list[str]:
        pairs = zip(self.now.racks, self.now.toppings, strict=True)
        return [dish for dish, topping in pairs if dish and not topping]

    def _bare(self) -> list[str]:
        """Return the best dishes for which there was no topping before."""
        tiles = [each for each in self.now.ingredients if each in self.then.ingredients]
        had = sum(self.rules.ingredients[each].topping for each in tiles)
        plain = sorted(self._plain(), key=lambda dish: -self.rules.recipes[dish].prestige)
        return plain[had:][:1]

    def _goes(self, v: Values) -> bool:
        gone = [each.recipe for each in self.events if isinstance(each, RecipeDiscarded)]
        told = "missing" not in v or v["missing"] == tuple(self._of(v, self.then))
        return v["recipe"] in gone and told

    def _farthest(self, v: Values) -> bool:
        lacks = [sum(self._lacking(self.then, each)) for each in self.now.recipes]
        return self._goes(v) and sum(self._of(v, self.then)) > max(lacks)

    def _least(self, v: Values) -> bool:
        worth = [self.rules.recipes[each].prestige for each in self.now.recipes]
        own = self.rules.recipes[str(v["recipe"])].prestige
        return self._goes(v) and v["points"] == own < min(worth)

    def _conflicts(self, v: Values) -> bool:
        gone, kept = named(v["recipes"])
        single = any(self._lacking(self.then, gone)) or any(self._lacking(self.then, kept))
        goes = self._goes({"recipe": gone})
        return goes and not single and any(self._lacking(self.then, gone, kept))

    def _needs_chef(self, v: Values) -> bool:
        chefs = [self.rules.recipes[each].chef for each in self.now.recipes]
        return self._goes(v) and self.rules.recipes[str(v["recipe"])].chef and not any(chefs)

    def _baked(self, v: Values) -> bool:
        dish = str(v["recipe"])
        new = dish in self.now.racks and dish not in self.then.racks
        if new and "table" in v:
            (table,) = [each for each in self.rules.board.tables if each.id == v["table"]]
            free = any(space.id not in self.after.dishes for space in table.spaces)
            new = free and self.after.table_bonuses[table.id] == v["reward"]
        return new and self._worth(v)

    # -- money -----------------------------------------------------------------------------------

    def _buys(self, v: Values) -> bool:
        missing = self._of(v, self.now)
        (place,) = [place for place, n in enumerate(missing) if n]
        good = [*self.rules.goods.values()][place]
        price = good.prices[missing[place] - 1]
        stored = v["recipe"] in self.now.recipes and v["missing"] == tuple(missing)
        return stored and self.then.coins < price <= self.now.coins

    def _affords(self, v: Values) -> bool:
        (host,) = [each for each in self.rules.board.hosts if each.id == v["host"]]
        return host.id not in self.after.hosts and self.then.coins < host.cost <= self.now.coins


def hand_holds(match: Patisserie, player: Player, card: str, reason: Reason) -> bool:
    """Return whether a reason for the choice of a staff card is true."""
    key, v, staff = reason.key.removeprefix("patisserie-advice-"), reason.values, match.rules.staff
    hand = [each for each in player.hand if each != card]
    hand += [] if card in player.hand else [card]
    chefs = sum(staff[each].training == "chef" for each in hand)
    match key:
        case "hand" | "spare_chef" | "spare_assistant":
            trained = staff[card].training == "chef"
            here, others = (chefs, len(hand) - chefs) if trained else (len(hand) - chefs, chefs)
            spared = {"hand": "", "spare_chef": "chef", "spare_assistant": "assistant"}[key]
            told = (v["hand_chefs"], v["hand_assistants"]) == (chefs, len(hand) - chefs)
            return told and (not spared or (spared == staff[card].training and here >= others))
        case "chef_recipes":
            mine = [each for each in player.recipes if match.rules.recipes[each].chef]
            return staff[card].training == "chef" and [*named(v["recipes"])] == mine != []
        case "bonus_worth" | "bonus_is":
            return v["staff"] == card
        case "bonus_lost" | "bonus_slight":
            return v["staff"] == card and card in player.hand
        case "bonus_least":
            return card in player.hand
    raise KeyError(key)


def named(value: Value) -> list[str]:
    assert isinstance(value, tuple)
    return [str(each) for each in value]


def numbers(value: Value) -> Units:
    assert isinstance(value, tuple)
    return [each for each in value if isinstance(each, int)]
