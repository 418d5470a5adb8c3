"""Settings and places: what is saved where, and the effect of a damaged file."""

from pathlib import Path

import pytest

from rococo_desktop.engine.reasons import Reason
from rococo_desktop.session.files.places import HOME_VARIABLE, Places
from rococo_desktop.session.plain import read_leniently
from rococo_desktop.session.seats import SeatPlan
from rococo_desktop.session.settings import Arrangement, Settings, load_settings, store_settings
from rococo_desktop.texts import Catalogue, languages


def test_one_folder_for_everything_by_the_environment(monkeypatch, tmp_path: Path):
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    places = Places.find()
    assert places.settings_file.parent == places.components_file("rococo").parent == tmp_path
    assert places.saves.parent == places.journals.parent == tmp_path
    assert places.saves != places.journals
    assert not list(tmp_path.iterdir())


def test_the_systems_folders_without_it(monkeypatch):
    monkeypatch.delenv(HOME_VARIABLE, raising=False)
    places = Places.find()
    assert "rococo-desktop" in str(places.config)
    assert "rococo-desktop" in str(places.data)


def test_owner_components_only_where_there_is_a_file(tmp_path: Path):
    places = Places(tmp_path, tmp_path)
    assert places.owner_components("rococo") is None
    places.components_file("rococo").write_text("")
    assert places.owner_components("rococo") == places.components_file("rococo")


def test_settings_come_back(tmp_path: Path):
    path = tmp_path / "deep" / "settings.json"
    settings = Settings(
        language="xx", seen_component_notice=True, seats=(SeatPlan(kind="human", name="Ada ♥"),)
    )
    store_settings(settings, path)
    assert load_settings(path) == (settings, None)
    assert [file.name for file in path.parent.iterdir()] == ["settings.json"]


def test_no_file_is_no_damage(tmp_path: Path):
    assert load_settings(tmp_path / "settings.json") == (Settings(), None)


def test_a_file_may_lack_settings_and_have_more(tmp_path: Path):
    path = tmp_path / "settings.json"
    path.write_text('{"language": "xx", "from_the_future": [1]}')
    settings, notice = load_settings(path)
    assert (settings.language, settings.undo, notice) == ("xx", "free", None)


def test_each_game_is_remembered_with_what_it_was_played(tmp_path: Path):
    path = tmp_path / "settings.json"
    anna, bruno = SeatPlan(kind="human", name="Anna"), SeatPlan(kind="human", name="Bruno")
    first = Arrangement(edition="original", expansions=("jewelry_box",), seats=(anna,))
    second = Arrangement(edition="garden", seats=(anna, bruno))
    settings = Settings()
    for game, played in (("rococo", first), ("beans", second)):
        settings = settings.changed(**settings.played(game, played))
        store_settings(settings, path)
        assert load_settings(path) == (settings, None)
        assert (settings.game, settings.arrangement(game)) == (game, played)
    assert settings.arrangement("rococo") == first
    again = settings.changed(**settings.played("rococo", first))
    assert again.others == {"beans": second}
    assert again.arrangement("chess") == Arrangement()


def test_before_there_were_two_games_everything_was_of_rococo(tmp_path: Path):
    path = tmp_path / "settings.json"
    path.write_text('{"edition": "original", "expansions": ["jewelry_box"], "undo": "fair"}')
    settings, notice = load_settings(path)
    assert notice is None
    assert settings.arrangement("rococo") == Arrangement(
        edition="original", expansions=("jewelry_box",)
    )


def test_settings_of_the_first_version_still_load(tmp_path: Path):
    path = tmp_path / "settings.json"
    path.write_text(
        '{"language": "en", "seen_component_notice": true, "edition": "original", "undo": "fair",'
        ' "seats": [{"kind": "human", "name": "Ada"}], "animations": true, "text_size": "normal"}'
    )
    settings, notice = load_settings(path)
    assert notice is None
    assert settings == Settings(
        language="en",
        seen_component_notice=True,
        edition="original",
        undo="fair",
        seats=(SeatPlan(kind="human", name="Ada"),),
    )


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"\xff\xfe",
        b"[]",
        b"{",
        b'{"language": 5}',
        b'{"undo": "never"}',
        b'{"pace": "hectic"}',
        b'{"language": "en", "language": "xx"}',
        b"[" * 60_000,
        b'"' + b"x" * 100_000 + b'"',
    ],
)
def test_a_damaged_file_gives_defaults_and_says_so(tmp_path: Path, damage: bytes):
    path = tmp_path / "settings.json"
    path.write_bytes(damage)
    settings, notice = load_settings(path)
    assert settings == Settings()
    assert notice is not None
    for language in languages():
        told = notice.text(Catalogue(language))
        assert path.name in told
        assert str(path) not in told
        assert "\n" not in told
    assert path.read_bytes() == damage


