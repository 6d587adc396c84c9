import Belvedere
import PatternModel

/// Does the work. It knows the store, and neither view nor navigation.
final class ContactsInteractor: Interactor, ContactsInteraction {
    private let store: any ContactStore

    init(store: any ContactStore) {
        self.store = store
    }

    func contacts() async throws -> [Contact] { try await store.contacts() }
    func add(_ name: String) async throws { _ = try await store.add(name) }
}
