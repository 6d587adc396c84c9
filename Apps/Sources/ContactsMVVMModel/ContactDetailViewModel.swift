public import BelvedereBinding
public import BelvedereCore
public import ContactsModel
import ContactsShared

/// The view model of one contact's screen. It applies the saves of all sessions to the shown contact.
public final class ContactDetailViewModel: ViewModel {
    /// The content of the screen: a stored contact, or the reason why there is none.
    public nonisolated enum State: Equatable, Sendable {
        case loading
        case contact(Contact)
        case gone
        case failed(ContactStoreError)
    }

    public let state = Dynamic(State.loading, name: "state")
    /// Sent with the contact's name after a save.
    public let saved = Signal<String>(name: "saved")
    /// Sent with the error of a failed deletion.
    public let failure = Signal<ContactStoreError>(name: "failure")
    /// Whether there is a contact to edit or delete.
    public private(set) lazy var hasContact = state.map { if case .contact = $0 { true } else { false } }
    /// Deletes the contact, if it is still in the revision that the screen shows.
    public private(set) lazy var delete = AsyncCommand<Void>(canExecute: hasContact) { [unowned self] _ in await deleteShown() }

    private let id: Contact.ID
    private let store: any ContactStore
    private let remove: (Contact) async throws(ContactStoreError) -> Void

    /// Creates the view model of a contact. It reads nothing from the store until ``run()``.
    ///
    /// - Parameter remove: deletes the contact. The list's view model passes it, because the list offers to restore the contact.
    public init(
        id: Contact.ID,
        store: any ContactStore,
        remove: @escaping (Contact) async throws(ContactStoreError) -> Void
    ) {
        self.id = id
        self.store = store
        self.remove = remove
    }

    /// Reads the contact and applies each later change to it until the task is cancelled.
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

    /// Reads the contact again after a failure.
    public func retry() {
        state.value = .loading
        launch { [self] in await run() }
    }

    /// Creates the view model of the edit screen.
    ///
    /// - Parameters:
    ///   - key: the key that the store receives with each save. By the key, the store recognises a repeated save of the same form.
    ///   - onFinish: called with the saved contact.
    public func edit(key: IdempotencyKey, onFinish: @escaping (Contact.ID) -> Void) -> EditContactViewModel {
        EditContactViewModel(id: id, store: store, key: key) { [weak self] contact in
            onFinish(contact.id)
            self?.saved.send(contact.fullName)
        }
    }
}
