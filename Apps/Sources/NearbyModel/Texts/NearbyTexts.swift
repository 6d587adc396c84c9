public import Foundation
internal import HTTPService
public import NearbyPlaces

/// The texts of the app Nearby, in one place, whole sentences each.
nonisolated public struct NearbyTexts: Sendable {
    public let title = "Nearby"
    public let hotPicks = "Hot picks only for you"
    public let categories = "Want to be more specific"
    public let place = "Place or coordinates"
    public let placeExample = "Mannerheimintie, or 60.17, 24.94"
    public let go = "Go there"
    public let useMyLocation = "Use my location"
    public let start = "Start in central Helsinki"
    public let askingDevice = "Asking your device where it is"
    public let lookingUp = "Looking for that name"
    public let noPosition = "Where are you?"
    public let noPositionDetail = "Type a place or coordinates, or let your device tell. Your position stays in this session."
    public let radius = "Radius"
    public let refresh = "Refresh"
    public let loading = "Looking for places"
    public let retry = "Retry"
    public let tryAgain = "Try again"
    public let search = "Search places"
    public let sortBy = "Sort by"
    public let openNow = "Open now"
    public let clear = "Show all"
    public let placeTitle = "Place"
    public let unknownPlace = "This place is not known around here"
    public let unknownPlaceDetail = "It may lie beyond the radius, or it has gone."
    public let statusLabel = "Open Status:"
    public let distanceLabel = "Distance:"
    public let addressLabel = "Address:"
    public let ratingLabel = "Rating:"
    public let phoneLabel = "Phone:"
    public let websiteLabel = "Website:"
    public let directions = "Directions"

    public let locale: Locale
    private let distances: DistanceFormat
    /// Whose numbers stand in sentences: those of the language that the sentences are in, as they are written where the person
    /// is.
    private let sentences: Locale
    private let distancesInSentences: DistanceFormat

    /// - Parameter locale: a BCP 47 tag; it decides between kilometres and miles too.
    public init(locale: String) {
        self.locale = Locale(identifier: locale.isEmpty ? "en" : locale)
        sentences = Self.english(as: self.locale)
        distances = DistanceFormat(locale: self.locale, numbers: self.locale)
        distancesInSentences = DistanceFormat(locale: self.locale, numbers: sentences)
    }

    /// English, which all texts are in, for the region of a locale.
    private static func english(as locale: Locale) -> Locale {
        if locale.language.languageCode?.identifier == "en" { return locale }
        return Locale(identifier: "en-\(locale.region?.identifier ?? "001")")
    }

    // MARK: Types

    public func name(of type: PlaceType) -> String {
        switch type {
        case .atm: "ATM"
        case .restaurant: "Restaurant"
        case .cafe: "Cafe"
        case .nightClub: "Night Club"
        }
    }

    /// The title of the three best on the home screen.
    public func homeTitle(of type: PlaceType) -> String {
        switch type {
        case .atm: "Closest ATMs nearby"
        case .restaurant: "Top Restaurants nearby"
        case .cafe: "Top Cafes nearby"
        case .nightClub: "Top Nightclubs nearby"
        }
    }

    /// The title of the list.
    public func listTitle(of type: PlaceType) -> String {
        switch type {
        case .atm: "ATMs nearby"
        case .restaurant: "Restaurants nearby"
        case .cafe: "Cafes nearby"
        case .nightClub: "Nightclubs nearby"
        }
    }

    /// What a place without a name is called.
    public func nameless(_ type: PlaceType?) -> String {
        switch type {
        case .atm: "ATM without a name"
        case .restaurant: "Restaurant without a name"
        case .cafe: "Cafe without a name"
        case .nightClub: "Night club without a name"
        case nil: "Place without a name"
        }
    }

    public func name(of place: Place) -> String { place.name ?? nameless(place.types.first) }

    // MARK: Values

    public func distance(_ metres: Double) -> String { distances.text(metres) }

    /// How far around to look. The radii are round in metres: where people count in miles these are added, and the round
    /// figure stays, so that what is said is what is searched.
    public func radius(_ metres: Double) -> String { distancesInSentences.radius(metres) }

    public func status(_ status: OpenStatusNow) -> String {
        switch status {
        case .open: "Open"
        case .closed: "Closed"
        case .unknown: "Unknown"
        }
    }

    /// The status in a row, where nothing beside it says what it is about.
    public func statusInRow(_ status: OpenStatusNow) -> String {
        switch status {
        case .open: "Open"
        case .closed: "Closed"
        case .unknown: "Opening hours unknown"
        }
    }

    public func rating(_ rating: Double, count: Int?) -> String {
        let value = rating.formatted(.number.precision(.fractionLength(1)).locale(sentences))
        guard let count else { return "\(value) of 5" }
        return count == 1 ? "\(value) of 5, 1 rating" : "\(value) of 5, \(count.formatted(.number.locale(sentences))) ratings"
    }

    public func name(of key: PlaceSorting.Key) -> String {
        switch key {
        case .distance: "Distance"
        case .rating: "Rating"
        case .name: "Name"
        }
    }

    /// How many places are shown, of how many.
    ///
    /// - Parameter isCut: whether there may be more of them, farther away, than the source was asked for.
    public func count(shown: Int, of all: Int, isCut: Bool) -> String {
        let total = all.formatted(.number.locale(sentences))
        if isCut {
            if shown != all { return "\(shown.formatted(.number.locale(sentences))) of the nearest \(total) shown" }
            return "The nearest \(total) places"
        }
        if shown != all { return "\(shown.formatted(.number.locale(sentences))) of \(total) shown" }
        return all == 1 ? "1 place" : "\(total) places"
    }

    // MARK: Position

    /// Where a person is, and how that is known.
    public func position(_ position: Position) -> String {
        let coordinates = position.coordinate.formatted
        let accuracy = position.accuracy.map { distancesInSentences.text($0) }
        switch (position.source, accuracy) {
        case (.typed, nil): return "At \(coordinates), as typed"
        case (.typed, let accuracy?): return "At \(coordinates), as typed, within \(accuracy)"
        case (.name, _): return "At “\(position.name ?? "")” (\(coordinates)), found by name"
        case (.device, nil): return "At \(coordinates), from your device"
        case (.device, let accuracy?): return "At \(coordinates), from your device, within \(accuracy)"
        case (.extract, _): return "In central Helsinki (\(coordinates))"
        }
    }

    public let deviceDenied = "Your device may not tell where it is: it was not allowed, or this page is not secure. Type a place or coordinates instead."
    public let deviceUnavailable = "Your device cannot find out where it is just now. Try again, or type a place or coordinates."
    public let deviceTimedOut = "Your device did not find out where it is in time. Try again, perhaps nearer to a window, or type a place or coordinates."
    public let namesUnreadable = "Names cannot be looked up just now. Type coordinates instead, such as 60.17, 24.94."

    // MARK: Nothing there

    public func nothingFound(within radius: Double) -> String { "Nothing found within \(self.radius(radius))" }
    public func nothingFound(_ type: PlaceType, within radius: Double) -> String {
        switch type {
        case .atm: "No ATM found within \(self.radius(radius))"
        case .restaurant: "No restaurant found within \(self.radius(radius))"
        case .cafe: "No cafe found within \(self.radius(radius))"
        case .nightClub: "No night club found within \(self.radius(radius))"
        }
    }
    public func widen(to radius: Double) -> String { "Look within \(self.radius(radius))" }
    public let noMatch = "No place matches"
    public let noMatchDetail = "None of the places found is what you look for."

    // MARK: Failures

    /// What went wrong with the places of a type, or of all of them, and what comes of it.
    public func failure(_ error: PlacesError) -> String {
        switch error.nextStep {
        case .retryAfter(let pause): "\(error.sentence) It wants a pause of \(seconds(pause)); Retry asks again."
        case .offerRetry: "\(error.sentence) Retry asks again."
        case .changeSettings: "\(error.sentence) The settings of the source have to be changed."
        }
    }

    /// What the failure on the home screen is about; nil for all types at once.
    public func failureTitle(_ type: PlaceType?) -> String {
        switch type {
        case .atm: "ATMs could not be found"
        case .restaurant: "Restaurants could not be found"
        case .cafe: "Cafes could not be found"
        case .nightClub: "Night clubs could not be found"
        case nil: "Places could not be found"
        }
    }

    /// Tells the retry buttons of several failures apart for those who hear them.
    public func retryName(_ type: PlaceType?) -> String {
        switch type {
        case .atm: "Retry ATMs"
        case .restaurant: "Retry restaurants"
        case .cafe: "Retry cafes"
        case .nightClub: "Retry night clubs"
        case nil: "Retry"
        }
    }

    public func mapName(_ place: String) -> String { "Map around \(place)" }

    private func seconds(_ pause: Duration) -> String {
        pause.components.seconds == 1 ? "1 second" : "\(pause.components.seconds) seconds"
    }
}
