import QtQuick
import Table.Controls

// The stars for a challenge.
Stars {
    required property int earned

    objectName: "stars"
    bright: earned
    most: 3
    each: Theme.size.icon
    spacing: Theme.size.gapTiny
    Accessible.role: Accessible.StaticText
    Accessible.ignored: !visible || !parent?.enabled
    Accessible.name: Texts.say("window-challenges-told", {stars: earned})
}
