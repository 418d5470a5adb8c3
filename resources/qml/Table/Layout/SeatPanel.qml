import QtQuick
import Table.Controls

// A player in the ``PlayersBar``, with all open information; a click shows more. A game lays out what its
// players have.
Press {
    id: panel

    required property int key
    required property string name
    required property string portrait
    required property bool start
    required property bool asked
    required property bool viewer
    required property int score
    required property bool scoreWhole
    required property string summary
    required property string about
    required property string standingLabel
    readonly property string standingPurpose: bar?.game.table.about("standing") ?? ""
    readonly property PlayersBar bar: parent?.parent as PlayersBar
    readonly property bool estimates: bar?.shell.preferences.estimates ?? false
    readonly property bool slim: width < Theme.size.slimPanel
    readonly property string standing: scoreWhole ? score : score + "+"
    // Whether a portrait is there, with the emblem as its badge.
    readonly property bool pictured: portrait !== "" && !slim
    readonly property real broad: pictured ? Theme.size.sitter : Theme.size.touch
    readonly property real mark: pictured ? Theme.size.iconSmall : Theme.size.iconLarge
    readonly property real low: strip.y + strip.height - podium.height - Theme.size.gapTiny
    readonly property real aside: pictured ? (sitter.width - emblem.width) / 2 : 0
    // The player's colour, emblem and current score on the left.
    property alias strip: strip
    property alias emblem: emblem
    property alias podium: podium

    function tell() {
        if (hovered || activeFocus)
            Pointer.explain(panel, summary, about);
        else
            Pointer.leave(panel);
    }

    Thing.about: about
    width: bar?.each ?? 0
    height: bar?.height ?? 0
    Accessible.name: summary
    Accessible.description: about
    Component.onDestruction: Pointer.leave(panel)
    onClicked: {
        bar.game.table.lookAt(key);
        bar.shell.open("player");
    }
    onHoveredChanged: tell()
    onActiveFocusChanged: tell()
    onSummaryChanged: Pointer.retell(panel, summary, about)
    onAboutChanged: Pointer.retell(panel, summary, about)
    onStandingLabelChanged: Pointer.retell(podium, standingLabel, standingPurpose)

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }

    background: Plate {
        color: panel.asked ? Theme.color.legalFill : Theme.color.ivory
        edgeWidth: panel.asked ? Theme.size.ring : Theme.size.hair
        edge: panel.asked ? Theme.color.legal : Theme.color.gold
    }

    Plate {
        id: strip

        x: Theme.size.ring
        y: Theme.size.ring
        width: panel.broad
        height: parent.height - 2 * Theme.size.ring
        radius: Theme.size.radiusSmall
        color: Theme.color.playerLight(panel.key)
    }

    Picture {
        id: sitter

        objectName: "portrait:" + panel.key
        anchors.horizontalCenter: strip.horizontalCenter
        y: strip.y + Theme.size.hair
        width: Math.min(strip.width, strip.height - (panel.estimates ? podium.height : 0))
        height: width
        visible: panel.pictured
        path: panel.portrait
    }

    Emblem {
        id: emblem

        anchors.horizontalCenter: strip.horizontalCenter
        anchors.horizontalCenterOffset: panel.aside
        y: panel.pictured ? sitter.y + sitter.height - height : strip.y + Theme.size.gapSmall
        width: panel.mark
        seat: panel.key
    }

    // The player's score if the game ended now, distinct from everything owned.
    Item {
        id: podium

        Thing.label: panel.standingLabel
        Thing.topic: "area.standing"
        objectName: "standing"
        anchors.horizontalCenter: strip.horizontalCenter
        y: panel.low
        width: Theme.size.touch
        height: Theme.size.badge
        visible: panel.estimates

        HoverHandler {
            onHoveredChanged: hovered ? Pointer.explain(podium, panel.standingLabel, panel.standingPurpose) : panel.tell()
        }

        CentredRow {
            anchors.centerIn: parent
            spacing: Theme.size.hair

            Glyph {
                width: Theme.size.iconTiny
                name: "podium"
                tint: Theme.color.inkSoft
                inner: strip.color
            }

            Figure {
                width: Math.min(implicitWidth, podium.width - Theme.size.iconTiny - Theme.size.gapTiny)
                text: panel.standing
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.font.small
            }
        }
    }

    Anchor {
        place: "player:" + panel.key
    }
}
