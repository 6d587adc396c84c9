/// A source of places. View models use only this protocol.
public protocol PlacesSource: Sendable {
    /// The provider of the data.
    var provider: PlacesProvider { get }

    /// Whether one request returns the places of all types, so that all types succeed or fail together.
    var answersAllTypesAtOnce: Bool { get }

    /// The default number of places per type. If each further request costs time or money, it is the number that one request returns.
    var usualLimit: Int { get }

    /// The region for which the source has data, or nil for the whole world.
    var coverage: PlacesCoverage? { get }

    /// Returns the places in the area that have any of these types, the nearest first. Each place is returned once, and at most
    /// ``SearchArea/limit`` places of a type.
    ///
    /// - Throws: ``PlacesError``, or `CancellationError` if the caller was cancelled.
    func places(of types: Set<PlaceType>, in area: SearchArea) async throws -> [Place]
}

extension PlacesSource {
    public var usualLimit: Int { SearchArea.usualLimit }
    public var coverage: PlacesCoverage? { nil }

    /// Requests all types at the same time, and delivers the result of each type as it arrives. A failed type does not prevent the others.
    /// A source with ``answersAllTypesAtOnce`` makes one request and delivers all types together. Ending the iteration cancels the running
    /// requests.
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
            // The task is cancelled because the caller has ended the iteration.
            return .failure(.interrupted)
        }
    }
}
