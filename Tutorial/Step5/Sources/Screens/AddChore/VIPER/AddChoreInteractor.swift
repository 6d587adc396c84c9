import Belvedere

/// VIPER: the interactor. It does the work, and knows the store but neither view nor navigation.
final class AddChoreInteractor: Interactor, AddChoreInteraction {
    private let store: any ChoreStore

    init(store: any ChoreStore) {
        self.store = store
    }

    func add(_ name: String) async throws -> Chore { try await store.add(name) }
}
