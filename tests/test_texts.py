from rococo_desktop.texts import Catalogue


def test_a_plural_is_chosen_by_n() -> None:
    texts = Catalogue()
    assert texts.text("thread", n=1) == "1 thread"
    assert texts.text("thread", n=2) == "2 threads"
    assert texts.text("thread", n=0) == "0 threads"


def test_nought_is_singular_in_french() -> None:
    texts = Catalogue("fr")
    assert [texts.text("thread", n=n) for n in (0, 1, 2)] == ["0 fil", "1 fil", "2 fils"]


def test_a_key_without_a_message_is_returned() -> None:
    assert Catalogue().text("no.such.message", n=3) == "no.such.message"
    assert "no.such.message" not in Catalogue()


def test_an_unknown_language_falls_back_to_english() -> None:
    assert Catalogue("xx").text("type.master") == Catalogue("en").text("type.master")
