import Belvedere
import ContactsModel
import ContactsMVVMModel
import ContactsShared
import ContactsViews

/// The screen "Contacts", bound to the controller of its view models; the add and detail screens follow from here.
final class ContactListScreen: Screen, ScreenBuilding {
    private let viewModel: ContactViewModelController
    private let router: Router<ContactsRoute>
    private let texts: ContactsTexts
    private let undoOffer: UndoOffer

    init(viewModel: ContactViewModelController, router: Router<ContactsRoute>, texts: ContactsTexts) {
        self.viewModel = viewModel
        self.router = router
        self.texts = texts
        undoOffer = UndoOffer(texts: texts)
        super.init(title: texts.contacts)
        own(viewModel)
    }

    override func viewDidLoad() {
        barItems = [Button(symbol: .add, name: texts.addContact, role: .primary) { [router] in router.present(.add()) }]
        splitView = .contacts(texts)

        let list = makeList()
        let pieces = ContactListContent(
            list: list,
            texts: texts,
            onImport: { [viewModel] file in viewModel.perform.execute(.take(file.bytes)) },
            onExport: { [viewModel] in viewModel.perform.execute(.handOut) },
            onAdd: { [router] in router.present(.add()) },
            onRetry: { [viewModel] in viewModel.retry() }
        )
        content = pieces
        pieces.search.bind(viewModel.searchText)
        viewModel.sections.bindAndFire(to: list, \.sections)
        viewModel.canExport.bindAndFire(to: pieces.exportCards, \.isEnabled)
        viewModel.state.map { [texts] in texts.content($0) }.bindAndFire(to: pieces.contacts, \.state)
        viewModel.notice.bind(to: self) { screen, notice in screen.tell(notice) }
    }

    override func run() async { await viewModel.run() }

    func screen(for route: ContactsRoute) -> Screen? {
        switch route {
        case .add(let key):
            let close = { [router] in router.dismiss() }
            return AddContactScreen(viewModel: viewModel.addContact(key: key, onFinish: close), texts: texts, close: close)
        case .detail(let id):
            let detail = viewModel.contact(id, onDelete: { [router] in router.popToRoot() })
            return ContactDetailScreen(viewModel: detail, id: id, router: router, texts: texts)
        case .list, .edit: return nil
        }
    }

    private func makeList() -> List<ContactViewModel> {
        let cells = ListDataSource<ContactViewModel, ContactCell>(ContactCell.init) { cell, contact in
            cell.show(name: contact.fullName, initials: contact.initials)
        }
        let list = List(viewModel.contacts, dataSource: cells)
        list.title = texts.contacts
        list.onActivate { [router] contact in router.show(contact.id) }
        router.shownContact.bindAndFire(to: list) { list, shown in list.selection = { $0.id == shown } }
        list.setActions([
            RowAction(texts.delete, role: .destructive) { [viewModel] contact in viewModel.delete(contact) }
        ])
        return list
    }

    private func tell(_ notice: ContactListNotice) {
        switch notice {
        case .deleted(let contact):
            undoOffer.make(of: contact.fullName, on: self) { [viewModel] in viewModel.perform.execute(.restore(contact)) }
        case .failed(let error, let request):
            show(.failure(error, texts: texts) { [viewModel] in viewModel.perform.execute(request) })
        case .imported(let result):
            show(.telling(texts.message(of: result), title: texts.importTitle, texts: texts))
        case .notExported: show(.telling(texts.exportFailed, title: texts.error, texts: texts))
        }
    }
}

extension ContactsTexts {
    /// What there is to show of the list.
    fileprivate nonisolated func content(_ state: ContactListState) -> ContentState<Void> {
        switch state {
        case .loading: .loading
        case .contacts: .content
        case .empty: .empty(empty)
        case .nothingFound: .empty(nothingFound)
        case .failed(let error): .failed(unreadable(message(of: error)))
        }
    }
}
