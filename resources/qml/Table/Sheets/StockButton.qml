pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// How much is left in bags and decks; a click tells more. Piles of the game itself come first.
Press {
    id: counts

    required property Supplies supplies
    // The sort of pieces that is pointed at.
    property string pointed: ""
    // What is told of the game's own piles.
    property list<string> told: []
    default property alias piles: own.data
    readonly property string hint: qsTrId("window.supplies.open")
    readonly property list<string> more: Array.from({
        length: further.count
    }, (_, place) => (further.itemAt(place) as Stock)?.summary ?? "")
    readonly property bool focusSeen: activeFocus && Pointer.keyboard

    signal asked

    function point(stock: Stock) {
        if (stock.pointed)
            pointed = stock.sort;
        else if (pointed === stock.sort)
            pointed = "";
    }

    objectName: "supplies"
    horizontalPadding: Theme.size.gapLarge
    Accessible.name: Phrases.sentences([hint, ...told, ...more])

    onClicked: {
        supplies.turn(pointed);
        asked();
    }
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

    contentItem: Row {
        spacing: Theme.size.gapLarge

        Row {
            id: own

            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.size.gapLarge
        }

        Repeater {
            id: further

            model: counts.supplies.piles

            delegate: Stock {
                required property string key

                anchors.verticalCenter: parent?.verticalCenter
                sort: key
                supplies: counts.supplies

                onPointedChanged: counts.point(this)
            }
        }
    }
}
