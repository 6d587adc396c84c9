@testable import Step6

/// A store that takes two seconds for each call, on a clock that a test moves.
struct SlowStore: ChoreStore {
    let clock: any Clock<Duration>
    let store: any ChoreStore

    func chores() async throws -> [Chore] {
        try await clock.sleep(for: .seconds(2))
        return try await store.chores()
    }

    func add(_ name: String) async throws -> Chore {
        try await clock.sleep(for: .seconds(2))
        return try await store.add(name)
    }

    func update(_ chore: Chore) async throws {
        try await clock.sleep(for: .seconds(2))
        try await store.update(chore)
    }
}