def test_a_bad_setting_loses_itself_alone(tmp_path: Path):
    path = tmp_path / "settings.json"
    path.write_text(
        '{"language": "fr", "pace": "hectic", "scale": 3, "undo": "fair", "seats": [7]}'
    )
    settings, notice = load_settings(path)
    assert settings == Settings(language="fr", undo="fair")
    assert notice is not None
    for language in languages():
        assert path.name in notice.text(Catalogue(language))
        assert str(path) not in notice.text(Catalogue(language))
    said = 'pace\xa0: doit être l’une de ces valeurs\xa0: calm, brisk, at_once, et non "hectic"'
    assert said in notice.text(Catalogue("fr"))
    assert 'brisk, at_once, nicht "hectic"' in notice.text(Catalogue("de"))


AFTER = "seats.0.before.after"
ADA = {"kind": "human", "name": "Ada"}


@pytest.mark.parametrize(
    ("document", "place", "key"),
    [
        ({"width": "1280"}, "width", "wrong-whole_number"),
        ({"width": True}, "width", "wrong-whole_number"),
        ({"width": 0}, "width", "wrong-at_least"),
        ({"height": 100_001}, "height", "wrong-at_most"),
        ({"maximized": 1}, "maximized", "wrong-flag"),
        ({"game": "g" * 41}, "game", "wrong-too_long"),
        ({"motion": ["on"]}, "motion", "wrong-one_of"),
        ({"lessons": "all"}, "lessons", "wrong-list"),
        ({"lessons": ["a", 5]}, "lessons.1", "wrong-text"),
        ({"expansions": [""] * 21}, "expansions", "wrong-too_many"),
        ({"keys": []}, "keys", "wrong-table"),
        ({"keys": {"undo": 5}}, "keys.undo", "wrong-text"),
        ({"keys": {"u" * 41: "Z"}}, f"keys.{'u' * 41}", "wrong-too_long"),
        ({"seats": [ADA, "Bo"]}, "seats.1", "wrong-table"),
        ({"seats": [{"name": "Bo"}]}, "seats.0.kind", "wrong-missing"),
        ({"seats": [{**ADA, "iq": 9}]}, "seats.0.iq", "wrong-unknown_field"),
        ({"seats": [{**ADA, "name": ""}]}, "seats.0.name", "wrong-too_short"),
        ({"seats": [{**ADA, "name": "A\n"}]}, "seats.0.name", "wrong-printable"),
        ({"seats": [{**ADA, "before": {"kind": "x", "after": -1}}]}, AFTER, "wrong-at_least"),
        ({"others": {"beans": {"seats": 2}}}, "others.beans.seats", "wrong-list"),
        ({"game": "\ud800"}, "game", "wrong-text"),
        ({"keys": {"undo": "\udfff"}}, "keys.undo", "wrong-text"),
        ({"keys": {"\ud800": "Z"}}, "keys.\ud800", "wrong-text"),
        ({"seats": [{**ADA, "kind": "\ud800"}]}, "seats.0.kind", "wrong-text"),
        ({"seats": [{**ADA, "\ud800": 1}]}, "seats.0.\ud800", "wrong-unknown_field"),
    ],
)
def test_whatever_is_wrong_is_named(document: dict[str, object], place: str, key: str):
    settings, ((where, reason),) = read_leniently(Settings, {**document, "language": "fr"})
    problem = reason.values.get("problem", reason)
    assert isinstance(problem, Reason)
    assert (where, problem.key) == (place, key)
    assert settings == Settings(language="fr")


def test_half_of_a_character_is_told_and_written_no_more(tmp_path: Path):
    path = tmp_path / "settings.json"
    path.write_text(r'{"language": "fr", "keys": {"\udfff": "\ud800"}}')
    settings, notice = load_settings(path)
    assert notice is not None
    for language in languages():
        notice.text(Catalogue(language)).encode()
    store_settings(settings, path)
    assert load_settings(path) == (Settings(language="fr"), None)


def test_what_a_later_version_remembers_of_another_game_is_dropped(tmp_path: Path):
    path = tmp_path / "settings.json"
    path.write_text('{"others": {"beans": {"edition": "garden", "from_the_future": [1]}}}')
    settings, notice = load_settings(path)
    assert (settings.others, notice) == ({"beans": Arrangement(edition="garden")}, None)


def test_a_folder_instead_of_the_file(tmp_path: Path):
    settings, notice = load_settings(tmp_path)
    assert settings == Settings()
    assert notice is not None
