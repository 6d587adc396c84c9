/// Where places come from. View models know this protocol alone.
public protocol PlacesSource: Sendable {
    /// Who gathered the facts.
    var provider: PlacesProvider { get }

    /// Whether one request brings the places of all types, so that they arrive, or fail, together.
    var answersAllTypesAtOnce: Bool { get }

    /// How many places of a type to ask for, as long as nobody wants more: what one request brings where each further one costs.
    var usualLimit: Int { get }

    /// The part of the world that it knows; nil for all of it.
    var coverage: PlacesCoverage? { get }

    /// The places of any of `types` within the area, nearest first, each once; at most ``SearchArea/limit`` of a type.
    ///
    /// - Throws: ``PlacesError``, or `CancellationError` when the caller was cancelled.
    func places(of types: Set<PlaceType>, in area: SearchArea) async throws -> [Place]
}

extension PlacesSource {
    public var usualLimit: Int { SearchArea.usualLimit }
    public var coverage: PlacesCoverage? { nil }

    /// Asks for each type, all at once, and gives each answer as it arrives. A type that fails does not keep the others from
    /// arriving; with a source that answers all types at once they arrive together, by one request. Who stops listening
    /// cancels what is still under way.
    ///
    /// ```swift
    /// for await section in source.sections(in: SearchArea(center: here)) {
    ///     show(section.type, section.result)
    /// }
    /// ```
    public func sections(of types: Set<PlaceType> = Set(PlaceType.allCases), in area: SearchArea) -> AsyncStream<PlacesSection> {
        AsyncStream { continuation in
            let task = Task.detached {
                if answersAllTypesAtOnce {
                    let result = await result(of: types, in: area)
                    for type in types.sorted() {
                        continuation.yield(PlacesSection(type: type, result: result.map { $0.filter { $0.types.contains(type) } }))
                    }
                } else {
                    await withTaskGroup { group in
                        for type in types.sorted() {
                            group.addTask { PlacesSection(type: type, result: await result(of: [type], in: area)) }
                        }
                        for await section in group { continuation.yield(section) }
                    }
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func result(of types: Set<PlaceType>, in area: SearchArea) async -> Result<[Place], PlacesError> {
        do {
            return .success(try await places(of: types, in: area))
        } catch let error as PlacesError {
            return .failure(error)
        } catch {
            // Cancellation: nobody listens any more.
            return .failure(.interrupted)
        }
    }
}
