pragma ComponentBehavior: Bound

import QtQuick
import Rococo.Board
import Rococo.Cards
import Rococo.Game
import Rococo.Theme
import Table.Controls
import Table.Theme

// What is pointed at or has the focus, large in the middle of the table, with all that it says in
// words and what choosing it would bring. It takes no clicks, and makes room for what is dragged.
Panel {
    id: view

    readonly property Item subject: Inspector.subject
    readonly property Target target: subject as Target
    readonly property GuestSpace guest: subject as GuestSpace
    readonly property QtObject face: guest ? guest.dress : target?.face ?? null
    readonly property CardFace card: face as CardFace
    readonly property DressFace dress: face as DressFace
    readonly property TileFace tile: face as TileFace
    readonly property string picture: (face as PictureFace)?.picture ?? (subject as DecorationSpace)?.picture ?? (subject as FireworksSpace)?.picture ?? ""
    readonly property string sign: (subject as Explained)?.likeness ?? ""
    readonly property bool drawn: card !== null || dress !== null || tile !== null || picture !== "" || sign !== ""
    readonly property list<string> said: [Inspector.reason, Inspector.option === "" ? "" : Inspector.outlook]

    objectName: "largeView"
    enabled: false
    visible: Inspector.magnifying && Inspector.text !== "" && !Carrier.carrying
    width: Math.min(Theme.size.largeView, (parent?.width ?? 0) - 2 * Theme.size.gapHuge)
    height: Math.max(drawn ? Theme.size.largePicture + 2 * Theme.size.gapHuge : 0, words.implicitHeight + 2 * Theme.size.gapHuge)
    radius: Theme.size.radiusLarge
    color: Theme.color.parchment
    frameColor: Theme.color.goldDeep
    Accessible.role: Accessible.AlertMessage
    Accessible.name: [Inspector.text, Inspector.about, ...said].filter(Boolean).join(". ")

    Loader {
        id: likeness

        x: Theme.size.gapHuge
        anchors.verticalCenter: parent.verticalCenter
        width: view.drawn ? Theme.size.largePicture * 0.75 : 0
        height: Theme.size.largePicture
        active: view.visible && view.drawn
        sourceComponent: view.card ? employee : view.dress ? garment : view.tile ? resource : view.picture !== "" ? thing : emblem
    }

    Column {
        id: words

        anchors.left: likeness.right
        anchors.right: parent.right
        anchors.leftMargin: view.drawn ? Theme.size.gapHuge : 0
        anchors.rightMargin: Theme.size.gapHuge
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.size.gapLarge

        component Line: Words {
            width: words.width
            visible: text !== ""
            font.pixelSize: Theme.font.large
            wrapMode: Text.Wrap
            elide: Text.ElideNone
        }

        Title {
            width: parent.width
            text: Inspector.text
            font.pixelSize: Theme.font.title
            font.bold: true
            wrapMode: Text.Wrap
            elide: Text.ElideNone
        }

        Signs {
            width: parent.width
            visible: tokens.length > 0
            tokens: view.card?.signs ?? view.dress?.signs ?? []
            iconSize: Theme.size.iconLarge
            textSize: Theme.font.title
            spacing: Theme.size.gapSmall
        }

        Row {
            visible: view.dress !== null
            spacing: Theme.size.gapLarge

            SilkRow {
                silk: view.dress?.silk ?? []
                baleSize: Theme.size.iconLarge
            }

            Notions {
                thread: view.dress?.threads ?? 0
                lace: view.dress?.laces ?? 0
                iconSize: Theme.size.iconLarge
            }
        }

        Line {
            text: Inspector.about
        }

        Line {
            text: Inspector.reason
            color: Theme.color.alarm
            font.bold: true
        }

        Line {
            text: Inspector.option === "" ? "" : Inspector.outlook
            color: Theme.color.heading
            font.bold: true
        }
    }

    Component {
        id: employee

        AtWork {
            shop: view.card ? "employee/shop/" + view.card.type : ""
            sitter: view.card ? "employee/bust/" + view.card.sitter : ""
            ground: RococoTheme.color.thimbleLight(view.card?.type ?? "")
            metal: RococoTheme.color.thimble(view.card?.type ?? "")
        }
    }

    Component {
        id: garment

        DressFigure {
            dress: view.dress
            worn: view.guest !== null
            letterSize: Theme.font.title
        }
    }

    Component {
        id: resource

        ResourceTile {
            tile: view.tile
            size: Theme.size.iconHuge
        }
    }

    Component {
        id: thing

        Picture {
            path: view.picture
        }
    }

    Component {
        id: emblem

        Glyph {
            name: view.sign
            tint: Theme.color.heading
            inner: Theme.color.blush
        }
    }
}
