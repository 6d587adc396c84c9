public import BelvedereCore
public import ContactsModel
import ContactsShared

/// The presenter of the edit screen.
public final class EditContactPresenter: Presenter<any ContactFormView & EditContactView> {
    private let id: Contact.ID
    private let store: any ContactStore
    private let key: IdempotencyKey
    private let onFinish: (Contact) -> Void
    /// The content with which the form began, or nil until the contact is read.
    private var beginning: ContactDraft?
    /// The stored contact that the person edits, or nil if another person deleted it and the next save creates a new one.
    private var original: Contact?
    private var isSaving = false {
        didSet { view?.setSaving(isSaving) }
    }

    /// The current content of the form. The view writes it after each change by the person.
    public var draft = ContactDraft() {
        didSet { view?.setUnsavedChanges(hasUnsavedChanges) }
    }

    /// Creates a presenter without a view.
    ///
    /// - Parameters:
    ///   - key: the key that the store receives with each save of this form. If a save was stored but its confirmation was lost, the next
    ///     save with the key is not stored again.
    ///   - onFinish: called with the stored contact, so that the screen can close. It may be a new contact, see `saveAnyway`.
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

    /// Reads the contact and fills the form with it.
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

    /// Saves the form. Does nothing while an earlier save is running.
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

    /// Returns whether the screen may close. If the person would lose changes, returns false and lets the view ask first.
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
        let merge = ContactMerge(mine: draft, conflict)
        view?.showConflict(merge) { [weak self] in self?.saveAnyway(merge) }
    }

    /// Saves although another person changed or deleted the contact. Stores the merged content, or a new contact after a deletion.
    private func saveAnyway(_ merge: ContactMerge) {
        original = merge.conflict.current
        if let original {
            beginning = original.content
            draft = merge.draft
            view?.setDraft(draft)
        }
        done()
    }

    private var hasUnsavedChanges: Bool { beginning.map { $0 != draft } ?? false }
}
