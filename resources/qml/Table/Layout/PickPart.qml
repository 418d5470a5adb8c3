import QtQuick
import Table.Decisions
import Table.Program
import Table.Theme

// The picker in its place: over the question, or on a page of its own.
TablePart {
    id: part

    required property Rows picks
    property alias piece: picker.piece
    property alias each: picker.each
    property alias abreast: picker.abreast
    property Component head: null
    property string subject: ""
    // Where it begins over the question, and the most room that it takes there.
    required property real start
    required property real most
    readonly property Arrangement places: paging.places
    readonly property bool paged: page !== ""
    readonly property real breadth: picker.width

    name: "pick"
    where: paged ? places.pick : Qt.rect(start, places.prompt.y - Theme.size.gap - picker.height, picker.width, picker.height)
    page: places.pickPage
    grounded: paged

    Picker {
        id: picker

        picks: part.picks
        head: part.head
        topic: part.subject
        room: part.paged ? Qt.size(part.places.pick.width, part.places.pick.height) : Qt.size(part.most, part.places.prompt.y - Theme.size.gap)
    }
}
