internal import BelvedereCore
internal import NearbyPlaces

/// What the screens say where places would be.
nonisolated extension NearbyTexts {
    /// Nobody has said where they are.
    func noPosition(_ symbol: Symbol) -> ContentMessage {
        ContentMessage(noPosition, detail: noPositionDetail, symbol: symbol)
    }

    /// Why the screen "Nearby" has no places.
    func message(of emptiness: HomeEmptiness) -> ContentMessage {
        switch emptiness {
        case .noPosition: noPosition(.location)
        case .nothingFound(let radius, let wider):
            ContentMessage(nothingFound(within: radius), symbol: .location, action: wider.map(widen))
        }
    }

    /// Why the list of a type has no rows.
    func message(of emptiness: PlaceListEmptiness, _ type: PlaceType) -> ContentMessage {
        switch emptiness {
        case .noPosition: noPosition(.place)
        case .noMatch: ContentMessage(noMatch, detail: noMatchDetail, symbol: .place, action: clear)
        case .nothingFound(let radius, let wider):
            ContentMessage(nothingFound(type, within: radius), symbol: .place, action: wider.map(widen))
        }
    }
}
