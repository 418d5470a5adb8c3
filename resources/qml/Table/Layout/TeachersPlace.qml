pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Lessons

// The place of who teaches. A coach keeps hers while she is silent: her portrait stays.
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
            anchors.left: parent.left
            anchors.leftMargin: Theme.size.gap
            anchors.verticalCenter: parent.verticalCenter
            width: place.whole.arrangement.beside ? Theme.size.sitterLarge : Theme.size.lowSeat - 2 * Theme.size.gap
            height: width
            path: place.whole.tutor?.portrait ?? ""
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
