"""Explanations of the pieces, places and areas of the table for beginners."""

from rococo_desktop.rules.rococo.book import RuleBook
from rococo_desktop.rules.rococo.components.bonuses import EmployeeType
from rococo_desktop.rules.rococo.components.models import Decoration, Employee, Hall
from rococo_desktop.texts import Catalogue
from rococo_desktop.texts.nouns import Argument
from rococo_desktop.words.phrases import Values
from rococo_desktop.words.rococo.bonuses import BonusWording
from rococo_desktop.words.rococo.pieces import ROMAN, words_of

MASTER: EmployeeType = "master"
MAKE_DRESS = "make_dress"
DEPUTE = "depute"


class HintWording(BonusWording):
    """Wording of explanations; all numbers are those of the game's own components."""

    def __init__(self, catalogue: Catalogue, rules: RuleBook, edition: str) -> None:
        super().__init__(catalogue, rules, edition)
        constants = rules.constants
        self._nouns = words_of(catalogue, edition)
        self._filled: Values = {
            "statue": self.amounts(constants.statue_prestige_per_color)["prestige"],
            "perDecoration": self.amounts(constants.fountain_livre_per_decoration)["livre"],
            "perDress": self.amounts(constants.fountain_livre_per_dress)["livre"],
            "allHalls": catalogue.listed(map(str, rules.board.all_halls)),
            "cleared": constants.cleared_windows,
            "favor": self.amounts(constants.favor_livre)["livre"],
            "favorPrestige": self.amounts(constants.favor_prestige)["prestige"],
            "money": constants.livre_per_prestige,
            "hand": constants.hand_size,
            "hall": self.hall(rules.board.halls[0].id),
        }

    # -- pieces --------------------------------------------------------------------------------

    def about_card(self, card: str) -> str:
        """Return an explanation of an employee's actions, level and bonus."""
        employee = self._rules.employees[card]
        said = [self._may(employee.type), self._origin(employee)]
        if employee.scoring is not None:
            said.append(self._hint("card-crown", bonus=self.bonus(card)))
        elif employee.bonus is not None:
            said.append(self._hint("card-bonus", bonus=self.bonus(card)))
        else:
            said.append(self._hint("card-none"))
        if employee.type in self._performers(DEPUTE):
            pay = self._rules.constants.depute_pay.of(employee.type)
            said.append(self._hint("card-depute", **self.amounts(pay)))
        return "\n".join(said)

    def about_dress(self, dress: str) -> str:
        tile = self._rules.dresses[dress]
        said = [
            self._hint(
                "piece-dress" if tile.sellable else "piece-dress_unsold",
                livre=self.amounts(tile.value)["livre"],
                prestige=self.amounts(tile.prestige)["prestige"],
            )
        ]
        if tile.master:
            said.append(self._hint("piece-dress_master"))
        return "\n".join(said)

    def about_tile(self, tile: str) -> str:
        notions = self._rules.resources[tile].notions
        if notions.mode == "none":
            return self._hint("piece-tile_silk")
        return self._hint("piece-tile", notions=self.notions(notions))

    def about_empty(self, piece: str, *, last: bool) -> str:
        """Return when an empty place will be filled again; ``last`` if it never will be."""
        return self._hint(f"piece-no_{piece}_last" if last else f"piece-no_{piece}")

    # -- places --------------------------------------------------------------------------------

    def about_space(self, space: str) -> str:
        guest = self._rules.board.spaces[space]
        said = [
            self._hint(
                "space-master" if guest.master else "space-guest",
                hall=self.hall(guest.hall),
            )
        ]
        if guest.hall == self._rules.board.halls[0].id:
            said.append(self._hint("space-royal"))
        if guest.reward is not None:
            said.append(self._hint("space-reward", reward=self._reward(guest.reward)))
        return "\n".join(said)

    def about_decoration(self, space: str) -> str:
        """Return an explanation of a decoration's effect, cost and prestige."""
        decoration = self._rules.board.decorations[space]
        price = self._hint(
            "decoration-price_prestige" if decoration.prestige else "decoration-price",
            livre=self.amounts(decoration.cost)["livre"],
            prestige=self.amounts(decoration.prestige)["prestige"],
        )
        return f"{self._effect(decoration)}\n{price}"

    def about_hall(self, hall: Hall) -> str:
        """Return an explanation of a hall's majority scoring."""
        return self._majority("hall", hall.first, hall.second, hall=self.hall(hall.id))

    def about_fireworks(self) -> str:
        """Return an explanation of the fireworks' majority scoring."""
        fireworks = self._rules.board.fireworks
        return self._majority("fireworks", fireworks.first, fireworks.second)

    def about_area(self, area: str) -> str:
        return self._hint(f"area-{area}", **self._filled)

    def about_action(self, action: str, price: tuple[int, int] | None) -> str:
        """Return an explanation of a main action; ``price`` is its price range in Livre, if any."""
        known = self._rules.main_actions.get(action)
        numbers = {} if known is None else known.numbers(self._rules)
        values = {name: self.amounts(n).get(name, n) for name, n in numbers.items()}
        said = self._hint(f"action-{action}", **values)
        if price is None or not price[1]:
            return said
        low, high = price
        key = "price" if low < high else "price_one"
        cost = self._hint(f"action-{key}", low=low, high=self.amounts(high)["livre"])
        return self._texts.sentences([said, cost])

    # -- parts of phrases ----------------------------------------------------------------------

    def _hint(self, key: str, **values: Argument) -> str:
        return self.say(f"hint-{key}", **{**self._nouns, **values})

    def _performers(self, action: str) -> frozenset[EmployeeType]:
        """Return the types that may perform a main action; empty if no rule set has the action."""
        found = self._rules.main_actions.get(action)
        return frozenset() if found is None else found.performers

    def _may(self, training: EmployeeType) -> str:
        actions = self._rules.main_actions
        may = [self.say(f"action-{a}") for a in actions if training in self._performers(a)]
        barred = [self.say(f"action-{a}") for a in actions if training not in self._performers(a)]
        said = [
            self._hint(
                "card-may", may=self._texts.listed(may), **{"not": self._texts.listed(barred)}
            )
            if barred
            else self._hint("card-may_all")
        ]
        if training in self._performers(MAKE_DRESS):
            said.append(self._hint("thimble-master" if training == MASTER else "thimble-other"))
        return self._texts.sentences(said)

    def _origin(self, employee: Employee) -> str:
        if condition := self.condition(employee.id):
            return self._hint("card-condition", condition=condition)
        if employee.level is None:
            return self._hint("card-start")
        last = max(each.level or 0 for each in self._rules.employees.values())
        return self._hint("card-level", level=ROMAN[employee.level], last=ROMAN[last])

    def _effect(self, decoration: Decoration) -> str:
        return self._hint(f"decoration-{decoration.group}", **self.effect(decoration))

    def _majority(self, key: str, first: int, second: int, **values: Argument) -> str:
        whole = self._rules.second_places
        return self._hint(
            f"majority-{key}" if whole else f"majority-{key}_two",
            first=first,
            second=second,
            **values,
        )
