"""The printed text of a game's pieces, made only from the rules and their words."""

from collections.abc import Iterable, Iterator

from rococo_desktop.controller.rococo.bonus_signs import bonus_signs, dress_signs
from rococo_desktop.rules.questions import USE
from rococo_desktop.rules.rococo.components.models import Silk
from rococo_desktop.session.session import Session
from rococo_desktop.texts import Catalogue
from rococo_desktop.words.rococo.pieces import ROMAN
from rococo_desktop.words.rococo.wording import Wording


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


class Prints:
    """The signs, numbers and words on dresses, tiles and cards; an amount after its sign."""

    def __init__(self, session: Session, catalogue: Catalogue) -> None:
        setup = session.setup
        self.session = session
        self.texts = catalogue
        self.rules = session.match.rules
        self.wording = Wording(catalogue, self.rules, setup.edition, setup.names)

    def _bale(self, color: str) -> str:
        return f"{color} {self.texts.text(f'initial-{self.session.setup.edition}-{color}')}"

    def silk(self, silk: Silk) -> list[str]:
        numbers = silk.as_dict().items()
        return [self._bale(color) for color, number in numbers for _ in range(number)]

    def signs(self, tokens: Iterable[str]) -> Iterator[str]:
        """Yield a row of words and signs (with a colon)."""
        for token in tokens:
            sign = token.removeprefix(":")
            color = sign.removeprefix("silk-")
            if token == sign:
                yield token
            elif color == sign:
                yield sign
            else:
                yield self._bale(color)

    def beside(self, piece: str, option: str) -> list[str]:
        """Return the signs beside an answer in words; ``piece`` is what gives a bonus."""
        goods = {"thread": ["thread"], "lace": ["lace"], "notions": ["thread", "lace"]}
        if option == USE and piece in self.rules.dresses:
            return [*self.signs(dress_signs(self.texts, self.rules.dresses[piece]))]
        if option == USE:
            return [*self.signs(bonus_signs(self.texts, self.rules.employees[piece]))]
        return goods.get(option, ["livre"] if option == "sell" else [])

    def tile(self, tile: str) -> list[str]:
        """Return the printed text of a resource tile."""
        printed = self.rules.resources[tile]
        notions = printed.notions
        marks = [*self.silk(printed.silk), *["thread"] * notions.thread, *["lace"] * notions.lace]
        if notions.mode == "none":
            marks.append("–")
        elif notions.thread and notions.lace:
            marks.append("+" if notions.mode == "all" else "/")
        return marks

    def dress(self, dress: str) -> list[str]:
        """Return what a dress shows wherever it is."""
        printed = self.rules.dresses[dress]
        mark = "made" if printed.made else "rented" if printed.rented else ""
        return [self.wording.initial(printed.color), *([mark] if mark else [])]

    def design(self, dress: str) -> list[str]:
        """Return what a dress shows in its window."""
        printed = self.rules.dresses[dress]
        return [
            *self.dress(dress),
            *self.silk(printed.silk),
            *["thread"] * printed.thread,
            *["lace"] * printed.lace,
            *(["thimble-master"] if printed.master else []),
            *self.signs(dress_signs(self.texts, printed)),
            f"livre {printed.value}" if printed.sellable else "unsold",
            f"prestige {printed.prestige}",
        ]

    def card(self, card: str, *, title: bool = True) -> list[str]:
        """Return what an employee shows, with or without the title."""
        printed = self.rules.employees[card]
        marks = [
            f"thimble-{printed.type}",
            *self.signs(bonus_signs(self.texts, printed)),
            *([] if printed.level is None else [ROMAN[printed.level]]),
        ]
        return [*marks, self.texts.text(f"type-{printed.type}")] if title else marks
