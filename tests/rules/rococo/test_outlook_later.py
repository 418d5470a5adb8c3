"""What the forecast says of later: each income to come, and what a new decoration does."""

from collections import Counter

from rococo_desktop.engine.match import Setup
from rococo_desktop.rules.rococo.outlook import foresee
from rococo_desktop.rules.rococo.rulebook import LIBRARY, Rococo
from rococo_desktop.texts import Catalogue
from rococo_desktop.words.rococo.outlook import OutlookWording
from rococo_desktop.words.rococo.wording import Wording
from tests.random_games import decisions

SAID = {
    "statue": "at the end 2 prestige for each color",
    "musician": "wins ties",
    "fireworks": "at the end one of your garments",
    "fountain_upper": "each income +",
    "fountain_lower": "each income ",
}
"""How what a decoration brings later begins, by its group."""


def test_a_decoration_says_what_it_brings_later_and_the_income_is_true() -> None:
    match, said = Rococo(Setup(3), LIBRARY.load()), Counter[str]()
    words = OutlookWording(Catalogue("en"), Wording(Catalogue("en"), match.rules, "deluxe", "ABC"))
    board, constants = match.rules.board.decorations, match.rules.constants
    for seed in range(3):
        for state, decision in decisions(match, seed):
            if decision.kind != "fund_decoration":
                continue
            seat = decision.seat
            mine = [each for each, owner in state.decorations.items() if owner == seat]
            garments = sum(owner == seat for _, owner in state.guests.values())
            for option in decision.options:
                outlook = foresee(match, state, seat, option)
                assert outlook is not None
                group, groups = board[option].group, Counter(board[each].group for each in mine)
                per = constants.fountain_livre_per_decoration
                income = per * (groups["fountain_upper"] > 0)
                if group == "fountain_upper":
                    income += per * (len(mine) + 1 - (groups["fountain_upper"] > 0))
                if group == "fountain_lower":
                    income += constants.fountain_livre_per_dress * garments
                assert outlook.income == income, (option, mine)
                assert outlook.funded == ((option, groups[group] + 1),)
                assert SAID[group] in words.words(outlook)
                said[group] += 1
    assert set(said) == set(SAID)
