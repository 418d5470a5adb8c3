pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Pieces

// A turn of another player in pictures: who, with which card, what came where, what it cost and brought.
// Under the pointer, its places on the table light up.
Explained {
    id: line

    required property string key
    required property int seat
    required property string portrait
    required property string title
    required property QtObject card
    required property string sign
    required property string action
    required property string deed
    required property Rows bits
    required property list<string> places
    required property string summary
    property bool alone: true
    readonly property bool round: seat < 0
    readonly property bool lookedAt: Pointer.subject === line
    // Whether there is room to say the action; otherwise its sign stands for it.
    readonly property bool wordy: deed !== "" && who.implicitWidth + words.implicitWidth + pieces.implicitWidth + 2 * Theme.size.gap <= width

    objectName: "news:" + key
    activeFocusOnTab: true
    label: title
    about: summary
    Thing.topic: (card as Face)?.topic ?? ""
    onLookedAtChanged: {
        if (lookedAt)
            Pointer.places = places;
    }

    Rectangle {
        anchors.fill: parent
        visible: line.lookedAt
        radius: Theme.size.radiusSmall
        color: Theme.color.legalFill
    }

    CentredRow {
        id: who

        x: Theme.size.gapTiny
        height: parent.height
        spacing: Theme.size.gapSmall

        Emblem {
            seat: line.seat
        }

        Picture {
            visible: path !== "" && line.alone
            width: visible ? Math.min(line.height, Theme.size.portrait) : 0
            height: width
            path: line.portrait
        }

        Bit {
            visible: line.card !== null
            size: Theme.size.icon + Theme.size.gapTiny
            face: line.card
            sign: ""
            text: ""
        }

        Plate {
            visible: line.sign !== "" && !line.round
            width: Theme.size.icon + Theme.size.gapTiny
            height: width
            radius: Theme.size.radiusSmall
            color: Theme.color.blush
            edge: Theme.color.gold

            Sign {
                anchors.centerIn: parent
                width: Theme.size.iconSmall
                name: line.sign
                tint: Theme.color.heading
                inner: Theme.color.blush
            }
        }

        Title {
            visible: line.round
            text: line.title
            color: Theme.color.heading
            font.pixelSize: Theme.font.body
            font.bold: true
        }
    }

    Item {
        id: did

        anchors.left: who.right
        anchors.leftMargin: width > 0 ? Theme.size.gapSmall : 0
        width: line.wordy ? words.implicitWidth : sign.visible ? sign.width : 0
        height: parent.height

        Note {
            id: words

            height: parent.height
            visible: line.wordy
            text: line.deed
        }

        Sign {
            id: sign

            anchors.verticalCenter: parent.verticalCenter
            visible: !line.wordy && line.action !== "" && line.action !== line.sign
            width: Theme.size.iconSmall
            name: line.action
            tint: Theme.color.inkSoft
            inner: Theme.color.ivory
        }
    }

    // Pieces that do not fit are told in words when the line is under the pointer.
    CentredRow {
        id: pieces

        readonly property bool cut: implicitWidth > line.width - did.x - did.width - Theme.size.gap

        anchors.left: did.right
        anchors.right: parent.right
        anchors.leftMargin: Theme.size.gap
        anchors.rightMargin: cut ? more.width : 0
        height: parent.height
        spacing: Theme.size.gap

        Repeater {
            model: line.bits

            delegate: Bit {
                opacity: x + width <= pieces.width ? 1 : 0
                size: Math.min(line.height, Theme.size.touch)
            }
        }
    }

    Words {
        id: more

        anchors.right: parent.right
        height: parent.height
        visible: pieces.cut
        text: "…"
        font.bold: true
    }
}
