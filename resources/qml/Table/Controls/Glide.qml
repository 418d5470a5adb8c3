import QtQuick
import Table.Theme

// How a card moves up when a place before it is free.
NumberAnimation {
    duration: Theme.glide
    easing.type: Easing.OutCubic
}
