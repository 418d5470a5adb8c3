"""Outlooks and obstacles in words: a line for screen readers, signs for the prompt bar."""

from collections.abc import Iterable, Iterator

from rococo_desktop.rules.patisserie.actions import ACTIONS
from rococo_desktop.rules.patisserie.components.models import GOODS
from rococo_desktop.rules.patisserie.obstacles import Obstacle
from rococo_desktop.rules.patisserie.outlook import Majority, Outlook
from rococo_desktop.rules.patisserie.scoring import COINS, SPECIALS
from rococo_desktop.texts import Catalogue, capital
from rococo_desktop.words.amounts import MINUS, PLUS, Sign, signed
from rococo_desktop.words.patisserie.wording import Wording
from rococo_desktop.words.refusal import Lack, lack_of, refusal

COIN = "coin"
PRESTIGE = "prestige-now"
PRESTIGE_AT_END = "prestige-end"
TILE = "ingredient"


class OutlookWording:
    """Wording of the outlook of an option, and of the obstacle of an illegal one."""

    def __init__(self, catalogue: Catalogue, wording: Wording) -> None:
        self._texts = catalogue
        self._wording = wording

    def obstacle(self, obstacle: Obstacle, piece: str) -> str:
        """Return why a piece or an action is illegal; a star card says its condition."""
        key = f"window-patisserie-obstacle-{obstacle.kind}"
        if obstacle.kind == "condition":
            if piece in ACTIONS:
                return self._texts.text(f"{key}_any")
            return self._texts.text(key, condition=self._wording.merit(piece))
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

    def lack(self, obstacle: Obstacle) -> Lack:
        """Return what is missing."""
        amounts = (
            ("coin", obstacle.coins),
            ("flour", obstacle.flour),
            ("sugar", obstacle.sugar),
            ("butter", obstacle.butter),
            *zip(("honey", "nuts", "egg"), obstacle.ingredients, strict=True),
        )
        return lack_of(amounts, "coin")

    def refusal(self, what: str, why: str, missing: int, coins: int) -> str:
        """Return why a piece, a place or an action is refused to who has some money."""
        cost = self._wording.coins(coins + missing)
        return refusal(self._texts, self._wording.refused(what), why, missing, cost)

    def each_refused(self, reasons: Iterable[tuple[str, str]]) -> str:
        """Return why each of several pieces is refused."""
        said = (
            self._texts.text("refusal-why", what=self._wording.refused(piece).name, why=why)
            for piece, why in reasons
        )
        return self._texts.details(said)

    def words(self, outlook: Outlook) -> str:
        """Return an outlook as one line for a screen reader."""
        said = [
            " ".join(filter(None, (before, self._amount(sign, amount), after)))
            for before, amount, sign, after in self._changes(outlook)
        ]
        return self._texts.listed([*said, *self._rest(outlook)])

    def signs(self, outlook: Outlook) -> list[Sign]:
        """Return an outlook as amounts with their signs."""
        found = [
            Sign(before, signed(amount), sign, after)
            for before, amount, sign, after in self._changes(outlook)
        ]
        rest = (Sign(after=text) for text in self._rest(outlook))
        return [*found, *rest]

    def _changes(self, outlook: Outlook) -> Iterator[tuple[str, int, str, str]]:
        """Yield what changes at once, in each income and at the end, with texts around it."""
        stock = (*zip(GOODS, outlook.goods, strict=True), (TILE, outlook.tiles))
        amounts = ((COIN, outlook.coins), (PRESTIGE, outlook.prestige), *stock)
        income = [each for each in zip((COIN, PRESTIGE), outlook.income, strict=True) if each[1]]
        final = self._final(outlook)
        before = self._texts.text("outlook-now") if income or final else ""
        for sign, amount in amounts:
            if amount:
                yield before, amount, sign, ""
                before = ""
        yield from (
            (self._wording.say("outlook-income"), amount, sign, "") for sign, amount in income
        )
        if final:
            items = f"({self._wording.items(final, self._whys(outlook))})"
            total = sum(points for _, points in final)
            yield self._texts.text("outlook-final"), total, PRESTIGE_AT_END, items

    def _whys(self, outlook: Outlook) -> dict[str, str]:
        """Return why items change whose names do not say it: by which special bonus, or sale."""
        wording, whys = self._wording, dict[str, str]()
        if outlook.sales * outlook.money > 0:
            whys[COINS] = wording.say("outlook-unsold" if outlook.sales < 0 else "outlook-sold")
        if outlook.specials:
            bonuses = map(wording.special_bonus, outlook.specials)
            whys[SPECIALS] = self._texts.joined([*bonuses])
        return whys

    def _final(self, outlook: Outlook) -> list[tuple[str, int]]:
        """Return what changes at the end; not money while only the cost of what is bought is known.

        Prestige is gained at once, and told with the other amounts.
        """
        follows = f"patisserie-outlook-asks-{outlook.asks}" in self._texts
        told = outlook.money != 0 and (outlook.offers or not follows)
        return [*outlook.final, *([(COINS, outlook.money)] if told else [])]

    def _amount(self, sign: str, amount: int) -> str:
        wording, number = self._wording, abs(amount)
        if sign == COIN:
            said = wording.coins(number)
        elif sign in (PRESTIGE, PRESTIGE_AT_END):
            said = wording.prestige(number)
        elif sign == TILE:
            said = wording.say("outlook-tiles", n=number)
        else:
            said = wording.good(sign, number)
        return f"{PLUS if amount > 0 else MINUS if amount else ''}{said}"

    def _rest(self, outlook: Outlook) -> Iterator[str]:
        """Yield where a post serves, what is lost, who leads, and what follows."""
        if outlook.post:
            yield self._wording.say("outlook-serves", **self._wording.where(outlook.post))
        if lost := self._wording.counted(outlook.used.ingredients, outlook.used.toppings):
            number = sum(outlook.used.ingredients) + outlook.used.toppings
            yield self._wording.say("outlook-lost", n=number, what=self._texts.joined(lost))
        if outlook.majority is not None:
            yield self._majority(outlook.majority)
        key = f"outlook-asks-{outlook.asks}"
        if outlook.chance:
            key = f"outlook-chance-{outlook.chance}"
        if f"patisserie-{key}" in self._texts:
            yield self._wording.say(key)

    def _majority(self, majority: Majority) -> str:
        leader = self._wording.name(majority.leader)
        key = "outlook-lead" if majority.lead else "outlook-tie_break"
        text = self._texts.text(key, leader=leader, n=majority.lead)
        place = capital(str(self._wording.table(majority.table)))
        return self._texts.text("outlook-place", place=place, text=text)
