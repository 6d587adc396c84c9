internal import BelvedereTexts
public import Foundation
public import NearbyPlaces

/// The sentences of the app Nearby that hold values, told to the people of a locale. What stands as it is are ``NearbyWords``.
///
/// ```swift
/// NearbyTexts(locale: "en-GB").distance(200)        // "220 yd"
/// ```
nonisolated public struct NearbyTexts: Sendable {
    public let locale: Locale
    /// Whose numbers and times stand in sentences: those of the language that the sentences are in, as they are written where
    /// the person is.
    let sentences: Locale
    private let tag: String
    private let distances: DistanceFormat
    private let distancesInSentences: DistanceFormat

    /// - Parameter locale: a BCP 47 tag; it decides between kilometres and miles too.
    public init(locale: String) {
        let tag = locale.isEmpty ? "en" : locale
        self.tag = tag
        self.locale = Locale(identifier: tag)
        sentences = Locale(identifier: withTexts(in: tag) { NearbyWords.locale })
        distances = DistanceFormat(locale: self.locale, numbers: self.locale)
        distancesInSentences = DistanceFormat(locale: self.locale, numbers: sentences)
    }

    /// A text in the language of the locale.
    func say(_ text: () -> String) -> String { withTexts(in: tag, text) }

    // MARK: Values

    /// How far away something is.
    public func distance(_ metres: Double) -> String { say { distances.text(metres) } }

    /// How far around to look, in the units that the person measures by.
    public func radius(_ metres: Double) -> String { say { distancesInSentences.text(metres) } }

    /// Whether a place is open.
    public func status(_ status: OpenStatusNow) -> String {
        say {
            switch status {
            case .open: NearbyWords.open
            case .closed: NearbyWords.closed
            case .unknown: NearbyWords.unknown
            }
        }
    }

    /// What people think of a place, and how many they are if that is known.
    public func rating(_ rating: Double, count: Int?) -> String {
        let value = rating.formatted(.number.precision(.fractionLength(1)).locale(sentences))
        return say { count.map { NearbyWords.ratingCount(value, $0) } ?? NearbyWords.ratingOfFive(value) }
    }

    /// What a list is sorted by.
    public func name(of key: PlaceSorting.Key) -> String {
        say {
            switch key {
            case .distance: NearbyWords.byDistance
            case .rating: NearbyWords.byRating
            case .name: NearbyWords.byName
            }
        }
    }

    /// How many places are shown, of how many.
    ///
    /// - Parameter isCut: whether there may be more of them, farther away, than the source was asked for.
    public func count(shown: Int, of all: Int, isCut: Bool) -> String {
        say {
            switch (shown == all, isCut) {
            case (true, true): NearbyWords.nearest(all)
            case (false, true): NearbyWords.shownOfNearest(shown, all)
            case (true, false): NearbyWords.placeCount(all)
            case (false, false): NearbyWords.shownOf(shown, all)
            }
        }
    }

    /// What assistive technology calls the map around a place.
    public func mapName(_ place: String) -> String { say { NearbyWords.mapAround(place) } }
}
