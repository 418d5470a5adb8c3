"""``serve``: one JSON request per line, one answer line each. No input ends the program."""

import argparse
import sys
from collections.abc import Callable
from dataclasses import fields
from functools import partial
from typing import Annotated, BinaryIO, TypeVar

from pydantic import BaseModel, Field, JsonValue, ValidationError

from rococo_desktop.ai.bot import ask
from rococo_desktop.cli.documents import session_position, session_score
from rococo_desktop.cli.games import DOCUMENTS
from rococo_desktop.cli.output import Document, json_line, owner_shelf
from rococo_desktop.engine.codec import Json, written
from rococo_desktop.engine.errors import IllegalOptionError, StaleDecisionError
from rococo_desktop.engine.events import Event, kind_of
from rococo_desktop.engine.match import SetupError
from rococo_desktop.engine.randomness import Generator
from rococo_desktop.engine.state import Decision
from rococo_desktop.games import FIRST_GAME, MOST_SEATS
from rococo_desktop.kinds.kind import Shelf
from rococo_desktop.rules.entries import Strict
from rococo_desktop.rules.foreign import one_line
from rococo_desktop.session.document_errors import problem_of
from rococo_desktop.session.errors import SaveError, UnreadableError
from rococo_desktop.session.files.files import parse_json
from rococo_desktop.session.reasons import message_at
from rococo_desktop.session.saves.saves import open_save
from rococo_desktop.session.session import (
    AnySession,
    NothingToRedoError,
    NothingToUndoError,
    Session,
)
from rococo_desktop.session.setup import GameKey, Seed, plain_setup
from rococo_desktop.texts import Catalogue
from rococo_desktop.words import Words

MAX_LINE = 1024 * 1024
"""The longest request line in bytes, including its line break."""

M = TypeVar("M", bound=BaseModel)


