internal import BelvedereTexts
public import Foundation
public import NearbyPlaces

/// The texts of the app Nearby that contain values such as distances, in the language of a locale. Texts without values are in
/// ``NearbyWords``.
///
/// ```swift
/// NearbyFormatter(locale: "en-GB").distance(200)        // "220 yd"
/// ```
nonisolated public struct NearbyFormatter: Sendable {
    public let locale: Locale
    /// The locale of numbers and times inside sentences: the language of the sentence, with the formats of the person's region.
    let sentences: Locale
    private let tag: String
    private let distances: DistanceFormat
    private let distancesInSentences: DistanceFormat

    /// - Parameter locale: a BCP 47 tag, such as "en-GB". It also decides between kilometres and miles.
    public init(locale: String) {
        let tag = locale.isEmpty ? "en" : locale
        self.tag = tag
        self.locale = Locale(identifier: tag)
        sentences = Locale(identifier: withTexts(in: tag) { NearbyTexts.locale })
        distances = DistanceFormat(locale: self.locale, numbers: self.locale)
        distancesInSentences = DistanceFormat(locale: self.locale, numbers: sentences)
    }

    /// Calls a closure that returns a text, with the language of this locale.
    func say(_ text: () -> String) -> String { withTexts(in: tag, text) }

    // MARK: Values

    /// Returns a formatted distance.
    public func distance(_ metres: Double) -> String { say { distances.text(metres) } }

    /// Returns a formatted radius in the person's units, for use in a sentence.
    public func radius(_ metres: Double) -> String { say { distancesInSentences.text(metres) } }

    /// Returns the text that says whether a place is open.
    public func status(_ status: OpenStatusNow) -> String {
        say {
            switch status {
            case .open: NearbyTexts.open
            case .closed: NearbyTexts.closed
            case .unknown: NearbyTexts.unknown
            }
        }
    }

    /// Returns the text of a rating, with the number of ratings if it is known.
    public func rating(_ rating: Double, count: Int?) -> String {
        let value = rating.formatted(.number.precision(.fractionLength(1)).locale(sentences))
        return say { count.map { NearbyTexts.ratingCount(value, $0) } ?? NearbyTexts.ratingOfFive(value) }
    }

    /// Returns the name of a sort order for the picker.
    public func name(of key: PlaceSorting.Key) -> String {
        say {
            switch key {
            case .distance: NearbyTexts.byDistance
            case .rating: NearbyTexts.byRating
            case .name: NearbyTexts.byName
            }
        }
    }

    /// Returns a text such as "12 of 50 places", with the numbers of shown and of all places.
    ///
    /// - Parameter isCut: whether the source may have more places farther away, because it returned as many as were requested.
    public func count(shown: Int, of all: Int, isCut: Bool) -> String {
        say {
            switch (shown == all, isCut) {
            case (true, true): NearbyTexts.nearest(all)
            case (false, true): NearbyTexts.shownOfNearest(shown, all)
            case (true, false): NearbyTexts.placeCount(all)
            case (false, false): NearbyTexts.shownOf(shown, all)
            }
        }
    }

    /// Returns the name of a cluster of places on the map.
    public func cluster(_ count: Int) -> String { say { NearbyTexts.placeCount(count) } }

    /// Returns the accessible name of the map's scale bar, with its distance.
    public func scaleBar(_ distance: String) -> String { say { NearbyTexts.scaleBar(distance) } }

    /// The distances in metres that are round numbers in the person's units, for the scale bar of a map.
    var roundDistances: [Double] { distances.roundDistances }

    /// Returns the accessible name of the map around a place.
    public func mapName(_ place: String) -> String { say { NearbyTexts.mapAround(place) } }
}
