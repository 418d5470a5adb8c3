import QtQuick
import Table.Theme

// An amount that visibly counts to its number; while it is ``still`` it changes at once, and while what
// changes it is ``coming`` it waits. Below 0 it is hidden.
Amount {
    id: amount

    required property int number
    property bool still: false
    property bool coming: false
    property int shown: 0

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

    value: number < 0 ? "?" : shown

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

    NumberAnimation {
        id: counting

        target: amount
        property: "shown"
        duration: Theme.motion.flash
    }
}
