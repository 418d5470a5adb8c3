"""The drawing that the table must show, derived only from a view and the rules' words."""

from collections.abc import Iterator, Sequence
from functools import cached_property

from rococo_desktop.controller.seats.characters import takes_seat
from rococo_desktop.controller.table.since import turn_of_reference
from rococo_desktop.rules.rococo.base.acquire import KeepResource
from rococo_desktop.rules.rococo.base.bonuses import PayForPrestige
from rococo_desktop.rules.rococo.base.make_dress import TILE_SEPARATOR, PaySilk
from rococo_desktop.rules.rococo.base.scoring import (
    Measures,
    fireworks_measures,
    hall_measures,
)
from rococo_desktop.rules.rococo.base.silk import surplus, total_silk
from rococo_desktop.rules.rococo.components.models import Decoration, GuestSpace
from rococo_desktop.rules.rococo.jewelry_box.components import BOX
from rococo_desktop.rules.rococo.jewelry_box.examinations import TASKS
from rococo_desktop.rules.rococo.jewelry_box.slots import BOARD, OWN, deck_of
from rococo_desktop.rules.rococo.madame_du_barry.cards import CARDS
from rococo_desktop.rules.rococo.view import PlayerView, View
from rococo_desktop.rules.view import UNSEEN
from rococo_desktop.session.seats import HUMAN, RIVAL, looks
from rococo_desktop.session.session import Session
from rococo_desktop.texts import Catalogue
from rococo_desktop.words.phrases import Told
from tests.qml.drawn import Marks
from tests.qml.prints import Prints, capital

TASK_SIGNS = {
    "common_silk": (":silk-yellow", ":silk-green"),
    "rare_silk": (":silk-red", ":silk-blue"),
    "thread_or_lace": (":thread", ":lace"),
    "decoration": (":decoration",),
    "master_dress": (":thimble-master", ":lady"),
    "gown": (":lady",),
    "coat": (":gentleman",),
}

TOOLS = ("undo", "redo")
"""The signs of the buttons beside the question."""
FOLLOWING = ("pause", "pace", "hurry")
"""Those of the buttons there for others who play."""

MARKERS = 3
"""The number drawn of the player's own markers, of which there are always enough."""

Areas = dict[str, list[str]]
"""The drawing for each part of the table; an amount comes after its sign."""


