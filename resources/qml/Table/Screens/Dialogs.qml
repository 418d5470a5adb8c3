import QtQuick
import Table.Controls
import Table.Program
import Table.Theme

// The open dialog, if any; each is created when needed.
Loader {
    id: dialogs

    required property Shell shell
    required property FocusWalker walker

    // After the counting and before the sheet itself, a game may celebrate.
    readonly property bool celebrating: Theme.motionFactor > 0 && shell.game !== null && shell.game.finale.toString() !== "" && shell.game.score.seen && !shell.game.score.showing && !shell.game.score.finaleSeen

    readonly property string open: shell.dialog
    readonly property Dialog sheet: item as Dialog
    // What can be pressed: another text as soon as something else can.
    readonly property string asking: [open, celebrating, sheet?.asking].join("/")
    readonly property bool calm: sheet?.calm ?? false
    // The dialog that was open before this one, if any.
    property string former
    property string latest

    // The file of the open dialog, which is read when it is first opened; empty for none.
    readonly property url wanted: {
        switch (open) {
        case "":
            return "";
        case "new_game":
            return Qt.resolvedUrl("../Seats/NewGameDialog.qml");
        case "load":
        case "save":
            return Qt.resolvedUrl("../Files/SavesDialog.qml");
        case "learn":
            return Qt.resolvedUrl("../Lessons/LearnDialog.qml");
        case "challenges":
            return Qt.resolvedUrl("../Lessons/ChallengesDialog.qml");
        case "records":
            return Qt.resolvedUrl("../Files/RecordsDialog.qml");
        case "settings":
            return Qt.resolvedUrl("../Settings/SettingsDialog.qml");
        case "keys":
            return Qt.resolvedUrl("../Settings/KeysDialog.qml");
        case "about":
            return Qt.resolvedUrl("../Settings/AboutDialog.qml");
        case "menu":
            return Qt.resolvedUrl("../Menu/GameMenu.qml");
        case "score":
            return celebrating ? shell.game.finale : Qt.resolvedUrl("../Score/ScoreDialog.qml");
        case "seats":
            return shell.game?.handable ? Qt.resolvedUrl("../Seats/SeatsDialog.qml") : "";
        case "analysis":
            return shell.game?.tutors.analysable ? Qt.resolvedUrl("../Score/AnalysisDialog.qml") : "";
        case "unsafe":
            return Qt.resolvedUrl("../Files/UnsafeDialog.qml");
        default:
            return shell.chosen.dialogs[open] ?? "";  // of this game alone
        }
    }

    // What the open dialog is about.
    function given(): var {
        const game = Qt.binding(() => dialogs.shell.game);
        if (open === "score" && celebrating)
            return {
                game: game
            };
        if (open === "unsafe")
            return {
                shell: shell
            };
        const all = {
            shell: shell,
            walker: walker
        };
        if (["score", "seats", "analysis"].includes(open))
            all.game = game;
        return all;
    }

    function enter() {
        Qt.callLater(() => {
            if (dialogs.item)
                dialogs.walker.enter(dialogs.item as Item, dialogs.former);
        });
    }

    // A list makes some of its rows later; Qt warns of each that is begun when its list is destroyed.
    function giveUpRows(item: Item) {
        for (const child of item.children) {
            const list = child as ListView;
            if (list)
                list.model = 0;
            else
                giveUpRows(child);
        }
    }

    function show() {
        if (item)
            giveUpRows(item as Item);
        if (wanted.toString() === "")
            source = "";
        else
            setSource(wanted, given());
    }

    Component.onCompleted: show()
    onWantedChanged: show()
    onLoaded: enter()
    onOpenChanged: {
        former = latest;
        latest = open;
    }
}
