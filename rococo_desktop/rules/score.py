"""The score sheet of a seat, from the steps of final scoring of all rule sets."""

from rococo_desktop.engine.score import Item, PlayerScore
from rococo_desktop.rules.book import AnyRuleBook
from rococo_desktop.rules.state import TableState


def sheet_of(rules: AnyRuleBook, state: TableState, seat: int, left: int) -> PlayerScore:
    """Return the score sheet of a seat; ``left`` is what breaks ties."""
    items = []
    for step in rules.scoring_steps:
        parts = tuple(part for part in step.parts(rules, state, seat) if part.points)
        items.append(Item(step.item, sum(part.points for part in parts), parts))
    return PlayerScore(tuple(items), sum(item.points for item in items), left)
