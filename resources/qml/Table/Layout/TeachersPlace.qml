pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Decisions
import Table.Lessons

// The place of who teaches. A coach keeps hers while she is silent: her portrait stays, and beside it is what can
// be done, or nothing.
TablePart {
    id: place

    readonly property TableTop whole: table as TableTop
    readonly property real wanted: (teacher.item as TutorSeat)?.wanted ?? 0
    readonly property bool silent: !whole.taught

    function refocus() {
        (teacher.item as TutorSeat)?.refocus();
    }

    name: "seat"
    where: whole.arrangement.seat
    visible: whole.taught || whole.arrangement.kept

    Panel {
        objectName: "silentSeat"
        anchors.fill: parent
        visible: place.silent
        color: Theme.color.parchment
        frameColor: Theme.color.goldDeep

        Damask {
            anchors.fill: parent
            anchors.margins: Theme.size.gapSmall
            tint: Theme.color.goldDeep
            opacity: 0.1
        }

        Picture {
            id: face

            anchors.left: parent.left
            anchors.leftMargin: Theme.size.gap
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.size.sitterLarge
            height: width
            path: place.whole.tutor?.portrait ?? ""
        }

        Title {
            id: head

            anchors.left: face.right
            anchors.leftMargin: Theme.size.gapLarge
            y: Theme.size.gapSmall
            visible: prospects.visible
            text: qsTrId("window-prospects")
            color: Theme.color.heading
        }

        Prospects {
            id: prospects

            anchors.left: head.left
            anchors.top: head.bottom
            visible: place.whole.question.relieved && !Pointer.carrying && actions.count > 0 && fits
            titled: false
            least: Theme.size.iconLarge
            actions: place.whole.game.prompt.prospects
            room: parent.width - face.width - Theme.size.gap - 2 * Theme.size.gapLarge
            high: parent.height - head.y - head.implicitHeight - Theme.size.gap
        }
    }

    Loader {
        id: teacher

        readonly property Tutor tutor: place.whole.tutor
        readonly property real most: place.whole.arrangement.seatMost
        readonly property bool interrupted: place.whole.noticed && place.whole.arrangement.beside
        readonly property string remark: place.whole.question.remark

        // Its place is as high as its words are at this width.
        width: Math.round(place.whole.arrangement.seatWidth)
        height: parent.height
        active: tutor !== null
        visible: !place.silent
        sourceComponent: TutorSeat {
            tutor: teacher.tutor
            most: teacher.most
            interrupted: teacher.interrupted
            remark: teacher.remark
        }
    }
}
