pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The points for the most and, unless they are 0, for the second most; and who has the most now.
Explained {
    id: majority

    required property int first
    required property int second
    required property Rows standings
    property color ink: Theme.color.inkSoft
    // The name of the spots of those who are there, each followed by a seat; empty for none.
    property string place: ""
    // Whether it says in words what it is.
    property bool worded: true
    // The number of players at the table, and of those that it shows at most; each has room from the start, so that nothing
    // moves when one comes.
    required property int seats
    property int most: 3
    readonly property int free: Math.max(0, Math.min(most, seats) - standings.count)
    readonly property real token: Math.ceil(Theme.size.badge + measure.broad("0", Theme.font.small) + 2.5 * Theme.size.gapTiny)

    label: Texts.say(second > 0 ? "window-palace-majority" : "window-palace-majority_alone", {first: first, second: second})
    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight

    component Medal: Disc {
        width: Theme.size.badge
        edge: Theme.color.goldDeep
    }

    CentredRow {
        id: row

        spacing: Theme.size.gapSmall

        Figure {
            visible: majority.worded
            text: qsTrId("window-palace-most")
            color: majority.ink
        }

        Medal {
            text: majority.first
            color: Theme.color.medal
        }

        Medal {
            visible: majority.second > 0
            text: majority.second
            color: Theme.color.ivoryDim
        }

        Repeater {
            model: majority.standings

            // A player with guests here; who is first lies on gold.
            delegate: Plate {
                id: present

                required property int index
                required property int seat
                required property int number
                required property bool first
                required property string name

                anchors.verticalCenter: parent?.verticalCenter
                visible: index < majority.most
                width: Math.max(majority.token, emblem.width + figure.width + 2 * Theme.size.gapTiny)
                height: emblem.height + Theme.size.gapTiny
                radius: height / 2
                color: first ? Theme.color.medal : Theme.color.clear
                edge: first ? Theme.color.goldDeep : Theme.color.clear
                edgeWidth: first ? Theme.size.thin : 0
                Accessible.role: Accessible.StaticText
                Accessible.ignored: !visible || !parent?.enabled
                Accessible.name: name

                Anchor {
                    place: majority.place && `${majority.place}:${present.seat}`
                    piece: present
                }

                Emblem {
                    id: emblem

                    anchors.verticalCenter: parent.verticalCenter
                    x: Theme.size.gapTiny / 2
                    width: Theme.size.badge
                    seat: present.seat
                }

                Figure {
                    id: figure

                    anchors.verticalCenter: parent.verticalCenter
                    anchors.left: emblem.right
                    anchors.leftMargin: Theme.size.gapTiny / 2
                    text: present.number
                    color: present.first ? Theme.color.ink : majority.ink
                }
            }
        }

        Repeater {
            model: majority.free

            delegate: Vacancy {
                width: majority.token
                height: Theme.size.badge + Theme.size.gapTiny
                ink: majority.ink
            }
        }
    }

    Measure {
        id: measure

        font.family: Theme.font.sans
        font.bold: true
        font.pixelSize: Theme.font.small
    }
}
