import QtQuick
import Table.Program
import Table.Theme

// A light around a place of the table, which covers nothing that is written there; none if the place is not there.
Ring {
    required property Item table
    required property FocusWalker walker
    // Not “place”: what bears that is the place itself.
    required property string target
    readonly property Item spot: walker.spot(target)

    enabled: false
    visible: spot !== null && spot.width > 0
    area: spot && parent ? finder.framed(table, parent, [parent.mapFromItem(spot, 0, 0, spot.width, spot.height)], Theme.size.light)[0] : Qt.rect(0, 0, 0, 0)

    PieceFinder {
        id: finder
    }
}
