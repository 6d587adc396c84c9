public import BelvedereBinding
public import BelvedereCore
public import Foundation
public import NearbyPlaces
internal import OpeningHours

/// The data model of the app: the person's position, and the places around it. View models read it and call its commands; views never see
/// it.
///
/// All types of places, such as cafés, are requested separately and at the same time. If one type fails, it has its own error and the
/// others are shown. A result that arrives after the position or the radius has changed is ignored.
public final class PlacesAround: Launching {
    public let position = Dynamic<Position?>(nil)
    /// The radius of the search, in metres.
    public let radius = Dynamic(SearchArea.startingRadius)
    /// The moment for which the app decides whether places are open.
    public let moment: Dynamic<Date>
    public let provider: PlacesProvider
    /// Whether the source returns all types in one response, so that all types succeed or fail together.
    public let answersAllTypesAtOnce: Bool
    /// The time zone that is assumed for places whose time zone the source does not know.
    public let timeZone: TimeZone

    private let states: [PlaceType: Dynamic<PlacesSectionState>]
    private let source: any PlacesSource
    private let now: @Sendable () -> Date
    private var works: [LaunchedWork] = []
    /// The number of the latest request for each type. Results of earlier requests are ignored.
    private var awaited: [PlaceType: Int] = [:]
    private var lastQuestion = 0

    /// - Parameters:
    ///   - source: the source from which the places are loaded.
    ///   - timeZone: the time zone of the person.
    ///   - now: returns the current time.
    public init(source: any PlacesSource, timeZone: TimeZone, now: @escaping @Sendable () -> Date) {
        self.source = source
        self.timeZone = timeZone
        self.now = now
        provider = source.provider
        answersAllTypesAtOnce = source.answersAllTypesAtOnce
        moment = Dynamic(now())
        states = Dictionary(uniqueKeysWithValues: PlaceType.allCases.map { ($0, Dynamic(PlacesSectionState())) })
    }

    /// Returns the state of the places of one type.
    public func section(_ type: PlaceType) -> DynamicValue<PlacesSectionState> { state(type) }

    /// The states of all types, in the order of ``PlaceType``.
    public var sections: Derived<[PlacesSectionState]> {
        combine(PlaceType.allCases.map { state($0) as DynamicValue<PlacesSectionState> }) { $0 }
    }

    /// Returns the place with an identifier, or nil if no section contains it.
    public func place(_ id: String) -> Derived<Place?> {
        sections.map { sections in
            for section in sections {
                if let place = section.places.first(where: { $0.id == id }) { return place }
            }
            return nil
        }
    }

    /// The other companies or people to name as sources of the loaded places, each once. The provider itself is not included.
    public var attributions: Derived<[PlaceAttribution]> {
        sections.map { sections in
            var seen: Set<PlaceAttribution> = []
            return sections.flatMap(\.places).flatMap(\.attributions).filter { seen.insert($0).inserted }
        }
    }

    /// The circle in which places are searched, or nil while no position is known.
    public var area: SearchArea? {
        position.value.map { SearchArea(center: $0.coordinate, radius: radius.value, limit: source.usualLimit) }
    }

    /// Returns whether a place is open at ``moment``.
    public func openStatus(of place: Place) -> OpenStatusNow {
        OpenStatusNow(place.openStatus(at: moment.value, timeZone: timeZone))
    }

    /// Returns the next opening or closing of a place after ``moment``.
    func openingChange(of place: Place) -> OpeningChange? {
        place.openingChange(after: moment.value, timeZone: timeZone)
    }

    /// Returns the opening hours of a place for seven days, beginning with the day of ``moment``.
    func openingDays(of place: Place) -> [OpeningDay] {
        place.openingDays(from: moment.value, timeZone: timeZone)
    }

    /// Whether even the largest search area around the position is completely outside of the region that the source covers.
    var isOutsideCoverage: Bool {
        guard var area, let coverage = source.coverage else { return false }
        area.radius = SearchArea.radii.max() ?? area.radius
        return coverage.isOutside(area)
    }

    /// The region that the source covers, or nil if it covers the whole world.
    var coverage: PlacesCoverage? { source.coverage }

    /// The position and radius as they are written into the address of the screen. Nil while no position is known.
    var whereabouts: Whereabouts? {
        position.value.map { Whereabouts($0.coordinate, radius: radius.value) }
    }

    // MARK: Commands

    /// Moves to the position in the address of the screen, unless it is the current one.
    func move(to whereabouts: Whereabouts) {
        guard self.whereabouts != whereabouts, let coordinate = whereabouts.coordinate else { return }
        transaction {
            radius.value = whereabouts.radius
            move(to: Position(coordinate: coordinate, source: .address))
        }
    }

    /// Moves to another position: removes the places around the old one, and loads all types.
    public func move(to position: Position) {
        transaction {
            self.position.value = position
            for type in PlaceType.allCases { state(type).value = PlacesSectionState() }
            load()
        }
    }

    /// Changes the radius. The places of the old radius stay on screen until the new results arrive.
    public func look(within radius: Double) {
        if self.radius.value == radius { return }
        transaction {
            self.radius.value = radius
            load()
        }
    }

    /// Loads the places of some types, by default of all. Does nothing while no position is known.
    public func load(_ types: Set<PlaceType> = Set(PlaceType.allCases)) {
        guard let area else { return }
        if types.count == PlaceType.allCases.count { cancel() }
        lastQuestion += 1
        let question = lastQuestion
        transaction {
            updateMoment()
            for type in types {
                awaited[type] = question
                state(type).value.isLoading = true
                state(type).value.error = nil
            }
        }
        works.append(
            launch { [self] in
                for await answer in source.sections(of: types, in: area) { receive(answer, to: question) }
            })
    }

    /// Loads the places of a failed type again. If the source returns all types in one response, loads all failed types.
    public func retry(_ type: PlaceType) {
        let failed = PlaceType.allCases.filter { state($0).value.error != nil }
        load(answersAllTypesAtOnce ? Set(failed) : [type])
    }

    /// Reads the clock, so that places whose opening or closing time has passed are updated.
    public func updateMoment() {
        moment.value = now()
    }

    /// Cancels the running requests, before all types are requested again.
    private func cancel() {
        for work in works { work.cancel() }
        works = []
        awaited = [:]
    }

    private func receive(_ answer: PlacesSection, to question: Int) {
        guard awaited[answer.type] == question else { return }
        awaited[answer.type] = nil
        var new = state(answer.type).value
        new.isLoading = false
        switch answer.result {
        case .success(let places):
            new.places = places
            new.isLoaded = true
        case .failure(let error):
            new.error = error
        }
        state(answer.type).value = new
    }

    private func state(_ type: PlaceType) -> Dynamic<PlacesSectionState> {
        // Every type has an entry from the start, so the default is never used.
        states[type] ?? Dynamic(PlacesSectionState())
    }
}
