"""Outlooks and obstacles in words: a line for screen readers, signs for the prompt bar."""

from collections.abc import Iterator

from rococo_desktop.rules.patisserie.components.models import GOODS
from rococo_desktop.rules.patisserie.obstacles import Obstacle
from rococo_desktop.rules.patisserie.outlook import Majority, Outlook
from rococo_desktop.texts import Catalogue, capital
from rococo_desktop.words.patisserie.wording import Wording
from rococo_desktop.words.signs import MINUS, PLUS, Sign, signed

COIN = "coin"
PRESTIGE = "prestige-now"
PRESTIGE_AT_END = "prestige-end"
TILE = "ingredient"


class OutlookWording:
    """Wording of the outlook of an option, and of the obstacle of an illegal one."""

    def __init__(self, catalogue: Catalogue, wording: Wording) -> None:
        self._texts = catalogue
        self._wording = wording

    def obstacle(self, obstacle: Obstacle) -> str:
        key = f"window.patisserie.obstacle.{obstacle.kind}"
        if obstacle.kind == "training":
            return self._texts.text(f"{key}_{obstacle.training}")
        if obstacle.kind != "short":
            return self._texts.text(key, **self._wording.numbers)
        wording = self._wording
        missing = [wording.coins(obstacle.coins)] if obstacle.coins else []
        goods = (("flour", obstacle.flour), ("sugar", obstacle.sugar), ("butter", obstacle.butter))
        amounts = zip(("honey", "nuts", "egg"), obstacle.ingredients, strict=True)
        missing += [wording.good(what, n) for what, n in (*goods, *amounts) if n]
        return self._texts.text(key, what=self._texts.joined(missing))

    def words(self, outlook: Outlook) -> str:
        """Return an outlook as one line for a screen reader."""
        said = [self._amount(sign, amount) for sign, amount in _amounts(outlook)]
        said += [
            f"{self._wording.say('outlook.income')} {self._amount(sign, amount)}"
            for sign, amount in _incomes(outlook)
        ]
        if outlook.final:
            points = self._amount(PRESTIGE, _total(outlook))
            said.append(f"{self._at_the_end()} {points} ({self._wording.items(outlook.final)})")
        return ", ".join([*said, *self._rest(outlook)])

    def signs(self, outlook: Outlook) -> list[Sign]:
        """Return an outlook as amounts with their signs."""
        found = [Sign("", signed(amount), sign) for sign, amount in _amounts(outlook)]
        income = self._wording.say("outlook.income")
        found += [Sign(income, signed(amount), sign) for sign, amount in _incomes(outlook)]
        if outlook.final:
            points, items = signed(_total(outlook)), self._wording.items(outlook.final)
            found.append(Sign(self._at_the_end(), points, PRESTIGE_AT_END, f"({items})"))
        return [*found, *(Sign(after=text) for text in self._rest(outlook))]

    def _at_the_end(self) -> str:
        return self._texts.text("outlook.final")

    def _amount(self, sign: str, amount: int) -> str:
        wording, number = self._wording, abs(amount)
        if sign == COIN:
            said = wording.coins(number)
        elif sign == PRESTIGE:
            said = wording.prestige(number)
        elif sign == TILE:
            said = wording.say("outlook.tiles", n=number)
        else:
            said = wording.good(sign, number)
        return f"{PLUS if amount > 0 else MINUS if amount else ''}{said}"

    def _rest(self, outlook: Outlook) -> Iterator[str]:
        """Yield who leads at the table, and what follows: a random event or a question."""
        if outlook.majority is not None:
            yield self._majority(outlook.majority)
        key = f"outlook.asks.{outlook.asks}"
        if outlook.chance:
            key = f"outlook.chance.{outlook.chance}"
        if f"patisserie.{key}" in self._texts:
            yield self._wording.say(key)

    def _majority(self, majority: Majority) -> str:
        leader = self._wording.name(majority.leader)
        key = "outlook.lead" if majority.lead else "outlook.tie_break"
        text = self._texts.text(key, leader=leader, n=majority.lead)
        place = capital(self._wording.table(majority.table))
        return self._texts.text("outlook.place", place=place, text=text)


def _amounts(outlook: Outlook) -> Iterator[tuple[str, int]]:
    """Yield what changes at once, by sign."""
    amounts = (
        (COIN, outlook.coins),
        (PRESTIGE, outlook.prestige),
        *zip(GOODS, outlook.goods, strict=True),
        (TILE, outlook.tiles),
    )
    return ((sign, amount) for sign, amount in amounts if amount)


def _incomes(outlook: Outlook) -> Iterator[tuple[str, int]]:
    """Yield what changes in each income, by sign."""
    pairs = zip((COIN, PRESTIGE), outlook.income, strict=True)
    return ((sign, amount) for sign, amount in pairs if amount)


def _total(outlook: Outlook) -> int:
    return sum(points for _, points in outlook.final)
