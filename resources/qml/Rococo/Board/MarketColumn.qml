pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Rococo.Controls
import Rococo.Game
import Rococo.Theme

// Workshop, warehouse, employees for hire, favor and stocks, and the log.
ColumnLayout {
    id: column

    required property Market market
    required property Log log
    required property News news
    required property Timeline timeline
    required property Rows scenes
    required property Item table
    readonly property point inset: Qt.point(x, y)
    readonly property bool close: guests > 0
    property int guests: 0

    signal chosen(option: string)
    signal logAsked
    signal countsAsked

    spacing: Theme.size.gap

    Region {
        Layout.fillWidth: true
        Layout.preferredHeight: (column.close ? Theme.size.windowLow : Theme.size.windowHeight) + Theme.size.heading
        table: column.table
        inset: column.inset

        Workshop {
            anchors.fill: parent
            market: column.market

            onChosen: option => column.chosen(option)
        }
    }

    Region {
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.size.tileHeight + Theme.size.heading * 2 + Theme.size.gap
        table: column.table
        inset: column.inset

        Warehouse {
            anchors.fill: parent
            market: column.market

            onChosen: option => column.chosen(option)
        }
    }

    Region {
        Layout.fillWidth: true
        Layout.preferredHeight: offers.implicitHeight
        table: column.table
        inset: column.inset

        ColumnLayout {
            id: offers

            anchors.fill: parent
            spacing: column.spacing

            HireDisplay {
                Layout.fillWidth: true
                Layout.preferredHeight: (column.close ? Theme.size.hireLow : Theme.size.hireHeight) + Theme.size.heading
                market: column.market

                onChosen: option => column.chosen(option)
            }

            Repeater {
                model: column.scenes

                delegate: SceneLoader {
                    required property string market

                    file: market
                    Layout.fillWidth: true
                    Layout.preferredHeight: Theme.size.strip
                    Component.onCompleted: column.guests += market !== "" ? 1 : 0
                    Component.onDestruction: column.guests -= market !== "" ? 1 : 0

                    onChosen: option => column.chosen(option)
                }
            }

            Stocks {
                Layout.fillWidth: true
                Layout.preferredHeight: column.close ? Theme.size.stockLow : Theme.size.stockHeight
                market: column.market

                onCountsAsked: column.countsAsked()
            }
        }
    }

    Region {
        Layout.fillWidth: true
        Layout.fillHeight: true
        table: column.table
        inset: column.inset

        NewsPanel {
            id: latest

            visible: column.news.fresh && !column.timeline.past
            anchors.fill: parent
            news: column.news

            onLogAsked: column.logAsked()
        }

        LogPanel {
            visible: !latest.visible
            anchors.fill: parent
            log: column.log
            timeline: column.timeline

            onClicked: column.logAsked()
        }

        GiltButton {
            objectName: "openBranches"
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: Theme.size.gapSmall
            visible: !latest.visible && column.timeline.branches.count > 0
            text: qsTrId("window.branches.open")
            hint: Keyboard.hint(qsTrId("window.branches.open_hint"), "branch_on")
            sign: "branch"
            display: GiltButton.IconOnly
            leftPadding: Theme.size.gapSmall
            rightPadding: Theme.size.gapSmall

            onClicked: column.logAsked()
        }
    }
}
