"""Every language says everything that English says, and says it in its own grammar."""

import re
from collections.abc import Iterator
from functools import cache
from unicodedata import bidirectional

import pytest

from rococo_desktop.engine.events import Event
from rococo_desktop.engine.match import Asked, Setup
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import Decision
from rococo_desktop.rules.rococo.model import State
from rococo_desktop.rules.rococo.rulebook import EDITIONS, EXPANSIONS, LIBRARY, Rococo
from rococo_desktop.rules.rococo.score import score
from rococo_desktop.texts import (
    DEFAULT_LANGUAGE,
    MIRRORED_LANGUAGE,
    PROGRAM,
    PSEUDO_LANGUAGE,
    Catalogue,
    begun,
    language,
    language_name,
    languages,
)
from rococo_desktop.texts.files import ids
from rococo_desktop.texts.languages import locale
from rococo_desktop.words.rococo.pieces import WORDS
from rococo_desktop.words.rococo.wording import Wording
from tests.daily import by_turns
from tests.messages import VALUE, plurals_of, written, written_in

TRANSLATIONS = [language for language in begun() if language != DEFAULT_LANGUAGE]
NAMES = ("Bob", "Cleo", "Dan", "Gil")

BAD_GRAMMAR = {
    "en": (
        r"\b(a|A) [aeiouAEIO]|\ban? (the|an?)\b|\b1 \w+ (threads|laces)\b"
        r"|\b1 (nuts|tiles|threads|laces|cards|coins|points)\b"
    ),
    "fr": (
        r"\b(le|la|de|du) [aeéioAEIO]|\bde le\b|\bà le\b"
        r"|\b[01] (rouleaux|soies|fils|dentelles|tuiles|points|tenues|couleurs|feux)\b"
        r"|\b([2-9]|\d\d) (rouleau|soie|fil|dentelle|tuile|point|tenue|couleur|feu)\b"
        r"|(?<!\xa0)[?!:;](?!\d)"
    ),
    "de": (
        r"\b(ein|das) (\w+ )?(Gehrock|Herrenrock)\b|\b(einen|den) \w+ Kleid\b"
        r"|\b(ein|einen|das|den) (Meister|Geselle\b|Lehrling)(?! \w* ?[IV(]|[ .,?])"
        r"|\b1 (Spitzen|Kleider|Gewänder|Farben)\b|\b([2-9]|\d\d) (Kleid|Gewand|Farbe)\b"
    ),
    "es": (
        r"\b(de|a) el\b|\b(el|un|del|al) (prenda|casaca|seda|loseta|carta|moneda)\b"
        r"|\b(la|una|de la|a la) (vestido|hilo|encaje|Maestro|Oficial|Aprendiz|salón)\b"
        r"|\b1 (sedas|hilos|encajes|losetas|cartas|monedas|puntos|libras|prendas|colores)\b"
        r"|\b([2-9]|\d\d) (seda|hilo|encaje|loseta|carta|moneda|punto|libra|prenda|color)\b"
    ),
    "it": (
        r"\b(il|un[oa]|del(la)?|al(la)?|nel(la)?|dal(la)?|sul(la)?) [aeiouAEIO]"
        r"|\b(di|a|da|in|su) (il|lo|la|i|gli|le)\b"
        r"|\b1 (rotoli|fili|pizzi|tessere|carte|monete|punti|abiti|colori)\b"
        r"|\b([2-9]|\d\d) (rotolo|filo|pizzo|tessera|carta|moneta|punto|abito|colore)\b"
    ),
    "ja": (
        r"[、。]{2}|をを|にに|[ぁ-ヶ一-龠][,.;:!?]"
        r"|[ぁ-ヶ一-龠、。] [ぁ-ヶ一-龠]"
    ),
    "pl": (
        r"\b1 (nici|koronki|koronek|żetony|karty|monety|liwry|liwrów|jedwabie|stroje)\b"
        r"|(?<!\d)([5-9]|1\d) (nić|koronk[ai]|żetony?|kart[ay]|monet[ay]|liwry?|stroje)\b"
        r"|\b[2-4] (nić|koronka|koronek|żetonów|kart|moneta|monet|liwr|liwrów|strojów)\b"
        r"|\b(za|płaci) 1 moneta\b|\b(zagrywa|zatrudnia) (Mistrz|Czeladnik|Uczeń)\b"
    ),
}
"""Text that no sentence of the language may contain."""

DELUXE_ALONE = {
    "en": r"\b(drawer|garment|gown|frock coat|balcon|kitchen)",
    "de": r"\b(Schublade|Gewand|Gewänder|Gehr(o|ö)ck|Balkon|Küche)",
    "es": r"\b(caj[oó]n|balc[oó]n|cocina)",
    "fr": r"\b(tiroir|tenues? de bal|balcon|cuisine)",
    "it": r"\b(cassett[oi]|balcon|cucin|marsin)",
    "ja": r"衣装|フロックコート|バルコニー|厨房|引き出し",
    "pl": r"\b(szuflad|balkon|kuchni)",
}
"""Words that only the Deluxe edition uses; the edition of 2013 has other words."""

