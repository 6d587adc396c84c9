internal import BelvedereCore

nonisolated extension NearbyFormatter {
    /// Returns the message why the screen "Nearby" has no places.
    func message(of emptiness: HomeEmptiness) -> ContentMessage {
        switch emptiness {
        case .noPosition: noPosition(.location)
        case .outsideCoverage(let name): outsideCoverage(name)
        case .nothingFound(let radius, let wider):
            ContentMessage(nothingFound(within: radius), symbol: .location, action: wider.map(widen))
        }
    }
}
