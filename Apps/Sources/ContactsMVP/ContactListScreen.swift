import Belvedere
import ContactsModel
import ContactsMVPModel
import ContactsShared
import ContactsViews

/// The screen "Contacts": a view that does as its presenter says; the add and detail screens follow from here.
final class ContactListScreen: Screen, ScreenBuilding {
    private let presenter: ContactListPresenter
    private let router: Router<ContactsRoute>
    private let texts: ContactsTexts
    private let undoOffer: UndoOffer
    private let list: List<ContactViewData>
    private let pieces: ContactListContent

    init(presenter: ContactListPresenter, router: Router<ContactsRoute>, texts: ContactsTexts) {
        self.presenter = presenter
        self.router = router
        self.texts = texts
        undoOffer = UndoOffer(texts: texts)
        list = List(presenter.contacts, dataSource: ListDataSource(ContactCell.init) { cell, contact in
            cell.show(name: contact.fullName, initials: contact.initials)
        })
        pieces = ContactListContent(
            list: list,
            texts: texts,
            onImport: { presenter.importCards($0.bytes) },
            onExport: { presenter.exportCards() },
            onAdd: { router.present(.add()) },
            onRetry: { presenter.retry() }
        )
        super.init(title: texts.contacts, content: pieces)
        own(presenter)
    }

    override func viewDidLoad() {
        barItems = [Button(symbol: .add, name: texts.addContact, role: .primary) { [router] in router.present(.add()) }]
        splitView = .contacts(texts)
        pieces.search.onChange { [presenter] in presenter.search($0) }
        list.title = texts.contacts
        list.onActivate { [router] contact in router.show(contact.id) }
        router.shownContact.bindAndFire(to: list) { list, shown in list.selection = { $0.id == shown } }
        list.setActions([RowAction(texts.delete, role: .destructive) { [presenter] in presenter.delete($0) }])
    }

    override func run() async { await presenter.run() }

    func screen(for route: ContactsRoute) -> Screen? {
        switch route {
        case .add(let key):
            let close = { [router] in router.dismiss() }
            return AddContactScreen(presenter: presenter.addPresenter(key: key, onFinish: close), texts: texts, close: close)
        case .detail(let id):
            let detail = presenter.detailPresenter(id, onDelete: { [router] in router.popToRoot() })
            return ContactDetailScreen(presenter: detail, id: id, router: router, texts: texts)
        case .list, .edit: return nil
        }
    }
}

extension ContactListScreen: ContactListView {
    func setSections(_ sections: [SectionHeading]) { list.sections = sections }
    func startLoading() { pieces.contacts.state = .loading }
    func setContacts() { pieces.contacts.state = .content }
    func setEmpty() { pieces.contacts.state = .empty(texts.empty) }
    func setNothingFound() { pieces.contacts.state = .empty(texts.nothingFound) }
    func setUnreadable(_ message: String) { pieces.contacts.state = .failed(texts.unreadable(message)) }

    func setExportable(_ isExportable: Bool) { pieces.exportCards.isEnabled = isExportable }

    func offerUndo(of name: String, _ undo: @escaping () -> Void) { undoOffer.make(of: name, on: self, undo: undo) }

    func showError(_ error: ContactStoreError, retry: @escaping () -> Void) {
        show(.failure(error, texts: texts, retry: retry))
    }

    func showImport(_ result: ContactImport) {
        show(.telling(texts.message(of: result), title: texts.importTitle, texts: texts))
    }

    func showExportError() { show(.telling(texts.exportFailed, title: texts.error, texts: texts)) }
}
