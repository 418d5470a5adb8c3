pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// How much is left in bags and decks; a click tells more.
Press {
    id: counts

    required property Supplies supplies
    // The sort of pieces that is pointed at.
    property string pointed: ""
    readonly property string hint: qsTrId("window.supplies.open")
    readonly property list<string> told: Array.from({
        length: piles.count
    }, (_, place) => (piles.itemAt(place) as Stock)?.summary ?? "")
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

    contentItem: CentredRow {
        spacing: Theme.size.gapLarge

        Repeater {
            id: piles

            model: counts.supplies.piles

            delegate: Stock {
                supplies: counts.supplies

                onPointedChanged: counts.point(this)
            }
        }
    }
}
