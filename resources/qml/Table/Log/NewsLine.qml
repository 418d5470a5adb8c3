pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Pieces

// A turn of another player in pictures: who, with which card, what came where, what it cost and brought.
// It is as many columns wide as it needs, and higher if that is not enough. Under the pointer, its places on the table light up.
// For somebody who is learning a sentence stands for the pictures.
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
    required property string brief
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
    // Whether a sentence stands for the pictures.
    property bool spelled: false
    // The columns and the width of each; the least height of a line, and that of its pieces.
    property int columns: 1
    property real cell: 0
    property real unit: 0
    property real size: 0
    // The height of the sentence, noted when it is laid out: it may be while this is measured.
    property real tall: 0
    readonly property bool told: spelled && brief !== ""
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
    readonly property int span: told ? columns : Math.max(1, Math.min(columns, Math.ceil((worded + length + struckWhy.implicitWidth) / Math.max(1, cell))))
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
    readonly property int deep: told ? 1 : rows[0]
    readonly property bool lookedAt: Pointer.subject === line
    // Whether there is room to say the action before the first piece; otherwise its sign stands for it.
    readonly property bool wordy: !told && deed !== "" && worded + Math.max(0, ...lengths) <= width

    objectName: "news:" + key
    Accessible.role: Accessible.Button
    Accessible.onPressAction: tapped()
    Keys.onReturnPressed: tapped()
    Keys.onEnterPressed: tapped()
    width: span * cell
    height: told ? Math.max(unit, tall) : deep * unit
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

    NewsHead {
        id: who

        anchors.left: parent.left
        anchors.leftMargin: Theme.size.gapSmall
        height: line.unit
        seat: line.seat
        portrait: line.alone && !line.told ? line.portrait : ""
        card: line.card
        sign: line.sign
        title: line.title
        size: line.size
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
            visible: !line.wordy && !line.told && line.signed
            width: Theme.size.iconSmall
            name: line.action
            tint: Theme.color.inkSoft
            inner: Theme.color.ivory
        }
    }

    Flow {
        anchors.left: did.right
        anchors.right: parent.right
        anchors.leftMargin: line.told ? 0 : Theme.size.gap

        Item {
            visible: line.told
            width: parent.width - (struck.visible ? struck.implicitWidth : 0)
            height: line.height

            // Its own height does not follow that of the line, which follows its own.
            Words {
                id: sentence

                objectName: "sentence"
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width
                leftPadding: Theme.size.gapSmall
                rightPadding: Theme.size.gapSmall
                lineHeight: 0.9
                text: line.told ? line.brief : ""
                onImplicitHeightChanged: line.tall = implicitHeight
                Component.onCompleted: line.tall = implicitHeight
                wrapMode: Text.Wrap
                font.pixelSize: Theme.font.small
            }
        }

        Repeater {
            id: them

            model: line.told ? null : line.bits

            delegate: Bit {
                required cause
                required because

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
            visible: text !== "" && !line.told && implicitWidth <= line.rows[1]
            height: line.unit
            text: struck.visible ? line.gist : ""
        }
    }
}