class Truth(Prints):
    """The table as one viewer must see it, now or at a past moment."""

    def __init__(
        self,
        session: Session,
        catalogue: Catalogue,
        viewer: int | None,
        moment: int | None = None,
        *,
        hints: bool,
        others: bool,
    ) -> None:
        super().__init__(session, catalogue)
        self.tools = [*TOOLS, *(["hint"] if hints else []), *(FOLLOWING if others else ())]
        self.viewer = viewer
        self.moment = moment
        self.view: View = (
            session.view(viewer) if moment is None else session.look_back(moment, viewer)
        )
        people = {
            seat
            for seat, plan in enumerate(session.setup.seats)
            if HUMAN in (plan.kind, getattr(plan.before, "kind", ""))
        }
        people |= {each.seat for each in session.players.hand_overs if each.kind == HUMAN}
        if len(people) == 1:
            (self.wording.reader,) = people

    @cached_property
    def areas(self) -> Areas:
        """Return everything to be drawn except the log and the answers."""
        areas = dict(self._palace())
        areas |= self._market()
        areas |= self._players()
        areas |= self._own()
        if self.moment is None:
            areas["PromptBar"] = self._question()
        if "jewelry_box" in self.view.expansions:
            areas |= self._jeweler()
        return {area: sorted(mark.strip() for mark in marks) for area, marks in areas.items()}

    # -- the palace ------------------------------------------------------------------------------

    def _palace(self) -> Iterator[tuple[str, list[str]]]:
        board, text = self.rules.board, self.texts.text
        second = self.rules.second_places
        fireworks = board.fireworks
        points = [fireworks.first, fireworks.second] if second else [fireworks.first]
        yield (
            "Terrace",
            [
                text("window-palace-fireworks"),
                text("window-palace-most"),
                *map(str, points),
                *_standing(fireworks_measures(self.rules, self.view)),
            ],
        )
        for place, hall in enumerate(board.halls):
            points = [hall.first, hall.second] if second else [hall.first]
            name = capital(str(self.wording.hall(hall.id)))
            yield (
                f"HallRoom#{hall.id}",
                [
                    *(["crown"] if place == 0 else []),
                    name,
                    *map(str, points),
                    *_standing(hall_measures(self.view, hall)),
                ],
            )
            yield f"DecorationSpace#{hall.musician.id}", self._decoration(hall.musician)
            for space in hall.spaces:
                yield f"GuestSpace#{space.id}", self._space(space)
        for decoration in board.decorations.values():
            if decoration.group == "fireworks":
                yield f"FireworksSpace#{decoration.id}", self._fireworks(decoration)
            else:
                yield f"DecorationSpace#{decoration.id}", self._decoration(decoration)
        yield (
            "Gardens",
            [
                text("window-palace-statues"),
                capital(self.wording.term("fountain_upper")),
                capital(self.wording.term("fountain_lower")),
                text("window-palace-all_halls"),
            ],
        )
        for place, prestige in enumerate(board.all_halls):
            owners = self.view.all_halls[place : place + 1]
            yield f"AllHallsSpace#{place}", [str(prestige), *(f"emblem {seat}" for seat in owners)]

    def _space(self, space: GuestSpace) -> list[str]:
        marks = ["thimble-master"] if space.master else []
        if space.id not in self.view.guests:
            if space.reward is not None:
                kind = "tile" if space.reward.kind == "resource" else space.reward.kind
                marks += [f"+{space.reward.amount}", kind]
            return marks
        dress, owner = self.view.guests[space.id]
        marks.append(f"emblem {owner}")
        if space.id not in self.view.terrace.values():
            marks += [*self.dress(dress), str(self.rules.dresses[dress].prestige)]
        return marks

    def _decoration(self, decoration: Decoration) -> list[str]:
        prestige = decoration.prestige
        if decoration.id in self.view.decorations:
            owned = [f"emblem {self.view.decorations[decoration.id]}"]
            return [*owned, str(prestige)] if prestige else owned
        price = [f"livre {decoration.cost}"]
        return [*price, f"prestige {prestige}"] if prestige else price

    def _fireworks(self, space: Decoration) -> list[str]:
        guest = self.view.terrace.get(space.id)
        watching = [] if guest is None else self.dress(self.view.guests[guest][0])
        return [f"×{space.multiplier}", *watching, *self._decoration(space)]

    # -- the displays ----------------------------------------------------------------------------

    def _market(self) -> Areas:
        board, view, text = self.rules.board, self.view, self.texts.text
        areas = {
            "Workshop": [capital(self.wording.term("workshop"))],
            "Warehouse": [capital(self.wording.term("warehouse"))],
            "HireDisplay": [text("window-market-hire"), *self._price(board.hire, view.hire)],
        }
        for place, (price, dress) in enumerate(zip(board.workshop, view.workshop, strict=True)):
            hanging = [] if dress is None else self.design(dress)
            areas[f"Workshop#{place}"] = [f"livre {price}", *hanging]
        for number, segment in enumerate(view.warehouse):
            cost = self._price(board.acquire, segment)
            cost = cost or ["livre \N{EN DASH}"]  # the plate stays
            areas[f"Warehouse#{number}"] = [part for mark in cost for part in mark.split()]
            for place, tile in enumerate(segment):
                areas[f"Warehouse#{number}#{place}"] = [] if tile is None else self.tile(tile)
        for place, card in enumerate(view.hire):
            areas[f"HireDisplay#{place}"] = [] if card is None else self.card(card)
        madame = "madame_du_barry" in view.expansions
        holder = (
            [text("window-market-favor_free")]
            if view.favor is None
            else [f"emblem {view.favor}", *([] if madame else [self.wording.name(view.favor)])]
        )
        areas["Stocks"] = ["favor", text("window-market-favor"), *holder]
        areas["Stocks#employees"] = [f"stack {view.employee_stack_size}"]
        areas["Stocks#tiles"] = [f"tile {view.resource_bag_size} ({len(view.resource_discard)})"]
        areas["Stocks#dresses"] = [f"lady {view.dress_bag_size} ({len(view.dress_discard)})"]
        if madame:
            areas["Stocks#madame"] = [f"madame {len(CARDS.of(view).supply)}"]
        return areas

    def _price(self, prices: tuple[int, ...], display: tuple[str | None, ...]) -> list[str]:
        left = len(display) - display.count(None)
        return [f"livre {prices[left - 1]}"] if left else []

    # -- the players -----------------------------------------------------------------------------

    def _players(self) -> Areas:
        view, text = self.view, self.texts.text
        rounds = self.rules.constants.rounds
        clock = text("window-table-round", round=view.round, rounds=rounds)
        areas = {"PlayersBar": [clock, text(f"window-phase-{view.phase}"), "menu", "actions"]}
        moment = len(self.session.history) if self.moment is None else self.moment
        standings = self.session.estimate(moment, view)
        before = turn_of_reference(self.session.tree.line[moment], self.viewer)
        earlier = self.session.estimate(before, self.session.look_back(before, self.viewer))
        for player, known, past in zip(view.players, standings, earlier, strict=True):
            total = f"{known.total}+" if known.hidden else str(known.total)
            change = known.total - past.total
            areas[f"PlayerPanel#{player.seat}"] = [
                *self._panel(player),
                *("podium", total),
                *(["risen" if change > 0 else "fallen", str(abs(change))] if change else []),
            ]
        return areas

    def _panel(self, player: PlayerView) -> Iterator[str]:
        plan, seat = self.session.setup.seats[player.seat], player.seat
        rival = plan.kind == RIVAL
        yield from (f"emblem {seat}", plan.name)
        yield f"prestige {'?' if player.prestige is None else player.prestige}"
        yield from (f"thread {player.thread}", f"lace {player.lace}")
        yield from (f"tile {player.resource_count}", f"stack {player.supply_size}")
        seats = self.session.setup.seats
        person = f"sitter/{looks(seats)[seat].portrait}"
        kind = {HUMAN: person, RIVAL: "employee/madame"}
        named = [each.before.kind if each.before else each.kind for each in seats]
        again = named[seat] in named[:seat]
        yield person if again else kind.get(named[seat], f"tailor/{named[seat]}")
        if [each.kind for each in seats].count(HUMAN) == 1 and plan.kind == HUMAN:
            yield self.texts.text("window-you")
        if not rival:
            yield from (f"livre {player.livre}", f"hand {player.hand_size}")
            yield f"discard {len(player.discard)}"
        if self.view.start_player == seat:
            yield "start"
        if self.view.favor == seat:
            yield "favor"
        if "jewelry_box" in self.view.expansions:
            own = OWN.of(player)
            yield from ("ring", str(len(own.tiles)), "examination")
            yield f"{len(own.tasks)}/{len(TASKS[own.examination])}"
        if rival:
            cards = CARDS.of(self.view)
            yield from ("hand", str(len(cards.hand)), "discard", str(len(cards.discard)))

    # -- one's own -------------------------------------------------------------------------------

    @property
    def _me(self) -> PlayerView | None:
        """Return whose things are seen: the viewer's, or those of whom a spectator watches."""
        if self.viewer is not None:
            return self.view.players[self.viewer]
        if self.view.asked is None:
            winner = self.session.score().winners[0]
            seen: View = self.session.view(winner)
            return seen.players[winner]
        if self.session.setup.persons and self.session.asked is not None:
            return None
        return self.view.players[self.wording.reader or 0]

    def _own(self) -> Areas:
        me, text = self._me, self.texts.text
        if me is None:
            return {"": [text("window-hand-hidden")]}
        areas = {
            "Purse": [
                f"livre {me.livre}",
                *([] if me.prestige is None else [f"prestige {me.prestige}"]),
                f"thread {me.thread}",
                f"lace {me.lace}",
            ]
        }
        areas["MarkerStock"] = [f"emblem {me.seat}"] * MARKERS
        if me.resources is None and me.resource_count:
            hidden = text("window-hand-hidden_silk", n=me.resource_count)
            areas["Purse"].append(hidden)
        elif not me.resources:
            areas["Purse"].append(text("window-hand-no_silk"))
        areas |= {f"Purse#{tile}": self.tile(tile) for tile in me.resources or ()}
        piles = {
            "hand": ("hand", me.hand or (), me.hand_size),
            "supply": ("stack", me.supply or (), me.supply_size),
            "discard": ("discard", me.discard, len(me.discard)),
        }
        if me.played:
            piles["played"] = ("card", (me.played,), 1)
        for pile, (sign, cards, number) in piles.items():
            title = text(f"window-hand-{pile}")
            areas[f"Pile.{pile}"] = [sign, title, str(number)]
            areas |= {f"Pile.{pile}#{card}": self.card(card) for card in cards}
        if self.viewer is None:
            name = self.session.setup.seats[me.seat].name
            title = text("window-hand-of", name=name)
            areas["Pile.hand"] = [f"emblem {me.seat}", "hand", title, str(me.hand_size)]
        return areas

    # -- the jeweler -----------------------------------------------------------------------------

    def _jeweler(self) -> Areas:
        board, box, text = BOARD.of(self.view), BOX.of(self.rules.components), self.texts.text
        areas = {"JewelerBoard": [text("window-jeweler-name"), f"bag {len(board.bag)}"]}
        for place, (price, jewel) in enumerate(zip(box.display.prices, board.display, strict=True)):
            lying = [] if jewel is None else [self.wording.initial(box.jewels[jewel].color)]
            areas[f"JewelerBoard#{place}"] = [f"livre {price}", *lying]
        if (me := self._me) is None:
            return areas
        own = OWN.of(me)
        for examination, tasks in TASKS.items():
            area = f"Examination#{examination}"
            name = text(f"window-jeweler-examination-{examination}")
            areas[area] = [name, f"stack {len(deck_of(board, examination))}"]
            for task in tasks:
                done = [p.seat for p in self.view.players if task in OWN.of(p).tasks]
                areas[f"{area}#{task}"] = [
                    *self.signs(TASK_SIGNS[task]),
                    *(f"emblem {seat}" for seat in done),
                ]
        if own.specialist not in (None, UNSEEN):
            areas[f"Specialist#{own.specialist}"] = [
                *self.card(own.specialist, title=False),
                capital(self.wording.condition(own.specialist)),
                text("window-jeweler-specialist"),
            ]
        if own.tiles:
            areas["Examinations"] = [text("window-jeweler-jewelry")]
        return areas

    # -- what is asked ---------------------------------------------------------------------------

    def shorter(self, part: str, piece: str) -> list[list[str]]:
        """Return what a card or a player's panel may show if it has no room for everything."""
        if part == "PlayerPanel" and {"risen", "fallen"} & {*self.areas[f"{part}#{piece}"]}:
            return [[mark for mark in self.areas[f"{part}#{piece}"] if mark != "podium"]]
        if piece and part == "Prospects":
            return [[mark for mark in self.prospect(piece) if mark == "close"]]
        if piece and (part == "Picker" or part.startswith("Pile")):
            return [self.card(piece, title=False)]
        return []

    def answer(self, option: str) -> list[str]:
        """Return the button of an answer: words, or the tiles that it spends."""
        decision = self.view.decision
        if decision is None:
            return []
        frame = decision.frame
        if isinstance(frame, PayForPrestige):
            price = int(option) * frame.every
            return sorted([str(price), "livre", "arrow", option, "prestige"])
        if not isinstance(frame, PaySilk):
            beside = self.beside(getattr(frame, "card", ""), option)
            return sorted([self.wording.option(decision, option), *beside])
        tiles = option.split(TILE_SEPARATOR)
        given = total_silk(self.rules.resources, tiles)
        lost = surplus(given, frame.needs(self.rules))
        word = [self.texts.text("window-table-lost")] if lost.total else []
        return sorted([*self.silk(given), *["+"] * (len(tiles) - 1), *word, *self.silk(lost)])

    def _question(self) -> list[str]:
        """Return the question with its piece."""
        decision, asked = self.view.decision, self.view.decision or self.view.asked
        if asked is None:
            return [
                *self.tools,
                self.texts.text("prompt-over"),
                self.texts.text("window-table-scoring"),
            ]
        hand = self.view.players[asked.seat].hand_size
        marks = [*self.tools, f"emblem {asked.seat}", self.wording.prompt(asked, hand)]
        frame = None if decision is None else decision.frame
        dress = getattr(frame, "dress", None)
        if isinstance(dress, str):
            marks += self.dress(dress)
        elif isinstance(frame, KeepResource):
            marks += self.tile(frame.tile)
        return marks

    def prospect(self, action: str) -> list[str]:
        """Return the heading of what the cards can do, or an action with the sign if none can."""
        if not action:
            return [self.texts.text("window-prospects")]
        decision = self.view.decision
        cards = () if decision is None else decision.options
        kernel, state = self.session.match.kernel, self.session.state
        after = (kernel.apply(state, card).state.pending for card in cards)
        able = any(asked is not None and action in asked.options for asked in after)
        return sorted([self.wording.action(action), *(() if able else ("close",))])

    def untold(self, lines: Sequence[str]) -> str:
        """Return the first of the lines, from the last on, that the log's sentences do not make.

        A line is a sentence, or a few of one player's. Looking back, the line of the moment is
        among them, with one after it at most.
        """
        sentences, ends = self._sentences()
        at = len(sentences) if self.moment is None else min(ends[self.moment] + 1, len(sentences))
        for line in reversed(lines):
            starts = (
                start for start in range(at - 1, -1, -1) if self._tells(line, sentences[start:at])
            )
            found = next(starts, None)
            if found is None:
                return line
            at = found
        return ""

    def line(self) -> str:
        """Return the last sentence about an event in the log at the moment."""
        end = len(self._told) if self.moment is None else self.moment + 1
        return next(told[-1].text for told in reversed(self._told[:end]) if told)

    def _tells(self, line: str, sentences: Sequence[Told]) -> bool:
        if len(sentences) == 1:
            return line == sentences[0].text
        said = [each.predicate for each in sentences]
        seats = range(len(self.session.setup.seats))
        return all(said) and any(line == self.wording.joined(seat, said) for seat in seats)

    def _sentences(self) -> tuple[list[Told], list[int]]:
        """Return the log, and the number of its lines at each moment."""
        lines: list[Told] = []
        ends: list[int] = []
        for moment, told in enumerate(self._told):
            lines += [*told, *map(Told, self._handed_over(moment))]
            ends.append(len(lines))
        return lines, ends

    @cached_property
    def _told(self) -> list[list[Told]]:
        """The sentences about events, by moment; in a turn a card of a known name is the other."""
        told: list[list[Told]] = []
        cards = self.wording.namesakes()
        for events in (self.session.opening, *(entry.events for entry in self.session.history)):
            told.append([])
            for event in events:
                if event.opens_turn:
                    cards = self.wording.namesakes()
                seen = event.seen_by(self.viewer)
                if seen is not None and (said := self.wording.told(seen, cards)).text:
                    told[-1].append(said)
        return told

    def _handed_over(self, moment: int) -> list[str]:
        """Return the sentences about seats handed over after a moment."""
        setup = self.session.setup
        return [
            takes_seat(self.texts, setup.game, kind, setup.names[seat])
            for seat, kind, after in self.session.players.hand_overs
            if after == moment
        ]


