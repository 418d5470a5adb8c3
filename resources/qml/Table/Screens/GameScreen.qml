pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Table.Controls
import Table.Decisions
import Table.Lessons

// The table of one game on the whole screen, with what every game has; the curtain is over that.
Scene {
    id: screen

    required property Shell shell
    required property GameController game
    required property FocusWalker walker
    // Whether something covers all of the wood.
    property bool covered: false
    // What is asked instead of the question while a gesture could mean several things.
    property Chooser chooser: null
    property int offers: 0
    // Where somebody teaches, and the row of the question.
    property rect seat
    property rect row
    // Whether a rival's turn is told here now.
    readonly property bool telling: game !== null && game.tutors.tells && !game.timeline.past && !game.hotSeat.curtain
    // Whether no light falls on the table, as something is announced over it; whether that stays until a press ends it.
    property bool dark: false
    property bool announced: false
    // Whether the focus stays where it is when the game changes.
    property bool holding: false

    // Acts like a click on the thing with a digit; returns false if there is none.
    function press(digit: int): bool {
        const chosen = walker.numbered(digit) as T.AbstractButton;
        chosen?.click();
        return chosen !== null;
    }

    // With Shift the focus also goes to items that cannot be chosen, to explain why.
    // What is told of a rival's turn ends first.
    function walk(event: KeyEvent, right: int, down: int) {
        if (!telling || !game.tutors.skip())
            walker.walk(screen, right, down, (event.modifiers & Qt.ShiftModifier) !== 0);
    }

    // Shows a part of the table on which something can be chosen.
    function turn() {}

    // Gives the focus to something that can be chosen now.
    function refocus() {
        if (!game)
            return;
        turn();
        if (chooser?.visible || game.prompt.mine)
            walker.count(screen);
        walker.focusLegal(chooser?.visible ? chooser : screen);
    }

    // Gives the focus to the tutor, if the player must listen first.
    function listen() {}

    // Brings a part of the table into view.
    function reveal(_part: Item) {}

    // Goes one step back towards the menu; returns false if the menu is next.
    function back(): bool {
        return game.tutors.hush() || game.stepBack();
    }

    // Gives the focus to the tutor if the player must listen first, or to something that can be chosen
    // now.
    function attend() {
        refocus();
        if (!chooser?.visible)
            listen();
    }

    function recount() {
        if (game)
            walker.count(screen);
    }

    function follow(next: QtObject) {
        game = next as GameController;
    }

    asking: [game?.hotSeat.question, lesson.tutor?.whole, offers, announced].join("/")
    calm: announced || (game?.hotSeat.curtain ?? false) || (lesson.tutor?.replies.count ?? 0) > 0

    onWidthChanged: walker?.stir(false)
    onHeightChanged: walker?.stir(false)
    // Another game may come onto the table: the button that asked for it must not keep the focus.
    onGameChanged: walker?.stir(true)

    Keys.onPressed: event => {
        const digit = walker.digit(event.text);
        if (digit >= 0 && !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier)))
            event.accepted = press(digit || 10);
    }
    Keys.onLeftPressed: event => walk(event, -1, 0)
    Keys.onRightPressed: event => walk(event, 1, 0)
    Keys.onUpPressed: event => walk(event, 0, -1)
    Keys.onDownPressed: event => walk(event, 0, 1)
    // What lies on top is closed; if there is nothing, the menu opens. It ends no lesson and sends nobody away.
    Keys.onEscapePressed: back() || shell.open("menu")

    Connections {
        target: screen.game

        function onChanged() {
            screen.walker.rest();
            // What was told of the table was for the question before; the focus is on what it asks about now.
            if (screen.game.hotSeat.curtain || screen.enabled && !Pointer.keyboard && (Pointer.subject as Target))
                Pointer.clear();
            screen.walker.stir(!screen.holding);
        }
    }

    Connections {
        target: screen.chooser

        function onOffered() {
            screen.offers++;
            screen.walker.stir(true);
        }
    }

    Connections {
        target: screen.walker

        function onPressed() {
            screen.game.table.motion.goOn();
            screen.game.talk.hush();
            Life.hushed();
        }
    }

    Hotkeys {
        active: screen.enabled
        acts: ({
                undo: () => screen.game.takeBack(),
                redo: () => screen.game.redo(),
                command: () => screen.shell.open("command"),
                say_table: () => Speaker.ask("table"),
                say_own: () => Speaker.ask("own"),
                say_rival: () => Speaker.ask("rival"),
                say_places: () => Speaker.ask("places"),
                say_displays: () => Speaker.ask("displays")
            })
    }

    Hotkeys {
        active: screen.enabled && (screen.game?.tutors.mayHint ?? false)
        acts: ({
                hint: () => {
                    screen.game.tutors.askHint();
                    Pointer.clear(); // of the thing with the focus, which nobody chose
                }
            })
    }

    WoodGround {
        anchors.fill: parent
        visible: !screen.covered
    }

    Loader {
        id: lesson

        readonly property Tutor tutor: screen.game?.tutors.speaking ?? null

        anchors.fill: parent
        z: 1
        // The text is about the present, and lights nothing that is covered.
        visible: !(screen.game?.timeline.past ?? false) && !screen.dark
        active: tutor !== null
        // Who leaves may have had the focus.
        onTutorChanged: screen.walker?.stir(true)
        sourceComponent: TutorLights {
            tutor: lesson.tutor
            table: screen
            walker: screen.walker
            seat: screen.seat
            row: screen.row

            onTold: screen.walker.stir(true)
            onWanted: spot => screen.reveal(spot)
        }

        Binding {
            target: Pointer
            property: "wanted"
            value: new Set(lesson.tutor?.wanted ?? [])
        }

        Connections {
            target: screen.walker

            function onRenumbered() {
                (lesson.item as TutorLights)?.later();
            }
        }
    }

    // A click beside who tells a rival's turn ends it, once it has done what else it does.
    Item {
        anchors.fill: parent
        z: 1

        PointHandler {
            id: click

            enabled: screen.telling

            property string asked: ""

            function end() {
                if (asked === screen.asking)
                    screen.game.tutors.skip();
            }

            onActiveChanged: {
                const spot = point.pressPosition, seat = screen.seat;
                if (active)
                    asked = screen.asking;
                else if (spot.x < seat.x || spot.x >= seat.right || spot.y < seat.y || spot.y >= seat.bottom)
                    Qt.callLater(end);
            }
        }
    }

    GoTo {
        id: goTo

        anchors.fill: parent
        z: 2
        table: screen
        walker: screen.walker
    }

    Curtain {
        anchors.fill: parent
        z: 2
        visible: screen.game.hotSeat.curtain
        name: screen.game.hotSeat.next
        seat: screen.game.prompt.seat

        onLifted: screen.game.hotSeat.reveal()
    }
}
