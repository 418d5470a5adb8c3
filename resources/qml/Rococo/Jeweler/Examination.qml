pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Cards
import Table.Controls

// An examination: its tasks from top to bottom, and the players who have fulfilled each.
Column {
    id: examination

    required property string key
    required property string name
    required property string about
    required property int deck
    required property list<int> seats
    required property Rows tasks
    required property int viewer
    readonly property bool open: seats.includes(viewer)

    Thing.topic: `area.${key}_examination`
    Thing.about: about

    spacing: Theme.size.gapTiny

    Explained {
        width: parent.width
        height: Theme.size.heading
        label: Phrases.filled(qsTrId("window.jeweler.examination_deck"), [examination.name, examination.deck])
        about: examination.about

        Title {
            anchors.left: parent.left
            anchors.right: stack.left
            height: parent.height
            text: examination.name
            color: Theme.color.inkOnDark
            font.pixelSize: Theme.font.small
            font.bold: examination.open
        }

        Amount {
            id: stack

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            sign: "stack"
            value: examination.deck
            tint: Theme.color.inkOnDarkSoft
            inner: Theme.color.wood
            ink: Theme.color.inkOnDarkSoft
            iconSize: Theme.size.iconTiny
            textSize: Theme.font.small
        }
    }

    Repeater {
        model: examination.tasks

        delegate: Explained {
            id: task

            required property string key
            required about
            required property list<string> signs
            required property list<int> done

            Thing.topic: "task." + key
            width: examination.width
            height: Theme.size.iconLarge

            Plate {
                anchors.fill: parent
                radius: Theme.size.radiusSmall
                color: task.done.includes(examination.viewer) ? Theme.color.playerLight(examination.viewer) : examination.open ? Theme.color.parchment : Theme.color.ivoryDim
                edgeWidth: examination.open ? Theme.size.ring / 2 : Theme.size.hair
                edge: Theme.color.gold
            }

            Signs {
                x: Theme.size.gapSmall
                anchors.verticalCenter: parent.verticalCenter
                width: 2 * iconSize + spacing
                tokens: task.signs
            }

            Row {
                anchors.right: parent.right
                anchors.rightMargin: Theme.size.gapTiny
                anchors.verticalCenter: parent.verticalCenter

                Repeater {
                    model: task.done

                    delegate: Emblem {
                        required property int modelData

                        width: Theme.size.iconSmall
                        seat: modelData
                    }
                }
            }

            Anchor {
                place: "task:" + task.key
            }
        }
    }
}
