import QtQuick
import Table.Controls

// What the tutor says, and the buttons for the replies. What does not fit into the window scrolls. Where the
// table has pages, it is as flat as the players, on whom it has room beside the menu; where it lies on the
// question, it leaves the tools free.
Panel {
    id: bubble

    required property Tutor tutor
    // Whether somebody put her where she is.
    property bool moved: false
    readonly property bool flat: Theme.arrangement === "pages"
    readonly property real margin: flat ? Theme.size.gap : Theme.size.gapLarge
    readonly property real above: head.y + head.height + (flat ? 0 : Theme.size.gap)
    readonly property real below: (flat ? 0 : answers.height + Theme.size.gap) + margin
    readonly property real least: Math.max(face.height, flat ? answers.height : 0) + 2 * margin

    function refocus() {
        if (!tutor.aside)
            answers.first()?.forceActiveFocus(Pointer.keyboard ? Qt.TabFocusReason : Qt.OtherFocusReason);
    }

    objectName: "tutor"
    width: flat ? parent.width - Theme.size.column : Math.min(Theme.size.sideWidth, parent.width) - 2 * Theme.size.gapLarge
    height: Math.min(parent.height - 2 * Theme.size.gap, Math.ceil(Math.max(least, above + words.implicitHeight + below)))
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

        x: bubble.margin
        y: bubble.margin
        width: bubble.flat ? Theme.size.rowHeight : Theme.size.iconHuge
        height: width
        path: bubble.tutor.portrait
    }

    Item {
        id: head

        anchors.left: face.right
        anchors.right: bubble.flat ? answers.left : close.left
        anchors.leftMargin: bubble.margin
        anchors.rightMargin: bubble.flat ? Theme.size.gapLarge : Theme.size.gap
        y: bubble.margin
        height: bubble.flat ? title.implicitHeight : Math.max(title.implicitHeight, close.height)

        LongTitle {
            id: title

            anchors.left: parent.left
            anchors.right: step.left
            anchors.rightMargin: Theme.size.gap
            anchors.verticalCenter: parent.verticalCenter
            text: bubble.tutor.title
            color: Theme.color.heading
            font.pixelSize: bubble.flat ? Theme.font.large : Theme.font.title
        }

        Words {
            id: step

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: bubble.tutor.progress
            color: Theme.color.inkSoft
        }
    }

    GiltButton {
        id: close

        objectName: "leaveLesson"
        anchors.right: parent.right
        anchors.rightMargin: bubble.margin
        y: bubble.margin
        text: qsTrId(bubble.tutor.farewell)
        sign: "close"
        display: GiltButton.IconOnly
        horizontalPadding: Theme.size.gap

        onClicked: bubble.tutor.leave()
    }

    ScrollArea {
        id: area

        anchors.left: head.left
        anchors.right: bubble.flat ? answers.left : parent.right
        y: bubble.above
        height: bubble.height - y - bubble.below
        contentHeight: words.implicitHeight

        TutorWords {
            id: words

            width: area.room
            tutor: bubble.tutor
        }
    }

    TutorAnswers {
        id: answers

        x: bubble.flat ? close.x - Theme.size.gap - width : head.x
        y: bubble.flat ? bubble.margin : bubble.height - bubble.margin - height
        width: bubble.flat ? Math.max(widest, Math.min(natural, 0.2 * bubble.width)) : area.room
        tutor: bubble.tutor
    }
}
