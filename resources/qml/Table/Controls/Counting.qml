import QtQuick

// An amount that visibly counts to its number. Below 0 it is hidden.
Amount {
    id: amount

    required property int number
    property alias still: tally.still
    property alias coming: tally.coming
    readonly property alias shown: tally.shown

    value: number < 0 ? "?" : shown

    Tally {
        id: tally

        number: amount.number
    }
}
