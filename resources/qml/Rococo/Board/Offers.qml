import QtQuick
import QtQuick.Layouts
import Rococo.Game
import Rococo.Scenes
import Rococo.Theme
import Table.Program
import Table.Theme

// The employees for hire, what expansions offer, and the favor with the stocks.
ColumnLayout {
    id: offers

    required property RococoTable laid
    readonly property Rows parts: laid.parts("market")
    // The number of expansions with a strip here.
    readonly property int strips: parts.count

    spacing: Theme.size.gap

    HireDisplay {
        Layout.fillWidth: true
        Layout.fillHeight: true
        laid: offers.laid
    }

    Repeater {
        model: offers.parts

        delegate: SceneLoader {
            Layout.fillWidth: true
            Layout.preferredHeight: RococoTheme.size.strip
        }
    }

    Stocks {
        Layout.fillWidth: true
        Layout.preferredHeight: offers.strips > 0 ? RococoTheme.size.stockLow : RococoTheme.size.stockHeight
        laid: offers.laid
    }
}
