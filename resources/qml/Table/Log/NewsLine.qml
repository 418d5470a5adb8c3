pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Pieces

// A turn of another player in pictures: who, with which card, what came where, what it cost and brought.
// It is as many columns wide as it needs, and higher if that is not enough. Under the pointer, its places on the table light up.
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
    // How the turn changed the score of the person at the screen, why in short and in full, and the
    // player's own, if that is to be shown.
    required property string change
    required property string gist
    required property string why
    required property string earned
    // The moments between which it happened.
    required property int first
    required property int last
    property bool estimates: false
    // The columns and the width of each; the least height of a line, and that of its pieces.
    property int columns: 1
    property real cell: 0
    property real unit: 0
    property real size: 0
    readonly property bool alone: columns === 1
    readonly property bool signed: action !== "" && action !== sign
    // Where the action is told, what is left of the pieces with it in words and as it is told, and the width of
    // each piece with the gap behind it.
    readonly property real begin: who.anchors.leftMargin + who.implicitWidth + Theme.size.gapSmall
    readonly property real worded: begin + (deed !== "" ? words.implicitWidth + Theme.size.gap : 0)
    readonly property real lead: wordy ? worded : begin + (signed ? Theme.size.iconSmall : 0) + Theme.size.gap
    readonly property list<real> lengths: Array.from({
        length: them.count
    }, (_, place) => (them.itemAt(place) as Bit)?.implicitWidth ?? 0).concat(struck.visible ? [struck.implicitWidth] : [])
    readonly property real length: lengths.reduce((sum, each) => sum + each, 0)
    readonly property int span: Math.max(1, Math.min(columns, Math.ceil((worded + length + struckWhy.implicitWidth) / Math.max(1, cell))))
    // In how many rows the pieces are, and how much of the last one they leave.
    readonly property list<real> rows: {
        let rows = 1, used = 0;
        for (const each of lengths) {
            if (used > 0 && lead + used + each > span * cell) {
                rows++;
                used = 0;
            }
            used += each;
        }
        return [rows, span * cell - lead - used];
    }
    readonly property int deep: rows[0]
    readonly property bool round: seat < 0
    readonly property bool lookedAt: Pointer.subject === line
    // Whether there is room to say the action before the first piece; otherwise its sign stands for it.
    readonly property bool wordy: deed !== "" && worded + Math.max(0, ...lengths) <= width

    objectName: "news:" + key
    Accessible.role: Accessible.Button
    Accessible.onPressAction: tapped()
    Keys.onReturnPressed: tapped()
    Keys.onEnterPressed: tapped()
    width: span * cell
    height: deep * unit
    activeFocusOnTab: true
    label: title
    about: [summary, estimates ? earned : "", struck.visible ? why : "", qsTrId("window-news-again")].filter(Boolean).join("\n")
    Thing.topic: (card as Face)?.topic ?? ""
    onLookedAtChanged: {
        if (lookedAt)
            Pointer.places = places;
    }

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }

    Rectangle {
        anchors.fill: parent
        visible: line.lookedAt
        radius: Theme.size.radiusSmall
        color: Theme.color.legalFill
    }

    // Between this player's turn and those above and beside it.
    component Divider: Rectangle {
        color: Theme.color.line
    }

    Divider {
        visible: line.y > 0
        width: parent.width
        height: Theme.size.hair
    }

    Divider {
        anchors.left: parent.left
        visible: Theme.mirrored ? line.x + line.width < (line.parent?.width ?? 0) : line.x > 0
        width: Theme.size.frame
        height: parent.height
        color: Theme.color.gold
    }

    CentredRow {
        id: who

        readonly property real piece: Math.min(line.unit, Theme.size.icon + Theme.size.gapTiny)

        anchors.left: parent.left
        anchors.leftMargin: Theme.size.gapSmall
        height: line.unit
        spacing: Theme.size.gapSmall

        Emblem {
            seat: line.seat
        }

        Picture {
            visible: path !== "" && line.alone
            width: visible ? Math.min(line.size, Theme.size.portrait) : 0
            height: width
            path: line.portrait
        }

        Bit {
            visible: line.card !== null
            size: who.piece
            face: line.card
            sign: ""
            text: ""
            worth: 0
        }

        Plate {
            visible: line.sign !== "" && !line.round
            width: who.piece
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
        height: line.unit

        Note {
            id: words

            height: parent.height
            visible: line.wordy
            text: line.deed
        }

        Sign {
            id: sign

            anchors.verticalCenter: parent.verticalCenter
            visible: !line.wordy && line.signed
            width: Theme.size.iconSmall
            name: line.action
            tint: Theme.color.inkSoft
            inner: Theme.color.ivory
        }
    }

    Flow {
        anchors.left: did.right
        anchors.right: parent.right
        anchors.leftMargin: Theme.size.gap

        Repeater {
            id: them

            model: line.bits

            delegate: Bit {
                required cause

                height: line.unit
                rightPadding: Theme.size.gap
                size: line.size
            }
        }

        Bit {
            id: struck

            objectName: "struck"
            visible: line.estimates && line.change !== ""
            height: line.unit
            rightPadding: Theme.size.gap
            face: null
            sign: "podium"
            text: Texts.say("window-told", {label: qsTrId("window-you"), text: line.change})
            worth: line.change.startsWith("+") ? 1 : -1
        }

        // If there is room for it, why.
        Note {
            id: struckWhy

            objectName: "struckWhy"
            visible: text !== "" && implicitWidth <= line.rows[1]
            height: line.unit
            text: struck.visible ? line.gist : ""
        }
    }
}
