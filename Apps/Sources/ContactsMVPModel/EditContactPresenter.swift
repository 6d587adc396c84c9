public import BelvedereCore
public import ContactsModel
import ContactsShared

/// The presenter of the edit screen.
public final class EditContactPresenter: Presenter<any ContactFormView & EditContactView> {
    private let id: Contact.ID
    private let store: any ContactStore
    private let key: IdempotencyKey
    private let onFinish: (Contact) -> Void
    /// The form as it was filled; nil before.
    private var beginning: ContactDraft?
    /// The contact as the edit began; nil where the form is to become a new one.
    private var original: Contact?
    private var isSaving = false {
        didSet { view?.setSaving(isSaving) }
    }

    /// What is in the form. The view sets it with each change.
    public var draft = ContactDraft() {
        didSet { view?.setUnsavedChanges(hasUnsavedChanges) }
    }

    /// A presenter without a view.
    ///
    /// - Parameters:
    ///   - key: goes with each save, so that one that was stored but not confirmed is not done again.
    ///   - onFinish: called with the contact that was stored, which may be a new one; the screen may go.
    init(
        id: Contact.ID,
        store: any ContactStore,
        key: IdempotencyKey,
        onFinish: @escaping (Contact) -> Void
    ) {
        self.id = id
        self.store = store
        self.key = key
        self.onFinish = onFinish
    }

    public override func viewDidAttach() { view?.startLoading() }

    /// Reads the contact into the form.
    public func load() async {
        view?.startLoading()
        do throws(ContactStoreError) {
            guard let contact = try await store.contact(id) else {
                view?.setGone()
                return
            }
            original = contact
            beginning = contact.content
            draft = contact.content
            view?.setDraft(draft)
        } catch {
            view?.setUnreadable(ContactsTexts.message(of: error))
        }
    }

    /// Saves, unless it is being saved.
    public func done() {
        if isSaving || beginning == nil { return }
        guard draft.isComplete(after: beginning) else {
            view?.showNamesMissing()
            return
        }
        isSaving = true
        launch { [self] in
            do throws(ContactStoreError) {
                let saved = try await save()
                isSaving = false
                onFinish(saved)
            } catch {
                isSaving = false
                show(error)
            }
        }
    }

    private func save() async throws(ContactStoreError) -> Contact {
        if let original { return try await store.update(original, to: draft, key: key) }
        return try await store.create(draft, key: key)
    }

    /// Whether the screen may leave; if not, the view was told to ask.
    public func shouldLeave() -> Bool {
        if !hasUnsavedChanges { return true }
        view?.askToDiscard()
        return false
    }

    private func show(_ error: ContactStoreError) {
        guard let conflict = error.conflict else {
            view?.showError(error)
            return
        }
        view?.showConflict(conflict) { [weak self] in
            self?.original = conflict.current
            self?.done()
        }
    }

    private var hasUnsavedChanges: Bool { beginning.map { $0 != draft } ?? false }
}
