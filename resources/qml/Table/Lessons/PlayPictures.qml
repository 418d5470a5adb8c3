pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Pieces

// A play: what to do, why, and its pieces in order. How it goes event by event is under the
// pointer, while its places on the table light up. The words are seen without scrolling, whatever else is.
Explained {
    id: play

    required property int key
    required property string plan
    required property list<string> why
    required property Rows bits
    required property string told
    required property string reasons
    required property list<string> places
    // The height that there is for it.
    required property real high
    readonly property bool lookedAt: Pointer.subject === play
    // Where there is little room, the pieces are smaller and closer together, and the sign of the action has no word;
    // they are smaller, too, below words that leave little of the height.
    readonly property bool brief: width < 4 * Theme.size.column
    readonly property real between: brief ? Theme.size.gapTiny : Theme.size.gap

    // Words that leave too little of the height for the pieces are smaller.
    readonly property bool lengthy: full.implicitHeight + 0.87 * Theme.size.portrait + lines.spacing > room
    // Of several reasons that would leave the pieces no room, only the strongest is said at once.
    readonly property bool cramped: why.length > 1 && broad.implicitHeight + row.height + lines.spacing > room

    readonly property string whole: Phrases.sentences(why)
    readonly property real tall: brief || broad.implicitHeight + Theme.size.rowHeight + lines.spacing > room ? 0.87 * Theme.size.portrait : Theme.size.rowHeight
    // The largest letters with which the plan has one line, or else two.
    readonly property real loudest: measure.broad(plan, Theme.font.label) <= width ? Theme.font.label : measure.broad(plan, Theme.font.body) <= 1.9 * width ? Theme.font.body : Theme.font.small
    // The width of the pieces in one row, and whether what is said of them has room beside them; in a narrow place it never
    // has, whatever the play.
    readonly property real length: Array.from({
        length: pieces.count
    }, (_, place) => pieces.itemAt(place)?.implicitWidth ?? 0).reduce((sum, each) => sum + each, 0)
    readonly property real room: high - heading.height - lines.spacing
    readonly property bool beside: !brief && length + Theme.size.gapHuge + 2 * Theme.size.column <= width && narrow.implicitHeight <= room

    objectName: `play:${key}`
    implicitHeight: lines.implicitHeight
    activeFocusOnTab: true
    label: plan
    about: [cramped ? Phrases.sentences([...why.slice(1), reasons]) : reasons, told].filter(Boolean).join("\n")
    Accessible.description: Phrases.sentences([...why, about])
    onLookedAtChanged: {
        if (lookedAt)
            Pointer.places = places;
    }

    Measure {
        id: measure

        font.family: heading.font.family
        font.bold: true
    }

    Column {
        id: lines

        width: parent.width
        spacing: Theme.size.gapTiny

        Prose {
            id: heading

            width: parent.width
            text: play.plan
            color: Theme.color.heading
            font.pixelSize: play.loudest
            font.bold: true
        }

        Item {
            id: shown

            width: parent.width
            height: play.beside ? Math.max(row.height, words.height) : words.height + (row.visible ? lines.spacing + row.height : 0)

            Flow {
                id: row

                anchors.left: parent.left
                y: play.beside ? (parent.height - height) / 2 : words.height + lines.spacing
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
                        required property string cause
                        required property string because
                        readonly property bool amount: face === null && worth !== 0

                        // What is paid and gained is in words, too; without it the pieces have one row. Whether there is room is
                        // known by what it would take: an invisible row forgets its width.
                        readonly property bool fits: !amount || play.length <= play.width

                        width: fits ? implicitWidth : 0
                        opacity: fits ? 1 : 0
                        height: play.tall
                        leftPadding: amount && index > 0 ? 2 * play.between : 0

                        Words {
                            visible: step.index > 0 && !step.amount && step.cause === ""
                            height: parent.height
                            leftPadding: play.between
                            rightPadding: play.between
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
                            cause: step.cause
                            because: step.because
                        }
                    }
                }
            }

            // Beside the pieces if there is room, otherwise above them.
            Said {
                id: words

                anchors.left: parent.left
                anchors.leftMargin: play.beside ? play.length + Theme.size.gapHuge : 0
                y: play.beside ? (parent.height - height) / 2 : 0
                width: parent.width - anchors.leftMargin
                text: play.cramped ? play.why[0] : play.whole
            }

            Said {
                id: narrow

                visible: false
                width: Math.max(Theme.size.column, play.width - play.length - Theme.size.gapHuge)
            }

            Said {
                id: broad

                visible: false
                width: play.width
            }

            Said {
                id: full

                visible: false
                width: play.width
                font.pixelSize: Theme.font.body
            }
        }
    }

    component Said: Prose {
        text: play.whole
        font.pixelSize: play.lengthy ? Theme.font.small : Theme.font.body
    }
}
