public import BelvedereBinding
public import ContactsModel

/// The form for an existing contact.
public final class EditContactViewModel: ContactFormViewModel {
    /// The state of the edit screen: still reading, ready to edit, or the reason why not.
    public nonisolated enum State: Equatable, Sendable {
        case loading
        case editing
        /// The contact no longer exists.
        case gone
        case failed(ContactStoreError)
    }

    public let state = Dynamic(State.loading, name: "state")

    private let id: Contact.ID
    private let store: any ContactStore
    private let key: IdempotencyKey
    private var original: Contact?

    /// Creates the view model of an empty form. ``load()`` fills it.
    ///
    /// - Parameters:
    ///   - key: the key that the store receives with each save of this form. If a save was stored but its confirmation was lost, the next
    ///     save with the key is not stored again.
    ///   - onFinish: called with the saved contact, so that the screen can close. It may be a new contact, see ``saveAnyway(_:)``.
    public init(id: Contact.ID, store: any ContactStore, key: IdempotencyKey, onFinish: @escaping (Contact) -> Void) {
        self.id = id
        self.store = store
        self.key = key
        super.init(onFinish: onFinish)
    }

    /// Reads the contact and fills the form with it, once. After a failure it can be called again.
    public func load() async {
        guard original == nil else { return }
        state.value = .loading
        do throws(ContactStoreError) {
            guard let contact = try await store.contact(id) else { return state.value = .gone }
            original = contact
            begin(with: contact.content)
            state.value = .editing
        } catch {
            state.value = .failed(error)
        }
    }

    /// Saves although another person changed or deleted the contact. Stores the merged content, or a new contact after a deletion.
    public func saveAnyway(_ merge: ContactMerge) {
        original = merge.conflict.current
        if let original { begin(with: merge.draft, over: original.content) }
        done.execute()
    }

    public override func save(_ draft: ContactDraft) async throws(ContactStoreError) -> Contact {
        if let original { return try await store.update(original, to: draft, key: key) }
        return try await store.create(draft, key: key)
    }
}
