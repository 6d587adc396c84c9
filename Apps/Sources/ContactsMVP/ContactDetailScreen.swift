import Belvedere
import ContactsModel
import ContactsMVPModel
import ContactsShared
import ContactsViews

/// One contact; the edit screen follows from here.
final class ContactDetailScreen: Screen, ScreenBuilding {
    private let presenter: ContactDetailPresenter
    private let id: Contact.ID
    private let router: Router<ContactsRoute>
    private let texts: ContactsTexts
    private let detail: ContactDetailContent
    private let editButton: Button
    private let deleteButton: Button

    init(presenter: ContactDetailPresenter, id: Contact.ID, router: Router<ContactsRoute>, texts: ContactsTexts) {
        self.presenter = presenter
        self.id = id
        self.router = router
        self.texts = texts
        detail = ContactDetailContent(texts: texts) { presenter.retry() }
        editButton = Button(texts.edit) { router.present(.edit(id)) }
        deleteButton = Button(texts.delete, role: .destructive) { presenter.deleteContact() }
        super.init(content: detail)
        barItems = [editButton, deleteButton]
        own(presenter)
    }

    override func run() async { await presenter.run() }

    func screen(for route: ContactsRoute) -> Screen? {
        guard case .edit(id, let key) = route else { return nil }
        let finish = { [router] (saved: Contact.ID) in router.closeEdit(showing: saved) }
        let edit = presenter.editPresenter(key: key, onFinish: finish)
        return EditContactScreen(presenter: edit, texts: texts) { [router] in router.dismiss() }
    }

    private func arrange(spinner: Bool = false, gone: Bool = false, failure: String? = nil) {
        let hasContact = !spinner && !gone && failure == nil
        detail.spinner.isSpinning = spinner
        detail.gone.isHidden = !gone
        detail.failure.detail = failure ?? ""
        detail.failure.isHidden = failure == nil
        editButton.isEnabled = hasContact
        deleteButton.isEnabled = hasContact
        if !hasContact { detail.showNobody() }
    }
}

extension ContactDetailScreen: ContactDetailView {
    func startLoading() { arrange(spinner: true) }
    func setGone() { arrange(gone: true) }
    func setUnreadable(_ message: String) { arrange(failure: message) }

    func setContact(_ contact: Contact) {
        arrange()
        title = contact.fullName
        detail.show(name: contact.fullName, initials: contact.initials, phones: contact.phones, mails: contact.mails)
    }

    func showError(_ error: ContactStoreError) { show(.failure(error, texts: texts)) }
}
