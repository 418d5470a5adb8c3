pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Cards
import Rococo.Game
import Table.Controls
import Table.Program
import Table.Theme

// An answer in words; where tiles are given away it shows them. One that cannot be given is pale.
// Where room is scarce it is tight: less room around the words, and these at a ``share`` of their width.
GiltButton {
    id: button

    required property string option
    required property string label
    required property Rows tiles
    required property list<string> lost
    required property bool legal
    required property string reason
    required property string about

    readonly property int counted: 1

    property bool tight: false
    property real share: 1
    readonly property int given: tiles?.count ?? 0
    readonly property real natural: given > 0 ? row.implicitWidth + 2 * Theme.size.gapLarge : Math.max(Theme.size.touch, Math.ceil(measure.advanceWidth + Theme.size.gapTiny + 2 * Theme.size.gapLarge))

    signal chosen

    function tell() {
        Inspector.weigh(button, "", legal ? option : "", "", reason, about);
    }

    text: label
    hint: ""
    ink: legal ? Theme.color.ink : Theme.color.inkSoft
    faded: !legal
    hoverEnabled: true
    activeFocusOnTab: legal
    Accessible.role: legal ? Accessible.Button : Accessible.StaticText
    Accessible.description: [legal ? Inspector.subject === button ? Inspector.outlook : "" : reason, about].filter(Boolean).join(". ")
    display: given > 0 ? GiltButton.IconOnly : GiltButton.TextOnly
    width: Math.floor((natural - 2 * Theme.size.gapLarge) * share + 2 * leftPadding)
    leftPadding: tight ? Theme.size.gap : Theme.size.gapLarge
    rightPadding: leftPadding

    onClicked: {
        if (legal)
            chosen();
        else
            Carrier.refused(reason);
    }
    onHoveredChanged: {
        if (hovered)
            tell();
    }
    onFocusSeenChanged: {
        if (focusSeen)
            tell();
    }
    Component.onDestruction: Inspector.leave(button)

    DropSpot {
        enabled: Carrier.piece === ""
        zone: "place"
        option: button.option
        reason: button.reason
    }

    contentItem: Item {
        Words {
            id: words

            anchors.fill: parent
            visible: button.given === 0
            text: button.label
            color: button.ink
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Math.floor(Theme.font.body * button.share)
        }

        TextMetrics {
            id: measure

            font.family: words.font.family
            font.pixelSize: Theme.font.body
            text: button.label
        }

        Row {
            id: row

            anchors.centerIn: parent
            spacing: Theme.size.gap

            Repeater {
                model: button.tiles

                delegate: Rectangle {
                    id: face

                    required property TileFace tile

                    width: silk.width + 2 * Theme.size.gapSmall
                    height: silk.height + 2 * Theme.size.gapSmall
                    radius: Theme.size.radiusSmall
                    color: Theme.color.ivory
                    border.width: Theme.size.hair
                    border.color: Theme.color.gold

                    SilkRow {
                        id: silk

                        anchors.centerIn: parent
                        silk: face.tile?.silk ?? []
                    }
                }
            }

            Words {
                anchors.verticalCenter: parent.verticalCenter
                visible: button.lost.length > 0
                text: qsTrId("window.table.lost")
                color: Theme.color.alarm
                font.pixelSize: Theme.font.small
                elide: Text.ElideNone
            }

            SilkRow {
                anchors.verticalCenter: parent.verticalCenter
                visible: button.lost.length > 0
                silk: button.lost
            }
        }
    }
}
