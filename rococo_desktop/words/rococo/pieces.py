"""Cards, tiles, dresses and places in words; those in sentences are nouns with all their forms."""

from collections.abc import Sequence

from rococo_desktop.rules.rococo.book import RuleBook
from rococo_desktop.rules.rococo.components.bonuses import SilkColor
from rococo_desktop.rules.rococo.components.models import Decoration, Notions, Reward, Silk
from rococo_desktop.texts import Catalogue
from rococo_desktop.texts.nouns import Argument, Noun
from rococo_desktop.words.phrases import Values

ROMAN = ("0", "I", "II", "III", "IV", "V", "VI")

WORDS = ("garment", "garments", "gown", "gowns", "coat", "coats")


def words_of(catalogue: Catalogue, edition: str) -> Values:
    """Return an edition's words for dresses in general, a lady's and a gentleman's."""
    return {word: catalogue.text(f"hint-word-{edition}-{word}") for word in WORDS}


class Pieces:
    """Wording of the pieces in the catalogue's language and the edition's terms."""

    def __init__(self, catalogue: Catalogue, rules: RuleBook, edition: str) -> None:
        self._texts = catalogue
        self._rules = rules
        self._edition = edition

    # -- names ---------------------------------------------------------------------------------

    def term(self, term: str) -> str:
        """Return the edition's name of a part of the board, such as ``workshop``."""
        return self._texts.text(f"term-{self._edition}-{term}")

    def color(self, color: SilkColor) -> str:
        """Return the edition's name of a silk or dress colour."""
        return self._texts.text(f"color-{self._edition}-{color}")

    def initial(self, color: SilkColor) -> str:
        """Return the letter of a colour, which is unique in an edition."""
        return self._texts.text(f"initial-{self._edition}-{color}")

    def card(self, card: str) -> Noun:
        """Return an employee's training and level."""
        employee = self._rules.employees[card]
        training = self._texts.noun(f"type-{employee.type}")
        if not employee.level:
            return training
        return self._texts.noun("card-level", card=training, level=ROMAN[employee.level])

    def dress(self, dress: str) -> Noun:
        """Return a dress's colour and kind."""
        return self._garment(self._rules.dresses[dress].color)

    def dress_in_full(self, dress: str) -> Noun:
        """Return a dress with what is printed on every one; no two are alike."""
        tile = self._rules.dresses[dress]
        needs = [*self._bales(tile.silk), *self._notions(tile.thread, tile.lace)]
        if tile.master:
            needs.append(self._texts.text("dress-master"))
        return self._texts.noun(
            "dress-full" if tile.sellable else "dress-full_unsold",
            dress=self.dress(dress),
            needs=self._texts.listed(needs),
            livre=self._texts.text("livre", n=tile.value),
            prestige=self._texts.text("prestige", n=tile.prestige),
        )

    def silk(self, silk: Silk) -> str:
        """Return bales of silk in words; empty for none."""
        return self._texts.listed(self._bales(silk))

    def either(self, ways: Sequence[Silk]) -> str:
        """Return one of several amounts of silk in words."""
        return self._texts.joined([self.silk(way) for way in ways], "or")

    def materials(self, units: Sequence[int]) -> str:
        """Return bales by colour, threads, laces and, if there is one more number, Livre."""
        *bales, thread, lace = units[:6]
        parts = [*self._bales(Silk(*bales)), *self._notions(thread, lace)]
        parts += [self._texts.text("livre", n=n) for n in units[6:] if n]
        return self._texts.listed(parts)

    def tile(self, tile: str) -> Noun:
        """Return both halves of a resource tile."""
        resource = self._rules.resources[tile]
        silk, notions = self.silk(resource.silk), resource.notions
        if notions.mode == "none":
            return self._texts.noun("tile-silk", silk=silk)
        either = self._notions_joined(notions, "tile-either")
        return self._texts.noun(
            "tile-both", silk=silk, notions=self.notions(notions), either=either
        )

    def notions(self, notions: Notions) -> str:
        """Return the lower half of a resource tile that has one."""
        return self._notions_joined(notions, "tile-choose")

    def hall(self, hall: str) -> Noun:
        number = 1 + [each.id for each in self._rules.board.halls].index(hall)
        if number == 1:
            return self._texts.noun(self._texts.variant_id("hall-kings", self._edition))
        return self._texts.noun("hall-other", number=number)

    def guest(self, space: str) -> Noun:
        """Return a guest space with its hall."""
        guest = self._rules.board.spaces[space]
        hall = self._rules.board.halls_by_id[guest.hall]
        alike = [each.id for each in hall.spaces if each.master == guest.master]
        kind = "space-master" if guest.master else "space-guest"
        return self._texts.noun(kind, number=1 + alike.index(space), hall=self.hall(hall.id))

    def space(self, space: str) -> str:
        """Return a guest space with its hall and its reward."""
        guest, reward = self.guest(space), self._rules.board.spaces[space].reward
        if reward is None:
            return str(guest)
        return self._texts.text("space-rewarded", space=guest, reward=self._reward(reward))

    def decoration(self, decoration: str) -> Noun:
        spaces = self._rules.board.decorations
        space = spaces[decoration]
        group = [each.id for each in spaces.values() if each.group == space.group]
        return self._texts.noun(
            self._texts.variant_id(f"decoration-{space.group}", self._edition),
            number=1 + group.index(decoration),
            hall="" if space.hall is None else self.hall(space.hall),
            multiplier=space.multiplier or 1,
        )

    def effect(self, decoration: Decoration) -> Values:
        """Return what is told of the effect of a decoration."""
        constants = self._rules.constants
        hall = decoration.hall or self._rules.board.halls[0].id
        values: Values = {"hall": self.hall(hall), "times": decoration.multiplier or 1}
        match decoration.group:
            case "statue":
                values |= self.amounts(constants.statue_prestige_per_color)
            case "fountain_upper":
                values |= self.amounts(constants.fountain_livre_per_decoration)
            case "fountain_lower":
                values |= self.amounts(constants.fountain_livre_per_dress)
        return values

    def amounts(self, n: int) -> Values:
        """Return a number by itself, as money and as prestige."""
        livre, prestige = self._texts.text("livre", n=n), self._texts.text("prestige", n=n)
        return {"n": n, "livre": livre, "prestige": prestige}

    # -- parts of phrases ----------------------------------------------------------------------

    def say(self, key: str, **values: Argument) -> str:
        """Return the message of this edition, or the common one if the key has none per edition."""
        return self._texts.variant(key, self._edition, **values)

    def _garment(self, color: SilkColor) -> Noun:
        return self._texts.noun(f"dress-{self._edition}-{color}")

    def _reward(self, reward: Reward) -> str:
        key = "tiles" if reward.kind == "resource" else reward.kind
        return self._texts.text(key, n=reward.amount)

    def _bales(self, silk: Silk) -> list[str]:
        return [
            self._texts.text(f"silk-{self._edition}-{color}", n=number)
            for color, number in silk.as_dict().items()
        ]

    def _notions(self, thread: int, lace: int) -> list[str]:
        threads = [self._texts.text("thread", n=thread)] if thread else []
        return threads + ([self._texts.text("lace", n=lace)] if lace else [])

    def _notions_joined(self, notions: Notions, choose: str) -> str:
        parts = self._notions(notions.thread, notions.lace)
        if notions.mode == "choose":
            return self._texts.text(choose, thread=parts[0], lace=parts[1])
        return self._texts.joined(parts)
