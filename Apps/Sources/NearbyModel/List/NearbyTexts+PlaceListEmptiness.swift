internal import BelvedereCore
internal import NearbyPlaces

nonisolated extension NearbyTexts {
    /// Why the list of a type has no rows.
    func message(of emptiness: PlaceListEmptiness, _ type: PlaceType) -> ContentMessage {
        switch emptiness {
        case .noPosition: noPosition(.place)
        case .outsideCoverage(let name): outsideCoverage(name)
        case .noMatch: ContentMessage(NearbyWords.noMatch, detail: NearbyWords.noMatchDetail, symbol: .place, action: NearbyWords.clear)
        case .nothingFound(let radius, let wider):
            ContentMessage(nothingFound(type, within: radius), symbol: .place, action: wider.map(widen))
        }
    }
}