OF_ONE_EDITION = ("window-sources-", "lesson-", "challenge-")
"""The page of component values, the lessons and challenges: all in the words of one edition."""


@pytest.mark.parametrize("language", begun())
def test_the_edition_of_2013_has_its_own_words(language: str) -> None:
    """2013 has dresses, coats, segments, a terrace and a fountain; see docs/glossary.md."""
    texts = {**written_in(language, PROGRAM), **written_in(language, "rococo")}
    for key, forms in texts.items():
        searched = key.endswith("-terms")  # which is not shown
        if searched or "deluxe" in key.split("-") or key.startswith(OF_ONE_EDITION):
            continue
        for form in forms:
            said = VALUE.sub("", form)
            assert not re.search(DELUXE_ALONE[language], said, re.IGNORECASE), (key, form)


def test_the_languages_of_the_program() -> None:
    assert languages() == ("de", "en", "es", "fr", "it", "ja", "pl")
    assert {each: language_name(each) for each in begun()} == {
        "de": "Deutsch",
        "en": "English",
        "es": "Español",
        "fr": "Français",
        "it": "Italiano",
        "ja": "日本語",
        "pl": "Polski",
    }


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_same_messages(language: str) -> None:
    assert written(language).keys() == written(DEFAULT_LANGUAGE).keys()


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_same_values(language: str) -> None:
    """A number may be said in a word, and an edition's word for a garment in any other way."""
    for key, forms in written(language).items():
        english, said = (
            {name for form in each for name in VALUE.findall(form)}
            for each in (written(DEFAULT_LANGUAGE)[key], forms)
        )
        assert said <= english | {"n"}, key
        assert english <= said | {"n", *WORDS}, key


@pytest.mark.parametrize("language", begun())
def test_a_number_has_the_plurals_of_its_language(language: str) -> None:
    """Those of Unicode's CLDR, but for the one of millions in Romance languages."""
    plurals = {*locale(language).plural_form.tags, "other"}
    if language in ("es", "fr", "it"):
        plurals -= {"many"}
    used = {key: keys for key, keys in plurals_of(language).items() if keys}
    assert len(used) > (100 if len(plurals) > 1 else -1)
    assert {key: keys for key, keys in used.items() if keys != plurals} == {}


@pytest.mark.parametrize("language", begun())
def test_no_message_is_empty_or_padded(language: str) -> None:
    for key, forms in written(language).items():
        for text in forms:
            assert text.strip(), key
            assert text == text.strip() or key.startswith("list-"), key


@pytest.mark.parametrize("language", begun())
def test_apostrophes_are_curved(language: str) -> None:
    """A straight one would stand beside the curved ones of another text; it may only quote."""
    quoted = re.compile(r"'(\w+|\{ \$\w+ \})'")
    straight = [
        key
        for key, forms in written(language).items()
        if any("'" in quoted.sub("", text) for text in forms)
    ]
    assert not straight


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_sentences_are_translated(language: str) -> None:
    """A message of several words that equals the English one was not translated."""
    same = [
        key
        for key, forms in written(language).items()
        if forms == written(DEFAULT_LANGUAGE)[key]
        and any(len(re.findall(r"[^\W\d_]{3,}", VALUE.sub("", text))) > 1 for text in forms)
        and not key.startswith(
            (
                "window-signs-",
                "window-new_game-names",
                "expansion-madame_du_barry-name",
                "window-game-",
                "patisserie-recipe-",
                "window-key_name-",
                "reference-bonus_gain_livre-title",
            )
        )
    ]
    assert same == []


def test_in_french_no_line_begins_with_a_mark() -> None:
    """The space before a two-part punctuation mark is non-breaking; other texts are exempt."""
    loose = re.compile(r" ([;?!»]|%(?!\d))|« |(?<!^) :(?= |$)")
    for key, forms in written("fr").items():
        if not key.startswith("window-signs-") and key != "window-saves-bad_name":
            for text in forms:
                assert not loose.search(text), (key, text)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", begun())
def test_the_colours_have_letters_of_their_own(language: str, edition: str) -> None:
    texts = Catalogue(language)
    keys = [key for key in ids(language) if key.startswith(f"initial-{edition}-")]
    assert len({texts.text(key) for key in keys}) == len(keys) == 4


@cache
def match_of(edition: str, expansions: tuple[str, ...]) -> Rococo:
    return Rococo(Setup(4, edition, expansions), LIBRARY.load())


