/// A store for the chores. It is `Sendable`, because all sessions use the same store.
public protocol ChoreStore: Sendable {
    func chores() async throws -> [Chore]
    func add(_ name: String) async throws -> Chore
    func update(_ chore: Chore) async throws
}
