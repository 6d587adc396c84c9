import Belvedere
import ContactsModel
import ContactsShared
import ContactsVIPERModel
import ContactsViews

/// The detail module's view.
final class ContactDetailScreen: Screen {
    private let presenter: any ContactDetailPresentation
    private let texts: ContactsTexts
    private let detail: ContentView<ContactDetails>
    private let editButton: Button
    private let deleteButton: Button

    init(presenter: any ContactDetailPresentation, texts: ContactsTexts) {
        self.presenter = presenter
        self.texts = texts
        let person = ContactDetailContent(texts: texts)
        detail = ContentView(person, loading: texts.loading, retry: Button(texts.retry) { presenter.didTapRetry() }) {
            person.show(name: $0.fullName, initials: $0.initials, phones: $0.phones, mails: $0.mails)
        }
        editButton = Button(texts.edit, symbol: .edit) { presenter.didTapEdit() }
        deleteButton = Button(texts.delete, symbol: .delete, role: .destructive) { presenter.didTapDelete() }
        super.init(content: detail)
        barItems = [editButton, deleteButton]
        own(presenter)
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
    func showGone() { show(.empty(texts.gone)) }
    func showUnreadable(_ error: ContactStoreError) { show(.failed(texts.unreadable(texts.message(of: error)))) }

    func showContact(_ contact: ContactDetails) {
        title = contact.fullName
        show(.content(contact))
    }

    func showFailure(_ error: ContactStoreError) { show(.failure(error, texts: texts)) }
}
