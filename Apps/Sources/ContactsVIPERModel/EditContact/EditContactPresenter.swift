public import BelvedereCore
public import ContactsModel

/// Decides what the edit form answers, and tells the delegate how it ended.
public final class EditContactPresenter: Presenter<any EditContactView>, EditContactPresentation {
    private let interactor: any EditContactInteraction
    private weak var delegate: (any EditModuleDelegate)?
    /// The form as it was filled; nil before.
    private var beginning: ContactDraft?
    private var draft = ContactDraft()
    private var conflict: ContactConflict?
    private var isSaving = false {
        didSet { view?.showSaving(isSaving) }
    }

    /// A presenter without a view.
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
                conflict = error.conflict
                if let conflict { view?.showConflict(conflict) } else { view?.showFailure(error) }
            }
        }
    }

    public func didTapSaveAnyway() {
        if let conflict { interactor.accept(conflict) }
        conflict = nil
        didTapDone()
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
