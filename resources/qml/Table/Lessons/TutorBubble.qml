pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Program
import Table.Theme

// What the tutor says, and the buttons for the replies.
Panel {
    id: bubble

    required property Tutor tutor
    // Whether somebody put her where she is.
    property bool moved: false

    function refocus() {
        if (tutor.aside)
            return;
        const buttons = answers.children.filter(each => each.visible && each !== showMe && (each as GiltButton));
        const first = buttons.find(each => (each as GiltButton).primary) ?? buttons[0];
        if (first)
            first.forceActiveFocus(Inspector.keyboard ? Qt.TabFocusReason : Qt.OtherFocusReason);
    }

    objectName: "tutor"
    width: Math.min(Theme.size.sideWidth - 2 * Theme.size.gapLarge, parent.width - 2 * Theme.size.gapLarge)
    height: Math.ceil(Math.max(face.height, words.implicitHeight) + 2 * Theme.size.gapLarge)
    radius: Theme.size.radiusLarge
    color: Theme.color.parchment
    frameColor: Theme.color.goldDeep
    Accessible.role: Accessible.AlertMessage
    Accessible.name: Phrases.filled(qsTrId("window.told"), [tutor.name, tutor.whole])

    onVisibleChanged: moved = false

    // Clicks and drags on the tutor do not reach what is below her: a drag moves her aside.
    Cover {
        objectName: "tutorGrip"
        cursorShape: drag.active ? Qt.ClosedHandCursor : Qt.ArrowCursor
        drag.target: bubble
        drag.minimumX: 0
        drag.minimumY: 0
        drag.maximumX: bubble.parent.width - bubble.width
        drag.maximumY: bubble.parent.height - bubble.height
        drag.onActiveChanged: bubble.moved = true
    }

    Picture {
        id: face

        x: Theme.size.gapLarge
        y: Theme.size.gapLarge
        width: Theme.size.iconHuge
        height: width
        path: bubble.tutor.portrait
    }

    Column {
        id: words

        anchors.left: face.right
        anchors.right: parent.right
        anchors.leftMargin: Theme.size.gapLarge
        anchors.rightMargin: Theme.size.gapLarge
        y: Theme.size.gapLarge
        spacing: Theme.size.gap

        Item {
            width: parent.width
            height: Math.max(title.implicitHeight, close.height)

            Title {
                id: title

                anchors.left: parent.left
                anchors.right: step.left
                anchors.rightMargin: Theme.size.gap
                anchors.verticalCenter: parent.verticalCenter
                text: bubble.tutor.title
                color: Theme.color.heading
                font.pixelSize: Theme.font.title
                wrapMode: Text.Wrap
                elide: Text.ElideNone
            }

            Words {
                id: step

                anchors.right: close.left
                anchors.rightMargin: Theme.size.gap
                anchors.verticalCenter: parent.verticalCenter
                text: bubble.tutor.progress
                color: Theme.color.inkSoft
                elide: Text.ElideNone
            }

            GiltButton {
                id: close

                objectName: "leaveLesson"
                anchors.right: parent.right
                text: qsTrId(bubble.tutor.farewell)
                sign: "close"
                display: GiltButton.IconOnly
                leftPadding: Theme.size.gap
                rightPadding: Theme.size.gap

                onClicked: bubble.tutor.leave()
            }
        }

        Stars {
            visible: earned >= 0
            earned: bubble.tutor.stars
        }

        Words {
            objectName: "tutorWords"
            width: parent.width
            text: bubble.tutor.text
            font.pixelSize: Theme.font.label
            lineHeight: 1.15
            wrapMode: Text.Wrap
            elide: Text.ElideNone
        }

        Row {
            objectName: "thinking"
            visible: bubble.tutor.thinks
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
                        running: bubble.visible && bubble.tutor.thinks && Theme.motion.factor > 0
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

        Repeater {
            model: bubble.tutor.plays

            delegate: Column {
                id: play

                required property int key
                required property string told
                required property string worth
                required property string reasons

                objectName: `play:${key}`
                width: words.width

                Words {
                    width: parent.width
                    text: play.worth
                    color: Theme.color.heading
                    font.bold: true
                    wrapMode: Text.Wrap
                    elide: Text.ElideNone
                }

                Words {
                    width: parent.width
                    text: play.told
                    font.pixelSize: play.key ? Theme.font.body : Theme.font.label
                    wrapMode: Text.Wrap
                    elide: Text.ElideNone
                }

                Words {
                    visible: text !== ""
                    width: parent.width
                    text: play.reasons
                    color: Theme.color.inkSoft
                    font.italic: true
                    wrapMode: Text.Wrap
                    elide: Text.ElideNone
                }
            }
        }

        Flow {
            id: answers

            width: parent.width
            spacing: Theme.size.gap

            Repeater {
                model: bubble.tutor.replies

                delegate: GiltButton {
                    required property string key
                    required text

                    objectName: `reply:${key}`

                    onClicked: bubble.tutor.reply(key)
                }
            }

            GiltButton {
                objectName: "goOn"
                visible: bubble.tutor.mayGoOn
                primary: true
                text: qsTrId("window.learn.go_on")

                onClicked: bubble.tutor.goOn()
            }

            GiltButton {
                objectName: "takeBack"
                visible: bubble.tutor.mayTakeBack
                primary: !bubble.tutor.mayGoOn
                sign: "undo"
                text: qsTrId("window.learn.take_back")

                onClicked: bubble.tutor.takeBack()
            }

            GiltButton {
                id: showMe

                objectName: "showMe"
                visible: bubble.tutor.mayShow
                text: qsTrId("window.learn.show")

                onClicked: bubble.tutor.show()
            }

            GiltButton {
                objectName: "nextLesson"
                visible: bubble.tutor.over
                primary: true
                text: qsTrId("window.learn.next")

                onClicked: bubble.tutor.next()
            }

            GiltButton {
                objectName: "repeatLesson"
                visible: bubble.tutor.over
                text: qsTrId("window.learn.again")

                onClicked: bubble.tutor.repeat()
            }

            GiltButton {
                objectName: "allLessons"
                visible: bubble.tutor.over
                text: qsTrId("window.learn.all")

                onClicked: bubble.tutor.leave()
            }
        }
    }
}
