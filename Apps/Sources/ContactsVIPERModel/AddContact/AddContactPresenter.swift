public import BelvedereCore
public import ContactsModel

/// Decides what the add form answers, and tells the delegate how it ended.
public final class AddContactPresenter: Presenter<any AddContactView>, AddContactPresentation {
    private let interactor: any AddContactInteraction
    private weak var delegate: (any AddModuleDelegate)?
    private var draft = ContactDraft()
    private var isSaving = false {
        didSet { view?.showSaving(isSaving) }
    }

    /// A presenter without a view.
    public init(interactor: any AddContactInteraction, delegate: (any AddModuleDelegate)?) {
        self.interactor = interactor
        self.delegate = delegate
    }

    public func didChange(_ draft: ContactDraft) {
        self.draft = draft
        view?.showUnsavedChanges(draft != ContactDraft())
    }

    public func didTapDone() {
        if isSaving { return }
        guard draft.name.isComplete else {
            view?.showNamesMissing()
            return
        }
        isSaving = true
        launch { [self] in
            do throws(ContactStoreError) {
                let contact = try await interactor.save(draft)
                isSaving = false
                delegate?.didAddContact(contact)
            } catch {
                isSaving = false
                view?.showFailure(error)
            }
        }
    }

    public func didTapCancel() {
        if shouldLeave() { delegate?.didCancelAddContact() }
    }

    public func didTapDiscard() { delegate?.didCancelAddContact() }

    public func shouldLeave() -> Bool {
        if draft == ContactDraft() { return true }
        view?.askToDiscard()
        return false
    }
}
