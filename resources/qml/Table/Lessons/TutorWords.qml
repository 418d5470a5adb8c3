pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// What the tutor says: the best play, the response to the last reply and the words; beside or below them
// the other plays that come into question.
Grid {
    id: words

    required property Tutor tutor
    // The height that there is; longer words are a little smaller, so that few have to scroll.
    required property real high
    readonly property bool long: large.implicitHeight > high

    readonly property bool beside: tutor.plays.count > 1 && width >= 1.1 * Theme.size.sideWidth
    readonly property real half: beside ? Math.floor((width - columnSpacing) / 2) : width

    columns: beside ? 2 : 1
    columnSpacing: Theme.size.gapHuge
    rowSpacing: Theme.size.gapSmall

    // The best of the plays that come into question, or the others.
    component Plays: Repeater {
        id: plays

        required property bool best

        model: words.tutor.plays

        delegate: Column {
            id: play

            required property int key
            required property string told
            required property string worth
            required property string reasons

            objectName: `play:${key}`
            visible: plays.best === (key === 0)
            width: words.half

            Prose {
                width: parent.width
                text: play.worth
                color: Theme.color.heading
                font.bold: true
            }

            Prose {
                width: parent.width
                text: play.told
            }

            Prose {
                visible: text !== ""
                width: parent.width
                text: play.reasons
                color: Theme.color.inkSoft
                font.italic: true
            }
        }
    }

    Column {
        width: words.half
        spacing: Theme.size.gapSmall

        Plays {
            best: true
        }

        Prose {
            objectName: "tutorResponse"
            visible: text !== ""
            width: words.half
            text: words.tutor.response
            color: Theme.color.heading
            font.pixelSize: Theme.font.label
            font.bold: true
            lineHeight: 1.1
        }

        Prose {
            objectName: "tutorWords"
            width: words.half
            text: words.tutor.text
            font.pixelSize: words.tutor.plays.count > 0 || words.long ? Theme.font.body : Theme.font.label
            lineHeight: words.long ? 1 : 1.1
        }

        Prose {
            id: large

            visible: false
            width: words.half
            text: words.tutor.text
            font.pixelSize: Theme.font.label
            lineHeight: 1.1
        }

        Row {
            objectName: "thinking"
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
            best: false
        }
    }
}
