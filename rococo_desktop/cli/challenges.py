"""``challenges``: searches bots' games for challenges, and proves the existing ones."""

import argparse
from pathlib import Path
from typing import BinaryIO

import tomlkit

from rococo_desktop.cli.output import UsageError, write_json
from rococo_desktop.cli.simulate import MAX_GAMES
from rococo_desktop.engine.match import Setup
from rococo_desktop.games import GAMES
from rococo_desktop.session.teaching import challenge_document as documents
from rococo_desktop.session.teaching.challenge_search import Found, search
from rococo_desktop.session.teaching.lesson_document import LessonError

PROGRAM = "rococo_desktop challenges"
PARTNERS = ("Colette", "Baptiste", "Madeleine", "Gaspard")


def run(options: argparse.Namespace, incoming: BinaryIO, out: BinaryIO) -> None:  # noqa: ARG001
    """Search for challenges, or prove them; raises SetupError."""
    if GAMES[options.game].puzzles is None:
        raise UsageError(f"{PROGRAM}: --game: {options.game} has no challenges")
    if options.search:
        _search(options, out)
    else:
        _prove(options, out)


def _search(options: argparse.Namespace, out: BinaryIO) -> None:
    setup = Setup(options.players, options.edition, options.expansions)
    GAMES[options.game].check(setup)
    if options.bot not in GAMES[options.game].bots:
        raise UsageError(f"{PROGRAM}: --bot: {options.bot!r} is unknown")
    if not 1 <= options.games <= MAX_GAMES:
        raise UsageError(f"{PROGRAM}: --games: must be 1 to {MAX_GAMES}")
    for seed in range(options.seed, options.seed + options.games):
        for found in search(options.game, setup, options.bot, seed, places=options.places):
            write_json(out, candidate(found, setup))


def candidate(found: Found, setup: Setup) -> dict[str, object]:
    """Return a find as the document of a challenge, with notes for the author."""
    solution, aim = found.solution, found.aim
    goal = {"kind": aim.goal.kind, "subject": aim.goal.subject}
    needs = [
        {"kind": need.goal.kind, "subject": need.goal.subject, "least": need.least}
        for need in aim.needs
    ]
    return {
        "seed": found.seed,
        "round": found.round,
        "bot": found.bot,
        "second": solution.values[1],
        "ends": solution.ends,
        "places": solution.places,
        "challenge": {
            "start": {
                "others": PARTNERS[: setup.players - 1],
                "expansions": setup.expansions,
                "seed": found.seed,
                "position": found.position,
            },
            "goal": goal,
            "needs": needs,
            "until": "over" if aim.over else "turns",
            "proof": {
                "best": solution.best,
                "ways": solution.ways,
                "stars": found.stars,
                "line": solution.answers,
            },
        },
    }


def _prove(options: argparse.Namespace, out: BinaryIO) -> None:
    known = documents.CHALLENGES.of(options.game)
    chosen = [each for each in known if options.key in ("", each.key)]
    if not chosen:
        raise UsageError(f"{PROGRAM}: KEY: {options.key!r} is no challenge")
    wrong = []
    for challenge in chosen:
        try:
            proof = documents.prove(challenge, options.game)
        except (documents.ChallengeError, LessonError) as error:
            raise UsageError(f"{PROGRAM}: {error}") from None
        if options.write:
            write(documents.CHALLENGES.folder(options.game) / f"{challenge.key}.toml", proof)
        proved = options.write or proof == challenge.proof
        write_json(out, {"key": challenge.key, "proved": proved, **proof.model_dump()})
        if not proved:
            wrong.append(challenge.key)
    if wrong:
        raise UsageError(f"{PROGRAM}: the proof is another one: {', '.join(wrong)}")


def write(file: Path, proof: documents.Proof) -> documents.Challenge:
    """Write a proof into the file of its challenge, and return the challenge."""
    document = tomlkit.parse(file.read_bytes())
    document["proof"] = proof.model_dump(mode="json")
    file.write_text(tomlkit.dumps(document), encoding="utf-8")
    return documents.CHALLENGES.read(file)
