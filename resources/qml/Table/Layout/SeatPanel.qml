pragma ComponentBehavior: Bound

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
    // How it changed, why in short, and its items with the reasons, a line each.
    required property string change
    required property string since
    required property string scored
    required property string summary
    // What the panel tells of the player, and how the score changed before it.
    required property string about
    required property string standingLabel
    readonly property string standingPurpose: bar?.game.table.about("standing") ?? ""
    readonly property string standingAbout: [standingPurpose, scored].filter(Boolean).join("\n")
    readonly property string told: [estimates ? since : "", about].filter(Boolean).join("\n")
    readonly property PlayersBar bar: parent?.parent as PlayersBar
    // Whether it is that of the only person who plays here.
    readonly property bool own: viewer && (bar?.game.hotSeat.alone ?? false)
    readonly property string said: own ? Texts.say("window-told", {label: qsTrId("window-you"), text: summary}) : summary
    readonly property bool estimates: bar?.shell.preferences.estimates ?? false
    readonly property bool slim: (bar?.each ?? 0) < Theme.size.slimPanel
    readonly property string standing: scoreWhole ? score : score + "+"
    readonly property string standingSaid: change ? Texts.say("sentence-bracketed", {text: standing, more: change}) : standing
    // Whether there is room for larger letters, and even for what decides the game beside the score.
    readonly property bool roomy: width >= 1.15 * Theme.size.playerPanel
    readonly property bool wide: width >= 1.65 * Theme.size.playerPanel
    // How far apart what a player has stands in a line.
    readonly property real apart: Theme.size.gapSmall + Math.max(0, width - Theme.size.playerPanel) / 10
    // Whether a portrait is there, with the emblem as its badge.
    readonly property bool pictured: !slim
    // The largest part of the width for the portrait.
    property real share: 0.2
    // Whether it is an automatic rival's: with a frame of its own, and a portrait higher than the bar if there is room.
    property bool regal: false
    readonly property real usual: Math.min(height - 2 * Theme.size.ring, share * (bar?.each ?? 0))
    readonly property real added: regal && pictured ? Math.max(0, Math.min(width - Theme.size.playerPanel, height + Theme.size.gap - usual)) : 0
    readonly property real broad: pictured ? usual + added : Theme.size.touch
    readonly property real mark: pictured ? Theme.size.icon : Theme.size.iconLarge
    property real low: strip.y + strip.height - podium.height - (pictured ? 0 : Theme.size.gapTiny)
    readonly property real aside: pictured ? (emblem.width - strip.width) / 2 + Theme.size.hair : 0
    // Whether there is room for a large score on the right, beside what the player has.
    readonly property bool grand: estimates && !slim && width >= 0.85 * Theme.size.playerPanel
    // How much of the right is the score's.
    readonly property real gradeWidth: grand ? podium.width + (wide ? Theme.size.gapLarge : Theme.size.gap) : 0
    // How far a small score is from the middle of the strip.
    property real shift: 0
    // The player's colour, emblem and current score on the left.
    property alias strip: strip
    property alias emblem: emblem
    property alias podium: podium
    // The start player's sign.
    property Item startMark: null
    // What the pointer is on in the panel, and how it tells of itself.
    property Item part: null
    property var partTells: null

    // Whether anything is on its way to the panel; what the player says waits for it.
    readonly property bool receives: bar?.game.table.motion.aims.includes("player:" + key) ?? false

    // Whether an amount is on its way to the player.
    function brings(sign: string): bool {
        return bar?.game.table.motion.bringing.includes(`${viewer ? "purse" : "player:" + key} ${sign}`) ?? false;
    }

    function explain() {
        Pointer.explain(panel, said, told);
    }

    function explainStanding() {
        Pointer.explain(podium, standingLabel, standingAbout);
    }

    // The pointer comes to something in the panel that tells of itself, or leaves it.
    function point(item: Item, telling: var) {
        part = item;
        partTells = telling;
        tell();
    }

    function abandon(item: Item) {
        Pointer.leave(item);
        if (part === item) {
            part = null;
            tell();
        }
    }

    // Tells of a game's own part that the pointer is on; returns false if it is on none.
    function tellPart(): bool {
        return false;
    }

    // The pointer may come to the panel and to a part of it at once.
    function tell() {
        if (tellPart())
            return;
        if (activeFocus)
            explain();
        else if (hovered && part !== null)
            Pointer.meet(part, partTells);
        else if (hovered)
            Pointer.meet(panel, explain);
        else
            Pointer.leave(panel);
    }

    Thing.about: told
    width: bar?.each ?? 0
    height: bar?.height ?? 0
    Accessible.name: said
    Accessible.description: told
    Component.onDestruction: Pointer.leave(panel)
    onClicked: {
        bar.game.hotSeat.watch(key);
        bar.game.table.lookAt(key);
        bar.shell.open("player");
    }
    onHoveredChanged: tell()
    onActiveFocusChanged: tell()
    onSaidChanged: Pointer.retell(panel, said, told)
    onToldChanged: Pointer.retell(panel, said, told)
    onStandingLabelChanged: Pointer.retell(podium, standingLabel, standingAbout)
    onStandingAboutChanged: Pointer.retell(podium, standingLabel, standingAbout)

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }

    background: Plate {
        color: panel.asked ? Theme.color.legalFill : Theme.color.ivory
        edgeWidth: panel.asked ? Theme.size.ring : panel.regal ? Theme.size.frame : Theme.size.hair
        edge: panel.asked ? Theme.color.legal : Theme.color.gold

        // A gilt frame around it, with studs at its corners.
        Plate {
            anchors.fill: parent
            anchors.margins: -Theme.size.gapTiny
            visible: panel.regal
            radius: Theme.size.radius + Theme.size.gapTiny
            edge: Theme.color.goldDeep
        }

        Repeater {
            model: panel.regal ? 4 : 0

            delegate: Plate {
                required property int index

                x: (index % 2) * panel.width - width / 2
                y: Math.floor(index / 2) * panel.height - height / 2
                width: 2 * Theme.size.gapSmall
                height: width
                radius: width / 2
                color: Theme.color.goldLight
                edge: Theme.color.goldDeep
            }
        }
    }

    Plate {
        id: strip

        anchors.left: parent.left
        anchors.leftMargin: Theme.size.ring
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
        y: panel.added > 0 ? (panel.height - height) / 2 : strip.y + Theme.size.hair
        width: panel.added > 0 ? strip.width : strip.width - 2 * Theme.size.hair
        height: width
        visible: panel.pictured
        path: panel.portrait
    }

    Emblem {
        id: emblem

        anchors.horizontalCenter: strip.horizontalCenter
        anchors.horizontalCenterOffset: panel.aside
        y: strip.y + (panel.pictured ? Theme.size.hair : Theme.size.gapSmall)
        width: panel.mark
        seat: panel.key
    }

    Podium {
        id: podium

        panel: panel
    }

    StartSign {
        parent: panel.startMark
        holder: panel
    }

    // What the player says, beside the portrait. It covers only the speaker's own things, and these not for
    // somebody who looks for them.
    Loader {
        z: 1
        anchors.left: parent.left
        anchors.leftMargin: strip.anchors.leftMargin + (panel.slim ? strip.width / 2 + emblem.width / 2 + emblem.anchors.horizontalCenterOffset : strip.width)
        y: Theme.size.ring
        width: parent.width - anchors.leftMargin - Theme.size.ring
        height: parent.height - 2 * y
        visible: !panel.receives && !(panel.bar?.pointed ?? false) && !panel.activeFocus
        active: panel.bar !== null && panel.bar.game.talk.seat === panel.key
        sourceComponent: Speech {
            name: panel.name
            words: panel.bar.game.talk.words
            waiting: panel.receives

            onEnded: panel.bar.game.talk.hush()
        }
    }

    Anchor {
        place: "player:" + panel.key
    }
}
