"""Whatever can happen, and whatever a card can do, has its sentences; what lacks one is named."""

from collections.abc import Iterator
from typing import NamedTuple, get_args

import pytest

from rococo_desktop.rules.entries import Strict
from rococo_desktop.rules.patisserie.components import bonuses as patisserie
from rococo_desktop.rules.rococo.components import bonuses as rococo
from rococo_desktop.texts import DEFAULT_LANGUAGE
from rococo_desktop.texts.files import ids
from tests.cli.pages import event_types, modules


class Game(NamedTuple):
    """A game: the beginning of its keys, its models of bonuses, and events without a sentence."""

    name: str
    prefix: str
    bonuses: tuple[type[Strict], ...]
    silent: frozenset[str] = frozenset()


def of_rococo() -> Iterator[type[rococo.Bonus]]:
    """Yield all models of bonuses, those of the expansions too."""
    for module in modules("rococo_desktop.rules.rococo"):
        known = [each for each in vars(module).values() if isinstance(each, type)]
        yield from (
            each
            for each in known
            if each.__module__ == module.__name__
            and issubclass(each, rococo.Bonus)
            and each is not rococo.Bonus
        )


GAMES = (
    Game(
        "rococo",
        "",
        tuple(of_rococo()),
        # Each round begins with these; the news show what came, and the cards say who left.
        frozenset({"resources_revealed", "dresses_discarded", "dresses_revealed", "employee_left"}),
    ),
    Game("patisserie", "patisserie-", get_args(get_args(patisserie.AnyBonus)[0])),
)


def unsaid(prefix: str, names: set[str]) -> set[str]:
    """Return the names that no message has, in any form: with a word or a variant behind them."""
    keys = {key.removeprefix(prefix) for key in ids(DEFAULT_LANGUAGE) if key.startswith(prefix)}
    return {
        name
        for name in names
        if name not in keys and not any(key.startswith((f"{name}-", f"{name}_")) for key in keys)
    }


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_event_has_a_sentence(game: Game) -> None:
    kinds = set(event_types(f"rococo_desktop.rules.{game.name}"))
    assert unsaid(f"{game.prefix}event-", kinds) == game.silent


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_bonus_has_a_sentence(game: Game) -> None:
    effects = {
        effect
        for model in game.bonuses
        for effect in get_args(model.model_fields["effect"].annotation)
    }
    assert len(effects) > 20
    assert not unsaid(f"{game.prefix}bonus-", effects)
