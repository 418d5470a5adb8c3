pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// A seat with its player. While a player is being chosen for it, those to choose from are ``beside`` the seats.
Item {
    id: row

    required property int key
    required property string name
    required property string kind
    required property string who
    required property string about
    required property string portrait
    required property int strength
    required property Rows kinds
    required property int levels
    required property Item beside
    // What stands over the players to choose from.
    required property string question
    // Whether this is the seat for which a player is being chosen.
    property bool current: false

    signal picked(kind: string)

    height: Theme.size.rowHeight

    // The players for a seat: a person, or a computer player with face, name and strength. Below is a
    // sentence about the one under the pointer, or else about the one who plays.
    component PlayerChoice: Column {
        id: choice

        property string pointed: ""

        spacing: Theme.size.gapSmall
        Accessible.role: Accessible.Grouping
        Accessible.ignored: !visible || !parent?.enabled
        Accessible.name: row.question

        Caption {
            width: parent.width
            text: row.question
        }

        Flow {
            id: everybody

            width: parent.width
            spacing: Theme.size.gapSmall

            Repeater {
                model: row.kinds

                delegate: GiltButton {
                    id: one

                    required property string key
                    required property string label
                    required property string explanation
                    required property string portrait
                    required property int strength
                    required property string told
                    readonly property bool tellable: hovered || focusSeen

                    objectName: `seat${row.key}:${key}`
                    width: portrait ? Math.floor((everybody.width - everybody.spacing) / 2) : everybody.width
                    height: portrait ? Theme.size.rowHeight + Theme.size.gapSmall : Theme.size.touch
                    text: label
                    primary: row.kind === key
                    Accessible.role: Accessible.RadioButton
                    Accessible.description: Phrases.sentences([explanation, told])
                    checkable: true
                    chosen: primary

                    onTellableChanged: {
                        if (tellable)
                            choice.pointed = explanation;
                        else if (choice.pointed === explanation)
                            choice.pointed = "";
                    }
                    onClicked: row.picked(key)

                    contentItem: Item {
                        Picture {
                            id: face

                            anchors.left: parent.left
                            anchors.leftMargin: Theme.size.gapSmall - one.leftPadding
                            anchors.verticalCenter: parent.verticalCenter
                            visible: path !== ""
                            width: visible ? Theme.size.rowHeight : Theme.size.gapSmall
                            height: Theme.size.rowHeight
                            path: one.portrait
                        }

                        Glyph {
                            id: person

                            anchors.left: parent.left
                            anchors.verticalCenter: parent.verticalCenter
                            visible: !face.visible
                            width: Theme.size.icon
                            name: "person"
                            tint: one.ink
                            inner: one.primary ? Theme.color.curtain : Theme.color.parchment
                        }

                        Column {
                            anchors.left: face.visible ? face.right : person.right
                            anchors.leftMargin: Theme.size.gap
                            anchors.right: parent.right
                            anchors.rightMargin: -Theme.size.gapSmall
                            anchors.verticalCenter: parent.verticalCenter

                            Words {
                                width: parent.width
                                text: one.label
                                elide: Text.ElideRight
                                color: one.ink
                            }

                            Stars {
                                anchors.left: parent.left
                                visible: one.strength > 0
                                bright: one.strength
                                most: row.levels
                                tint: one.primary ? one.ink : Theme.color.goldInk
                            }
                        }
                    }
                }
            }
        }

        // As high as the longest sentence, so that nothing moves while the pointer does.
        Words {
            width: parent.width
            height: 3 * Theme.font.small * 1.35
            text: choice.pointed || row.about
            color: Theme.color.inkSoft
            font.pixelSize: Theme.font.small
            verticalAlignment: Text.AlignTop
            wrapMode: Text.Wrap
            elide: Text.ElideRight
        }
    }

    Loader {
        parent: row.beside
        width: row.beside.width
        active: row.current
        visible: active
        sourceComponent: PlayerChoice {}
    }
}
