pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// All main actions of the game on one card, as pictures; those that can be chosen now are lit.
Dialog {
    id: dialog

    light: true
    title: qsTrId("window-actions-title")
    sheetWidth: Theme.size.wideDialog * 0.85
    needed: grid.implicitHeight + Theme.size.gapLarge

    Grid {
        id: grid

        width: parent.width
        columns: dialog.narrow ? 2 : 3
        spacing: Theme.size.gapLarge

        Repeater {
            id: actions

            // All are as high as the highest.
            readonly property real tallest: Math.max(0, ...Array.from({
                length: count
            }, (_, place) => itemAt(place)?.implicitHeight ?? 0))

            model: dialog.shell.chosen.pages.actions

            delegate: Rectangle {
                id: action

                required property string key
                required property string picture
                required property string sign
                required property string name
                required property string text
                required property bool lit
                readonly property real face: Theme.size.iconHuge * 0.9

                width: (grid.width - (grid.columns - 1) * grid.spacing) / grid.columns
                implicitHeight: Math.max(face, heading.height + words.implicitHeight) + 2 * Theme.size.gapLarge
                height: actions.tallest
                radius: Theme.size.radius
                color: lit ? Theme.color.legalFill : Theme.color.parchment
                border.width: lit ? Theme.size.ring : Theme.size.hair
                border.color: lit ? Theme.color.legal : Theme.color.gold
                Accessible.role: Accessible.StaticText
                Accessible.ignored: !visible || !parent?.enabled
                Accessible.name: lit ? Phrases.sentences([text, qsTrId("window-actions-now")]) : text

                Plate {
                    id: plate

                    anchors.left: parent.left
                    anchors.leftMargin: Theme.size.gap
                    anchors.verticalCenter: parent.verticalCenter
                    width: action.face
                    height: width
                    radius: width / 2
                    color: Theme.color.duckEggLight
                    edge: Theme.color.goldLight

                    Picture {
                        anchors.centerIn: parent
                        visible: action.picture !== ""
                        width: parent.width * 0.76
                        height: width
                        path: action.picture
                    }

                    Sign {
                        anchors.centerIn: parent
                        visible: action.picture === ""
                        width: parent.width * 0.6
                        name: action.sign
                    }
                }

                Title {
                    id: heading

                    anchors.left: words.left
                    anchors.right: words.right
                    anchors.bottom: words.top
                    height: Theme.size.heading
                    text: action.name
                    color: Theme.color.heading
                    font.pixelSize: Theme.font.label
                    font.bold: true
                    Accessible.ignored: true
                }

                Prose {
                    id: words

                    anchors.left: plate.right
                    anchors.right: parent.right
                    anchors.margins: Theme.size.gap
                    anchors.verticalCenter: parent.verticalCenter
                    anchors.verticalCenterOffset: heading.height / 2
                    text: action.text
                    font.pixelSize: Theme.font.small
                    Accessible.ignored: true
                }
            }
        }
    }
}
