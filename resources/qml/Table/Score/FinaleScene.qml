pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The end of a game: the groups come in turn; then everything is counted, and here again the winners are
// celebrated, for as long as anybody likes to look. Any key or click leads on. The game paints the scene.
FocusScope {
    id: scene

    required property Shell shell
    required property Finale finale
    required property string title
    // How long a group has the attention.
    required property int entrance
    // How far down the winners are, as a share of the height.
    property real naming: 0.26
    // Whether the picture behind everything is drawn: before, nobody comes; the table is seen, or after the count the night.
    required property bool drawn
    property bool open: false
    readonly property int stages: finale?.groups.count ?? 0
    readonly property bool counted: game.score.seen
    // Whether everybody has come before.
    readonly property bool there: game.score.arrived
    readonly property bool all: counted && open && stage >= stages
    readonly property bool last: all || !counted && stage + 1 >= stages
    property int stage: there ? stages : -1
    readonly property GameController game: shell.game

    objectName: "finale"
    anchors.fill: parent
    focus: true
    activeFocusOnTab: true
    opacity: open || counted ? 1 : 0
    Accessible.role: Accessible.AlertMessage
    Accessible.ignored: !visible || !parent?.enabled
    Accessible.name: counted ? game.score.verdict : title

    Keys.onPressed: event => {
        event.accepted = true;
        game.score.endFinale();
    }
    onDrawnChanged: {
        if (!drawn || open)
            return;
        open = true;
        if (!there)
            stage = 0;
    }
    Component.onCompleted: forceActiveFocus()

    Timer {
        running: scene.open && !scene.all
        repeat: true
        interval: scene.entrance

        onTriggered: {
            if (scene.last) {
                scene.shell.passed();
                scene.game.score.endFinale();
            } else {
                scene.stage++;
            }
        }
    }

    // A winner's portrait in a wreath, and beside it the best of what they have made.
    component Laureate: CentredRow {
        id: laureate

        required property int seat
        required property string portrait
        required property string work
        // Several winners share the room.
        readonly property real large: Math.min(1.3 * Theme.size.wreath, scene.width / 4 / Math.max(1, scene.finale.winners.count))

        objectName: "laureate:" + seat
        spacing: Theme.size.gap

        Wreath {
            width: laureate.large
            seat: laureate.seat
            portrait: laureate.portrait
        }

        Picture {
            width: visible ? laureate.large : 0
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

        CentredRow {
            id: words

            anchors.centerIn: parent
            spacing: Theme.size.gapHuge

            Row {
                visible: scene.all
                spacing: Theme.size.gap

                Repeater {
                    model: scene.finale?.winners ?? null

                    delegate: Laureate {}
                }
            }

            Column {
                spacing: Theme.size.gapSmall

                Title {
                    objectName: "finaleTitle"
                    anchors.horizontalCenter: parent.horizontalCenter
                    visible: !scene.all
                    text: scene.title
                    color: Theme.color.heading
                    font.pixelSize: Theme.font.heading
                }

                LongTitle {
                    objectName: "finaleVerdict"
                    anchors.horizontalCenter: parent.horizontalCenter
                    visible: scene.all
                    width: Math.min(implicitWidth, scene.width / 3)
                    horizontalAlignment: Text.AlignHCenter
                    text: scene.game.score.verdict
                    color: Theme.color.heading
                    font.pixelSize: Theme.font.heading
                }

                LongTitle {
                    objectName: "finaleDecisive"
                    anchors.horizontalCenter: parent.horizontalCenter
                    visible: scene.all && text !== ""
                    width: Math.min(implicitWidth, scene.width / 3)
                    horizontalAlignment: Text.AlignHCenter
                    text: scene.game.score.decisive
                    font.pixelSize: Theme.font.large
                }

                Totals {
                    anchors.horizontalCenter: parent.horizontalCenter
                    visible: scene.all
                    standings: scene.game.score.standings
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
                    color: Theme.color.ink
                    text: scene.counted ? qsTrId("window-score-skip_finale") : qsTrId("window-score-skip_arrival")
                }
            }
        }
    }

    Rectangle {
        anchors.fill: parent
        z: 7
        visible: opacity > 0
        color: Theme.color.night
        opacity: scene.open ? 0 : 1

        Behavior on opacity {
            NumberAnimation {
                duration: Theme.motion.flash
            }
        }
    }

    MouseArea {
        objectName: "finaleAnywhere"
        anchors.fill: parent
        z: 8

        onClicked: scene.game.score.endFinale()
    }
}
