@testable import Step7
import Synchronization

/// A store that a test can break.
final class FailingStore: ChoreStore {
    struct Failure: Error {}
    let isBroken = Mutex(true)
    private let store = MemoryChoreStore(["Sweep"])

    func chores() async throws -> [Chore] {
        try fail()
        return await store.chores()
    }

    func add(_ name: String) async throws -> Chore {
        try fail()
        return await store.add(name)
    }

    func update(_ chore: Chore) async throws {
        try fail()
        await store.update(chore)
    }

    private func fail() throws {
        if isBroken.withLock(\.self) { throw Failure() }
    }
}
