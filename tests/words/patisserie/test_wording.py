"""Whole games of La Pâtisserie Rococo are said in every language, without a hole in a sentence."""

import re

import pytest

from rococo_desktop.engine.events import Event
from rococo_desktop.engine.match import Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.score import PlayerScore, Score
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.events import ActionChosen, BonusUsed, CardPlayed, PrestigeGained
from rococo_desktop.rules.patisserie.actions.bake import PayIngredients
from rococo_desktop.rules.patisserie.components.load import LIBRARY
from rococo_desktop.rules.patisserie.events import (
    CardDrafted,
    DecisionRevealed,
    GameEnded,
    IngredientsDrawn,
    IngredientTaken,
    NoticeGiven,
    RecipeAcquired,
    SoloCardRevealed,
)
from rococo_desktop.rules.patisserie.first_game import FIRST_GAME
from rococo_desktop.rules.patisserie.game import Patisserie
from rococo_desktop.rules.patisserie.model import TRAYS
from rococo_desktop.rules.patisserie.promos import PROMOS
from rococo_desktop.texts import Catalogue, languages
from rococo_desktop.words.patisserie.wording import Wording
from tests.daily import by_turns

NAMES = ("Ada", "Bruno", "Chloé", "Dora", "Emil")
EAGER = ("bake", "decorate", "deliver", "use", "claim")
"""Answers that lead to questions rarely reached by chance."""


def match_of(players: int, expansions: tuple[str, ...] = ()) -> Patisserie:
    return Patisserie(Setup(players, "", expansions), LIBRARY.load())


def is_said(text: str) -> None:
    assert text
    assert "patisserie-" not in text
    assert "{" not in text
    assert "None" not in text


@pytest.mark.parametrize(("language", "played"), by_turns(languages(), [(1, ()), (3, PROMOS)]))
def test_whole_games_are_said(language: str, played: tuple[int, tuple[str, ...]]) -> None:
    players, _ = played
    match = match_of(*played)
    words = Wording(Catalogue(language), match.rules, NAMES)
    chance = Generator(players, language)
    transition = match.start(players)
    state, events = transition.state, list[Event](transition.events)
    while (decision := state.pending) is not None:
        is_said(words.prompt(decision))
        asked = match.look(state, frozenset()).asked
        assert asked is not None
        is_said(words.prompt(asked))
        labels = [words.option(decision, option) for option in decision.options]
        for label in labels:
            is_said(label)
        eager = [option for option in decision.options if option in EAGER]
        options = eager if eager and chance.below(3) else decision.options
        transition = match.kernel.apply(state, options[chance.below(len(options))])
        state = transition.state
        events += transition.events
    silent = set()
    for event in events:
        for seen in (event, event.seen_by(players)):
            said = "" if seen is None else words.event(seen)
            if said:
                is_said(said)
            else:
                silent.add(type(event).__name__)
    assert silent <= {"CoinsPaid", "ActionChosen", "IngredientsDrawn"}
    score = match.score(state)
    for sheet in score.players:
        for item in sheet.items:
            is_said(words.item(item.item))
            for part in item.parts:
                is_said(words.part(part))
                assert re.search(rf"(: |：){part.points}\b", words.part(part))
    is_said(words.verdict(score))


@pytest.mark.parametrize(("players", "expansions"), [(1, ()), (3, PROMOS)])
def test_an_action_is_told_once(players: int, expansions: tuple[str, ...]) -> None:
    """What a person does tells the action; that of the Mentor heads his steps."""
    match = match_of(players, expansions)
    words = Wording(Catalogue(), match.rules, NAMES)
    chance = Generator(players, "once")
    transition = match.start(players)
    events = list[Event](transition.events)
    while (decision := transition.state.pending) is not None:
        option = decision.options[chance.below(len(decision.options))]
        transition = match.kernel.apply(transition.state, option)
        events += transition.events
    chosen = [place for place, event in enumerate(events) if isinstance(event, ActionChosen)]
    assert len(chosen) > 20
    for place in chosen:
        action = events[place]
        assert isinstance(action, ActionChosen)
        if action.seat not in match.rules.people or action.action == "forfeit":
            assert words.event(action)
            continue
        assert not words.event(action)
        after = next(text for event in events[place + 1 :] if (text := words.event(event)))
        assert after.startswith(words.name(action.seat))


