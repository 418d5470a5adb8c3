pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls
import Table.Lessons

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

    // The room for the notice below the menu, and whether the menu must be narrow for it.
    readonly property real below: notice.visible ? notice.height + 2 * Theme.size.gap : 0
    readonly property bool tight: low || entries.implicitHeight + 4 * Theme.size.gapHuge + below > height

    Keys.onUpPressed: walker.walk(screen, 0, -1)
    Keys.onDownPressed: walker.walk(screen, 0, 1)

    Backdrop {
        objectName: "backdrop"
        anchors.fill: parent
        path: screen.welcome?.backdrop ?? ""
    }

    Loader {
        id: ornament

        anchors.fill: parent
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
        contentHeight: Math.max(height, card.height + screen.below)

        Panel {
            id: card

            anchors.centerIn: parent
            anchors.verticalCenterOffset: -Math.max(0, (height - area.contentHeight) / 2 + screen.below)
            width: Theme.size.menuWidth
            height: entries.implicitHeight + (screen.low && notice.visible ? 1 : screen.tight ? 2 : 4) * Theme.size.gapHuge
            radius: Theme.size.radiusLarge
            color: Theme.color.duckEgg

            Image {
                anchors.fill: parent
                anchors.margins: Theme.size.gapSmall
                fillMode: Image.Tile
                opacity: 0.11
                source: `image://glyph/damask/${Theme.color.ink.toString().slice(-6)}/000000/${Math.round(Theme.size.iconHuge)}`
            }

            Column {
                id: entries

                anchors.centerIn: parent
                spacing: Theme.size.gapLarge

                Title {
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: qsTrId("window.menu.title")
                    color: Theme.color.heading
                    font.pixelSize: screen.low ? Theme.font.heading : Theme.font.banner
                }

                Title {
                    visible: !screen.first || !screen.low
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: screen.welcome?.motto ?? ""
                    color: Theme.color.inkSoft
                    font.italic: true
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
                    anchors.horizontalCenter: parent.horizontalCenter
                    shell: screen.shell
                    low: screen.low
                }

                Grid {
                    visible: !screen.first
                    anchors.horizontalCenter: parent.horizontalCenter
                    columns: screen.low ? 2 : 1
                    spacing: Theme.size.gapLarge

                    component Entry: GiltButton {
                        width: screen.low ? Theme.size.field : Theme.size.bigButtonWidth
                        height: Theme.size.bigButtonHeight
                        textSize: Theme.font.large
                    }

                    Column {
                        visible: screen.shell.chosen.unfinished !== ""
                        spacing: Theme.size.gapSmall

                        Entry {
                            objectName: "continue"
                            primary: true
                            text: qsTrId("window.menu.continue")
                            Accessible.description: screen.shell.chosen.unfinished

                            onClicked: screen.shell.continueGame()
                        }

                        Prose {
                            width: parent.width
                            horizontalAlignment: Text.AlignHCenter
                            text: screen.shell.chosen.unfinished
                            color: Theme.color.inkSoft
                        }
                    }

                    Entry {
                        objectName: "new_game"
                        primary: screen.shell.chosen.unfinished === ""
                        text: qsTrId("window.menu.new_game")

                        onClicked: screen.shell.open("new_game")
                    }

                    Entry {
                        objectName: "learn"
                        text: qsTrId("window.learn.title")

                        onClicked: screen.shell.open("learn")
                    }

                    Entry {
                        objectName: "challenges"
                        text: qsTrId("window.challenges.title")

                        onClicked: screen.shell.open("challenges")
                    }
                }

                // What the menu offers besides games: a dialog behind each button. The game may lack some of them.
                Grid {
                    anchors.horizontalCenter: parent.horizontalCenter
                    columns: 2
                    spacing: Theme.size.gapLarge

                    Repeater {
                        model: [["load", "window.menu.load"], ["guide", "guide.title"], ["settings", "window.menu.settings"], ["records", "window.menu.records"], ["sources", "window.menu.sources"], ["about", "window.menu.about"]]

                        delegate: GiltButton {
                            required property list<string> modelData
                            readonly property string dialog: modelData[0]

                            objectName: dialog
                            width: Theme.size.field
                            visible: !["guide", "sources"].includes(dialog) || dialog in screen.shell.chosen.dialogs
                            text: qsTrId(modelData[1])

                            onClicked: screen.shell.open(dialog)
                        }
                    }
                }

                GiltButton {
                    objectName: "quit"
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: Theme.size.field
                    text: qsTrId("window.menu.quit")

                    onClicked: screen.shell.quitAsked()
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
    }
}
