import Belvedere

/// VIPER: does the work. It knows the store, and neither view nor navigation.
final class AddChoreInteractor: Interactor, AddChoreInteraction {
    private let store: any ChoreStore

    init(store: any ChoreStore) {
        self.store = store
    }

    func add(_ name: String) async throws -> Chore { try await store.add(name) }
}
