pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The end of a game: the groups come in turn, then the winners are celebrated. Any key or click leads
// on. The game paints the scene.
FocusScope {
    id: scene

    required property Shell shell
    required property Finale finale
    required property string title
    // How long a group has the attention, and how long the celebration lasts.
    required property int entrance
    required property int celebration
    // How far down the winners' names are, as a share of the height.
    property real naming: 0.26
    readonly property int stages: finale?.groups.count ?? 0
    readonly property bool all: stage >= stages
    property int stage: 0
    readonly property GameController game: shell.game

    objectName: "finale"
    anchors.fill: parent
    focus: true
    activeFocusOnTab: true
    Accessible.role: Accessible.AlertMessage
    Accessible.name: game.score.verdict

    Keys.onPressed: event => {
        event.accepted = true;
        game.score.endFinale();
    }
    Component.onCompleted: forceActiveFocus()

    Timer {
        running: true
        repeat: true
        interval: scene.all ? scene.celebration : scene.entrance

        onTriggered: {
            if (scene.all)
                scene.game.score.endFinale();
            else
                scene.stage++;
        }
    }

    // A winner's portrait in a wreath, and beside it the best of what they have made.
    component Laureate: CentredRow {
        id: laureate

        required property int seat
        required property string portrait
        required property string work

        objectName: "laureate:" + seat
        spacing: Theme.size.gap

        Wreath {
            width: Theme.size.wreath
            seat: laureate.seat
            portrait: laureate.portrait
        }

        Picture {
            width: visible ? Theme.size.wreath : 0
            height: width
            visible: path !== ""
            path: laureate.work
        }
    }

    Panel {
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height * (scene.all ? scene.naming : 0.06)
        z: 6
        width: Math.max(Theme.size.menuWidth, words.width + 4 * Theme.size.gapHuge)
        height: words.height + 2 * Theme.size.gapLarge
        radius: Theme.size.radiusLarge
        color: Theme.color.duckEgg

        Damask {
            anchors.fill: parent
            anchors.margins: Theme.size.gapSmall
            tint: Theme.color.ink
            opacity: 0.11
        }

        Column {
            id: words

            anchors.centerIn: parent
            spacing: Theme.size.gapSmall

            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: scene.all
                spacing: Theme.size.gap

                Repeater {
                    model: scene.finale?.winners ?? null

                    delegate: Laureate {}
                }
            }

            Title {
                objectName: "finaleTitle"
                anchors.horizontalCenter: parent.horizontalCenter
                text: scene.all ? scene.finale?.winnerNames ?? "" : scene.title
                color: Theme.color.heading
                font.pixelSize: scene.all ? Theme.font.banner : Theme.font.heading
            }

            Prose {
                objectName: "finaleVerdict"
                anchors.horizontalCenter: parent.horizontalCenter
                visible: scene.all
                width: Math.min(implicitWidth, scene.width * 0.8)
                text: scene.game.score.verdict
                font.pixelSize: Theme.font.large
            }

            Repeater {
                model: scene.finale?.groups ?? null

                delegate: CentredRow {
                    id: group

                    required property int index
                    required property string name
                    required property list<int> owners

                    anchors.horizontalCenter: parent?.horizontalCenter
                    visible: index === scene.stage
                    spacing: Theme.size.gapSmall

                    Title {
                        rightPadding: Theme.size.gap
                        text: group.name
                        font.pixelSize: Theme.font.title
                    }

                    Repeater {
                        model: group.owners

                        delegate: Emblem {
                            required property int modelData

                            width: Theme.size.iconLarge
                            seat: modelData
                        }
                    }
                }
            }

            Note {
                anchors.horizontalCenter: parent.horizontalCenter
                topPadding: Theme.size.gapSmall
                text: qsTrId("window.score.skip_finale")
            }
        }
    }

    MouseArea {
        objectName: "finaleAnywhere"
        anchors.fill: parent
        z: 7

        onClicked: scene.game.score.endFinale()
    }
}
