pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Controls
import Rococo.Game
import Rococo.Theme

// Her last turn: her cards, and what she did and why, told step by step.
ScenePart {
    id: part

    readonly property MadameScene madame: scene as MadameScene
    readonly property int all: madame.steps.length
    property int told: 0

    function begin() {
        told = Theme.motion.tale > 0 ? Math.min(1, all) : all;
        if (told < all)
            next.restart();
        else
            madame.rest();
    }

    Component.onCompleted: begin()

    Connections {
        target: part.madame

        function onBegun() {
            part.begin();
        }
    }

    Timer {
        id: next

        interval: Theme.motion.tale
        repeat: true

        onTriggered: {
            part.told = Math.min(part.all, part.told + 1);
            if (part.told === part.all) {
                stop();
                part.madame.rest();
            }
        }
    }

    Panel {
        id: panel

        objectName: "madameTale"
        anchors.fill: parent
        color: Theme.color.ivory
        Accessible.role: Accessible.AlertMessage
        Accessible.name: part.madame.steps.join(" ")

        Picture {
            id: portrait

            x: Theme.size.gapSmall
            anchors.verticalCenter: parent.verticalCenter
            height: parent.height - 2 * Theme.size.gapTiny
            width: height * 0.75
            path: "employee/madame"

            Anchor {
                place: "tale"
            }
        }

        Row {
            id: cards

            anchors.left: portrait.right
            anchors.verticalCenter: parent.verticalCenter
            anchors.margins: Theme.size.gapSmall
            spacing: Theme.size.gapTiny

            Repeater {
                model: part.madame.cards

                delegate: MadameCard {
                    required about
                    required property int index

                    above: index === 0
                    below: index > 0
                    visible: index < 2
                    width: Theme.size.narrowCard
                    height: panel.height - 2 * Theme.size.gapSmall
                }
            }
        }

        Explained {
            anchors.fill: words
            label: part.madame.name
            about: part.madame.steps.join("\n")
        }

        Words {
            id: words

            anchors.left: cards.right
            anchors.right: log.left
            anchors.top: parent.top
            anchors.bottom: parent.bottom
            anchors.margins: Theme.size.gapSmall
            text: part.madame.steps.slice(0, part.told).join(" ")
            font.pixelSize: Theme.font.small
            wrapMode: Text.Wrap
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.font.tiny * 0.8
        }

        GiltButton {
            id: log

            anchors.right: parent.right
            anchors.rightMargin: Theme.size.gapSmall
            anchors.verticalCenter: parent.verticalCenter
            text: qsTrId("window.log.open")
            sign: "clock"
            display: GiltButton.IconOnly
            leftPadding: Theme.size.gapSmall
            rightPadding: leftPadding

            onClicked: part.logAsked()
        }
    }
}
