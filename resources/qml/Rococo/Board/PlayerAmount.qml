import QtQuick
import Rococo.Game
import Table.Controls
import Table.Layout

// A number that visibly changes: it counts, and glows for a while. Below 0 it is hidden.
Item {
    id: live

    required property SeatPanel holder
    required property RococoTable laid
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
        iconSize: live.holder.roomy ? Theme.size.icon : Theme.size.iconSmall
        textSize: live.holder.wide ? Theme.font.title : live.holder.roomy ? Theme.font.large : Theme.font.body
        coming: live.holder.brings(live.sign)
    }

    PlayerSign {
        holder: live.holder
        laid: live.laid
        label: Texts.say(`window-purse-${live.sign}`, {n: amount.value})
        area: live.sign
    }
}
