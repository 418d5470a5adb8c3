pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Game
import Rococo.Screens
import Table.Program
import Table.Score
import Table.Theme

// The dialog that is open, if any; each is made when it is needed.
Loader {
    id: dialogs

    required property Shell shell
    required property FocusWalker walker

    // When all is counted, and before the sheet is left alone, comes the ball.
    readonly property bool dancing: Theme.motionFactor > 0 && shell.game !== null && shell.game.score.seen && !shell.game.score.showing && !shell.game.ball.seen

    active: shell.dialog !== ""
    sourceComponent: {
        switch (dialogs.shell.dialog) {
        case "new_game":
            return newGame;
        case "load":
        case "save":
            return saves;
        case "sources":
            return sources;
        case "guide":
            return guide;
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
        case "player":
            return player;
        case "supplies":
            return supplies;
        case "score":
            return dancing ? ball : score;
        case "unsafe":
            return unsafe;
        default:
            return null;
        }
    }

    onLoaded: Qt.callLater(() => {
        if (dialogs.item)
            dialogs.walker.enter(dialogs.item as Item);
    })

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
        id: sources

        SourcesDialog {
            shell: dialogs.shell
            walker: dialogs.walker
        }
    }

    Component {
        id: guide

        GuideDialog {
            shell: dialogs.shell
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
        id: player

        PlayerSheet {
            shell: dialogs.shell
            game: dialogs.shell.game
            walker: dialogs.walker
        }
    }

    Component {
        id: supplies

        SuppliesSheet {
            shell: dialogs.shell
            game: dialogs.shell.game
        }
    }

    Component {
        id: unsafe

        UnsafeDialog {
            shell: dialogs.shell
        }
    }

    Component {
        id: ball

        BallScene {
            ball: dialogs.shell.game.ball
            verdict: dialogs.shell.game.score.verdict
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
}
