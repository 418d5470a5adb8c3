pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The ways on for somebody who has been here: the likeliest is large, the others are small.
Column {
    id: ways

    required property Shell shell
    readonly property string likeliest: shell.chosen.way

    readonly property list<string> games: ["new_game", "learn", "challenges"]
    readonly property var names: ({
            new_game: qsTrId("window-menu-play"),
            learn: qsTrId("window-learn-title"),
            challenges: qsTrId("window-challenges-title")
        })
    readonly property var about: ({
            "continue": shell.chosen.unfinished,
            learn: qsTrId("window-welcome-learn_about")
        })

    spacing: Theme.size.gapLarge

    WayOn {
        objectName: ways.likeliest
        width: parent.width
        text: ways.likeliest === "continue" ? qsTrId("window-menu-continue") : ways.names[ways.likeliest]
        about: ways.about[ways.likeliest] ?? ""
        picture: ways.likeliest === "continue" ? ways.shell.chosen.unfinishedPicture : ways.shell.chosen.picture

        onClicked: ways.likeliest === "continue" ? ways.shell.continueGame() : ways.shell.open(ways.likeliest)
    }

    Row {
        id: others

        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.size.gap

        Repeater {
            model: ways.games.filter(each => each !== ways.likeliest)

            delegate: GiltButton {
                required property string modelData

                objectName: modelData
                width: Math.max(implicitWidth, Theme.size.field * 0.6)
                text: modelData === "new_game" && ways.likeliest === "continue" ? qsTrId("window-menu-new_game") : ways.names[modelData]

                onClicked: ways.shell.open(modelData)
            }
        }
    }

    GiltButton {
        objectName: "alone"
        anchors.horizontalCenter: parent.horizontalCenter
        visible: text !== ""
        text: ways.shell.chosen.alone

        onClicked: ways.shell.startAlone()
    }
}
