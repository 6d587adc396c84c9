import Belvedere
import ContactsModel
import ContactsShared
import ContactsVIPERModel
import ContactsViews

/// The detail module's view.
final class ContactDetailScreen: Screen {
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

    /// Shows what there is; the buttons are for a contact that is there.
    private func show(_ state: ContentState<ContactDetails>) {
        detail.state = state
        for button in [editButton, deleteButton] { button.isEnabled = state.value != nil }
    }
}

extension ContactDetailScreen: ContactDetailView {
    func showLoading() { show(.loading) }
    func showGone() { show(.empty(ContactsTexts.gone)) }
    func showUnreadable(_ error: ContactStoreError) { show(.failed(ContactsTexts.unreadable(ContactsTexts.message(of: error)))) }

    func showContact(_ contact: ContactDetails) {
        title = contact.fullName
        show(.content(contact))
    }

    func showSaved(_ name: String) { show(Toast(ContactsTexts.saved(name))) }
    func showFailure(_ error: ContactStoreError) { show(.failure(error)) }
}
