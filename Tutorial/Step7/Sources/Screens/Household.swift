import Belvedere

/// The data that all people of a house share. There is one household for all sessions; each session has its own view of the list.
public final class Household: Sendable {
    let chores = SharedList<Chore>()
    let presence = Presence()
    private let store: any ChoreStore

    public init(store: any ChoreStore) {
        self.store = store
    }

    /// Adds the chores of the store. Chores that are in the list already stay unchanged.
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

    /// Changes a chore for everybody at once. If the store fails, the change is undone.
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