class RequestError(Exception):
    """A refused request: a code for programs and a sentence for people."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class _Request(Strict):
    """A request; types are exact, and unknown keys are refused."""

    cmd: str


class _SetupPart(Strict):
    players: Annotated[int, Field(ge=1, le=MOST_SEATS)]
    edition: str = ""
    expansions: Annotated[list[str], Field(max_length=20)] = Field(default_factory=list)


class _New(_Request):
    game: GameKey = FIRST_GAME
    setup: _SetupPart
    seed: Seed


class _Answer(_Request):
    decision: int
    option: str


class _Look(_Request):
    """A request for the position as a seat sees it; null is a spectator."""

    viewer: int | None


class _Load(_Request):
    save: JsonValue


class _AskBot(_Request):
    name: str


class Server:
    """A server of commands for at most one game."""

    def __init__(self, values: Shelf) -> None:
        self._values = values
        self._catalogue = Catalogue()
        self._session: AnySession | None = None
        self._words: Words | None = None
        self._commands: dict[str, Callable[[Json], Document]] = {
            "new": self.new,
            "decision": self.decision,
            "answer": self.answer,
            "view": self.view,
            "position": self.position,
            "load": self.load,
            "save": self.save,
            "undo": self.undo,
            "redo": self.redo,
            "score": self.score,
            "bot": self.bot,
        }

    def reply(self, line: bytes) -> Document:
        """Return the answer to one line; an error changes nothing."""
        try:
            return {"ok": True, **self._dispatch(line)}
        except RequestError as error:
            return {"ok": False, "error": {"code": error.code, "message": one_line(str(error))}}

    def _dispatch(self, line: bytes) -> Document:
        if len(line) > MAX_LINE:
            raise RequestError("bad_json", f"the line is longer than {MAX_LINE} bytes")
        try:
            request = parse_json(line.rstrip(b"\r\n"))
        except UnreadableError as error:
            raise RequestError("bad_json", f"the line {error}") from None
        if not isinstance(request, dict) or "cmd" not in request:
            raise RequestError("bad_request", "the request is no object with a cmd")
        name = request["cmd"]
        command = self._commands.get(name) if isinstance(name, str) else None
        if command is None:
            known = ", ".join(self._commands)
            raise RequestError("unknown_command", f"the cmd is none of {known}")
        return command(request)

    # -- commands --------------------------------------------------------------------------------

    def new(self, request: Json) -> Document:
        """Begin a game; the caller plays every seat."""
        body = _parsed(_New, request)
        try:
            setup = plain_setup(
                body.setup.players,
                body.seed,
                edition=body.setup.edition,
                expansions=tuple(body.setup.expansions),
                game=body.game,
            )
        except SetupError as error:
            problem = message_at(f"setup.{error.field}", error.reason)
            raise RequestError("bad_request", str(problem)) from None
        return self._begin(Session.new(setup, self._values))

    def decision(self, request: Json) -> Document:
        """Return the pending decision, or null if the game is over."""
        _parsed(_Request, request)
        return {"decision": self._decision(self._running().decision)}

    def answer(self, request: Json) -> Document:
        """Answer the pending decision, and return the events and the next decision."""
        session = self._running()
        body = _parsed(_Answer, request)
        try:
            events = session.answer(body.decision, body.option)
        except StaleDecisionError as error:
            raise RequestError("stale_decision", str(error)) from None
        except IllegalOptionError as error:
            raise RequestError("illegal_option", str(error)) from None
        return {
            "events": [event_document(event) for event in events],
            "decision": self._decision(session.decision),
        }

    def view(self, request: Json) -> Document:
        """Return the position as one seat, or a spectator, sees it."""
        session = self._running()
        viewer = _parsed(_Look, request).viewer
        if viewer is not None and viewer not in range(len(session.setup.seats)):
            raise RequestError("bad_request", f"viewer: {viewer} is no seat of this game")
        return {"position": session_position(session, () if viewer is None else (viewer,))}

    def position(self, request: Json) -> Document:
        _parsed(_Request, request)
        session = self._running()
        return {"position": session_position(session, tuple(range(len(session.setup.seats))))}

    def load(self, request: Json) -> Document:
        body = _parsed(_Load, request)
        try:
            session = open_save(body.save, self._values)
        except SaveError as error:
            raise RequestError("bad_save", str(error)) from None
        notice = session.notice
        begun = self._begin(session)
        return begun if notice is None else {**begun, "notice": notice.text(self._catalogue)}

    def save(self, request: Json) -> Document:
        _parsed(_Request, request)
        return {"save": self._running().save().model_dump(mode="json")}

    def undo(self, request: Json) -> Document:
        _parsed(_Request, request)
        session = self._running()
        try:
            session.undo()
        except NothingToUndoError:
            earlier = len(session.answers) > len(session.history)
            problem = "nothing earlier can be taken back" if earlier else "no decision was made yet"
            raise RequestError("nothing_to_undo", problem) from None
        return {"decision": self._decision(session.decision)}

    def redo(self, request: Json) -> Document:
        """Repeat a decision that was taken back."""
        _parsed(_Request, request)
        session = self._running()
        try:
            session.redo()
        except NothingToRedoError:
            raise RequestError("nothing_to_undo", "no decision was taken back") from None
        return {"decision": self._decision(session.decision)}

    def score(self, request: Json) -> Document:
        _parsed(_Request, request)
        return {"score": session_score(self._running())}

    def bot(self, request: Json) -> Document:
        """Return a bot's option; the same position gives the same option."""
        session = self._running()
        name = _parsed(_AskBot, request).name
        bots = session.setup.kind.bots
        if name not in bots:
            raise RequestError("bad_request", f"name: {name!r} is none of {', '.join(bots)}")
        decision = session.decision
        if decision is None:
            raise RequestError("stale_decision", "the game is over")
        look = partial(session.view, decision.seat)
        chance = Generator(session.setup.seed, f"bot:{decision.id}")
        return {"option": ask(bots[name], session.match, decision, look, chance)}

    # -- parts -----------------------------------------------------------------------------------

    def _running(self) -> AnySession:
        if self._session is None:
            raise RequestError("no_game", "there is no game yet")
        return self._session

    def _begin(self, session: AnySession) -> Document:
        setup = session.setup
        session.take_all_seats()
        self._session = session
        self._words = setup.kind.words(self._catalogue, session.match, setup.names)
        return {"decision": self._decision(session.decision)}

    def _decision(self, decision: Decision | None) -> Document | None:
        if decision is None or self._words is None:
            return None
        words = self._words
        subject = DOCUMENTS[self._running().setup.game].subject
        return {
            "id": decision.id,
            "player": decision.seat,
            "kind": decision.kind,
            **subject(decision.frame),
            "prompt": words.prompt(decision),
            "options": [
                {"id": option, "label": words.option(decision, option)}
                for option in decision.options
            ],
        }


def _parsed(model: type[M], request: Json) -> M:
    try:
        return model.model_validate(request)
    except ValidationError as error:
        raise RequestError("bad_request", str(problem_of(error))) from None


def event_document(event: Event) -> Document:
    """Return an event as its type and its fields."""
    return {
        "type": kind_of(type(event)),
        **{written(field.name): getattr(event, field.name) for field in fields(event)},
    }


def run(options: argparse.Namespace, incoming: BinaryIO, out: BinaryIO) -> None:  # noqa: ARG001
    """Answer requests until the input ends, whatever it contains."""
    values = owner_shelf()
    for game in values:  # an unusable file ends the program before the first request
        values[game]
    server = Server(values)
    while line := incoming.readline(MAX_LINE + 1):
        if len(line) > MAX_LINE and not line.endswith(b"\n"):
            while (rest := incoming.readline(MAX_LINE)) and not rest.endswith(b"\n"):
                pass  # the rest of the line is skipped without keeping it
        out.write(_answer_line(server, line))
        out.flush()


def _answer_line(server: Server, line: bytes) -> bytes:
    """Return the answer to one line; an unexpected error ends only that request."""
    try:
        return json_line(server.reply(line))
    except Exception as error:  # input must never end the program
        if sys.stderr is not None:
            problem = one_line(f"rococo_desktop serve: {type(error).__name__}: {error}")
            print(problem, file=sys.stderr)
        failure = {"code": "bad_request", "message": "the request could not be carried out"}
        return json_line({"ok": False, "error": failure})
