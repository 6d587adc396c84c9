public import BelvedereBinding
public import BelvedereCore
public import Foundation
public import NearbyPlaces
internal import OpeningHours

/// The data model of the app: where a person is, and what is there. View models read it and tell it what to do; views
/// never see it.
///
/// The places are asked for type by type, all at once. A type that fails has its error, and the others stand; an answer
/// that comes for an earlier position or radius is passed over.
public final class PlacesAround: Launching {
    public let position = Dynamic<Position?>(nil)
    /// How far around to look, in metres.
    public let radius = Dynamic(SearchArea.startingRadius)
    /// The moment that places are called open or closed at.
    public let moment: Dynamic<Date>
    public let provider: PlacesProvider
    /// Whether one question brings all types, so that they fail together too.
    public let answersAllTypesAtOnce: Bool
    /// The time zone to be assumed for places whose own is not known.
    public let timeZone: TimeZone

    private let states: [PlaceType: Dynamic<PlacesSectionState>]
    private let source: any PlacesSource
    private let now: @Sendable () -> Date
    private var works: [LaunchedWork] = []
    /// The number of the question whose answer counts, for each type.
    private var awaited: [PlaceType: Int] = [:]
    private var lastQuestion = 0

    /// - Parameters:
    ///   - source: where places come from.
    ///   - timeZone: the person's.
    ///   - now: the time.
    public init(source: any PlacesSource, timeZone: TimeZone, now: @escaping @Sendable () -> Date) {
        self.source = source
        self.timeZone = timeZone
        self.now = now
        provider = source.provider
        answersAllTypesAtOnce = source.answersAllTypesAtOnce
        moment = Dynamic(now())
        states = Dictionary(uniqueKeysWithValues: PlaceType.allCases.map { ($0, Dynamic(PlacesSectionState())) })
    }

    /// What is known of a type.
    public func section(_ type: PlaceType) -> DynamicValue<PlacesSectionState> { state(type) }

    /// What is known of all types, in their order.
    public var sections: Derived<[PlacesSectionState]> {
        combine(PlaceType.allCases.map { state($0) as DynamicValue<PlacesSectionState> }) { $0 }
    }

    /// The place with an identifier, if any section has it.
    public func place(_ id: String) -> Derived<Place?> {
        sections.map { sections in
            for section in sections {
                if let place = section.places.first(where: { $0.id == id }) { return place }
            }
            return nil
        }
    }

    /// Who is to be named beside the places that are known, besides the provider; each once.
    public var attributions: Derived<[PlaceAttribution]> {
        sections.map { sections in
            var seen: Set<PlaceAttribution> = []
            return sections.flatMap(\.places).flatMap(\.attributions).filter { seen.insert($0).inserted }
        }
    }

    /// The area that is searched; nil before there is a position.
    public var area: SearchArea? {
        position.value.map { SearchArea(center: $0.coordinate, radius: radius.value, limit: source.usualLimit) }
    }

    /// Whether a place is open at ``moment``.
    public func openStatus(of place: Place) -> OpenStatusNow {
        OpenStatusNow(place.openStatus(at: moment.value, timeZone: timeZone))
    }

    /// When a place opens or closes next, as seen at ``moment``.
    func openingChange(of place: Place) -> OpeningChange? {
        place.openingChange(after: moment.value, timeZone: timeZone)
    }

    /// The hours of a place from the day of ``moment`` on.
    func openingDays(of place: Place) -> [OpeningDay] {
        place.openingDays(from: moment.value, timeZone: timeZone)
    }

    /// Whether all that the source knows lies farther away than anybody can look from here.
    var isOutsideCoverage: Bool {
        guard var area, let coverage = source.coverage else { return false }
        area.radius = SearchArea.radii.max() ?? area.radius
        return coverage.isOutside(area)
    }

    /// What the source knows, if it is not all of the world.
    var coverage: PlacesCoverage? { source.coverage }

    /// Where is looked, as an address says it; nil before there is a position.
    var whereabouts: Whereabouts? {
        position.value.map { Whereabouts($0.coordinate, radius: radius.value) }
    }

    // MARK: Commands

    /// Goes where an address says, unless somebody is there already.
    func move(to whereabouts: Whereabouts) {
        guard self.whereabouts != whereabouts, let coordinate = whereabouts.coordinate else { return }
        transaction {
            radius.value = whereabouts.radius
            move(to: Position(coordinate: coordinate, source: .address))
        }
    }

    /// Goes somewhere else: what was found elsewhere is forgotten, and everything is asked for.
    public func move(to position: Position) {
        transaction {
            self.position.value = position
            for type in PlaceType.allCases { state(type).value = PlacesSectionState() }
            load()
        }
    }

    /// Looks further or less far around. What is known stays on screen until the answers come.
    public func look(within radius: Double) {
        if self.radius.value == radius { return }
        transaction {
            self.radius.value = radius
            load()
        }
    }

    /// Asks for places of some types, or of all. Nothing happens before there is a position.
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

    /// Asks again for a type that failed; with a source that answers all at once, for all that failed.
    public func retry(_ type: PlaceType) {
        let failed = PlaceType.allCases.filter { state($0).value.error != nil }
        load(answersAllTypesAtOnce ? Set(failed) : [type])
    }

    /// Reads the clock, so that what has opened or closed since is told.
    public func updateMoment() {
        moment.value = now()
    }

    /// Stops what is under way, because everything is asked for anew.
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
        // Every type has one from the start.
        states[type] ?? Dynamic(PlacesSectionState())
    }
}
