import Belvedere
import ContactsModel
import ContactsShared
import ContactsVIPERModel
import ContactsViews

/// The detail module's view.
final class ContactDetailScreen: Screen {
    private let presenter: any ContactDetailPresentation
    private let texts: ContactsTexts
    private let detail: ContactDetailContent
    private let editButton: Button
    private let deleteButton: Button

    init(presenter: any ContactDetailPresentation, texts: ContactsTexts) {
        self.presenter = presenter
        self.texts = texts
        detail = ContactDetailContent(texts: texts) { presenter.didTapRetry() }
        editButton = Button(texts.edit) { presenter.didTapEdit() }
        deleteButton = Button(texts.delete, role: .destructive) { presenter.didTapDelete() }
        super.init(content: detail)
        barItems = [editButton, deleteButton]
        own(presenter)
    }

    override func run() async { await presenter.present() }

    /// Shows one of the pieces, and the buttons only where there is a contact.
    private func arrange(isLoading: Bool = false, isGone: Bool = false, failure: ContactStoreError? = nil) {
        let hasContact = !isLoading && !isGone && failure == nil
        detail.spinner.isSpinning = isLoading
        detail.gone.isHidden = !isGone
        detail.failure.detail = failure.map(texts.message) ?? ""
        detail.failure.isHidden = failure == nil
        editButton.isEnabled = hasContact
        deleteButton.isEnabled = hasContact
        if !hasContact { detail.showNobody() }
    }
}

extension ContactDetailScreen: ContactDetailView {
    func showLoading() { arrange(isLoading: true) }
    func showGone() { arrange(isGone: true) }
    func showUnreadable(_ error: ContactStoreError) { arrange(failure: error) }

    func showContact(_ contact: ContactDetails) {
        arrange()
        title = contact.fullName
        detail.show(name: contact.fullName, initials: contact.initials, phones: contact.phones, mails: contact.mails)
    }

    func showFailure(_ error: ContactStoreError) { show(.failure(error, texts: texts)) }
}
