import QtQuick
import Table.Theme

// A number that visibly changes: it counts, and glows for a while. Below 0 it is hidden.
Item {
    id: live

    required property string sign
    required property int number
    readonly property alias shown: amount.shown

    width: amount.width
    height: amount.height

    onNumberChanged: {
        if (Theme.motion.flash > 0)
            flash.restart();
    }

    Rectangle {
        id: glow

        anchors.fill: parent
        anchors.margins: -Theme.size.gapTiny
        radius: Theme.size.radiusSmall
        color: Theme.color.legalGlow
        opacity: 0
    }

    NumberAnimation {
        id: flash

        target: glow
        property: "opacity"
        from: 1
        to: 0
        duration: 2 * Theme.motion.flash
    }

    Counting {
        id: amount

        sign: live.sign
        number: live.number
    }
}
