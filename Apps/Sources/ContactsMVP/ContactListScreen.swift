import Belvedere
import ContactsModel
import ContactsMVPModel
import ContactsShared
import ContactsViews

/// The screen "Contacts": the view that the list's presenter controls. It opens the add and detail screens.
final class ContactListScreen: Screen, ScreenBuilding {
    private let presenter: ContactListPresenter
    private let router: Router<ContactsRoute>
    private let undoOffer = UndoOffer()
    private let list: List<ContactViewData>
    private let pieces: ContactListContent

    init(presenter: ContactListPresenter, router: Router<ContactsRoute>) {
        self.presenter = presenter
        self.router = router
        list = List(
            presenter.contacts,
            dataSource: ListDataSource(ContactCell.init) { cell, contact in
                cell.show(name: contact.fullName, initials: contact.initials, detail: contact.detail)
            })
        pieces = ContactListContent(
            list: list,
            actions: ContactListContent.Actions(
                importCards: { presenter.importCards($0.bytes) },
                exportCards: { presenter.exportCards() },
                add: { router.present(.add()) },
                retry: { presenter.retry() },
                select: { presenter.selection.setOn($0) },
                deleteSelected: { presenter.deleteSelected() },
                exportSelected: { presenter.exportSelected() }
            )
        )
        super.init(title: ContactsTexts.contacts, content: pieces)
        own(presenter)
    }

    override func viewDidLoad() {
        barItems = pieces.barItems
        splitView = .contacts
        pieces.search.onChange { [router] text in router.set(router.setting.value.searching(text)) }
        pieces.order.onChange { [router] index in router.set(router.setting.value.sorted(by: ContactOrder.allCases[index])) }
        router.setting.bindAndFire(to: self) { screen, setting in
            screen.pieces.show(setting)
            screen.presenter.search(setting.search)
            screen.presenter.sort(by: setting.order)
        }
        pieces.follow(presenter.selection)
        list.title = ContactsTexts.contacts
        list.onActivate { [router, presenter] contact in
            if presenter.selection.isOn.value { presenter.selection.toggle(contact.id) } else { router.show(contact.id) }
        }
        list.follow(presenter.selection, shown: router.shownContact)
        list.setActions([RowAction(ContactsTexts.delete, role: .destructive) { [presenter] in presenter.delete($0) }])
    }

    override func run() async { await presenter.run() }

    func screen(for route: ContactsRoute) -> Screen? {
        switch route {
        case .add(let key):
            let close = { [router] in router.dismiss() }
            let add = presenter.addPresenter(key: key, onFinish: close)
            return AddContactScreen(presenter: add, close: close, cancel: { [router] in _ = router.requestBack() })
        case .detail(let id):
            let detail = presenter.detailPresenter(id, onDelete: { [router] in router.popToRoot() })
            return ContactDetailScreen(presenter: detail, id: id, router: router)
        case .list, .edit: return nil
        }
    }
}

extension ContactListScreen: ContactListView {
    func setSections(_ sections: [SectionHeading]) { list.sections = sections }
    func startLoading() { pieces.contacts.state = .loading }
    func setContacts() { pieces.contacts.state = .content }
    func setEmpty() { pieces.contacts.state = .empty(ContactsTexts.empty) }
    func setNothingFound() { pieces.contacts.state = .empty(ContactsTexts.nothingFound) }
    func setUnreadable(_ message: String) { pieces.contacts.state = .failed(ContactsTexts.unreadable(message)) }

    func setCount(_ count: Int, isSearching: Bool) { pieces.showCount(count, isSearching: isSearching) }
    func setImportProgress(_ share: Double?) { pieces.showImport(share) }
    func reveal(_ index: Int) { list.reveal(index) }
    func showSaved(_ contact: ContactViewData) {
        show(.saved(contact.fullName) { [router] in router.show(contact.id) })
    }

    func offerUndo(of name: String, _ undo: @escaping () -> Void) { undoOffer.make(of: name, on: self, undo: undo) }

    func showError(_ error: ContactStoreError, retry: @escaping () -> Void) {
        show(.failure(error, retry: retry))
    }

    func showImport(_ result: ContactImport) {
        show(.telling(ContactsTexts.message(of: result), title: ContactsTexts.importTitle))
    }

    func showExportError() { show(.telling(ContactsTexts.exportFailed, title: ContactsTexts.error)) }
}
