import BelvedereBinding
import BelvedereCore
import BelvedereUIKit
import ContactsModel
import ContactsMVVMModel
import ContactsPartsOnIOS
import ContactsShared
import UIKit

/// The screen "Contacts", bound to the controller of its view models.
final class ContactListViewController: UIViewController, UITableViewDelegate {
    private let viewModel: ContactViewModelController
    private let router: Router<ContactsRoute>
    private let tableView = UITableView()
    private let search = UISearchController(searchResultsController: nil)
    private let count = UILabel(style: .body)
    private var rows: PagedTableRows<ContactViewModel>?
    private var address: [BindingToken] = []

    init(viewModel: ContactViewModelController, router: Router<ContactsRoute>) {
        self.viewModel = viewModel
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    // A storyboard has no view model for this screen.
    required init?(coder: NSCoder) { nil }

    override func loadView() { view = tableView }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = ContactsTexts.contacts
        address = router.follow(search: viewModel.searchText, order: viewModel.order)
        arrangeBars()
        bindRows()
        viewModel.notice.bind(to: self) { screen, notice in screen.tell(notice) }
        own(viewModel)
        launch { [viewModel] in await viewModel.run() }
    }

    private func arrangeBars() {
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: ContactsTexts.addContact, image: UIImage(.add), primaryAction: nil
        ).bind(command: Command { [router] in router.present(.add()) })
        search.searchBar.placeholder = ContactsTexts.search
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search.bind(viewModel.searchText)
        tableView.tableHeaderView = UISegmentedControl(items: ContactOrder.allCases.map { ContactsTexts.name(of: $0) })
            .bind(viewModel.order, to: ContactOrder.allCases)
        tableView.tableFooterView = count.bind(
            viewModel.total.map { $0.count == 0 ? "" : ContactsTexts.count($0.count, isSearching: $0.isSearching) })
    }

    private func bindRows() {
        tableView.registerContacts()
        tableView.delegate = self
        rows = tableView.bind(viewModel.contacts, sections: viewModel.sections) { table, path, contact in
            table.contactCell(at: path, name: contact?.fullName, detail: contact?.detail)
        }
        bind(
            content: viewModel.state.map { ContactsTexts.content($0) },
            retry: UIAction(title: ContactsTexts.retry) { [viewModel] _ in viewModel.retry() },
            action: UIAction { [router] _ in router.present(.add()) })
        viewModel.revealed.bind(to: self) { screen, index in
            guard let path = screen.rows?.indexPath(of: index) else { return }
            screen.tableView.scrollToRow(at: path, at: .middle, animated: true)
        }
    }

    private func tell(_ notice: ContactListNotice) {
        switch notice {
        case .deleted(let contact):
            present(alert: .offeringUndo(of: contact.fullName) { [viewModel] in viewModel.perform.execute(.restore(contact)) })
        case .failed(let error, let request):
            present(alert: .failure(error) { [viewModel] in viewModel.perform.execute(request) })
        // The table scrolls to a saved contact. The app neither imports nor exports.
        case .saved, .imported, .notExported: break
        }
    }

    // MARK: UITableViewDelegate

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if let contact = rows?.element(at: indexPath) { router.show(contact.id) }
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let contact = rows?.element(at: indexPath) else { return nil }
        let delete = UIContextualAction(ContactsTexts.delete, style: .destructive) { [viewModel] in viewModel.delete(contact) }
        return UISwipeActionsConfiguration(actions: [delete])
    }
}

extension ContactsTexts {
    /// The content of the list for a state of the view model.
    fileprivate nonisolated static func content(_ state: ContactListState) -> ContentState<Void> {
        switch state {
        case .loading: .loading
        case .contacts: .content
        case .empty: .empty(empty)
        case .nothingFound: .empty(nothingFound)
        case .failed(let error): failed(error)
        }
    }
}
