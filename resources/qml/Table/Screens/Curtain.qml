pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// Hides the table between two people, and says who comes next.
Rectangle {
    id: curtain

    required property string name
    required property int seat

    signal lifted

    color: Theme.color.curtain

    // A picture whose sides match, repeated from the middle to both edges.
    component Hanging: Item {
        id: hanging

        required property string path
        required property real breadth

        readonly property real tile: Math.max(1, Math.round(height * breadth * Theme.pixelRatio)) / Theme.pixelRatio

        clip: true

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            height: parent.height

            Repeater {
                model: hanging.visible ? 2 * Math.ceil(hanging.width / hanging.tile / 2) : 0

                delegate: Picture {
                    width: hanging.tile
                    height: hanging.height
                    fills: true
                    path: hanging.path
                }
            }
        }
    }

    Hanging {
        anchors.fill: parent
        path: `curtain/${Theme.color.velvet}/cloth`
        breadth: 0.6
    }

    Hanging {
        width: parent.width
        height: parent.height / 4
        path: `curtain/${Theme.color.velvet}/valance`
        breadth: 2
    }

    Rectangle {
        anchors.fill: parent
        visible: Theme.evening
        color: Theme.color.night
        opacity: Theme.dusk
    }

    Panel {
        id: sheet

        Accessible.role: Accessible.Dialog
        Accessible.ignored: !visible || !parent?.enabled
        Accessible.name: next.text
        Accessible.description: others.text
        anchors.centerIn: parent
        width: Math.max(Theme.size.menuWidth, Math.min(next.implicitWidth + 4 * Theme.size.gapHuge, curtain.width - 2 * Theme.size.gapHuge))
        height: content.implicitHeight + 4 * Theme.size.gapHuge
        radius: Theme.size.radiusLarge

        Column {
            id: content

            anchors.centerIn: parent
            spacing: Theme.size.gapHuge

            Emblem {
                anchors.horizontalCenter: parent.horizontalCenter
                width: Theme.size.iconHuge
                seat: curtain.seat
            }

            Title {
                id: next

                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(implicitWidth, sheet.width - 2 * Theme.size.gapHuge)
                text: Texts.say("window-curtain-next", {name: curtain.name})
                font.pixelSize: Theme.font.heading
            }

            Words {
                id: others

                anchors.horizontalCenter: parent.horizontalCenter
                text: qsTrId("window-curtain-others")
                color: Theme.color.inkSoft
            }

            GiltButton {
                objectName: "lift"
                anchors.horizontalCenter: parent.horizontalCenter
                width: Theme.size.bigButtonWidth
                height: Theme.size.bigButtonHeight
                primary: true
                textSize: Theme.font.large
                text: qsTrId("window-curtain-lift")
                Thing.legal: curtain.visible

                onClicked: curtain.lifted()
            }
        }
    }
}
