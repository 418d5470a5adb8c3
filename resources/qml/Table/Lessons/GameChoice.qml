import QtQuick
import Table.Controls

// The game that the menu is about, as long as none is on the table; nothing if there is only one game.
OptionGroup {
    required property Shell shell

    objectName: "gameChoice"
    visible: choices.count > 1 && shell.screen === "menu"
    height: visible ? implicitHeight + Theme.size.gapLarge : 0
    label: qsTrId("window-new_game-game")
    choices: shell.chosen.games
    current: shell.chosen.key
    brief: true

    onPicked: key => shell.chooseGame(key)
}
