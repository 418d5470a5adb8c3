"""Texts from outside: what can be shown, what is a name, and where a text may be cut."""

import pytest

from rococo_desktop.rules.foreign import cut, displayable, is_legible, one_line

FAMILY = "👨\u200d👩\u200d👧\u200d👦"
NAMES = {
    "Persian": "می\u200cخواهم",
    "Sinhala": "ශ්\u200dරී",
    "family": FAMILY,
    "Japanese": "山田\u3000太郎",
    "French": "Jean\u00a0Luc",
    "Mongolian": "ᠠ\u180eᠠ",
    "accents": "Z\u0300\u0301oë",
    "newer letter": "\U00016d80",
    "punctuation": "$& %2 $' <b>{n}</b>",
    "flag": "🇫🇷",
    "skin": "👍🏽",
}
REFUSED = {
    "nothing": "",
    "blanks": " \u3000\u00a0",
    "joiners": "\u200d\u200c",
    "fillers": "\u3164\u115f",
    "braille blank": "\u2800",
    "variation": "\ufe0f",
    "line": "a\nb",
    "tab": "a\tb",
    "nul": "a\0b",
    "escape": "a\x1b[31mb",
    "line separator": "a\u2028b",
    "override": "a\u202eb",
    "isolate": "a\u2066b",
    "mark of direction": "a\u200fb",
    "end of isolate": "a\u2069b",
    "zero width": "a\u200bb",
    "tag": "a\U000e0041b",
    "byte": "a\udcffb",
    "half": "a\ud83db",
    "private": "a\ue000b",
    "no character": "a\uffffb",
    "no character either": "a\U0001fffeb",
}


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_a_name_that_a_language_needs_is_legible(name: str) -> None:
    assert is_legible(name)
    assert one_line(name) == name
    assert displayable(name) == name


@pytest.mark.parametrize("name", REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_read_or_changes_what_is_around_it_is_no_name(name: str) -> None:
    assert not is_legible(name)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a\udcffb", "a\ufffdb"),
        ("soir\udcc3\udca9e", "soirée"),
        ("\ud83d", "\ufffd"),
        ("é\ud83d\udcffé", "é\ufffd\ufffdé"),
        ("😀", "😀"),
    ],
)
def test_only_whole_characters_are_shown(text: str, shown: str) -> None:
    assert displayable(text) == shown


def test_one_line_has_no_controls() -> None:
    assert one_line("a\nb\u202ec\udcff\0d") == "a bc\ufffd d"


@pytest.mark.parametrize("sign", [FAMILY, "e\u0301\u0323", "🇫🇷", "👍🏽", "ශ්\u200dරී", "क्ष", "각"])
def test_no_sign_is_cut_in_the_middle(sign: str) -> None:
    """Whatever the limit, a cut text ends where a sign ends."""
    text = "x" + sign * 3 + "y"
    ends = {1 + len(sign) * number for number in range(4)} | {0, len(text)}
    for limit in range(1, len(text) + 2):
        start = cut(text, limit)
        assert text.startswith(start)
        assert len(start) == max(end for end in ends if end <= limit)


def test_a_text_of_accents_alone_is_cut_too() -> None:
    assert len(cut("e" + "\u0301" * 1000, 60)) == 60
    assert one_line("e" + "\u0301" * 1000, 60).endswith("...")
