public import BelvedereCore
public import ContactsModel

/// Decides how the add form responds, and notifies the delegate when the person saves or cancels.
public final class AddContactPresenter: Presenter<any AddContactViewProtocol>, AddContactPresentation {
    private let interactor: any AddContactInteraction
    private weak var delegate: (any AddModuleDelegate)?
    private var draft = ContactDraft()
    private var isSaving = false {
        didSet { view?.showSaving(isSaving) }
    }

    /// Creates a presenter without a view.
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
        guard draft.isComplete() else {
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
