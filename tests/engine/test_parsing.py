"""What a parser would take too long, too deep or too much memory for does not get there."""

import json
import tomllib

import pytest

from rococo_desktop.engine.errors import DocumentError
from rococo_desktop.engine.parsing import MAX_KEY, MAX_PARTS, parse_json, parse_toml

DOTS = ".".join("a" * 60_000)
"""As a key it takes minutes."""

TOML = {
    f"{DOTS} = 1": "file-nested",
    f"[{DOTS}]": "file-nested",
    f"[[{DOTS}]]": "file-nested",
    DOTS.replace(".", " . ") + "=1": "file-nested",
    DOTS.replace("a", "'a'") + "=1": "file-nested",
    DOTS.replace("a", '"\\""') + "=1": "file-nested",
    f"x = {{ {DOTS} = 1 }}": "file-nested",
    f'x = {{ y = """z"""", {DOTS} = "" }}': "file-nested",
    f'x = {{ y = """z""""", {DOTS} = "" }}': "file-nested",
    f"x = {{ y = '''z'''', {DOTS} = '' }}": "file-nested",
    f'x = {{ y = "\\"", {DOTS} = "" }}': "file-nested",
    f"x = {{ y = '\\', {DOTS} = '' }}": "file-nested",
    f'x = """\n# "\n"""\n{DOTS} = ""': "file-nested",
    f"# '\n{DOTS} = ''": "file-nested",
    "a = " + "[" * 5000: "file-nested",
    "a = " + "{ b = " * 5000: "file-nested",
    "a = " + "[" * 60 + "]" * 60: "file-nested",
    f"{'a.' * (MAX_PARTS - 1)}b = " + "[" * 45 + "]" * 45: "file-nested",
    "a = [" + "1," * 60_000 + "]": "file-too_many",
    "a = 0x" + "f" * 5000: "file-long_number",
    "a = " + "9" * 5000: "wrong-not_toml",
    f"{'a' * (MAX_KEY + 1)} = 1": "file-long_key",
    "#" * 1_100_000: "file-too_large",
    '"' * 1000: "wrong-toml",
    "a = '''" + "\n" * 500_000: "wrong-toml_end",
}
FINE = (
    f'a = "{DOTS}"',
    f"a = '{DOTS}'",
    f'a = """\n{DOTS}"""',
    f"a = '''\n{DOTS}'''",
    f"# {DOTS}",
    f'a = """"{DOTS}" ""\\"{"[" * 1000}"""""',
    f"{'a.' * (MAX_PARTS - 1)}b = 1",
    f"{'a' * MAX_KEY} = 1",
    "a = " + "[" * 45 + "]" * 45,
    "a = [1.5, 1979-05-27T07:32:00.5, inf]\r\n[b]\r\n",
)


@pytest.mark.parametrize("text", TOML, ids=range(len(TOML)))
def test_toml_that_is_refused_before_it_is_parsed(text: str) -> None:
    with pytest.raises(DocumentError) as caught:
        parse_toml(text.encode())
    assert caught.value.key == TOML[text]


@pytest.mark.parametrize("text", FINE, ids=range(len(FINE)))
def test_toml_that_is_only_long(text: str) -> None:
    assert parse_toml(text.encode()) == tomllib.loads(text)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("[" * 40_000, "file-nested"),
        ("[" * 60 + "]" * 60, "file-nested"),
        ("9" * 5000, "file-long_number"),
        (json.dumps({"a" * (MAX_KEY + 1): 1}), "file-long_key"),
        ('{"a": 1, "a": 2}', "file-name_twice"),
        ("[" + "1," * 60_000 + "1]", "file-too_many"),
        (" " * 1_100_000, "file-too_large"),
        ("NaN", "file-not_a_number"),
        ("", "file-not_json"),
    ],
)
def test_json_that_is_refused(text: str, key: str) -> None:
    with pytest.raises(DocumentError) as caught:
        parse_json(text.encode())
    assert caught.value.key == key


@pytest.mark.parametrize("parse", [parse_json, parse_toml])
def test_what_is_no_text(parse: object) -> None:
    with pytest.raises(DocumentError, match=r"^file-not_utf8$"):
        parse(b"\xff")  # type: ignore[operator]
