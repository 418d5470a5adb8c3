pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// How much is left in bags and decks, or in that of one sort of pieces beside the heading of these, which says what they
// are: under the pointer in pictures, after a click in full.
Press {
    id: counts

    required property Supplies supplies
    property string sort: ""
    // The sort of pieces that is pointed at.
    property string pointed: ""
    readonly property string hint: qsTrId("window-supplies-open")
    readonly property list<string> told: Array.from({
        length: piles.count
    }, (_, place) => (piles.itemAt(place) as Stock)?.summary ?? "").filter(Boolean)
    readonly property list<string> counted: Array.from({
        length: piles.count
    }, (_, place) => (piles.itemAt(place) as Stock)?.counted ?? "").filter(Boolean)
    readonly property bool focusSeen: activeFocus && Pointer.keyboard

    function point(stock: Stock) {
        if (stock.pointed)
            pointed = stock.key;
        else if (pointed === stock.key)
            pointed = "";
    }

    objectName: sort === "" ? "supplies" : "supplies:" + sort
    horizontalPadding: sort === "" ? Theme.size.gapLarge : Theme.size.gapTiny
    Accessible.name: Phrases.sentences([hint, ...told])
    Accessible.description: Phrases.sentences(counted)

    onClicked: supplies.ask(sort || pointed)
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

    component Number: Amount {
        tint: Theme.color.inkOnDarkSoft
        inner: Theme.color.woodLight
        ink: Theme.color.inkOnDark
        iconSize: counts.sort === "" ? Theme.size.icon : Theme.size.iconTiny
    }

    // A face-down pile: the number of its pieces, and under the pointer what may still come.
    component Stock: Item {
        id: stock

        required property string key
        required property string label
        required property string sign
        required property string number
        required property string value
        required property string kinds
        required property string discarded
        readonly property bool alone: counts.sort !== ""
        readonly property bool own: !alone || key === counts.sort
        readonly property alias pointed: pointer.hovered
        readonly property string summary: own ? Texts.say("window-told", {label: label, text: value}) : ""
        readonly property string counted: own ? kinds : ""

        function tell() {
            Pointer.explain(stock, summary, "");
            Pointer.pictures = kinds === "" ? null : pictures;
        }

        Thing.topic: "area.stock." + key
        Thing.label: label
        visible: own
        implicitWidth: count.width
        implicitHeight: count.height

        onSummaryChanged: Pointer.retell(stock, summary, "")
        onPointedChanged: {
            if (pointed)
                Pointer.meet(stock, tell);
            else
                Pointer.leave(stock);
        }

        Row {
            id: count

            spacing: Theme.size.gapSmall

            Number {
                sign: stock.alone && stock.discarded !== "" ? "bag" : stock.sign
                value: stock.alone ? stock.number : stock.value
            }

            Number {
                visible: stock.alone && stock.discarded !== ""
                sign: "leave"
                inner: Theme.color.inkOnDarkSoft
                value: stock.discarded
            }
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
