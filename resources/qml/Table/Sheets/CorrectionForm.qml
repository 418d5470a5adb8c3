pragma ComponentBehavior: Bound

import QtQuick
import Table.Controls

// The values of one piece, for an owner of the box to correct.
Item {
    id: sheet

    required property Correcting form
    // The piece, if it is one.
    property Face face: null
    // Who entered its values, if it was not the owner.
    property string origin: ""

    VeryPiece {
        id: piece

        anchors.left: parent.left
        visible: sheet.face !== null
        width: visible ? Math.max(extent.width, Theme.size.column) : 0
        height: visible ? Math.max(extent.height, Theme.size.column) : 0
        face: sheet.face
    }

    LongTitle {
        id: title

        anchors.left: piece.right
        anchors.right: parent.right
        anchors.leftMargin: piece.visible ? Theme.size.gapLarge : 0
        height: Math.max(piece.height - source.implicitHeight, Theme.size.bigButtonHeight, implicitHeight)
        text: sheet.form.title || qsTrId("window-correct-title")
        font.pixelSize: Theme.font.label
        font.bold: sheet.form.title !== ""
    }

    Note {
        id: source

        objectName: "origin"
        anchors.top: title.bottom
        anchors.left: parent.left
        anchors.leftMargin: title.x
        width: parent.width - anchors.leftMargin
        visible: text !== ""
        text: sheet.origin
        Accessible.role: Accessible.StaticText
        Accessible.ignored: !visible || !parent?.enabled
        Accessible.name: text
    }

    ScrollList {
        id: fields

        anchors.top: source.visible ? source.bottom : title.bottom
        anchors.bottom: problem.top
        anchors.topMargin: Theme.size.gap
        anchors.bottomMargin: Theme.size.gap
        width: parent.width
        model: sheet.form.fields
        told: sheet.form.title

        delegate: Item {
            id: row

            required property string key
            required property string label
            required property string text
            required property string ours
            required property bool typed
            required property list<string> choices
            required property bool hasLess

            Accessible.role: Accessible.ListItem
            Accessible.ignored: !visible || !parent?.enabled
            Accessible.name: row.label
            anchors.left: parent?.left
            width: fields.width - Theme.size.gapLarge
            height: Math.max(Theme.size.buttonHeight, value.implicitHeight, label.implicitHeight + (ours.visible ? ours.implicitHeight : 0))

            Prose {
                id: label

                anchors.left: parent.left
                anchors.right: value.left
                anchors.rightMargin: Theme.size.gap
                height: ours.visible ? parent.height - ours.height : parent.height
                text: row.label
            }

            Note {
                id: ours

                anchors.left: parent.left
                anchors.right: value.left
                anchors.rightMargin: Theme.size.gap
                anchors.bottom: parent.bottom
                visible: row.text !== row.ours
                text: Texts.say("window-correct-ours", {value: row.ours})
            }

            Loader {
                id: value

                anchors.right: parent.right
                width: Math.min(Theme.size.field, parent.width * 0.56)
                sourceComponent: row.typed ? written : row.choices.length ? chosen : stepped
            }

            Component {
                id: stepped

                Stepper {
                    label: row.label
                    value: row.text
                    less: Texts.say("window-correct-less", {label: row.label})
                    more: Texts.say("window-correct-more", {label: row.label})
                    hasLess: row.hasLess
                    objectName: `field:${row.key}`

                    onStepped: by => sheet.form.step(row.key, by)
                }
            }

            Component {
                id: chosen

                Flow {
                    objectName: `field:${row.key}`
                    spacing: Theme.size.gapSmall
                    Accessible.role: Accessible.Grouping
                    Accessible.ignored: !visible || !parent?.enabled
                    Accessible.name: row.label

                    Repeater {
                        model: row.choices.length

                        delegate: GiltButton {
                            required property int index

                            objectName: `choice:${row.key}:${index}`
                            horizontalPadding: Theme.size.gap
                            text: row.choices[index] ?? ""
                            primary: text === row.text
                            Accessible.name: Texts.say("window-told", {label: row.label, text: text})
                            checkable: true
                            chosen: primary

                            onClicked: sheet.form.pick(row.key, index)
                        }
                    }
                }
            }

            Component {
                id: written

                TextEntry {
                    label: row.label
                    text: row.text
                    objectName: `field:${row.key}`

                    onEditingFinished: sheet.form.write(row.key, text)
                }
            }
        }
    }

    Prose {
        id: problem

        anchors.bottom: buttons.top
        anchors.bottomMargin: text ? Theme.size.gap : 0
        width: parent.width
        height: text ? contentHeight : 0
        text: sheet.form.problem || sheet.form.doubt
        color: sheet.form.problem ? Theme.color.alarm : Theme.color.inkSoft
    }

    Flow {
        id: buttons

        anchors.bottom: parent.bottom
        width: parent.width
        spacing: Theme.size.gap
        layoutDirection: Qt.RightToLeft

        GiltButton {
            objectName: "keepCorrections"
            enabled: sheet.form.canKeep
            fault: sheet.form.problem
            primary: true
            text: qsTrId("window-correct-keep")

            onClicked: sheet.form.keep()
        }

        GiltButton {
            objectName: "restoreOurs"
            enabled: sheet.form.entered
            text: qsTrId("window-correct-restore")

            onClicked: sheet.form.restore()
        }

        GiltButton {
            objectName: "confirmPrinted"
            enabled: sheet.form.canConfirm
            text: qsTrId("window-correct-confirm")

            onClicked: sheet.form.confirm()
        }
    }
}
