"""Cards, tiles, dresses and places in words.

Languages inflect words by gender, number and case. Therefore the catalogue holds whole phrases for
each edition and colour: a name, and the forms that sentences need, such as ``a`` and ``the``.
"""

from rococo_desktop.rules.rococo.book import RuleBook
from rococo_desktop.rules.rococo.components.bonuses import SilkColor
from rococo_desktop.rules.rococo.components.models import Notions, Reward, Silk
from rococo_desktop.texts import Catalogue
from rococo_desktop.words import Values

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

    def card(self, card: str) -> str:
        """Return an employee's training and level."""
        return self._leveled(card, self._texts.text(f"type-{self._rules.employees[card].type}"))

    def dress(self, dress: str) -> str:
        """Return a dress's colour and kind."""
        return self._dress_form(self._rules.dresses[dress].color, "name")

    def dress_details(self, dress: str) -> str:
        """Return a dress with everything printed on it."""
        return self.dress_in_full(dress, "name")

    def dress_in_full(self, dress: str, form: str) -> str:
        """Return a form of a dress with what is printed on every one; no two are alike."""
        tile = self._rules.dresses[dress]
        needs = [*self._bales(tile.silk), *self._notions(tile.thread, tile.lace)]
        if tile.master:
            needs.append(self._texts.text("dress-master"))
        return self._texts.text(
            "dress-full" if tile.sellable else "dress-full_unsold",
            dress=self._dress_form(tile.color, form),
            needs=self._texts.listed(needs),
            livre=self._texts.text("livre", n=tile.value),
            prestige=self._texts.text("prestige", n=tile.prestige),
        )

    def silk(self, silk: Silk) -> str:
        """Return bales of silk in words; empty for none."""
        return self._texts.listed(self._bales(silk))

    def tile(self, tile: str) -> str:
        """Return both halves of a resource tile."""
        resource = self._rules.resources[tile]
        return self._texts.text(
            "tile-name", silk=self.silk(resource.silk), notions=self.notions(resource.notions)
        )

    def notions(self, notions: Notions) -> str:
        """Return the lower half of a resource tile."""
        if notions.mode == "none":
            return self._texts.text("tile-silk_only")
        return self._notions_joined(notions, "tile-choose")

    def hall(self, hall: str) -> str:
        return self._hall_form(hall, "name")

    def space(self, space: str) -> str:
        """Return a guest space with its hall and its reward."""
        name, reward = self._space_form(space, "name"), self._rules.board.spaces[space].reward
        if reward is None:
            return name
        return self._texts.text("space-rewarded", space=name, reward=self._reward(reward))

    def decoration(self, decoration: str) -> str:
        spaces = self._rules.board.decorations
        space = spaces[decoration]
        group = [each.id for each in spaces.values() if each.group == space.group]
        return self.say(
            f"decoration-{space.group}",
            number=1 + group.index(decoration),
            in_hall="" if space.hall is None else self._hall_form(space.hall, "in"),
            multiplier=space.multiplier or 1,
        )

    # -- forms for sentences -------------------------------------------------------------------

    def card_forms(self, card: str) -> Values:
        """Return the forms of an employee for sentences: the name, with articles, as an owner."""
        kind = self._rules.employees[card].type
        forms = {
            f"{form}_card": self._leveled(card, self._texts.text(f"card-{kind}-{form}"))
            for form in ("a", "the", "of")
        }
        return {"card": self.card(card), **forms}

    def dress_forms(self, dress: str) -> Values:
        """Return the forms of a dress for sentences: the name, and with articles."""
        color = self._rules.dresses[dress].color
        return {
            "dress": self._dress_form(color, "name"),
            "a_dress": self._dress_form(color, "a"),
            "the_dress": self._dress_form(color, "the"),
        }

    def tile_forms(self, tile: str) -> Values:
        """Return the forms of a resource tile for sentences: the whole tile, and its silk alone."""
        resource = self._rules.resources[tile]
        silk = self.silk(resource.silk)
        if resource.notions.mode == "none":
            return {"silk": silk, "a_tile": self._texts.text("tile-a_silk", silk=silk)}
        notions = self._notions_joined(resource.notions, "tile-either")
        return {"silk": silk, "a_tile": self._texts.text("tile-a", silk=silk, notions=notions)}

    def amounts(self, n: int) -> Values:
        """Return a number by itself, as money and as prestige."""
        livre, prestige = self._texts.text("livre", n=n), self._texts.text("prestige", n=n)
        return {"n": n, "livre": livre, "prestige": prestige}

    # -- parts of phrases ----------------------------------------------------------------------

    def say(self, key: str, **values: str | int) -> str:
        """Return the message of this edition, or the common one if the key has none per edition."""
        return self._texts.variant(key, self._edition, **values)

    def _leveled(self, card: str, text: str) -> str:
        level = self._rules.employees[card].level
        if not level:
            return text
        return self._texts.text("card-level", card=text, level=ROMAN[level])

    def _dress_form(self, color: SilkColor, form: str) -> str:
        return self._texts.text(f"dress-{self._edition}-{color}-{form}")

    def _hall_form(self, hall: str, form: str) -> str:
        number = 1 + [each.id for each in self._rules.board.halls].index(hall)
        if number == 1:
            return self.say(f"hall-kings-{form}")
        return self._texts.text(f"hall-other-{form}", number=number)

    def _space_form(self, space: str, form: str) -> str:
        guest = self._rules.board.spaces[space]
        hall = self._rules.board.halls_by_id[guest.hall]
        alike = [each.id for each in hall.spaces if each.master == guest.master]
        return self._texts.text(
            f"space-{'master' if guest.master else 'guest'}-{form}",
            number=1 + alike.index(space),
            in_hall=self._hall_form(guest.hall, "in"),
        )

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
