import Belvedere
import ContactsModel
import ContactsShared
import ContactsVIPERModel
import ContactsViews

/// The view of the detail module.
final class ContactDetailView: Screen {
    private let presenter: any ContactDetailPresentation
    private let detail: ContentView<ContactDetails>
    private let editButton: Button
    private let deleteButton: Button

    init(presenter: any ContactDetailPresentation) {
        self.presenter = presenter
        let person = ContactDetailContent()
        detail = ContentView(person, loading: ContactsTexts.loading, retry: Button(ContactsTexts.retry) { presenter.didTapRetry() }) {
            person.show($0.content)
        }
        editButton = Button(ContactsTexts.edit, symbol: .edit) { presenter.didTapEdit() }
        deleteButton = Button(ContactsTexts.delete, symbol: .delete, role: .destructive) { presenter.didTapDelete() }
        super.init(content: detail)
        barItems = [editButton, deleteButton]
        own(presenter)
        person.onCopy { [unowned self] in copy($0) }
    }

    override func run() async { await presenter.present() }

    /// Shows a state. The buttons are enabled only for an existing contact.
    private func show(_ state: ContentState<ContactDetails>) {
        detail.state = state
        for button in [editButton, deleteButton] { button.isEnabled = state.value != nil }
    }
}

extension ContactDetailView: ContactDetailViewProtocol {
    func showLoading() { show(.loading) }
    func showGone() { show(.empty(ContactsTexts.gone)) }
    func showUnreadable(_ error: ContactStoreError) { show(.failed(ContactsTexts.unreadable(ContactsTexts.message(of: error)))) }

    func showContact(_ contact: ContactDetails) {
        title = contact.fullName
        show(.content(contact))
    }

    func showSaved(_ name: String) { show(Toast(.naming(name, ContactsTexts.saved))) }
    func showFailure(_ error: ContactStoreError) { show(.failure(error)) }
}
