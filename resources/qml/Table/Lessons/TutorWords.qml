pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// What the tutor says: the response to the last reply and the words, or the play that is suggested.
Column {
    id: words

    required property Tutor tutor
    property string remark: ""
    // The height that there is.
    required property real high
    // The width of the words beside the signs.
    readonly property real told: signs.width > 0 ? width - signs.width - Theme.size.gap : width

    spacing: Theme.size.gapSmall

    Prose {
        objectName: "remark"
        visible: text !== ""
        width: words.width
        text: words.remark
        color: Theme.color.goldInk
        font.bold: true
    }

    Repeater {
        model: words.tutor.plays

        delegate: PlayPictures {
            width: words.width
            high: words.high
        }
    }

    Prose {
        objectName: "tutorResponse"
        visible: text !== ""
        width: words.width
        text: words.tutor.response
        color: Theme.color.heading
        font.bold: true
        lineHeight: said.lineHeight
    }

    // The words, and before them the signs that they speak of.
    Item {
        width: words.width
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
