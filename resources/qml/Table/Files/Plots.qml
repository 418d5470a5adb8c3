pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// A player's plots: points by source as horizontal bars, totals of the last games as vertical ones.
Item {
    id: plots

    required property Records records

    Title {
        id: itemsTitle

        anchors.left: parent.left
        text: plots.records.itemsName
        color: Theme.color.heading
    }

    Column {
        id: items

        anchors.top: itemsTitle.bottom
        anchors.topMargin: Theme.size.gap
        width: parent.width
        spacing: Theme.size.gapSmall

        Repeater {
            model: plots.records.items

            delegate: Item {
                id: bar

                required property string label
                required property string number
                required property real share

                width: items.width
                height: Math.max(Theme.size.heading, label.implicitHeight)
                Accessible.role: Accessible.StaticText
                Accessible.ignored: !visible || !parent?.enabled
                Accessible.name: Texts.say("window-told", {label: bar.label, text: number})

                Prose {
                    id: label

                    anchors.left: parent.left
                    width: items.width * 0.4
                    height: parent.height
                    text: bar.label
                    font.pixelSize: Theme.font.small
                }

                Rectangle {
                    id: ink

                    anchors.left: label.right
                    anchors.leftMargin: Theme.size.gap
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.max(Theme.size.hair, bar.share * items.width * 0.46)
                    height: Theme.size.iconTiny
                    radius: Theme.size.radiusSmall
                    color: Theme.color.duckEggDeep
                }

                Words {
                    anchors.left: ink.right
                    anchors.leftMargin: Theme.size.gapSmall
                    height: parent.height
                    text: bar.number
                    font.pixelSize: Theme.font.small
                }
            }
        }
    }

    Title {
        id: totalsTitle

        anchors.left: parent.left
        anchors.top: items.bottom
        anchors.topMargin: Theme.size.gapLarge
        visible: totals.visible
        text: qsTrId("window-records-totals")
        color: Theme.color.heading
    }

    Row {
        id: totals

        objectName: "totals"
        anchors.top: totalsTitle.bottom
        anchors.topMargin: Theme.size.gap
        width: parent.width
        height: Math.min(plots.height - y, Theme.size.field)
        visible: plots.records.totals.count > 1
        spacing: Theme.size.gapTiny

        Repeater {
            model: plots.records.totals

            delegate: Item {
                id: column

                required property string label
                required property string number
                required property real share

                width: Math.min(Theme.size.column / 2, (totals.width - totals.spacing * plots.records.totals.count) / plots.records.totals.count)
                height: totals.height
                Accessible.role: Accessible.StaticText
                Accessible.ignored: !visible || !parent?.enabled
                Accessible.name: Texts.say("window-told", {label: label, text: number})

                Words {
                    anchors.bottom: pillar.top
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: column.number
                    font.pixelSize: Theme.font.small
                }

                Rectangle {
                    id: pillar

                    anchors.bottom: parent.bottom
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: parent.width * 0.7
                    height: column.share * (parent.height - Theme.size.heading)
                    radius: Theme.size.radiusSmall
                    color: Theme.color.goldLight
                    border.width: Theme.size.hair
                    border.color: Theme.color.goldDeep
                }
            }
        }
    }
}
