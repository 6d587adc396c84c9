import Belvedere

/// What all people of a house share. One for everybody; each session sees it as a list of its own.
public final class Household: Sendable {
    let chores = SharedList<Chore>()
    let presence = Presence()
    private let store: any ChoreStore

    public init(store: any ChoreStore) {
        self.store = store
    }

    /// Brings in what the store has. Chores that are here already stay as they are.
    func load() async throws {
        let stored = try await store.chores()
        chores.edit { list in
            for chore in stored where list.index(id: chore.id) == nil { list.append(chore) }
        }
    }

    func add(_ name: String) async throws {
        let chore = try await store.add(name)
        chores.edit { list in
            if list.index(id: chore.id) == nil { list.append(chore) }
        }
    }

    /// Everybody sees the change at once. It is taken back if it cannot be stored.
    func setDone(_ isDone: Bool, id: Int) async {
        guard var chore = chores.elements.first(where: { $0.id == id }), chore.isDone != isDone else { return }
        chores.update(id: id) { $0.isDone = isDone }
        chore.isDone = isDone
        do {
            try await store.update(chore)
        } catch {
            chores.update(id: id) { $0.isDone = !isDone }
        }
    }
}
