import Patisserie.Pieces

// A place for a card that can be hired, which stays when the card is gone.
Spot {
    id: spot

    background: PinBoard {
        visible: spot.face === null
    }
}
