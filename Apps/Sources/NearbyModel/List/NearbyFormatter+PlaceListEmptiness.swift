internal import BelvedereCore
internal import NearbyPlaces

nonisolated extension NearbyFormatter {
    /// Returns the message why the list of a type has no rows.
    func message(of emptiness: PlaceListEmptiness, _ type: PlaceType) -> ContentMessage {
        switch emptiness {
        case .noPosition: noPosition(.place)
        case .outsideCoverage(let name): outsideCoverage(name)
        case .noMatch: ContentMessage(NearbyTexts.noMatch, detail: NearbyTexts.noMatchDetail, symbol: .place, action: NearbyTexts.clear)
        case .nothingFound(let radius, let wider):
            ContentMessage(nothingFound(type, within: radius), symbol: .place, action: wider.map(widen))
        }
    }
}
