import QtQuick
import Table.Controls

// A line of the whole log, under the turn or phase that begins with it.
LogChoice {
    id: entry

    required property int moment
    required property string group

    objectName: "line:" + moment
    edge: Theme.size.ring
    above: title.height
    before: edge
    after: edge
    Accessible.name: group === "" ? text : Phrases.filled(qsTrId("window.told"), [group, text])

    Title {
        id: title

        x: Theme.size.gap
        width: parent.width - x
        height: visible ? Theme.size.heading : 0
        visible: entry.group !== ""
        text: entry.group
        color: Theme.color.goldInk
        font.pixelSize: Theme.font.body
        verticalAlignment: Text.AlignBottom
    }
}
