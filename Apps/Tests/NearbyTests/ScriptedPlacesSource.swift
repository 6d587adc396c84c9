import NearbyPlaces
import Synchronization

/// A source that answers as a test tells it, type by type. It can hold its answers back.
final class ScriptedPlacesSource: PlacesSource {
    private struct State {
        var places: [PlaceType: [Place]]
        var errors: [PlaceType: PlacesError] = [:]
        var questions: [(types: Set<PlaceType>, area: SearchArea)] = []
        var isHolding = false
        var held: [CheckedContinuation<Void, Never>] = []
    }

    let answersAllTypesAtOnce: Bool
    let provider: PlacesProvider
    private let state: Mutex<State>

    init(_ places: [Place], allAtOnce: Bool = false, provider: PlacesProvider = .openStreetMap) {
        answersAllTypesAtOnce = allAtOnce
        self.provider = provider
        state = Mutex(
            State(
                places: Dictionary(
                    uniqueKeysWithValues: PlaceType.allCases.map { type in
                        (type, places.filter { $0.types.contains(type) })
                    })))
    }

    /// The requests so far.
    var questions: [(types: Set<PlaceType>, area: SearchArea)] { state.withLock { $0.questions } }

    /// Makes requests for a type fail from now on; nil makes them succeed again.
    func fail(_ type: PlaceType, _ error: PlacesError?) { state.withLock { $0.errors[type] = error } }

    /// Replaces the places of a type.
    func replace(_ type: PlaceType, _ places: [Place]) { state.withLock { $0.places[type] = places } }

    /// Holds the answers back until ``release()``.
    func hold() { state.withLock { $0.isHolding = true } }

    func release() {
        let held = state.withLock { state in
            state.isHolding = false
            defer { state.held = [] }
            return state.held
        }
        for continuation in held { continuation.resume() }
    }

    func places(of types: Set<PlaceType>, in area: SearchArea) async throws -> [Place] {
        let answer: Result<[Place], PlacesError> = state.withLock { state in
            state.questions.append((types, area))
            if let error = types.sorted().compactMap({ state.errors[$0] }).first { return .failure(error) }
            let found = types.flatMap { state.places[$0] ?? [] }
            var seen: Set<String> = []
            let near = found.filter { $0.coordinate.distance(to: area.center) <= area.radius && seen.insert($0.id).inserted }
            return .success(near.sorted { $0.coordinate.distance(to: area.center) < $1.coordinate.distance(to: area.center) })
        }
        await withCheckedContinuation { continuation in
            let isHolding = state.withLock { state in
                if state.isHolding { state.held.append(continuation) }
                return state.isHolding
            }
            if !isHolding { continuation.resume() }
        }
        return try answer.get()
    }
}
