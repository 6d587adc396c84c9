import BelvedereBinding
import BelvedereCore
import BelvedereUIKit
import ContactsModel
import ContactsPartsOnIOS
import ContactsShared
import ContactsVIPERModel
import UIKit

/// The view of the list. It shows what its presenter decides, and sends the person's actions to it.
final class ContactListView: UIViewController, UITableViewDelegate {
    private let presenter: any ContactListPresentation
    private let tableView = UITableView()
    private let search = UISearchController(searchResultsController: nil)
    private let count = UILabel(style: .body)
    private let searchText = Dynamic(""), order = Dynamic(ContactOrder.firstName)
    private let sections = Dynamic<[SectionHeading]>([])
    private let state = Dynamic(ContentState<Void>.loading)
    private var rows: PagedTableRows<ContactSummary>?
    private var typing: [BindingToken] = []

    init(presenter: any ContactListPresentation) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    // A storyboard has no presenter for this screen.
    required init?(coder: NSCoder) { nil }

    override func loadView() { view = tableView }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = ContactsTexts.contacts
        arrangeBars()
        tableView.registerContacts()
        tableView.delegate = self
        rows = tableView.bind(presenter.contacts, sections: sections) { table, path, contact in
            table.contactCell(at: path, name: contact?.fullName, detail: contact?.detail)
        }
        bind(
            content: state, retry: UIAction(title: ContactsTexts.retry) { [presenter] _ in presenter.didTapRetry() },
            action: UIAction { [presenter] _ in presenter.didTapAdd() })
        // The presenter receives this controller as its view, so the views must be ready.
        own(presenter)
        typing = [
            searchText.bind { [presenter] in presenter.didSearch($0) }, order.bind { [presenter] in presenter.didSort(by: $0) },
        ]
        launch { [presenter] in await presenter.present() }
    }

    private func arrangeBars() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: ContactsTexts.addContact, image: UIImage(.add), primaryAction: nil
        ).bind(command: Command { [presenter] in presenter.didTapAdd() })
        search.searchBar.placeholder = ContactsTexts.search
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search.bind(searchText)
        tableView.tableHeaderView = UISegmentedControl(items: ContactOrder.allCases.map { ContactsTexts.name(of: $0) })
            .bind(order, to: ContactOrder.allCases)
        tableView.tableFooterView = count
    }

    // MARK: UITableViewDelegate

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if let contact = rows?.element(at: indexPath) { presenter.didSelect(contact) }
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let contact = rows?.element(at: indexPath) else { return nil }
        let delete = UIContextualAction(ContactsTexts.delete, style: .destructive) { [presenter] in presenter.didDelete(contact) }
        return UISwipeActionsConfiguration(actions: [delete])
    }
}

extension ContactListView: ContactListViewProtocol {
    func showSetting(_ setting: ContactListSetting) {
        transaction { (searchText.value, order.value) = (setting.search, setting.order) }
    }

    func showSections(_ sections: [SectionHeading]) { self.sections.value = sections }
    func showLoading() { state.value = .loading }
    func showContacts() { state.value = .content }
    func showEmpty() { state.value = .empty(ContactsTexts.empty) }
    func showNothingFound() { state.value = .empty(ContactsTexts.nothingFound) }
    func showUnreadable(_ error: ContactStoreError) { state.value = ContactsTexts.failed(error) }
    func showCount(_ number: Int, isSearching: Bool) {
        count.text = number == 0 ? "" : ContactsTexts.count(number, isSearching: isSearching)
    }

    func reveal(_ index: Int) {
        if let path = rows?.indexPath(of: index) { tableView.scrollToRow(at: path, at: .middle, animated: true) }
    }

    func offerUndo(of name: String) {
        present(alert: .offeringUndo(of: name) { [presenter] in presenter.didUndo() })
    }

    func showFailure(_ error: ContactStoreError, retry: @escaping () -> Void) {
        present(alert: .failure(error, retry: retry))
    }

    // The table scrolls to a saved contact. The app selects no rows, and neither imports nor exports.
    func showSaved(_ contact: ContactSummary) {}
    func showChosen(_ ids: Set<Contact.ID>) {}
    func showSelectionBar(_ isOn: Bool, count: Int) {}
    func showImportProgress(_ share: Double?) {}
    func showImport(_ result: ContactImport) {}
    func showExportFailure() {}
}
