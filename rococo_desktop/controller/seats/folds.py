"""The folded parts of the new-game form: what each is about, and what is chosen there."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from rococo_desktop.controller.settings.choices import ChoiceRow
from rococo_desktop.texts import Catalogue


class FoldRow(NamedTuple):
    """A part of the form that can be unfolded, with what is chosen in it in one line."""

    key: str
    label: str
    summary: str


def fold_rows(
    texts: Catalogue,
    game: str,
    expansions: Collection[str],
    chosen: Sequence[str],
    shared: bool,
    picked: Sequence[tuple[Sequence[ChoiceRow], str]],
    seed: str,
) -> list[FoldRow]:
    """Return the parts; a ``seed`` that was drawn is empty.

    ``picked`` are the choices of edition, undo and hands, each with the key of one.
    """
    edition, undo, hands = (_label(*each) for each in picked)
    additions = texts.listed(texts.text(f"expansion-{each}-name") for each in chosen)
    rows = [FoldRow("edition", texts.text("window-new_game-edition"), edition)]
    if expansions:
        none = texts.text("window-new_game-no_additions")
        label = texts.text(f"window-new_game-additions-{game}")
        rows.append(FoldRow("additions", label, additions or none))
    if shared:
        label = texts.text("window-new_game-undo_and_hands")
        rows.append(FoldRow("undo", label, texts.between((undo, hands))))
    else:
        rows.append(FoldRow("undo", texts.text("window-new_game-undo"), undo))
    rows.append(
        FoldRow(
            "seed",
            texts.text("window-new_game-seed"),
            seed or texts.text("window-new_game-seed_drawn"),
        )
    )
    return rows


def _label(rows: Sequence[ChoiceRow], key: str) -> str:
    return next((row.label for row in rows if row.key == key), "")
