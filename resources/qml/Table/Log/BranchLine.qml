import QtQuick
import Table.Controls

// A branch of the game: how it departs, who decided so, and how much was taken back with it.
LogChoice {
    id: branch

    required property int index
    required property int key
    required property int depth
    required shown

    objectName: `branch:${key}`
    heading: false
    topic: ""
    before: Theme.size.gap + depth * Theme.size.gapLarge
    Accessible.name: text

    // The line of the game, from which the branches grow.
    Rectangle {
        x: branch.before - Theme.size.gapLarge
        width: Theme.size.ring
        height: parent.height
        visible: branch.depth > 0
        color: Theme.color.gold

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.size.gapLarge
            height: Theme.size.ring
            color: Theme.color.gold
        }
    }
}
