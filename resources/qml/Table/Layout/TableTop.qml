pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Decisions
import Table.Log

// The contents of a table, part by part, with the wood around them and the way back through the game over
// them. A game adds its own parts, and things of its own to those that every table has.
Item {
    id: top

    objectName: "tableTop"

    required property Shell shell
    required property GameController game
    required property FocusWalker walker
    required property Foresight foresight
    required property Rows players
    // What there is to choose that lies nowhere on the table.
    required property Rows picks

    // Where the parts are in each kind of window.
    required property Arrangement whole
    required property Arrangement tall
    required property Arrangement wide
    required property Arrangement paged
    readonly property Arrangement arrangement: Theme.arrangement === "tall" ? tall : Theme.arrangement === "wide" ? wide : Theme.arrangement === "pages" ? paged : whole

    // Who speaks at the table now, and how tall the words are; what has been said is about the present.
    readonly property Tutor tutor: game.timeline.past ? null : game.tutors.speaking
    readonly property bool taught: tutor !== null && tutor.text !== ""
    readonly property bool coached: game.tutors.coached
    readonly property bool telling: game.tutors.tells
    readonly property bool attended: tutor !== null && game.tutors.attended
    readonly property real seatWanted: place.wanted
    readonly property bool noticed: shell.notices.count > 0
    // The height of what is offered in place of the question.
    property real offering: 0

    default property alias contents: special.data
    // What lies over the log; what belongs to the person at the screen; the part with what there is to pick.
    property alias beside: log.pieces
    property alias own: hand.pieces
    readonly property alias hand: hand
    readonly property alias log: log
    readonly property alias sky: sky
    readonly property alias seated: seats
    property string ownName: "hand"
    property alias picking: picker.data
    // For the question and for the players, see there.
    readonly property alias question: bar
    readonly property alias seat: place
    property alias bench: bar.bench
    readonly property alias portrayed: bar.portrayed
    property alias answer: bar.answer
    property alias further: bar.further
    property alias covered: bar.covered
    // A phase begins once what leads to it has been seen, and a round once the one before has ended, unless all is
    // to be fast.
    readonly property bool moving: game.table.motion.flights.count > 0 && Theme.motion.rest(shell.preferences.pace) > 0
    readonly property bool ending: game.table.motion.newRound > 0 && moving
    property string shownPhase
    readonly property int shownRound: ending ? game.table.motion.newRound - 1 : game.table.round
    property alias panel: seats.panel
    property alias round: seats.round
    property alias roundTopic: seats.topic
    readonly property alias paging: pager
    readonly property bool lookingBack: lookBack.past || lookBack.open
    // Whether the parts cover all of the wood around them.
    readonly property bool covering: hand.keeping && visible && !lookingBack && arrangement.gapless

    signal settled

    // Gives the focus to the tutor's first button, if one has to be pressed before anything else.
    function listen() {
        place.refocus();
    }

    // Goes one step back towards the game; returns false if it is there already.
    function leave(): bool {
        return lookBack.leave();
    }

    function openPage(page: string) {
        pager.page = page;
        lookBack.open = false;
    }

    // Turns to the page that contains something.
    function reveal(item: Item) {
        pager.reveal(item);
    }

    // Turns to a page with something to choose, unless this one has some.
    function turn() {
        pager.turn();
    }

    anchors.fill: parent
    anchors.margins: Theme.size.gap

    Binding {
        target: top
        property: "shownPhase"
        value: top.game.table.phase
        when: !top.moving
        restoreMode: Binding.RestoreNone
    }

    Paging {
        id: pager

        walker: top.walker
        places: top.arrangement
        parts: [...special.children, ...picker.children, log, hand].filter(part => part as Region)
        reading: lookBack.covers
    }

    Item {
        id: special

        anchors.fill: parent
    }

    TablePart {
        id: log

        name: "tidings"
        where: top.arrangement.tidings
        page: top.arrangement.tidingsPage
        table: top

        Tidings {
            anchors.fill: parent
            news: top.game.table.news
            past: lookBack
            estimates: top.shell.preferences.estimates
        }
    }

    TablePart {
        id: hand

        name: top.ownName
        where: top.arrangement.hand
        page: top.arrangement.handPage
        table: top
    }

    PageTabs {
        places: top.arrangement
        paging: pager
        onAsked: page => top.openPage(page)
    }

    Foreseen {
        foresight: top.foresight
    }

    TablePart {
        name: "prompt"
        where: top.arrangement.question
        visible: !top.game.timeline.past && top.offering === 0
        table: top

        PromptBar {
            id: bar

            anchors.fill: parent
            shell: top.shell
            game: top.game
            foresight: top.foresight
            repeats: top.taught && top.arrangement.beside && !top.noticed
            meanwhile: top.game.tutors.interjection || (top.ending ? Texts.say("window-table-round_ends", {round: top.shownRound}) : "")
        }
    }

    TeachersPlace {
        id: place

        table: top
    }

    Item {
        id: picker

        anchors.fill: parent
    }

    TablePart {
        name: "players"
        where: top.arrangement.players
        table: top

        PlayersBar {
            id: seats

            anchors.fill: parent
            shell: top.shell
            game: top.game
            players: top.players
            phase: top.shownPhase
        }
    }

    Connections {
        target: top.game.table.supplies

        function onAsked() {
            top.shell.open("supplies");
        }
    }

    // What moves over the table, and below what opens over it.
    Item {
        id: sky

        anchors.fill: parent
        anchors.margins: -Theme.size.gap
    }

    LookBack {
        id: lookBack

        anchors.fill: parent
        game: top.game
        book: top.arrangement.book
        prompt: top.arrangement.prompt
        onSettled: top.settled()
        onStudied: top.shell.open("analysis")
    }
}
