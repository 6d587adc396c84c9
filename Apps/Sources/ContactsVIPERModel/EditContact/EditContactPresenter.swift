public import BelvedereCore
public import ContactsModel

/// Decides how the edit form responds, and notifies the delegate when the person saves or cancels.
public final class EditContactPresenter: Presenter<any EditContactViewProtocol>, EditContactPresentation {
    private let interactor: any EditContactInteraction
    private weak var delegate: (any EditModuleDelegate)?
    /// The content with which the form was filled, or nil until the contact was read.
    private var beginning: ContactDraft?
    private var draft = ContactDraft()
    private var merge: ContactMerge?
    private var isSaving = false {
        didSet { view?.showSaving(isSaving) }
    }

    /// Creates a presenter without a view.
    public init(interactor: any EditContactInteraction, delegate: (any EditModuleDelegate)?) {
        self.interactor = interactor
        self.delegate = delegate
    }

    public override func viewDidAttach() { view?.showLoading() }

    public func present() async {
        do throws(ContactStoreError) {
            guard let read = try await interactor.load() else {
                view?.showGone()
                return
            }
            beginning = read
            draft = read
            view?.showForm(read)
        } catch {
            view?.showUnreadable(error)
        }
    }

    public func didChange(_ draft: ContactDraft) {
        self.draft = draft
        view?.showUnsavedChanges(hasUnsavedChanges)
    }

    public func didTapDone() {
        if isSaving || beginning == nil { return }
        guard draft.isComplete(after: beginning) else {
            view?.showNamesMissing()
            return
        }
        isSaving = true
        launch { [self] in
            do throws(ContactStoreError) {
                let saved = try await interactor.save(draft)
                isSaving = false
                delegate?.didSaveContact(saved)
            } catch {
                isSaving = false
                merge = error.conflict.map { ContactMerge(mine: draft, $0) }
                if let merge { view?.showConflict(merge) } else { view?.showFailure(error) }
            }
        }
    }

    public func didTapSaveAnyway() {
        if let merge { accept(merge) }
        merge = nil
        didTapDone()
    }

    private func accept(_ merge: ContactMerge) {
        interactor.accept(merge.conflict)
        // If the other person deleted the contact, there is nothing to merge: the next save creates a new contact from the form.
        guard let current = merge.conflict.current else { return }
        beginning = current.content
        draft = merge.draft
        view?.showForm(draft)
    }

    public func didTapCancel() {
        if shouldLeave() { delegate?.didCancelEditContact() }
    }

    public func didTapDiscard() { delegate?.didCancelEditContact() }

    public func didTapRetry() {
        view?.showLoading()
        launch { [self] in await present() }
    }

    public func shouldLeave() -> Bool {
        if !hasUnsavedChanges { return true }
        view?.askToDiscard()
        return false
    }

    private var hasUnsavedChanges: Bool { beginning.map { $0 != draft } ?? false }
}
