import QtQuick
import QtQuick.Layouts
import Rococo.Game
import Rococo.Theme

// Workshop, warehouse, employees for hire, favor and stocks, and the log.
ColumnLayout {
    id: column

    required property Market market
    required property Log log
    required property Timeline timeline

    signal chosen(option: string)
    signal logAsked
    signal countsAsked

    spacing: Theme.size.gap

    Workshop {
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.size.windowHeight + Theme.size.heading
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
        Layout.preferredHeight: Theme.size.hireHeight + Theme.size.heading
        market: column.market

        onChosen: option => column.chosen(option)
    }

    Stocks {
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.size.stockHeight
        market: column.market

        onCountsAsked: column.countsAsked()
    }

    LogPanel {
        Layout.fillWidth: true
        Layout.fillHeight: true
        log: column.log
        timeline: column.timeline

        onClicked: column.logAsked()
    }
}
