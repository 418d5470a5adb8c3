pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The start menu.
FocusScope {
    id: screen

    required property Shell shell
    required property FocusWalker walker
    readonly property Welcome welcome: ornament.item as Welcome
    // Whether there is no room for all entries in one column.
    readonly property bool low: height < Theme.size.sheet
    // Whether the user is asked how to begin.
    readonly property bool first: !shell.preferences.welcomed

    // The room for the notice below the menu.
    readonly property real below: notice.visible ? notice.height + 2 * Theme.size.gap : 0

    Keys.onUpPressed: walker.walk(screen, 0, -1)
    Keys.onDownPressed: walker.walk(screen, 0, 1)
    Keys.onLeftPressed: walker.walk(screen, -1, 0)
    Keys.onRightPressed: walker.walk(screen, 1, 0)

    Backdrop {
        objectName: "backdrop"
        anchors.fill: parent
        path: screen.welcome?.backdrop ?? ""
    }

    Loader {
        id: ornament

        anchors.fill: parent
        anchors.bottomMargin: plinth.height
        source: screen.shell.chosen.welcome
    }

    Binding {
        target: screen.welcome
        property: "room"
        value: (screen.width - card.width) / 2
    }

    ScrollArea {
        id: area

        anchors.fill: parent
        contentHeight: Math.max(height, card.height + screen.below + plinth.height + 2 * Theme.size.gap)

        Panel {
            id: card

            objectName: "menuCard"
            // In the middle of what the notice and the band leave, or a little lower, so that the scene is seen above.
            readonly property real spare: area.contentHeight - plinth.height - screen.below - height

            anchors.horizontalCenter: parent.horizontalCenter
            y: spare * (notice.visible ? 0.5 : 0.6)
            width: Theme.size.menuWidth
            height: entries.implicitHeight + (screen.low ? 1 : 2) * Theme.size.gapHuge
            radius: Theme.size.radiusLarge
            color: Theme.color.duckEgg

            Damask {
                anchors.fill: parent
                anchors.margins: Theme.size.gapSmall
                tint: Theme.color.ink
                opacity: 0.11
            }

            Column {
                id: entries

                anchors.centerIn: parent
                width: parent.width - 2 * Theme.size.gapHuge
                spacing: Theme.size.gapLarge

                Title {
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: parent.width
                    text: screen.welcome?.title ?? ""
                    color: Theme.color.heading
                    horizontalAlignment: Text.AlignHCenter
                    font.pixelSize: screen.low ? Theme.font.heading : Theme.font.banner
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.font.title
                }

                Title {
                    visible: !screen.first || !screen.low
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: screen.welcome?.motto ?? ""
                    color: Theme.color.inkSoft
                    font.italic: Theme.italics
                }

                Picture {
                    anchors.horizontalCenter: parent.horizontalCenter
                    visible: !screen.low
                    width: Theme.size.flourish
                    height: width * 2 / 15
                    path: "frame/flourish"
                }

                FirstStart {
                    visible: screen.first
                    width: parent.width
                    shell: screen.shell
                }

                Ways {
                    visible: !screen.first
                    width: parent.width
                    shell: screen.shell
                }
            }
        }

        ValuesNotice {
            id: notice

            objectName: "valuesNotice"
            anchors.top: card.bottom
            anchors.topMargin: Theme.size.gap
            anchors.horizontalCenter: parent.horizontalCenter
            width: Theme.size.menuWidth * 1.2
            visible: !screen.first && !screen.shell.preferences.valuesNoted && "sources" in screen.shell.chosen.dialogs
            shell: screen.shell

            onAnswered: screen.walker.enter(card)
        }

        Plinth {
            id: plinth

            objectName: "plinth"
            width: parent.width
            y: area.contentHeight - height
            shell: screen.shell
        }
    }
}
