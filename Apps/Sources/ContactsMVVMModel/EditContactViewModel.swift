public import BelvedereBinding
public import ContactsModel

/// The form for a contact that is there.
public final class EditContactViewModel: ContactFormViewModel {
    /// What there is to edit.
    public nonisolated enum State: Equatable, Sendable {
        case loading
        case editing
        /// The contact is not there any more.
        case gone
        case failed(ContactStoreError)
    }

    public let state = Dynamic(State.loading, name: "state")

    private let id: Contact.ID
    private let store: any ContactStore
    private let key: IdempotencyKey
    private var original: Contact?

    /// A form that is not filled yet.
    ///
    /// - Parameters:
    ///   - key: goes with each save, so that one that was stored but not confirmed is not done again.
    ///   - onFinish: called with the contact that was saved, which may be a new one; the screen may go.
    public init(id: Contact.ID, store: any ContactStore, key: IdempotencyKey, onFinish: @escaping (Contact) -> Void) {
        self.id = id
        self.store = store
        self.key = key
        super.init(onFinish: onFinish)
    }

    /// Reads the contact into the form, once; again after a failure.
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

    /// Saves although somebody else was faster: over what they saved, or, if they deleted, as a new contact.
    public func saveAnyway(_ conflict: ContactConflict) {
        original = conflict.current
        done.execute()
    }

    public override func save(_ draft: ContactDraft) async throws(ContactStoreError) -> Contact {
        if let original { return try await store.update(original, to: draft, key: key) }
        return try await store.create(draft, key: key)
    }
}