@cache
def played(match: Rococo, seed: int) -> tuple[list[tuple[tuple[Event, ...], Decision]], State]:
    """Return the decisions of a game of random answers, each after its events, and the end."""
    chance = Generator(seed, "answers")
    state, events = match.start(seed)
    steps = []
    while (decision := state.pending) is not None:
        steps.append((events, decision))
        option = decision.options[chance.below(len(decision.options))]
        state, events = match.kernel.apply(state, option)
    return steps, state


def sentences(match: Rococo, words: Wording, seed: int) -> Iterator[str]:
    """Everything that can be said about one game of random answers."""
    steps, end = played(match, seed)
    for events, decision in steps:
        for event in events:
            for viewer in (None, 0):
                seen = event.seen_by(viewer)
                yield "" if seen is None else words.event(seen)
        yield words.prompt(decision)
        yield words.prompt(Asked(decision.id, decision.seat, decision.kind))
        yield from (words.option(decision, option) for option in decision.options)
    for sheet in score(match.rules, end).players:
        for item in sheet.items:
            yield words.item(item.item)
            for part in item.parts:
                assert str(part.points) in words.part(part)
                yield words.part(part)


@pytest.mark.parametrize(("language", "edition"), by_turns([*begun(), PSEUDO_LANGUAGE], EDITIONS))
def test_whole_games_are_said(language: str, edition: str) -> None:
    expansions = tuple(each.key for each in EXPANSIONS if each.rival is None)
    said: set[str] = set()
    for chosen in ((), expansions):
        match = match_of(edition, chosen)
        words = Wording(Catalogue(language), match.rules, edition, NAMES)
        said |= {sentence for seed in range(3) for sentence in sentences(match, words, seed)}
        said |= {words.bonus(card) for card in match.rules.employees}
        said |= {words.dress_details(dress) for dress in match.rules.dresses}
    for sentence in said:
        assert "{" not in sentence, sentence
        assert "True" not in sentence, sentence
        assert not re.search(r"\b(a_|the_|of_)?[a-z]+\.[a-z]+", sentence), f"a key: {sentence}"
        if language in BAD_GRAMMAR:  # the pseudo-language and drafts have no pattern
            assert not re.search(BAD_GRAMMAR[language], sentence), sentence


def test_the_pseudo_language_is_longer_and_keeps_its_values() -> None:
    pseudo, english = Catalogue(PSEUDO_LANGUAGE), Catalogue()
    said = pseudo.text("event-round_began", round=3)
    assert said.startswith("[Rõüñd 3 ")
    assert len(said) >= 1.3 * len(english.text("event-round_began", round=3))
    assert pseudo.text("window-table-round", round=3, rounds=7).startswith("[Rõüñd 3 ")
    assert pseudo.text("silk-deluxe-yellow", n=1) != pseudo.text("silk-deluxe-yellow", n=2)
    assert PSEUDO_LANGUAGE not in begun()


def test_the_other_one_runs_from_right_to_left_and_keeps_its_values() -> None:
    mirrored, english = Catalogue(MIRRORED_LANGUAGE), Catalogue()
    said = mirrored.text("window-table-round", round=3, rounds=7)
    assert bidirectional(said[0]) == "R"
    assert [word for word in said.split() if word.isascii()] == ["3", "7"]
    assert len(said) == len(english.text("window-table-round", round=3, rounds=7))
    assert language(MIRRORED_LANGUAGE).mirrors
    assert not any(language(each).mirrors for each in (*begun(), PSEUDO_LANGUAGE))
    assert MIRRORED_LANGUAGE not in begun()


def test_from_right_to_left_a_value_keeps_its_direction() -> None:
    """What is already in that direction needs no marks, which would hide it from the sentence."""
    mirrored = Catalogue(MIRRORED_LANGUAGE)
    told = mirrored.text("sentence-clause", player="Anna 2", deed="קונה")
    assert told == "\u2068Anna 2\u2069 קונה"
    assert mirrored.listed(["Anna 2", "דוד"]) == "\u2068Anna 2\u2069, דוד"
    assert Catalogue().text("sentence-clause", player="Anna 2", deed="buys") == "Anna 2 buys"


FLAG = {
    "de": "(?i)fahne|fähnchen",
    "en": r"\bflags?\b",
    "es": "(?i)bander",
    "fr": "(?i)drapeau",
    "it": "(?i)bandier",
    "ja": "旗",
    "pl": "(?i)propor(zec|c)|chorągiew",
}


@pytest.mark.parametrize("language", sorted(FLAG))
def test_no_text_speaks_of_a_flag(language: str) -> None:
    """Nothing on the tables looks like one: there are table bonuses, signs and a start player."""
    flag, searched = re.compile(FLAG[language]), re.compile("-terms$|^patisserie-correct-flag")
    assert not [
        text
        for key, forms in written(language).items()
        if not searched.search(key)
        for text in forms
        if flag.search(text)
    ]
