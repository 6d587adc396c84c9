public import BelvedereCore
import ContactsModel

/// Decides what the detail shows and which screen it opens. The edit module sends its result to this presenter.
public final class ContactDetailPresenter: Presenter<any ContactDetailViewProtocol>, ContactDetailPresentation {
    private let interactor: any ContactDetailInteraction
    private let wireframe: any ContactDetailNavigation
    private weak var delegate: (any ContactDetailModuleDelegate)?
    private var shown: ContactDetails?
    private var isDeleting = false

    /// Creates a presenter without a view.
    public init(
        interactor: any ContactDetailInteraction,
        wireframe: any ContactDetailNavigation,
        delegate: (any ContactDetailModuleDelegate)?
    ) {
        self.interactor = interactor
        self.wireframe = wireframe
        self.delegate = delegate
    }

    public override func viewDidAttach() { view?.showLoading() }

    public func present() async {
        do throws(ContactStoreError) {
            try await interactor.follow { show($0) }
        } catch {
            view?.showUnreadable(error)
        }
    }

    public func didTapEdit() {
        if shown != nil { wireframe.showEditContact() }
    }

    public func didTapDelete() {
        guard let reference = shown?.reference, !isDeleting else { return }
        isDeleting = true
        launch { [self] in
            do throws(ContactStoreError) {
                try await delegate?.deleteContact(reference)
            } catch {
                view?.showFailure(error)
            }
            isDeleting = false
        }
    }

    public func didTapRetry() {
        view?.showLoading()
        launch { [self] in await present() }
    }

    private func show(_ contact: ContactDetails?) {
        shown = contact
        if let contact { view?.showContact(contact) } else { view?.showGone() }
    }
}

extension ContactDetailPresenter: EditModuleDelegate {
    public func didSaveContact(_ contact: ContactSummary) {
        wireframe.closeEditContact(showing: contact.id)
        view?.showSaved(contact.fullName)
    }
    public func didCancelEditContact() { wireframe.closeEditContact() }
}
