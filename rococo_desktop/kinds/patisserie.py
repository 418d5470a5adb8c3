"""La Pâtisserie Rococo as a kind of game."""

from collections.abc import Collection

from rococo_desktop.ai.patisserie.advisor import PatisserieAdvisor
from rococo_desktop.ai.patisserie.bots import BOTS
from rococo_desktop.ai.patisserie.facts import facts
from rococo_desktop.ai.patisserie.judges import OPENING
from rococo_desktop.ai.patisserie.puzzles import PUZZLES
from rococo_desktop.engine.match import Setup
from rococo_desktop.kinds.kind import Advice, Correctable, GameKind
from rococo_desktop.rules.book import in_order
from rococo_desktop.rules.patisserie import game
from rococo_desktop.rules.patisserie.base import BASE
from rococo_desktop.rules.patisserie.components.load import LIBRARY
from rococo_desktop.rules.patisserie.components.printed import PRINTED
from rococo_desktop.rules.patisserie.first_game import FIRST_GAME
from rococo_desktop.rules.patisserie.mentor import MENTOR
from rococo_desktop.rules.patisserie.mentor.turn import RIVAL
from rococo_desktop.words.patisserie.reference import numbers_of
from rococo_desktop.words.patisserie.wording import Wording


def _rivals(players: int, expansions: Collection[str]) -> tuple[str, ...]:
    return (RIVAL.name,) if game.has_mentor(Setup(players, expansions=tuple(expansions))) else ()


STEPS = (step for each in (BASE, *game.EXPANSIONS) for step in each.scoring_steps)

PATISSERIE = GameKind(
    key="patisserie",
    editions=game.EDITIONS,
    expansions=tuple(expansion.key for expansion in game.EXPANSIONS),
    most_seats=game.MAX_PLAYERS,
    items=tuple(step.item for step in in_order(STEPS)),
    rivals=_rivals,
    check=game.check_setup,
    library=LIBRARY,
    match=game.Patisserie,
    bots=BOTS,
    words=lambda catalogue, match, names: Wording(catalogue, match.rules, names),
    numbers=numbers_of,
    advice=Advice(
        facts=facts,
        opens_turn=lambda match, decision: decision.kind == OPENING,  # noqa: ARG005
        advisor=PatisserieAdvisor,
    ),
    puzzles=PUZZLES,
    first_options=(FIRST_GAME,),
    alone=(MENTOR,),
    correctable=Correctable(library=LIBRARY, printed=PRINTED),
)
