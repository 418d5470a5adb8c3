pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Files
import Table.Lessons
import Table.Menu
import Table.Program
import Table.Score
import Table.Seats
import Table.Settings
import Table.Theme

// The open dialog, if any; each is created when needed.
Loader {
    id: dialogs

    required property Shell shell
    required property FocusWalker walker

    // After the counting and before the sheet itself, a game may celebrate.
    readonly property bool celebrating: Theme.motionFactor > 0 && shell.game !== null && shell.game.finale.toString() !== "" && shell.game.score.seen && !shell.game.score.showing && !shell.game.score.finaleSeen

    readonly property string open: shell.dialog
    readonly property Dialog sheet: item as Dialog ?? (item as Loader)?.item as Dialog
    // What can be pressed: another text as soon as something else can.
    readonly property string asking: [open, celebrating, sheet?.asking].join("/")
    readonly property bool calm: sheet?.calm ?? false
    // The dialog that was open before this one, if any.
    property string former
    property string latest

    readonly property Component wanted: {
        switch (dialogs.shell.dialog) {
        case "new_game":
            return newGame;
        case "load":
        case "save":
            return saves;
        case "learn":
            return learn;
        case "challenges":
            return challenges;
        case "records":
            return records;
        case "settings":
            return settings;
        case "keys":
            return keys;
        case "about":
            return about;
        case "menu":
            return gameMenu;
        case "score":
            return celebrating ? finale : score;
        case "seats":
            return dialogs.shell.game?.handable ? seats : null;
        case "analysis":
            return dialogs.shell.game?.tutors.analysable ? analysis : null;
        case "unsafe":
            return unsafe;
        default:
            return dialogs.shell.dialog in dialogs.shell.chosen.dialogs ? own : null;
        }
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
        sourceComponent = wanted;
    }

    Component.onCompleted: show()
    onWantedChanged: show()
    onLoaded: enter()
    onOpenChanged: {
        former = latest;
        latest = open;
    }

    Component {
        id: newGame

        NewGameDialog {
            shell: dialogs.shell
            walker: dialogs.walker
        }
    }

    Component {
        id: saves

        SavesDialog {
            shell: dialogs.shell
            walker: dialogs.walker
        }
    }

    Component {
        id: learn

        LearnDialog {
            shell: dialogs.shell
            walker: dialogs.walker
        }
    }

    Component {
        id: challenges

        ChallengesDialog {
            shell: dialogs.shell
            walker: dialogs.walker
        }
    }

    Component {
        id: records

        RecordsDialog {
            shell: dialogs.shell
            walker: dialogs.walker
        }
    }

    Component {
        id: settings

        SettingsDialog {
            shell: dialogs.shell
            walker: dialogs.walker
        }
    }

    Component {
        id: keys

        KeysDialog {
            shell: dialogs.shell
            walker: dialogs.walker
        }
    }

    Component {
        id: about

        AboutDialog {
            shell: dialogs.shell
            walker: dialogs.walker
        }
    }

    Component {
        id: gameMenu

        GameMenu {
            shell: dialogs.shell
            walker: dialogs.walker
        }
    }

    Component {
        id: seats

        SeatsDialog {
            shell: dialogs.shell
            game: dialogs.shell.game
            walker: dialogs.walker
        }
    }

    Component {
        id: unsafe

        UnsafeDialog {
            shell: dialogs.shell
        }
    }

    Component {
        id: score

        ScoreDialog {
            shell: dialogs.shell
            game: dialogs.shell.game
            walker: dialogs.walker
        }
    }

    Component {
        id: analysis

        AnalysisDialog {
            shell: dialogs.shell
            game: dialogs.shell.game
            walker: dialogs.walker
        }
    }

    Component {
        id: finale

        Loader {
            Component.onCompleted: setSource(dialogs.shell.game.finale, {
                game: dialogs.shell.game
            })
        }
    }

    // The dialogs that only this game has.
    Component {
        id: own

        Loader {
            id: loader

            readonly property url file: dialogs.shell.chosen.dialogs[dialogs.shell.dialog] ?? ""

            function show() {
                if (file.toString() !== "" && file.toString() !== source.toString())
                    setSource(file, {
                        shell: dialogs.shell,
                        walker: dialogs.walker
                    });
            }

            Component.onCompleted: show()
            onFileChanged: show()
            onLoaded: dialogs.enter()
        }
    }
}
