import QtQuick
import Table.Program
import Table.Theme

// An arrow beside a price, for a moment after it has fallen; with reduced motion none. A screen reader says so.
Glyph {
    id: arrow

    required property int price
    // What has this price, as its heading says.
    required property string what
    property int before: -1

    objectName: "falling"
    name: "fallen"
    visible: opacity > 0
    opacity: 0
    Accessible.ignored: true

    onPriceChanged: {
        if (price >= 0 && price < before) {
            Speaker.say(Texts.say("window-price-fallen", {what: what, price: price}));
            if (Theme.motionFactor > 0)
                passing.restart();
        }
        before = price;
    }
    Component.onCompleted: {
        passing.stop();
        before = price;
    }

    SequentialAnimation {
        id: passing

        PropertyAction {
            target: arrow
            property: "opacity"
            value: 1
        }

        PauseAnimation {
            duration: 8 * Theme.motion.flash
        }

        NumberAnimation {
            target: arrow
            property: "opacity"
            to: 0
            duration: 4 * Theme.motion.flash
        }
    }
}
