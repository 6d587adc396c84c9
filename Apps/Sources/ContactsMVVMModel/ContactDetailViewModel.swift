public import BelvedereBinding
public import BelvedereCore
public import ContactsModel
import ContactsShared

/// One contact on screen, as it is now: it follows what any session saves.
public final class ContactDetailViewModel: ViewModel {
    /// What there is to show.
    public nonisolated enum State: Equatable, Sendable {
        case loading
        case contact(Contact)
        case gone
        case failed(ContactStoreError)
    }

    public let state = Dynamic(State.loading, name: "state")
    /// The contact was saved, under this name.
    public let saved = Signal<String>(name: "saved")
    /// Why a deletion failed.
    public let failure = Signal<ContactStoreError>(name: "failure")
    /// Whether there is a contact to edit or delete.
    public private(set) lazy var hasContact = state.map { if case .contact = $0 { true } else { false } }
    /// Deletes the contact as it is on screen.
    public private(set) lazy var delete = AsyncCommand<Void>(canExecute: hasContact) { [unowned self] _ in await deleteShown() }

    private let id: Contact.ID
    private let store: any ContactStore
    private let remove: (Contact) async throws(ContactStoreError) -> Void

    /// The detail of a contact that is not read yet.
    ///
    /// - Parameter remove: deletes; the list does it, because the list offers to bring the contact back.
    public init(
        id: Contact.ID,
        store: any ContactStore,
        remove: @escaping (Contact) async throws(ContactStoreError) -> Void
    ) {
        self.id = id
        self.store = store
        self.remove = remove
    }

    /// Reads the contact and follows it until the task is cancelled.
    public func run() async {
        do throws(ContactStoreError) {
            try await store.follow(id) { state.value = $0.map { .contact($0) } ?? .gone }
        } catch {
            state.value = .failed(error)
        }
    }

    private func deleteShown() async {
        guard case .contact(let contact) = state.value else { return }
        do throws(ContactStoreError) { try await remove(contact) } catch { failure.send(error) }
    }

    /// Reads again after a failure.
    public func retry() {
        state.value = .loading
        launch { [self] in await run() }
    }

    /// The view model of the edit screen.
    ///
    /// - Parameters:
    ///   - key: tells one save from another that is the same.
    ///   - onFinish: hears which contact was saved.
    public func edit(key: IdempotencyKey, onFinish: @escaping (Contact.ID) -> Void) -> EditContactViewModel {
        EditContactViewModel(id: id, store: store, key: key) { [weak self] contact in
            onFinish(contact.id)
            self?.saved.send(contact.fullName)
        }
    }
}
