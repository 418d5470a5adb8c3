"""The texts of the reference, with the numbers of the components and the words of an edition."""

import re
from collections.abc import Iterable, Mapping

from rococo_desktop.rules.rococo.book import RuleBook
from rococo_desktop.rules.rococo.components.models import Components, Dress, Resource
from rococo_desktop.rules.rococo.expert_tailoring import COMPONENTS as EXPERT
from rococo_desktop.rules.rococo.fancy_dresses import COMPONENTS as FANCY
from rococo_desktop.rules.rococo.festivity_dresses import COMPONENTS as FESTIVITY
from rococo_desktop.rules.rococo.jewelry_box.components import BOX
from rococo_desktop.rules.rococo.madame_du_barry.components import MADAME
from rococo_desktop.texts import Catalogue
from rococo_desktop.words.phrases import Values
from rococo_desktop.words.rococo.pieces import words_of

PHRASES = ("of_segment", "in_segment", "to_terrace", "in_kitchens")

_BEGINNING = re.compile(r"(?:^|[.!?] )\w")


def numbers_of(components: Components) -> Values:
    """Return the numbers of the game and of its expansions' pieces that texts mention.

    Constants have their own names there.
    """
    rules, extras = components.constants, components.extras.values()
    dresses = [components.dresses, *(extra.dresses for extra in extras)]
    tiles = [components.resources, *(extra.resources for extra in extras)]
    return {
        **{name: value for name, value in rules if isinstance(value, int)},
        **dict(rules.depute_pay),
        "fancy": _in_set(dresses, FANCY.key),
        "festivity": _in_set(dresses, FESTIVITY.key),
        "expert": _in_set(dresses, EXPERT.key),
        "fancyTiles": _in_set(tiles, FANCY.key),
    }


def _in_set(tables: Iterable[Mapping[str, Dress | Resource]], key: str) -> int:
    return sum(entry.set == key for table in tables for entry in table.values())


class ReferenceWording:
    """Fills in the texts of the reference for a game with all expansions."""

    def __init__(
        self, catalogue: Catalogue, rules: RuleBook, edition: str, keys: Mapping[str, str]
    ) -> None:
        """``keys`` are the keys for each action of the program, as people write them."""
        self._catalogue = catalogue
        self._edition = edition
        box = BOX.of(rules.components)
        madame = MADAME.of(rules.components).terms
        spaces = rules.board.decorations.values()
        times = [each.multiplier for each in spaces if each.multiplier is not None]
        kings = catalogue.noun(f"hall-kings-{edition}")
        self._values: Values = {
            **keys,
            **numbers_of(rules.components),
            **words_of(catalogue, edition),
            **{each: catalogue.text(f"reference-word-{edition}-{each}") for each in PHRASES},
            "kings": kings,
            "in_kings": kings.form("in"),
            "lessTimes": min(times),
            "moreTimes": max(times),
            "examLivre": box.examination.livre,
            "examPrestige": box.examination.prestige,
            "madameHand": madame.hand,
            "madameInstead": madame.instead,
            "madameTiles": madame.tiles_per_prestige,
        }

    def text(self, key: str) -> str:
        """Return a message; sentences that begin with what is filled in have capital letters."""
        key = self._catalogue.variant_id(key, self._edition)
        said = self._catalogue.text(key, **self._values)
        if not self._catalogue.names(key):
            return said
        return _BEGINNING.sub(lambda start: start.group().upper(), said)
