public import BelvedereCore
public import ContactsModel

/// The presenter of the add screen.
public final class AddContactPresenter: Presenter<any ContactFormView> {
    private let store: any ContactStore
    private let key: IdempotencyKey
    private let onFinish: (Contact) -> Void
    private var isSaving = false {
        didSet { view?.setSaving(isSaving) }
    }

    /// What is in the form. The view sets it with each change.
    public var draft = ContactDraft() {
        didSet { view?.setUnsavedChanges(draft != ContactDraft()) }
    }

    /// A presenter without a view.
    ///
    /// - Parameters:
    ///   - key: goes with each save, so that one that was stored but not confirmed is not done again.
    ///   - onFinish: called with the contact that was stored; the screen may go.
    public init(store: any ContactStore, key: IdempotencyKey, onFinish: @escaping (Contact) -> Void) {
        self.store = store
        self.key = key
        self.onFinish = onFinish
    }

    /// Saves, unless it is being saved.
    public func done() {
        if isSaving { return }
        guard draft.name.isComplete else {
            view?.showNamesMissing()
            return
        }
        isSaving = true
        launch { [self] in
            do throws(ContactStoreError) {
                let contact = try await store.create(draft, key: key)
                isSaving = false
                onFinish(contact)
            } catch {
                isSaving = false
                view?.showError(error)
            }
        }
    }

    /// Whether the screen may leave; if not, the view was told to ask.
    public func shouldLeave() -> Bool {
        if draft == ContactDraft() { return true }
        view?.askToDiscard()
        return false
    }
}
