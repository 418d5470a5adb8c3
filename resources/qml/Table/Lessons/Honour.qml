pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// A medal for a challenge that was met, under rockets, or a smaller one for a lesson. The next key or
// click ends it, whatever else that does; it also ends by itself, but not with reduced motion.
Item {
    id: honour

    // Who gives it, and whether there is something else to look at first.
    required property Tutor tutor
    required property bool later
    // Whether it is given, and what for: 1 to 3 stars, or none for a lesson.
    property bool given: false
    property int stars: 0
    property string subject
    readonly property bool festive: stars > 0
    readonly property string told: stars > 0 ? qsTrId(`window-honour-stars${stars}`) : qsTrId("window-honour-lesson")

    // It has ended by itself.
    signal passed

    function end() {
        given = false;
    }

    objectName: "honour"
    visible: given && !later
    enabled: false
    Accessible.role: Accessible.AlertMessage
    Accessible.ignored: !visible || !parent?.enabled
    Accessible.name: told

    onVisibleChanged: {
        if (visible)
            coming.restart();
    }

    Connections {
        target: honour.tutor

        function onHonoured() {
            honour.stars = Math.max(0, honour.tutor.stars);
            honour.subject = honour.tutor.title;
            honour.given = true;
        }
    }

    Timer {
        running: honour.visible && Theme.motion.honour > 0
        interval: Theme.motion.honour

        onTriggered: {
            honour.end();
            honour.passed();
        }
    }

    NumberAnimation {
        id: coming

        target: honour
        property: "opacity"
        from: 0
        to: 1
        duration: 2 * Theme.motion.fade
    }

    // Without it, what lies around the medal would seem to be its middle.
    Rectangle {
        anchors.fill: parent
        color: Theme.color.night
        opacity: honour.festive ? 0.82 : 0.5
    }

    // The more stars, the more rockets.
    Repeater {
        model: [[0.24, 0.3, 0.5, 2], [0.77, 0.28, 0.5, 1], [0.1, 0.55, 0.42, 3], [0.9, 0.6, 0.42, 2], [0.36, 0.72, 0.34, 1], [0.65, 0.75, 0.36, 3]].slice(0, 2 * honour.stars)

        delegate: Burst {
            required property int index
            required property list<real> modelData

            lit: honour.visible
            wait: index * Theme.motion.burst / 3
            width: honour.height * modelData[2]
            height: width
            x: honour.width * modelData[0] - width / 2
            y: honour.height * modelData[1] - height / 2
            path: "burst/" + modelData[3]
        }
    }

    Panel {
        id: sheet

        anchors.centerIn: parent
        width: Math.max(words.width, honour.festive ? Theme.size.field : 0) + 2 * Theme.size.gapHuge
        height: words.y + words.implicitHeight + Theme.size.gapLarge
        color: Theme.color.parchment
        frameColor: Theme.color.goldDeep
        radius: Theme.size.radiusLarge

        // The two ends of the medal's ribbon.
        Repeater {
            model: 2

            delegate: Rectangle {
                required property int index

                anchors.horizontalCenter: medal.horizontalCenter
                anchors.horizontalCenterOffset: (index - 0.5) * 0.5 * medal.width
                y: medal.y + 0.55 * medal.height
                width: 0.32 * medal.width
                height: 0.62 * medal.height
                rotation: index ? -18 : 18
                color: Theme.color.blushDeep
                border.width: Theme.size.hair
                border.color: Theme.color.goldDeep
            }
        }

        Medal {
            id: medal

            anchors.horizontalCenter: parent.horizontalCenter
            y: -0.3 * height
            width: honour.festive ? 1.5 * Theme.size.iconHuge : Theme.size.iconHuge
            sign: honour.festive ? "star" : "check"

            NumberAnimation on scale {
                running: honour.visible
                from: Theme.motionFactor > 0 ? 0.2 : 1
                to: 1
                duration: Theme.motion.flash
                easing.type: Easing.OutBack
            }
        }

        Column {
            id: words

            anchors.horizontalCenter: parent.horizontalCenter
            y: 0.95 * medal.height
            spacing: Theme.size.gapSmall

            Stars {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: honour.festive
                bright: honour.stars
                most: 3
                each: Theme.size.rowHeight
                tint: Theme.color.gold
            }

            Title {
                objectName: "honourTitle"
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(implicitWidth, 0.7 * honour.width)
                text: honour.told
                color: Theme.color.heading
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.font.label
                font.pixelSize: honour.festive ? Theme.font.banner : Theme.font.heading
                font.bold: true
            }

            Words {
                anchors.horizontalCenter: parent.horizontalCenter
                text: honour.subject
                font.pixelSize: Theme.font.large
            }

            Note {
                anchors.horizontalCenter: parent.horizontalCenter
                topPadding: Theme.size.gapSmall
                text: qsTrId("window-round-on")
            }
        }
    }
}
