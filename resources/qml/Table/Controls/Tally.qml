import QtQuick
import Table.Theme

// A number that visibly counts to what it is; while it is ``still`` it changes at once, and while what
// changes it is ``coming`` it waits.
QtObject {
    id: tally

    required property int number
    property bool still: false
    property bool coming: false
    property int shown: 0
    readonly property NumberAnimation counting: NumberAnimation {
        target: tally
        property: "shown"
        duration: Theme.motion.flash
    }

    // The animation gets the number here: a binding might not know the new one yet.
    function count() {
        if (coming && !still)
            return;
        counting.stop();
        if (still || Theme.motion.flash === 0) {
            shown = number;
        } else {
            counting.to = number;
            counting.start();
        }
    }

    Component.onCompleted: {
        counting.stop();
        shown = number;
    }
    onNumberChanged: count()
    onComingChanged: count()
    onStillChanged: {
        if (still)
            count();
    }
}
