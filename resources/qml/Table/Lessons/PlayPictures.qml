pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Pieces

// A play: what to do, its pieces in order, why, and how good it is. How it goes event by event is under the
// pointer, while its places on the table light up.
Explained {
    id: play

    required property int key
    required property string plan
    required property string why
    required property Rows bits
    required property string told
    required property string worth
    required property string reasons
    required property list<string> places
    // Whether it is the only play shown; otherwise it is written smaller.
    required property bool only
    readonly property bool lookedAt: Pointer.subject === play
    // Where it has to share the room, the pieces are smaller, and the sign of the action has no word.
    readonly property bool brief: width < 4 * Theme.size.column

    readonly property real tall: brief ? 0.87 * Theme.size.portrait : Theme.size.rowHeight
    // The width of the pieces in one row, and whether what is said of them has room beside them.
    readonly property real length: Array.from({
        length: pieces.count
    }, (_, place) => pieces.itemAt(place)?.implicitWidth ?? 0).reduce((sum, each) => sum + each, 0)
    readonly property bool beside: length + Theme.size.gapHuge + (only ? 2 : 1) * Theme.size.column <= width

    objectName: `play:${key}`
    implicitHeight: lines.implicitHeight
    activeFocusOnTab: true
    label: plan
    about: [reasons, told].filter(Boolean).join("\n")
    Accessible.description: Phrases.sentences([why, worth, about])
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
            text: play.plan
            color: Theme.color.heading
            font.pixelSize: !play.only ? Theme.font.small : play.brief ? Theme.font.body : Theme.font.label
            font.bold: true
        }

        Item {
            id: shown

            width: parent.width
            height: play.beside ? Math.max(row.height, words.height) : row.height + words.height + lines.spacing

            Flow {
                id: row

                anchors.left: parent.left
                width: play.beside ? play.length : parent.width
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

                        height: play.tall
                        leftPadding: amount && index > 0 ? Theme.size.gapLarge : 0

                        Words {
                            visible: step.index > 0 && !step.amount
                            height: parent.height
                            leftPadding: Theme.size.gap
                            rightPadding: Theme.size.gap
                            text: Theme.mirrored ? "\u2039" : "\u203a"
                            color: Theme.color.inkSoft
                            font.pixelSize: Theme.font.large
                        }

                        Bit {
                            height: parent.height
                            size: play.tall - Theme.size.gapTiny
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

            // Beside the pieces if there is room, otherwise below them.
            Column {
                id: words

                anchors.left: parent.left
                anchors.leftMargin: play.beside ? play.length + Theme.size.gapHuge : 0
                y: play.beside ? (parent.height - height) / 2 : row.height + lines.spacing
                width: parent.width - anchors.leftMargin

                Prose {
                    width: parent.width
                    text: play.only ? play.worth : Phrases.sentences([play.worth, play.why])
                    color: Theme.color.inkSoft
                    font.pixelSize: Theme.font.small
                }

                Prose {
                    visible: play.only && text !== ""
                    width: parent.width
                    text: play.why
                    font.pixelSize: play.brief ? Theme.font.small : Theme.font.body
                }
            }
        }
    }
}