def test_the_mentors_cards_say_what_they_offer_and_decide() -> None:
    """Rulebook, "Solo Game": the leftmost possible action, and the boxes of decision cards."""
    match = match_of(1)
    words, solo = Wording(Catalogue(), match.rules, ("Ada", "Mentor")), match.rules.solo

    def said(event: Event) -> str:
        return words.event(event).removeprefix("Mentor ")

    card = next(key for key, each in solo.items() if len(each.actions) == 3)
    number, actions = 1 + list(solo).index(card), [each.action for each in solo[card].actions]
    named = ", else ".join(words.action(action) for action in actions)
    assert said(SoloCardRevealed(1, card)) == f"reveals Solo card {number} ({named})."
    assert said(PrestigeGained(1, 4, card)) == (
        f"gains 4 prestige points (no action of solo card {number} is possible)."
    )
    copied = words.event(PrestigeGained(0, 4, card))
    assert copied.endswith(f"(bonus of solo card {number}).")
    decided = "decides on {} by Solo card 1: {}."
    for action, what, where in (
        ("acquire_recipes", "a recipe", "from space 1 on"),
        ("acquire_ingredients", "ingredients", "column 1"),
        ("deliver", "a table", "the top table, far from the table bonus"),
        ("place", "a place", "service between the top table and the left table"),
    ):
        assert said(DecisionRevealed(1, "solo-01", action)) == decided.format(what, where)
    host = next(key for key, each in solo.items() if each.decision.place == "host-4")
    assert said(DecisionRevealed(1, host, "place")).endswith(": noble host 4.")


def test_what_breaks_a_tie_is_said() -> None:
    words = Wording(Catalogue(), match_of(2).rules, NAMES)

    def verdict(first: int, second: int) -> str:
        sheets = (PlayerScore((), 50, first), PlayerScore((), 50, second))
        return words.verdict(Score(sheets, (0,)))

    assert verdict(4, 3) == (
        "Ada and Bruno have 50 prestige points each; Ada has more coins left (4 to 3) and wins."
    )
    assert verdict(3, 3) == (
        "Ada and Bruno have 50 prestige points and 3 coins left each; "
        "Ada comes first from the start player and wins."
    )


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("points", "left"), [(40, 3), (50, 3), (50, 4)])
def test_the_only_person_is_told_of_their_own_victory(
    language: str, points: int, left: int
) -> None:
    """Alone, by coins, and by the order of play."""
    words = Wording(Catalogue(language), match_of(2).rules, NAMES)
    sheets = (PlayerScore((), 50, 4), PlayerScore((), points, left))
    score, ended = Score(sheets, (0,)), GameEnded((0,), (50, points))
    assert NAMES[0] in words.verdict(score)
    assert NAMES[0] in words.event(ended)
    words.reader = 0
    assert NAMES[0] not in words.verdict(score)
    assert NAMES[0] not in words.event(ended)
    assert (NAMES[1] in words.verdict(score)) == (points == 50)
    words.reader = 1
    assert NAMES[0] in words.verdict(score)


def test_of_three_who_are_tied_only_those_who_are_alike_are_ordered() -> None:
    words = Wording(Catalogue(), match_of(3).rules, (*NAMES[:2], "Cleo"))
    sheets = [PlayerScore((), 50, left) for left in (3, 4, 4)]
    assert words.verdict(Score(tuple(sheets), (1,))).startswith("Bruno and Cleo have 50")
    sheets = [PlayerScore((), 50, left) for left in (3, 4, 1)]
    assert words.verdict(Score(tuple(sheets), (1,))) == (
        "Ada, Bruno, and Cleo have 50 prestige points each; "
        "Bruno has more coins left (4 to 3) and wins."
    )


def test_a_rival_wins_every_tie() -> None:
    words = Wording(Catalogue(), match_of(1, ("mentor",)).rules, ("Ada", "the Mentor"))
    sheets = (PlayerScore((), 50, 4), PlayerScore((), 50, 3))
    assert words.verdict(Score(sheets, (1,))) == (
        "Ada and the Mentor have 50 prestige points each; the Mentor wins every tie."
    )


def test_the_payment_for_hiring_is_mentioned_once() -> None:
    match = match_of(2)
    words = Wording(Catalogue(), match.rules, NAMES)
    for seed in range(30):
        state, chance = match.start(seed).state, Generator(seed, "hire")
        while (decision := state.pending) is not None:
            option = decision.options[chance.below(len(decision.options))]
            if "hire" in decision.options:
                option = "hire"
            transition = match.kernel.apply(state, option)
            state = transition.state
            if decision.kind == "hire" and option not in match.rules.start_staff:
                said = [words.event(event) for event in transition.events]
                assert [text for text in said if "hires a" in text]
                assert not [text for text in said if "pays" in text]
                return
    raise AssertionError("nobody was hired")


def test_advice_tells_cards_of_one_name_apart() -> None:
    """The start staff has two assistants, which differ in their bonuses alone."""
    words = Wording(Catalogue(), match_of(2).rules, NAMES)
    played = [CardPlayed(0, f"start-assistant-{number}") for number in (1, 2)]
    assert len({words.event(each) for each in played}) == 1
    one, other = (words.precise(each).text for each in played)
    assert one != other
    bonus = words.bonus(match_of(2).rules.staff["start-assistant-1"].bonus)
    assert one.endswith(f" (“{bonus}”).")
    used = BonusUsed(0, "start-assistant-1")
    assert words.precise(used).text == words.event(used)


