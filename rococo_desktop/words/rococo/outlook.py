"""Outlooks and obstacles in words: a line for screen readers, signs for the prompt bar."""

from rococo_desktop.rules.rococo.components.bonuses import SILK_COLORS
from rococo_desktop.rules.rococo.components.models import Hall, Silk
from rococo_desktop.rules.rococo.obstacles import SHORT, Obstacle
from rococo_desktop.rules.rococo.outlook import FIREWORKS, Majority, Outlook, Standing
from rococo_desktop.texts import Catalogue, capital
from rococo_desktop.words.amounts import MINUS, PLUS, Sign, signed
from rococo_desktop.words.refusal import Lack, lack_of, refusal
from rococo_desktop.words.rococo.wording import Wording

FAVOR, MONEY, PRESTIGE = "favor", "livre", "prestige"
TRAININGS = ("master", "journeyman", "apprentice")


class OutlookWording:
    """Wording of the outlook of an option, and of the obstacle of an illegal one."""

    def __init__(self, catalogue: Catalogue, wording: Wording) -> None:
        self._texts = catalogue
        self._wording = wording

    def obstacle(self, obstacle: Obstacle) -> str:
        key = f"obstacle-{obstacle.kind}"
        if obstacle.kind == SHORT:
            return self._texts.text(key, what=self._texts.joined(self._missing(obstacle)))
        who = [
            self._texts.noun(f"type-{each}") for each in TRAININGS if each in obstacle.performers
        ]
        return self._texts.text(
            key,
            who=self._texts.nouns(who, "or"),
            action=self._wording.action(obstacle.action) if obstacle.action else "",
            least=self._wording.numbers["minimum_staff"],
        )

    def lack(self, obstacle: Obstacle) -> Lack:
        """Return what is missing."""
        amounts = (
            *((f"silk-{each}", n) for each, n in zip(SILK_COLORS, obstacle.silk, strict=True)),
            (MONEY, obstacle.livre),
            ("thread", obstacle.thread),
            ("lace", obstacle.lace),
        )
        return lack_of(amounts, MONEY)

    def refusal(self, what: str, why: str, missing: int, livre: int) -> str:
        """Return why a piece, a place or an action is refused to who has some money."""
        cost = self._texts.text(MONEY, n=livre + missing)
        return refusal(self._texts, self._wording.refused(what), why, missing, cost)

    def words(self, outlook: Outlook) -> str:
        """Return an outlook as one line for a screen reader."""
        parts = self._final(outlook)
        said = [self._amount(unit, amount) for unit, amount in _amounts(outlook)]
        said += [
            f"{sign}{self._wording.silk(silk)}"
            for sign, silk in ((PLUS, _part(outlook.silk, 1)), (MINUS, _part(outlook.silk, -1)))
            if any(silk)
        ]
        if said and (now := self._now(outlook, parts)):
            said[0] = f"{now} {said[0]}"
        said += self._lost(outlook)
        if parts:
            final = self._texts.text("outlook-final")
            points = self._amount("prestige", _total(parts))
            said.append(self._texts.bracketed(f"{final} {points}", self._wording.items(parts)))
        said += self._favor(outlook)
        if outlook.income:
            livre = self._amount("livre", outlook.income)
            said.append(f"{self._texts.text('outlook-income')} {livre}")
        said += self._lasting(outlook)
        if outlook.majority is not None:
            said.append(self._majority(outlook.majority))
        if outlook.halls is not None:
            present, total = outlook.halls
            said.append(self._texts.text("outlook-halls", present=present, total=total))
        return self._texts.listed([*said, *self._next(outlook)])

    def signs(self, outlook: Outlook) -> list[Sign]:
        """Return an outlook as amounts with their signs, short enough for one line.

        What a decoration does later is a sentence, and told in words alone.
        """
        parts = self._final(outlook)
        found = [Sign("", signed(amount), unit) for unit, amount in _amounts(outlook)]
        found += [
            Sign("", signed(amount), f"silk-{color}")
            for color, amount in zip(SILK_COLORS, outlook.silk, strict=True)
            if amount
        ]
        if found:
            found[0] = found[0]._replace(before=self._now(outlook, parts))
        found += [Sign(after=text) for text in self._lost(outlook)]
        if parts:
            final, items = self._texts.text("outlook-final"), f"({self._wording.items(parts)})"
            found.append(Sign(final, signed(_total(parts)), "prestige", items))
        found += [Sign(after=text) for text in self._favor(outlook)]
        if outlook.income:
            found.append(Sign(self._texts.text("outlook-income"), signed(outlook.income), MONEY))
        if outlook.majority is not None:
            found.append(Sign(after=self._majority(outlook.majority)))
        if outlook.halls is not None:
            halls = self._texts.text("outlook-halls_short")
            found.append(Sign(halls, f"{outlook.halls.present}/{outlook.halls.total}"))
        return [*found, *(Sign(after=text) for text in self._next(outlook))]

    def _final(self, outlook: Outlook) -> list[tuple[str, int]]:
        """Return what changes at the end; not money while only the cost of what is bought is known.

        Prestige is gained at once, and told with the other amounts.
        """
        costs = f"outlook-asks-{outlook.asks}" in self._texts and not outlook.offers
        untold = (PRESTIGE, MONEY, FAVOR) if costs else (PRESTIGE,)
        return [(item, points) for item, points in outlook.parts if item not in untold]

    def _now(self, outlook: Outlook, final: list[tuple[str, int]]) -> str:
        """Return what tells the amounts at once from those that come later."""
        return self._texts.text("outlook-now") if outlook.income or final else ""

    def _favor(self, outlook: Outlook) -> list[str]:
        points = dict(outlook.parts).get(FAVOR, 0)
        return [self._texts.text("outlook-favor", n=points)] if points > 0 else []

    def _lasting(self, outlook: Outlook) -> list[str]:
        """Return what funded decorations bring later; an income that is told says it of itself."""
        return [
            text
            for decoration, number in outlook.funded
            if (text := self._wording.lasting(decoration, number, paid=outlook.income > 0))
        ]

    def _amount(self, unit: str, amount: int) -> str:
        sign = PLUS if amount > 0 else MINUS if amount else ""
        return sign + self._texts.text(unit, n=abs(amount))

    def _missing(self, obstacle: Obstacle) -> list[str]:
        amounts = (("livre", obstacle.livre), ("thread", obstacle.thread), ("lace", obstacle.lace))
        missing = [self._texts.text(unit, n=amount) for unit, amount in amounts if amount]
        return [*missing, self._wording.silk(obstacle.silk)] if any(obstacle.silk) else missing

    def _lost(self, outlook: Outlook) -> list[str]:
        if not any(outlook.lost):
            return []
        return [self._texts.text("outlook-lost", silk=self._wording.silk(outlook.lost))]

    def standing(self, hall: Hall, majority: Majority, seat: int | None, *, second: bool) -> str:
        """Return what the majority in a hall brings, and who has it now, addressed to a seat."""
        return self._texts.text(
            "standing-hall" if second else "standing-hall_two",
            hall=self._place(hall.id),
            first=hall.first,
            second=hall.second,
            leader=self._leader(majority, seat),
        )

    def present(self, standing: Standing) -> str:
        """Return who is represented in a hall or the fireworks, how often."""
        name = self._wording.name(standing.seat)
        return self._texts.text("standing-present", player=name, n=standing.number)

    def _majority(self, majority: Majority) -> str:
        text = self._leader(majority)
        return self._texts.text("outlook-place", place=self._place(majority.place), text=text)

    def _leader(self, majority: Majority, seat: int | None = None) -> str:
        """Return who leads by how much; the ``seat`` is addressed as "you"."""
        names = [self._wording.name(each) for each in majority.leaders]
        key = "shared" if len(names) > 1 else "lead" if majority.lead else "tie_break"
        if majority.leaders == (seat,):
            return self._texts.text(f"standing-{key}", n=majority.lead)
        return self._texts.text(
            f"outlook-{key if names else 'nobody'}",
            leader=self._texts.joined(names),
            n=majority.lead,
        )

    def _place(self, place: str) -> str:
        name = (
            self._texts.text("outlook-fireworks")
            if place == FIREWORKS
            else str(self._wording.hall(place))
        )
        return capital(name)

    def _next(self, outlook: Outlook) -> list[str]:
        """Return the text of what follows, if any: a random event or a question."""
        chance, asks = f"outlook-chance-{outlook.chance}", f"outlook-asks-{outlook.asks}"
        key = chance if outlook.chance else asks
        return [self._texts.text(key)] if key in self._texts else []


def _amounts(outlook: Outlook) -> list[tuple[str, int]]:
    units = ("livre", "thread", "lace", "prestige")
    found = [(unit, amount) for unit in units if (amount := getattr(outlook, unit))]
    return [("livre", 0), *found] if outlook.free else found


def _total(parts: list[tuple[str, int]]) -> int:
    return sum(points for _, points in parts)


def _part(silk: Silk, direction: int) -> Silk:
    """Return the gained (1) or spent (-1) bales, as positive amounts."""
    return Silk(*(max(0, direction * bales) for bales in silk))
