import Belvedere
import ContactsModel
import ContactsShared
import ContactsVIPERModel
import ContactsViews

/// The list's view: it shows what its presenter says and says what a person does.
final class ContactListScreen: Screen {
    private let presenter: any ContactListPresentation
    private let texts: ContactsTexts
    private let undoOffer: UndoOffer
    private let list: List<ContactSummary>
    private let pieces: ContactListContent

    init(presenter: any ContactListPresentation, texts: ContactsTexts) {
        self.presenter = presenter
        self.texts = texts
        undoOffer = UndoOffer(texts: texts)
        let cells = ListDataSource<ContactSummary, ContactCell>(ContactCell.init) { cell, contact in
            cell.show(name: contact.fullName, initials: contact.initials)
        }
        list = List(presenter.contacts, dataSource: cells)
        pieces = ContactListContent(
            list: list,
            texts: texts,
            onImport: { presenter.didReceive($0.bytes) },
            onExport: { presenter.didTapExport() },
            onAdd: { presenter.didTapAdd() },
            onRetry: { presenter.didTapRetry() }
        )
        super.init(title: texts.contacts, content: pieces)
        own(presenter)
    }

    override func viewDidLoad() {
        barItems = [Button(symbol: .add, name: texts.addContact, role: .primary) { [presenter] in presenter.didTapAdd() }]
        splitView = .contacts(texts)
        pieces.search.onChange { [presenter] in presenter.didSearch($0) }
        list.title = texts.contacts
        list.onActivate { [presenter] in presenter.didSelect($0) }
        list.setActions([
            RowAction(texts.delete, role: .destructive) { [presenter] in presenter.didDelete($0) }
        ])
    }

    override func run() async { await presenter.present() }
}

extension ContactListScreen: ContactListView {
    func showSections(_ sections: [SectionHeading]) { list.sections = sections }
    func showChosen(_ id: Contact.ID?) { list.selection = { $0.reference.id == id } }
    func showLoading() { pieces.contacts.state = .loading }
    func showContacts() { pieces.contacts.state = .content }
    func showEmpty() { pieces.contacts.state = .empty(texts.empty) }
    func showNothingFound() { pieces.contacts.state = .empty(texts.nothingFound) }
    func showUnreadable(_ error: ContactStoreError) {
        pieces.contacts.state = .failed(texts.unreadable(texts.message(of: error)))
    }
    func showExportable(_ isExportable: Bool) { pieces.exportCards.isEnabled = isExportable }

    func offerUndo(of name: String) {
        undoOffer.make(of: name, on: self) { [presenter] in presenter.didUndo() }
    }

    func showFailure(_ error: ContactStoreError, retry: @escaping () -> Void) {
        show(.failure(error, texts: texts, retry: retry))
    }

    func showImport(_ result: ContactImport) {
        show(.telling(texts.message(of: result), title: texts.importTitle, texts: texts))
    }

    func showExportFailure() {
        show(.telling(texts.exportFailed, title: texts.error, texts: texts))
    }
}
