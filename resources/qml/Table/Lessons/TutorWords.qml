pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// What the tutor says: the response to the last reply and the words, or the plays that come into question, one
// beside or below another.
Grid {
    id: words

    required property Tutor tutor
    property string remark: ""
    // The height that there is.
    required property real high
    readonly property bool beside: tutor.plays.count > 1 && width >= 1.1 * Theme.size.sideWidth
    readonly property real half: beside ? Math.floor((width - columnSpacing) / 2) : width

    // The width of the words beside the signs.
    readonly property real told: signs.width > 0 ? half - signs.width - Theme.size.gap : half

    columns: beside ? 2 : 1
    columnSpacing: Theme.size.gapHuge
    rowSpacing: Theme.size.gapSmall

    // The first of the plays that come into question, or the others.
    component Plays: Repeater {
        id: plays

        required property bool first

        model: words.tutor.plays

        delegate: PlayPictures {
            required property int index

            visible: plays.first === (index === 0)
            only: words.tutor.plays.count === 1
            high: only || words.beside ? words.high : (words.high - words.rowSpacing) / 2
            width: words.half
        }
    }

    Column {
        width: words.half
        spacing: Theme.size.gapSmall

        Prose {
            objectName: "remark"
            visible: text !== ""
            width: words.half
            text: words.remark
            color: Theme.color.goldInk
            font.bold: true
        }

        Plays {
            first: true
        }

        Prose {
            objectName: "tutorResponse"
            visible: text !== ""
            width: words.half
            text: words.tutor.response
            color: Theme.color.heading
            font.bold: true
            lineHeight: said.lineHeight
        }

        // The words, and before them the signs that they speak of.
        Item {
            width: words.half
            height: Math.max(signs.height, said.implicitHeight)
            visible: words.tutor.plays.count === 0

            Column {
                id: signs

                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.size.gapTiny

                Repeater {
                    model: words.tutor.signs

                    delegate: Sign {
                        required property string sign
                        required property string text

                        objectName: "tutorSign"
                        width: Theme.size.touch
                        name: sign
                        Accessible.role: Accessible.Graphic
                        Accessible.name: text
                    }
                }
            }

            Prose {
                id: said

                objectName: "tutorWords"
                anchors.right: parent.right
                width: words.told
                text: words.tutor.text
                // Of one size whatever she says, so that nothing but the words changes.
                lineHeight: Theme.font.tight
            }
        }

        Row {
            objectName: "thinking"
            anchors.left: parent.left
            visible: words.tutor.thinks
            spacing: Theme.size.gap

            Repeater {
                model: 3

                delegate: Rectangle {
                    id: dot

                    required property int index

                    width: Theme.size.gap
                    height: width
                    radius: width / 2
                    color: Theme.color.goldDeep

                    SequentialAnimation on opacity {
                        running: words.visible && words.tutor.thinks && Theme.motionFactor > 0
                        loops: Animation.Infinite

                        PauseAnimation {
                            duration: dot.index * Theme.motion.flash
                        }

                        NumberAnimation {
                            to: 0.2
                            duration: 2 * Theme.motion.flash
                        }

                        NumberAnimation {
                            to: 1
                            duration: 2 * Theme.motion.flash
                        }

                        PauseAnimation {
                            duration: (2 - dot.index) * Theme.motion.flash
                        }
                    }
                }
            }
        }
    }

    Column {
        width: words.half
        spacing: Theme.size.gapSmall
        visible: words.tutor.plays.count > 1

        Plays {
            first: false
        }
    }
}
