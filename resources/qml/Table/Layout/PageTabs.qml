pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The pages of a table that does not fit into the window at once. A page on which something can be
// chosen is marked; dragging a piece over a tab turns to its page.
Row {
    id: tabs

    required property Arrangement places
    required property Paging paging
    readonly property list<string> pages: places.pages

    signal asked(page: string)

    anchors.left: parent.left
    anchors.leftMargin: places.tabs.x
    y: places.tabs.y
    width: places.tabs.width
    height: places.tabs.height
    spacing: Theme.size.gapSmall
    Accessible.role: Accessible.PageTabList
    Accessible.ignored: pages.length === 0 || !parent?.enabled
    Accessible.name: qsTrId("window-table-pages")

    Repeater {
        model: tabs.pages

        delegate: Press {
            id: tab

            required property string modelData
            readonly property bool current: tabs.paging.page === modelData

            objectName: "page:" + modelData
            width: (tabs.width - (tabs.pages.length - 1) * tabs.spacing) / tabs.pages.length
            height: tabs.height
            text: tabs.places.title(modelData)
            Accessible.role: Accessible.PageTab
            Accessible.name: text
            Accessible.selectable: true
            Accessible.selected: current

            onClicked: tabs.asked(modelData)

            HoverHandler {
                cursorShape: Qt.PointingHandCursor
            }

            Anchor {
                place: "page:" + tab.modelData
            }

            DropArea {
                anchors.fill: parent

                onEntered: tabs.asked(tab.modelData)
            }

            background: Plate {
                color: tab.current ? Theme.color.parchment : tab.hovered ? Theme.color.woodRaised : Theme.color.woodLight
                edgeWidth: tab.current ? Theme.size.frame : Theme.size.hair
                edge: Theme.color.gold
            }

            contentItem: Item {
                CentredRow {
                    anchors.centerIn: parent
                    spacing: Theme.size.gapSmall

                    Glyph {
                        visible: tabs.paging.calling.includes(tab.modelData)
                        width: Theme.size.iconTiny
                        name: "pick"
                        tint: Theme.color.legal
                        inner: Theme.color.parchment
                    }

                    Title {
                        text: tab.text
                        color: tab.current ? Theme.color.ink : Theme.color.inkOnDark
                        font.pixelSize: Theme.font.body
                        font.bold: tab.current
                    }
                }
            }
        }
    }
}
