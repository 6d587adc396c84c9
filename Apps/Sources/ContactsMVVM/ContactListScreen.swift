import Belvedere
import ContactsModel
import ContactsMVVMModel
import ContactsShared
import ContactsViews

/// The screen "Contacts", bound to the controller of its view models. It opens the add and detail screens.
final class ContactListScreen: Screen, ScreenBuilding {
    private let viewModel: ContactViewModelController
    private let router: Router<ContactsRoute>
    private let undoOffer = UndoOffer()
    private var address: [BindingToken] = []

    init(viewModel: ContactViewModelController, router: Router<ContactsRoute>) {
        self.viewModel = viewModel
        self.router = router
        super.init(title: ContactsTexts.contacts)
        own(viewModel)
    }

    override func viewDidLoad() {
        splitView = .contacts

        let list = makeList()
        let pieces = ContactListContent(
            list: list,
            actions: ContactListContent.Actions(
                importCards: { [viewModel] file in viewModel.perform.execute(.take(file.bytes)) },
                exportCards: { [viewModel] in viewModel.perform.execute(.handOut) },
                add: { [router] in router.present(.add()) },
                retry: { [viewModel] in viewModel.retry() },
                select: { [viewModel] in viewModel.selection.setOn($0) },
                deleteSelected: { [viewModel] in viewModel.perform.execute(.deleteSelected) },
                exportSelected: { [viewModel] in viewModel.perform.execute(.handOutSelected) }
            )
        )
        content = pieces
        barItems = pieces.barItems
        address = router.follow(search: viewModel.searchText, order: viewModel.order)
        pieces.search.bind(viewModel.searchText)
        viewModel.sections.bindAndFire(to: list, \.sections)
        viewModel.revealed.bind(to: list) { list, index in list.reveal(index) }
        pieces.order.bind(viewModel.order, to: ContactOrder.allCases)
        pieces.follow(viewModel.selection)
        viewModel.total.bindAndFire(to: pieces) { pieces, total in pieces.showCount(total.count, isSearching: total.isSearching) }
        viewModel.importProgress.bindAndFire(to: pieces) { pieces, share in pieces.showImport(share) }
        viewModel.state.map { ContactsTexts.content($0) }.bindAndFire(to: pieces.contacts, \.state)
        viewModel.notice.bind(to: self) { screen, notice in screen.tell(notice) }
    }

    override func run() async { await viewModel.run() }

    func screen(for route: ContactsRoute) -> Screen? {
        switch route {
        case .add(let key):
            let close = { [router] in router.dismiss() }
            let add = viewModel.addContact(key: key, onFinish: close)
            return AddContactScreen(viewModel: add, close: close, cancel: { [router] in _ = router.requestBack() })
        case .detail(let id):
            let detail = viewModel.contact(id, onDelete: { [router] in router.popToRoot() })
            return ContactDetailScreen(viewModel: detail, id: id, router: router)
        case .list, .edit: return nil
        }
    }

    private func makeList() -> List<ContactViewModel> {
        let cells = ListDataSource<ContactViewModel, ContactCell>(ContactCell.init) { cell, contact in
            cell.show(name: contact.fullName, initials: contact.initials, detail: contact.detail)
        }
        let list = List(viewModel.contacts, dataSource: cells)
        list.title = ContactsTexts.contacts
        list.onActivate { [router, viewModel] contact in
            if viewModel.selection.isOn.value { viewModel.selection.toggle(contact.id) } else { router.show(contact.id) }
        }
        list.follow(viewModel.selection, shown: router.shownContact)
        list.setActions([
            RowAction(ContactsTexts.delete, role: .destructive) { [viewModel] contact in viewModel.delete(contact) }
        ])
        return list
    }

    private func tell(_ notice: ContactListNotice) {
        switch notice {
        case .deleted(let contact):
            undoOffer.make(of: contact.fullName, on: self) { [viewModel] in viewModel.perform.execute(.restore(contact)) }
        case .saved(let contact):
            show(.saved(contact.fullName) { [router] in router.show(contact.id) })
        case .failed(let error, let request):
            show(.failure(error) { [viewModel] in viewModel.perform.execute(request) })
        case .imported(let result):
            show(.telling(ContactsTexts.message(of: result), title: ContactsTexts.importTitle))
        case .notExported: show(.telling(ContactsTexts.exportFailed, title: ContactsTexts.error))
        }
    }
}

extension ContactsTexts {
    /// The content that the list shows for a state of the view model.
    fileprivate nonisolated static func content(_ state: ContactListState) -> ContentState<Void> {
        switch state {
        case .loading: .loading
        case .contacts: .content
        case .empty: .empty(empty)
        case .nothingFound: .empty(nothingFound)
        case .failed(let error): .failed(unreadable(message(of: error)))
        }
    }
}
