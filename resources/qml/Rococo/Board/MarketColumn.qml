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
    required property Timeline timeline
    required property Rows scenes
    property bool close: false
    property int tales: 0

    signal chosen(option: string)
    signal logAsked
    signal countsAsked

    spacing: Theme.size.gap

    Workshop {
        Layout.fillWidth: true
        Layout.preferredHeight: (column.close ? Theme.size.windowLow : Theme.size.windowHeight) + Theme.size.heading
        market: column.market

        onChosen: option => column.chosen(option)
    }

    Warehouse {
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.size.tileHeight + Theme.size.heading * 2 + Theme.size.gap
        market: column.market

        onChosen: option => column.chosen(option)
    }

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
            Component.onCompleted: {
                if (market !== "")
                    column.close = true;
            }

            onChosen: option => column.chosen(option)
        }
    }

    Stocks {
        Layout.fillWidth: true
        Layout.preferredHeight: column.close ? Theme.size.stockLow : Theme.size.stockHeight
        market: column.market

        onCountsAsked: column.countsAsked()
    }

    Repeater {
        model: column.scenes

        delegate: SceneLoader {
            required property string tale
            readonly property bool telling: tale !== "" && scene.telling

            file: tale
            visible: telling && !column.timeline.past
            Layout.fillWidth: true
            Layout.fillHeight: true

            onTellingChanged: column.tales += telling ? 1 : -1
            onLogAsked: column.logAsked()
        }
    }

    LogPanel {
        visible: column.tales === 0 || column.timeline.past
        Layout.fillWidth: true
        Layout.fillHeight: true
        log: column.log
        timeline: column.timeline

        onClicked: column.logAsked()
    }
}