def _standing(measures: Measures) -> list[str]:
    """Return the emblems and counts of the first three who have guests or fireworks somewhere."""
    order = sorted(
        (seat for seat, count in enumerate(measures[0]) if count),
        key=lambda seat: tuple(-measure[seat] for measure in measures),
    )
    return [mark for seat in order[:3] for mark in (f"emblem {seat}", str(measures[0][seat]))]


def differences(drawn: Marks, truth: Truth) -> list[str]:
    """Return the differences between the drawn and the expected table, part by part."""
    told, wanted = drawn.by_area(), truth.areas
    if truth.session.branches() and "branch" in told.get("", []):
        told[""].remove("branch")
    found = []
    for area in sorted({*told, *wanted}):
        shown, true = told.get(area, []), wanted.get(area, [])
        part, _, piece = area.partition("#")
        if part in SAID:
            continue
        if part == "PaymentButton":
            true = truth.answer(piece)
        elif part == "Picker":
            true = sorted(truth.card(piece))
        elif part == "Prospects":
            true = truth.prospect(piece)
        shorter = [sorted(marks) for marks in truth.shorter(part, piece)]
        if shown not in (true, *shorter):
            found.append(f"{area} draws {shown} instead of {true}")
    if untold := truth.untold(drawn.texts("LogPanel")):
        found.append(f"the log never told: {untold}")
    said = drawn.texts("PastBar")
    if said and truth.line() not in said:
        found.append(f"PastBar says {said}, not {truth.line()}")
    return found


SAID = frozenset(
    {
        "LogPanel",
        "NewsPanel",
        "RoundBanner",
        "PastBar",
        "Hint",
        "OutlookLine",
        "Aside",
        "TutorSeat",
    }
)
"""The parts that say what has happened, or what one points at, and those that are no part of it."""
