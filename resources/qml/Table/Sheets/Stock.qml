import QtQuick
import Table.Controls

// A face-down pile: the number of its pieces, and under the pointer what may still come.
Item {
    id: stock

    required property Supplies supplies
    required property string key
    required property string label
    required property string sign
    required property string value
    readonly property alias pointed: pointer.hovered
    readonly property string summary: Phrases.filled(qsTrId("window.told"), [label, value])

    Thing.topic: "area.stock." + key
    Thing.label: label
    implicitWidth: count.width
    implicitHeight: count.height

    onSummaryChanged: Pointer.retell(stock, summary, "")
    onPointedChanged: {
        if (pointed)
            Pointer.explain(stock, summary, supplies.summary(key));
        else
            Pointer.leave(stock);
    }

    Amount {
        id: count

        sign: stock.sign
        value: stock.value
        tint: Theme.color.inkOnDarkSoft
        inner: Theme.color.woodLight
        ink: Theme.color.inkOnDark
        iconSize: Theme.size.icon
    }

    Anchor {
        place: "pile:" + stock.sign
    }

    HoverHandler {
        id: pointer
    }
}
