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

    /// The current content of the form. The view writes it after each change by the person.
    public var draft = ContactDraft() {
        didSet { view?.setUnsavedChanges(draft != ContactDraft()) }
    }

    /// Creates a presenter without a view.
    ///
    /// - Parameters:
    ///   - key: the key that the store receives with each save of this form. If a save was stored but its confirmation was lost, the next
    ///     save with the key is not stored again.
    ///   - onFinish: called with the stored contact, so that the screen can close.
    public init(store: any ContactStore, key: IdempotencyKey, onFinish: @escaping (Contact) -> Void) {
        self.store = store
        self.key = key
        self.onFinish = onFinish
    }

    /// Saves the form. Does nothing while an earlier save is running.
    public func done() {
        if isSaving { return }
        guard draft.isComplete() else {
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

    /// Returns whether the screen may close. If the person would lose changes, returns false and lets the view ask first.
    public func shouldLeave() -> Bool {
        if draft == ContactDraft() { return true }
        view?.askToDiscard()
        return false
    }
}
