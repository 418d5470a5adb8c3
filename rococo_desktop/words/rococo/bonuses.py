"""The bonuses and final scorings of employees in words."""

from rococo_desktop.rules.entries import Strict
from rococo_desktop.rules.rococo.components import bonuses as data
from rococo_desktop.rules.rococo.components.bonuses import SILK_COLORS, PerColor
from rococo_desktop.words.amounts import told_steps
from rococo_desktop.words.phrases import Values
from rococo_desktop.words.rococo.pieces import Pieces


class BonusWording(Pieces):
    """Wording of bonuses as instructions: "gain 2 Livre"."""

    def bonus(self, card: str) -> str:
        """Return the text of an employee's bonus or final scoring, or of a dress's bonuses."""
        if card in self._rules.dresses:
            return self._texts.details(self.dress_bonuses(card))
        employee = self._rules.employees[card]
        if employee.scoring is not None:
            final = employee.scoring
            return self.say(f"final-{final.final}", **self._numbers(final))
        if employee.bonus is None:
            return self._texts.text("bonus-none")
        return self._bonus(employee.bonus)

    def dress_details(self, dress: str) -> str:
        """Return a dress with everything printed on it, its bonuses included."""
        return self._texts.details([str(self.dress_in_full(dress)), *self.dress_bonuses(dress)])

    def dress_bonuses(self, dress: str) -> list[str]:
        """Return the bonuses for making and renting a dress, and whether it cannot be sold."""
        tile = self._rules.dresses[dress]
        bonuses = [("dress-made", tile.made), ("dress-rented", tile.rented)]
        found = [
            self._texts.text(key, bonus=self._bonus(bonus))
            for key, bonus in bonuses
            if bonus is not None
        ]
        return found if tile.sellable else [*found, self._texts.text("dress-unsold")]

    def card_and_bonus(self, card: str) -> str:
        """Return an employee with the bonus, which distinguishes employees of one training."""
        values: Values = {"card": self.card(card), "bonus": self.bonus(card)}
        if condition := self.condition(card):
            return self._texts.text("card-with_condition", **values, condition=condition)
        return self._texts.text("card-with_bonus", **values)

    def condition(self, card: str) -> str:
        """Return the hiring condition of an employee; empty if it has none."""
        if card not in self._rules.conditions:
            return ""
        key, values = self._rules.conditions[card]
        return self.say(key, **values)

    def _bonus(self, bonus: data.Bonus) -> str:
        values = self._numbers(bonus)
        if isinstance(bonus, data.PerDress):
            values["gains"] = self._texts.joined(
                [
                    *self._per_color(bonus.livre, "livre"),
                    *self._per_color(bonus.prestige, "prestige"),
                ]
            )
        return self.say(f"bonus-{bonus.told}", **values)

    def _per_color(self, amounts: PerColor, unit: str) -> list[str]:
        return [
            self._texts.text(
                "bonus-per_dress_gain",
                amount=self._texts.text(unit, n=amounts.of(color)),
                dress=self._garment(color),
            )
            for color in SILK_COLORS
            if amounts.of(color)
        ]

    def _numbers(self, parameters: Strict) -> Values:
        """Return the parameters of a bonus as plain numbers, as money and as prestige, by name.

        The first number is also ``n``, ``livre`` and ``prestige``.
        """
        values: Values = {}
        counted: list[int] = []
        for name, value in parameters:
            if name == "steps":
                values[name] = self._texts.listed(told_steps(value, self._texts.text, "bonus-step"))
            elif isinstance(value, int):
                counted.append(value)
                amounts = self.amounts(value)
                values |= {name: value, f"{name}_livre": amounts["livre"]}
                values[f"{name}_prestige"] = amounts["prestige"]
            elif isinstance(value, PerColor):
                counted += value
                for color, amount in zip(SILK_COLORS, value, strict=True):
                    values[f"{color}_{name}"] = self.amounts(amount)[name]
            elif isinstance(value, tuple):
                key = f"silk_color-{self._edition}"  # in the form used beside the word for silk
                colors = [self._texts.text(f"{key}-{color}") for color in value]
                values[name] = self._texts.joined(colors, "or")
        return values | (self.amounts(counted[0]) if counted else {})
