import Belvedere
import ContactsModel
import ContactsShared
import ContactsVIPERModel
import ContactsViews

/// The view of the list. It shows what its presenter decides, and sends the person's actions to it.
final class ContactListView: Screen {
    private let presenter: any ContactListPresentation
    private let undoOffer = UndoOffer()
    private let list: List<ContactSummary>
    private let pieces: ContactListContent

    init(presenter: any ContactListPresentation) {
        self.presenter = presenter
        let cells = ListDataSource<ContactSummary, ContactCell>(ContactCell.init) { cell, contact in
            cell.show(name: contact.fullName, initials: contact.initials, detail: contact.detail)
        }
        list = List(presenter.contacts, dataSource: cells)
        pieces = ContactListContent(
            list: list,
            actions: ContactListContent.Actions(
                importCards: { presenter.didReceive($0.bytes) },
                exportCards: { presenter.didTapExport() },
                add: { presenter.didTapAdd() },
                retry: { presenter.didTapRetry() },
                select: { presenter.didTapSelect($0) },
                deleteSelected: { presenter.didTapDeleteSelected() },
                exportSelected: { presenter.didTapExportSelected() }
            )
        )
        super.init(title: ContactsTexts.contacts, content: pieces)
        own(presenter)
    }

    override func viewDidLoad() {
        barItems = pieces.barItems
        splitView = .contacts
        pieces.search.onChange { [presenter] in presenter.didSearch($0) }
        pieces.order.onChange { [presenter] in presenter.didSort(by: ContactOrder.allCases[$0]) }
        list.title = ContactsTexts.contacts
        list.onActivate { [presenter] in presenter.didSelect($0) }
        list.setActions([
            RowAction(ContactsTexts.delete, role: .destructive) { [presenter] in presenter.didDelete($0) }
        ])
    }

    override func run() async { await presenter.present() }
}

extension ContactListView: ContactListViewProtocol {
    func showSetting(_ setting: ContactListSetting) { pieces.show(setting) }
    func showSections(_ sections: [SectionHeading]) { list.sections = sections }
    func showChosen(_ ids: Set<Contact.ID>) { list.showChosen(ids) }
    func showSelectionBar(_ isOn: Bool, count: Int) {
        list.showsCheckboxes = isOn
        pieces.showSelection(isOn: isOn, count: count)
    }
    func showLoading() { pieces.contacts.state = .loading }
    func showContacts() { pieces.contacts.state = .content }
    func showEmpty() { pieces.contacts.state = .empty(ContactsTexts.empty) }
    func showNothingFound() { pieces.contacts.state = .empty(ContactsTexts.nothingFound) }
    func showUnreadable(_ error: ContactStoreError) {
        pieces.contacts.state = .failed(ContactsTexts.unreadable(ContactsTexts.message(of: error)))
    }
    func showCount(_ count: Int, isSearching: Bool) { pieces.showCount(count, isSearching: isSearching) }
    func showImportProgress(_ share: Double?) { pieces.showImport(share) }
    func reveal(_ index: Int) { list.reveal(index) }
    func showSaved(_ contact: ContactSummary) {
        show(.saved(contact.fullName) { [presenter] in presenter.didTapShow(contact) })
    }

    func offerUndo(of name: String) {
        undoOffer.make(of: name, on: self) { [presenter] in presenter.didUndo() }
    }

    func showFailure(_ error: ContactStoreError, retry: @escaping () -> Void) {
        show(.failure(error, retry: retry))
    }

    func showImport(_ result: ContactImport) {
        show(.telling(ContactsTexts.message(of: result), title: ContactsTexts.importTitle))
    }

    func showExportFailure() {
        show(.telling(ContactsTexts.exportFailed, title: ContactsTexts.error))
    }
}
