import QtQuick
import Table.Controls

// The open dialog, if any; each is created when needed.
Loader {
    id: dialogs

    required property Shell shell
    required property FocusWalker walker

    readonly property bool celebrating: open === "score" && celebrates()

    readonly property string open: shell.dialog
    readonly property Dialog sheet: item as Dialog
    // What can be pressed: another text as soon as something else can.
    readonly property string asking: [open, celebrating, sheet?.asking].join("/")
    readonly property bool calm: sheet?.calm ?? false
    // The dialog that was open before this one, if any.
    property string former
    property string latest

    // The files of the program's dialogs, each read when it is first opened; others belong to the game that
    // is chosen.
    readonly property var files: ({
            new_game: "../Seats/NewGameDialog.qml",
            load: "../Files/SavesDialog.qml",
            save: "../Files/SavesDialog.qml",
            learn: "../Lessons/LearnDialog.qml",
            challenges: "../Lessons/ChallengesDialog.qml",
            records: "../Files/RecordsDialog.qml",
            settings: "../Settings/SettingsDialog.qml",
            keys: "../Settings/KeysDialog.qml",
            about: "../Settings/AboutDialog.qml",
            menu: "../Menu/GameMenu.qml",
            score: "../Score/ScoreDialog.qml",
            seats: "../Seats/SeatsDialog.qml",
            play_on: "../Seats/PlayOnDialog.qml",
            analysis: "../Score/AnalysisDialog.qml",
            actions: "../Sheets/ActionCard.qml",
            command: "../Decisions/CommandDialog.qml",
            unsafe: "../Files/UnsafeDialog.qml"
        })
    readonly property url file: {
        if (["seats", "play_on"].includes(open) && !shell.game?.handable || open === "analysis" && !shell.game?.tutors.analysable)
            return "";
        if (open === "score" && celebrates())
            return shell.game.finale;
        return open in files ? Qt.resolvedUrl(files[open]) : shell.chosen.dialogs[open] ?? "";
    }

    // Before the counting a game may have a scene, and after it, before the sheet itself, celebrate the winners there.
    function celebrates(): bool {
        const score = shell.game?.score ?? null;
        if (Theme.motionFactor === 0 || score === null || shell.game.finale.toString() === "")
            return false;
        return !score.arrived || score.seen && !score.showing && !score.finaleSeen;
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

    // Both the dialog and its file tell of a change, in any order.
    function note() {
        if (latest !== open) {
            former = latest;
            latest = open;
        }
    }

    function show() {
        note();
        if (item)
            giveUpRows(item as Item);
        const given = {
            shell: shell
        };
        if (open !== "unsafe" && file.toString() !== shell.game?.finale.toString())
            given.walker = walker;
        if (file.toString() === "")
            source = "";
        else
            setSource(file, given);
    }

    Component.onCompleted: show()
    onFileChanged: show()
    onLoaded: {
        walker.enter(item as Item, former);
        Speaker.entitle(sheet?.title ?? shell.game?.finaleName ?? "");
    }
    onOpenChanged: note()
}
