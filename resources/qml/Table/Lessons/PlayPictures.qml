pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Pieces

// A play: why first, then its pieces in order, and how good it is. In words it is under the pointer, while its
// places on the table light up.
Explained {
    id: play

    required property int key
    required property string why
    required property Rows bits
    required property string told
    required property string worth
    required property string reasons
    required property list<string> places
    readonly property bool lookedAt: Pointer.subject === play
    // Where it has to share the room, the pieces are smaller, and the sign of the action has no word.
    readonly property bool brief: width < 4 * Theme.size.column

    objectName: `play:${key}`
    implicitHeight: lines.implicitHeight
    activeFocusOnTab: true
    label: why
    about: [told === why ? "" : told, reasons].filter(Boolean).join("\n")
    Accessible.description: Phrases.sentences([worth, about])
    onLookedAtChanged: {
        if (lookedAt)
            Pointer.places = places;
    }

    Column {
        id: lines

        width: parent.width
        spacing: Theme.size.gapTiny

        Prose {
            width: parent.width
            text: play.why
            color: Theme.color.heading
            font.pixelSize: Theme.font.label
            font.bold: true
        }

        Flow {
            id: row

            width: parent.width
            visible: pieces.count > 0

            Repeater {
                id: pieces

                model: play.bits

                delegate: Row {
                    id: step

                    required property int index
                    required property QtObject face
                    required property string sign
                    required property string text
                    required property int worth
                    readonly property bool amount: face === null && worth !== 0

                    height: play.brief ? Theme.size.touch : Theme.size.rowHeight
                    leftPadding: amount && index > 0 ? Theme.size.gapLarge : 0

                    Words {
                        visible: step.index > 0 && !step.amount
                        height: parent.height
                        leftPadding: Theme.size.gap
                        rightPadding: Theme.size.gap
                        text: "\u203a"
                        color: Theme.color.inkSoft
                        font.pixelSize: Theme.font.large
                    }

                    Bit {
                        height: parent.height
                        size: play.brief ? Theme.size.portrait : Theme.size.rowHeight - Theme.size.gapSmall
                        iconSize: Theme.size.icon
                        spelled: true
                        face: step.face
                        sign: step.sign
                        text: play.brief && step.face === null && !step.amount ? "" : step.text
                        worth: step.worth
                    }
                }
            }
        }

        Prose {
            visible: pieces.count === 0 && play.told !== play.why
            width: parent.width
            text: play.told
        }

        Prose {
            width: parent.width
            text: play.worth
            color: Theme.color.inkSoft
            font.pixelSize: Theme.font.small
        }
    }
}
