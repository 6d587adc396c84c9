internal import BelvedereCore
public import NearbyPlaces

/// What the screens say where places would be.
nonisolated extension NearbyTexts {
    /// What the source does know.
    public func outsideDataDetail(_ name: String?) -> String {
        say { name.map { NearbyWords.dataCovers(area($0)) } ?? NearbyWords.mapEnds }
    }

    /// There is nothing of any type within a radius.
    public func nothingFound(within radius: Double) -> String { say { NearbyWords.nothingWithin(self.radius(radius)) } }

    /// There is nothing of a type within a radius.
    public func nothingFound(_ type: PlaceType, within radius: Double) -> String {
        say {
            switch type {
            case .atm: NearbyWords.noATMWithin(self.radius(radius))
            case .restaurant: NearbyWords.noRestaurantWithin(self.radius(radius))
            case .cafe: NearbyWords.noCafeWithin(self.radius(radius))
            case .nightClub: NearbyWords.noNightClubWithin(self.radius(radius))
            }
        }
    }

    /// Offers to look within a wider radius.
    public func widen(to radius: Double) -> String { say { NearbyWords.searchWithin(self.radius(radius)) } }

    /// Nobody has said where they are.
    func noPosition(_ symbol: Symbol) -> ContentMessage {
        ContentMessage(NearbyWords.noPosition, detail: NearbyWords.noPositionDetail, symbol: symbol)
    }

    /// The source does not know this part of the world.
    func outsideCoverage(_ name: String?) -> ContentMessage {
        ContentMessage(NearbyWords.outsideData, detail: outsideDataDetail(name), symbol: .place, action: start(in: name))
    }
}