def test_the_second_card_of_a_name_is_told_by_its_bonus() -> None:
    """In advice, in a recap and in the log; a card that goes unsaid is no namesake."""
    one, other = (f"start-assistant-{number}" for number in (1, 2))
    turn: list[Event] = [
        CardPlayed(0, one),
        BonusUsed(0, one),
        NoticeGiven(0, other),
        BonusUsed(0, one),
    ]
    for code in languages():
        words = Wording(Catalogue(code), match_of(2).rules, NAMES)
        alone = words.plan(0, [NoticeGiven(0, other)])[1:-1]
        assert alone in words.plan(0, [BonusUsed(0, one), NoticeGiven(0, other)])
        bonus = words.bonus(match_of(2).rules.staff[other].bonus)
        named = Catalogue(code).noun("sentence-by_bonus", card=words.card(other), bonus=bonus)
        assert any(named.form(form) in words.plan(0, turn) for form in ("the", "acc", "to"))
        among = words.namesakes()
        first, used, second, again = (words.told(event, among).text for event in turn)
        assert first == words.event(turn[0])
        assert used == again == words.event(turn[1])
        assert second != words.event(turn[2])
        assert words.summary(0, turn[:1] * 2) == words.summary(0, [CardPlayed(0, other)] * 2)
    english = Wording(Catalogue(), match_of(2).rules, NAMES)
    told = (
        "Play the Assistant, use the bonus, give notice to the Assistant (“gain 2 coins”),"
        " and use the bonus."
    )
    assert english.plan(0, turn) == told
    assert "gives notice to an Assistant (“gain 2 coins”)" in english.summary(0, turn)


def test_plans_beside_each_other_tell_cards_of_one_name_apart() -> None:
    """Each alone would name the same Assistant."""
    one, other = ([CardPlayed(0, f"start-assistant-{number}")] for number in (1, 2))
    for code in languages():
        words = Wording(Catalogue(code), match_of(2).rules, NAMES)
        assert words.plan(0, one) == words.plan(0, other)
        among = words.namesakes()
        first, second, again = (words.plan(0, play, among) for play in (one, other, one))
        assert first == again == words.plan(0, one)
        assert second != first


def test_advice_counts_the_recipes_that_it_names() -> None:
    for code in languages():
        words = Wording(Catalogue(code), match_of(2).rules, NAMES)
        one, other = (RecipeAcquired(0, f"pastry-{name}") for name in ("madeleine", "meringue"))
        alone, both = words.plan(0, [one]), words.plan(0, [one, other])
        assert str(words.recipe(other.recipe)) in both
        singular = alone.split(str(words.recipe(one.recipe)))[0]
        assert both.startswith(singular) == (code == "ja"), both
    english = Wording(Catalogue(), match_of(2).rules, NAMES)
    assert english.plan(0, [one, other]) == "Take the recipes for Madeleine and Meringue."


def test_a_single_drawn_tile_is_told_once() -> None:
    """It is kept, which is told; of several the log tells all, and the one that was kept."""
    words = Wording(Catalogue(), match_of(2).rules, NAMES)
    one, other = [*match_of(2).rules.ingredients][:2]
    assert words.event(IngredientsDrawn(0, (one,))) == ""
    assert words.event(IngredientTaken(0, one)) != ""
    assert words.event(IngredientsDrawn(0, (one, other))) != ""


def test_a_first_game_says_which_cards_were_dealt() -> None:
    match = match_of(2, (FIRST_GAME,))
    wording = Wording(Catalogue("en"), match.rules, NAMES)
    found = match.start(5)
    while found.state.pending is not None and found.state.pending.kind != "set_aside":
        found = match.kernel.apply(found.state, found.state.pending.options[0])
    asked = found.state.pending
    assert asked is not None
    dealt = [each for each in found.events if isinstance(each, CardDrafted)]
    own = [str(wording.card(each.card)) for each in dealt if each.seat == asked.seat and each.card]
    assert len(own) == len(TRAYS)
    assert wording.prompt(asked) == (
        f"Ada: new in your hand, dealt from the staff deck: {', '.join(own)}. "
        "Discard one card out of the game, face down"
    )
    assert wording.event(dealt[0]).endswith("from the staff deck.")


def test_the_question_for_ingredient_tiles_says_what_the_pastries_take() -> None:
    match = match_of(2)
    words, recipes = Wording(Catalogue(), match.rules, NAMES), ("pastry-nougat", "pastry-vacherin")
    tiles = [match.rules.recipes[each].ingredients for each in recipes]
    honey, nuts, egg = (sum(column) for column in zip(*tiles, strict=True))
    for saving in ("", "honey"):
        asked = Decision(1, 0, "pay_ingredients", (), PayIngredients(0, recipes, saving))
        left = honey - 1 if saving else honey
        assert words.prompt(asked).endswith(f"{left} honey, {nuts} nut, and {egg} eggs.")


def test_the_source_of_a_copied_bonus_says_so() -> None:
    """Beside bonuses that name their card, a bare “bonus” on the score sheet names nothing."""
    for code in languages():
        said = Wording(Catalogue(code), match_of(2).rules, NAMES).reason("bonus")
        assert len(said) > len("bonificación"), (code, said)
