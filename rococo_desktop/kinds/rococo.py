"""Rococo as a kind of game."""

from rococo_desktop.ai.rococo.advisor import RococoAdvisor
from rococo_desktop.ai.rococo.bots import BOTS
from rococo_desktop.ai.rococo.facts import facts, rank
from rococo_desktop.ai.rococo.puzzles import PUZZLES
from rococo_desktop.kinds.kind import Advice, Correctable, GameKind
from rococo_desktop.rules.rococo import rulebook
from rococo_desktop.rules.rococo.base import BASE
from rococo_desktop.rules.rococo.components.printed import PRINTED
from rococo_desktop.rules.rococo.jewelry_box.components import KEY as JEWELRY_BOX
from rococo_desktop.rules.rococo.madame_du_barry.components import KEY as MADAME
from rococo_desktop.words.rococo.reference import numbers_of
from rococo_desktop.words.rococo.wording import Wording

ROCOCO = GameKind(
    key="rococo",
    editions=rulebook.EDITIONS,
    expansions=tuple(expansion.key for expansion in rulebook.EXPANSIONS),
    most_seats=rulebook.MAX_PLAYERS,
    items=tuple(step.item for step in BASE.scoring_steps),
    rivals=lambda players, expansions: tuple(  # noqa: ARG005
        rival.name for rival in rulebook.rivals_of(expansions)
    ),
    check=rulebook.check_setup,
    library=rulebook.LIBRARY,
    match=rulebook.Rococo,
    bots=BOTS,
    words=lambda catalogue, match, names: Wording(
        catalogue, match.rules, match.setup.edition, names
    ),
    numbers=numbers_of,
    advice=Advice(
        facts=facts,
        opens_turn=lambda match, decision: isinstance(decision.frame, match.rules.turn_questions),
        advisor=RococoAdvisor,
        rank=rank,
    ),
    puzzles=PUZZLES,
    alone=(JEWELRY_BOX, MADAME),
    correctable=Correctable(library=rulebook.LIBRARY, printed=PRINTED),
)
