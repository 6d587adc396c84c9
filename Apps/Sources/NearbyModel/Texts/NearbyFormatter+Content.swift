internal import BelvedereCore
public import NearbyPlaces

/// The messages in place of missing places.
nonisolated extension NearbyFormatter {
    /// Returns the text that names the covered region of the source.
    public func outsideDataDetail(_ name: String?) -> String {
        say { name.map { NearbyTexts.dataCovers(area($0)) } ?? NearbyTexts.mapEnds }
    }

    /// Returns the text that there is no place of any type within a radius.
    public func nothingFound(within radius: Double) -> String { say { NearbyTexts.nothingWithin(self.radius(radius)) } }

    /// Returns the sentence that there is no place of one type within a radius.
    public func nothingFound(_ type: PlaceType, within radius: Double) -> String {
        say {
            switch type {
            case .atm: NearbyTexts.noATMWithin(self.radius(radius))
            case .restaurant: NearbyTexts.noRestaurantWithin(self.radius(radius))
            case .cafe: NearbyTexts.noCafeWithin(self.radius(radius))
            case .nightClub: NearbyTexts.noNightClubWithin(self.radius(radius))
            }
        }
    }

    /// Returns the text of the button that searches within a wider radius.
    public func widen(to radius: Double) -> String { say { NearbyTexts.searchWithin(self.radius(radius)) } }

    /// Returns the message that no position is known.
    func noPosition(_ symbol: Symbol) -> ContentMessage {
        ContentMessage(NearbyTexts.noPosition, detail: NearbyTexts.noPositionDetail, symbol: symbol)
    }

    /// Returns the message that the source has no data for this part of the world.
    func outsideCoverage(_ name: String?) -> ContentMessage {
        ContentMessage(NearbyTexts.outsideData, detail: outsideDataDetail(name), symbol: .place, action: start(in: name))
    }
}
