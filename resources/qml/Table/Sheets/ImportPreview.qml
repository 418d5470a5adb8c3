pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// What the import of a file would change: how much of each kind, and where it differs from one's own.
Overlay {
    id: preview

    required property Sharing sharing
    readonly property real most: height - 4 * Theme.size.gapHuge

    tall: Math.min(most, title.implicitHeight + told.contentHeight + buttons.height + 2 * Theme.size.gap)
    visible: sharing.way === "preview"
    told: title.text
    Keys.onEscapePressed: sharing.close()

    onVisibleChanged: {
        if (visible)
            cancel.forceActiveFocus(Qt.TabFocusReason);
    }

    LongTitle {
        id: title

        width: parent.width
        text: preview.sharing.title
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
    }

    // Some sentences below each other.
    component Sentences: Column {
        id: sentences

        required property Rows rows
        property color ink: Theme.color.ink

        width: content.width
        spacing: Theme.size.gapTiny

        Repeater {
            model: sentences.rows

            delegate: Prose {
                required property string key
                required text

                objectName: "told:" + key
                width: sentences.width
                color: sentences.ink
                Accessible.role: Accessible.StaticText
                Accessible.ignored: !visible || !parent?.enabled
                Accessible.name: text
            }
        }
    }

    ScrollArea {
        id: told

        anchors.top: title.bottom
        anchors.bottom: buttons.top
        anchors.topMargin: Theme.size.gap
        anchors.bottomMargin: Theme.size.gap
        width: parent.width
        contentHeight: content.height
        activeFocusOnTab: scrolls
        Keys.onUpPressed: move(-Theme.size.rowHeight)
        Keys.onDownPressed: move(Theme.size.rowHeight)

        Column {
            id: content

            anchors.left: parent.left
            width: told.room
            spacing: Theme.size.gap

            Sentences {
                rows: preview.sharing.origins
                ink: Theme.color.inkSoft
            }

            Sentences {
                rows: preview.sharing.counts
            }

            Prose {
                width: parent.width
                visible: preview.sharing.conflicts.count > 0
                text: qsTrId("window-sharing-conflict")
                font.bold: true
            }

            Flow {
                width: parent.width
                visible: preview.sharing.conflicts.count > 0
                spacing: Theme.size.gap

                component Way: GiltButton {
                    property bool theirs: false

                    primary: preview.sharing.theirs === theirs
                    checkable: true
                    chosen: primary

                    onClicked: preview.sharing.prefer(theirs)
                }

                Way {
                    objectName: "keepMine"
                    text: qsTrId("window-sharing-mine")
                }

                Way {
                    objectName: "takeTheirs"
                    theirs: true
                    text: qsTrId("window-sharing-theirs")
                }
            }

            Sentences {
                rows: preview.sharing.conflicts
            }

            Prose {
                objectName: "previewProblem"
                width: parent.width
                visible: text !== ""
                text: preview.sharing.problem
                color: Theme.color.alarm
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            }
        }
    }

    Flow {
        id: buttons

        anchors.bottom: parent.bottom
        width: parent.width
        spacing: Theme.size.gap
        layoutDirection: Qt.RightToLeft

        GiltButton {
            objectName: "takeValues"
            enabled: preview.sharing.canTake
            primary: true
            text: qsTrId("window-sharing-take")

            onClicked: preview.sharing.take()
        }

        GiltButton {
            id: cancel

            objectName: "cancelImport"
            text: qsTrId("window-sharing-cancel")

            onClicked: preview.sharing.close()
        }
    }
}
