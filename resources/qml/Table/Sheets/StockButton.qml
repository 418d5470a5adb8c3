pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// How much is left in bags and decks: under the pointer in pictures, after a click in full.
Press {
    id: counts

    required property Supplies supplies
    // The sort of pieces that is pointed at.
    property string pointed: ""
    readonly property string hint: qsTrId("window-supplies-open")
    readonly property list<string> told: Array.from({
        length: piles.count
    }, (_, place) => (piles.itemAt(place) as Stock)?.summary ?? "")
    readonly property list<string> counted: Array.from({
        length: piles.count
    }, (_, place) => (piles.itemAt(place) as Stock)?.kinds ?? "")
    readonly property bool focusSeen: activeFocus && Pointer.keyboard

    function point(stock: Stock) {
        if (stock.pointed)
            pointed = stock.key;
        else if (pointed === stock.key)
            pointed = "";
    }

    objectName: "supplies"
    horizontalPadding: Theme.size.gapLarge
    Accessible.name: Phrases.sentences([hint, ...told])
    Accessible.description: Phrases.sentences(counted)

    onClicked: supplies.ask(pointed)
    onFocusSeenChanged: focusSeen ? Pointer.look(counts, hint) : Pointer.leave(counts)

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }

    background: Rectangle {
        radius: Theme.size.radiusSmall
        anchors.fill: parent
        color: Theme.color.clear
        border.width: Theme.size.hair
        border.color: counts.hovered ? Theme.color.goldLight : Theme.color.clear
    }

    // A face-down pile: the number of its pieces, and under the pointer what may still come.
    component Stock: Item {
        id: stock

        required property string key
        required property string label
        required property string sign
        required property string value
        required property string kinds
        readonly property alias pointed: pointer.hovered
        readonly property string summary: Texts.say("window-told", {label: label, text: value})

        function tell() {
            Pointer.explain(stock, summary, "");
            Pointer.pictures = kinds === "" ? null : pictures;
        }

        Thing.topic: "area.stock." + key
        Thing.label: label
        implicitWidth: count.width
        implicitHeight: count.height

        onSummaryChanged: Pointer.retell(stock, summary, "")
        onPointedChanged: {
            if (pointed)
                Pointer.meet(stock, tell);
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

        Component {
            id: pictures

            SupplyPictures {
                supplies: counts.supplies
                sort: stock.key
            }
        }

        Anchor {
            place: "pile:" + stock.sign
        }

        HoverHandler {
            id: pointer
        }
    }

    contentItem: CentredRow {
        spacing: Theme.size.gapLarge

        Repeater {
            id: piles

            model: counts.supplies.piles

            delegate: Stock {
                onPointedChanged: counts.point(this)
            }
        }
    }
}
