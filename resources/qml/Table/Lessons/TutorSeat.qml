import QtQuick
import Table.Controls

// Who teaches, at a place of her own at the table: her portrait, what she says, and at the right end the
// buttons for the replies. What does not fit scrolls.
Panel {
    id: seat

    required property Tutor tutor
    readonly property real margin: Theme.size.gap
    // The most height for the words; the buttons get what they need.
    required property real most
    // Whether a wrong reply was answered, and the question stands below that once more.
    readonly property bool repeated: tutor.asks && tutor.response !== ""
    // A question beside its answers needs the room of the portrait, as a play does beside a question with many answers.
    readonly property bool faceless: tutor.asks || tutor.plays.count > 0 && width < 5 * Theme.size.column
    // Long words take the place of the title, but not of stars: all of them have the same letters.
    readonly property bool long: tutor.stars < 0 && title.implicitHeight + words.implicitHeight + 2 * Theme.size.gapTiny > most
    readonly property bool low: most < Theme.size.seat
    // The only reply to a tip stands below the cross: the words have the width of one button more.
    readonly property bool stacked: tutor.aside && !low && answers.buttons.length === 1
    readonly property real needed: Math.max(Math.min(most, area.y + words.implicitHeight + Theme.size.gapTiny), answers.y + answers.implicitHeight + margin)
    // During a lesson it does not become less.
    readonly property real wanted: Math.max(needed, tallest)
    property real tallest: 0
    // Whether a notice has the place of the words for a while.
    property bool interrupted: false
    // A passing remark on something else, which is said above the words.
    property string remark: ""

    function refocus() {
        if (!tutor.aside)
            answers.first()?.forceActiveFocus(Pointer.keyboard ? Qt.TabFocusReason : Qt.OtherFocusReason);
    }

    objectName: "tutor"
    color: Theme.color.parchment
    frameColor: Theme.color.goldDeep
    // The focus lies in it: what it is called is read with each button, and its words are announced.
    Accessible.role: Accessible.Grouping
    Accessible.ignored: !visible || !parent?.enabled
    Accessible.name: tutor.name

    onTutorChanged: tallest = 0
    onMostChanged: tallest = 0
    onNeededChanged: tallest = tutor.progress === "" ? 0 : Math.max(tallest, needed)

    Picture {
        id: face

        anchors.left: parent.left
        anchors.leftMargin: seat.margin
        anchors.verticalCenter: parent.verticalCenter
        width: seat.low ? Theme.size.lowSeat - 2 * seat.margin : Theme.size.sitterLarge
        height: width
        visible: !seat.interrupted && !seat.faceless
        path: seat.tutor.portrait
    }

    Item {
        id: head

        anchors.left: seat.faceless ? parent.left : face.right
        anchors.right: answers.left
        anchors.leftMargin: Theme.size.gapLarge
        anchors.rightMargin: Theme.size.gapLarge
        // Plays have headings of their own, and a reply is what counts now.
        y: Theme.size.gapTiny
        height: visible ? title.implicitHeight : 0
        visible: !seat.interrupted && !seat.repeated && !seat.long && seat.tutor.plays.count === 0 && seat.tutor.title !== ""

        Title {
            id: title

            anchors.left: parent.left
            width: Math.min(implicitWidth, parent.width - beside.width - Theme.size.gap)
            text: seat.tutor.title
            color: Theme.color.heading
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.font.small
        }

        // The progress of the lesson, or the stars that were earned.
        Row {
            id: beside

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter

            Words {
                text: seat.tutor.progress
                color: Theme.color.inkSoft
                font.pixelSize: Theme.font.small
            }

            EarnedStars {
                visible: earned >= 0
                earned: seat.tutor.stars
            }
        }
    }

    ScrollArea {
        id: area

        objectName: "tutorArea"
        Accessible.role: Accessible.AlertMessage
        Accessible.ignored: !visible || !parent?.enabled
        Accessible.name: seat.tutor.whole
        anchors.left: head.left
        anchors.right: answers.left
        y: head.y + head.height
        visible: !seat.interrupted
        height: seat.height - y - Theme.size.gapTiny
        contentHeight: words.implicitHeight

        TutorWords {
            id: words

            anchors.left: parent.left
            width: area.room
            tutor: seat.tutor
            remark: seat.remark
            high: seat.most - area.y - Theme.size.gapTiny
        }
    }

    TutorAnswers {
        id: answers

        anchors.right: seat.stacked ? close.right : close.left
        anchors.rightMargin: seat.stacked ? 0 : Theme.size.gapLarge
        y: seat.stacked ? close.y + close.height + Theme.size.gapTiny : seat.margin
        high: seat.most - y - seat.margin
        most: seat.width / 2
        tutor: seat.tutor
    }

    GiltButton {
        id: close

        objectName: "leaveLesson"
        anchors.right: parent.right
        anchors.rightMargin: seat.margin
        y: seat.margin
        width: Theme.size.touch
        height: Theme.size.touch
        text: qsTrId(seat.tutor.farewell)
        sign: "close"
        display: GiltButton.IconOnly
        horizontalPadding: 0

        onClicked: seat.tutor.leave()
    }
}
