import BelvedereBinding
import BelvedereCore
import BelvedereUIKit
import EmployeesModel
import EmployeesService
import UIKit

/// The screen "Employees": the list with its settings above it, and the sums and the time of the data below it.
final class EmployeesViewController: UIViewController, UITableViewDelegate {
    private let viewModel: EmployeesViewModel
    private let tableView = UITableView()
    private let search = UISearchController(searchResultsController: nil)
    private let failure = UILabel(style: .body), count = UILabel(style: .body)
    private let salaries = UILabel(style: .body), time = UILabel(style: .body)
    private var rows: ListTableRows<EmployeeRow>?

    init(viewModel: EmployeesViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    // A storyboard has no view model for this screen.
    required init?(coder: NSCoder) { nil }

    override func loadView() { view = tableView }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = EmployeesTexts.title
        search.searchBar.placeholder = EmployeesTexts.search
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search.bind(viewModel.searchText)
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: EmployeesTexts.download, image: UIImage(.download))
            .bind(command: viewModel.download, in: self)
        arrangeTable()
        bindRows()
        // A sentence above the title interrupts nobody.
        viewModel.notices.bind(to: self) { screen, text in screen.navigationItem.prompt = text }
        own(viewModel)
        viewModel.refresh()
    }

    /// Puts the settings above the rows, and the texts about the list around them.
    private func arrangeTable() {
        let texts = viewModel.texts
        let keys: [EmployeeSorting.Key?] = [nil] + EmployeeSorting.Key.allCases
        let groups: [AgeGroup?] = [nil] + AgeGroup.allCases
        let order = UIButton(configuration: .plain()).bind(viewModel.sortKey, to: keys, titles: keys.map(texts.name))
        let ages = UIButton(configuration: .plain()).bind(viewModel.ages, to: groups, titles: groups.map(texts.name))
        // The order in which the service sends the employees cannot be reversed.
        let descending = UISwitch().bind(viewModel.isDescending).bind(isEnabled: viewModel.sortKey.map { $0 != nil })
        descending.accessibilityLabel = EmployeesTexts.descending
        tableView.tableHeaderView = column([
            order, descending, ages, failure.bind(viewModel.failure), count.bind(viewModel.count),
        ])
        tableView.tableFooterView = column([salaries.bind(viewModel.salariesInAll), time.bind(viewModel.time)])
        tableView.refreshControl = UIRefreshControl().bind(isRefreshing: viewModel.isReloading) { [viewModel] in viewModel.refresh() }
    }

    private func column(_ views: [UIView]) -> UIView {
        let column = UIStackView(arrangedSubviews: views)
        column.axis = .vertical
        column.spacing = 8
        return column
    }

    private func bindRows() {
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "employee")
        rows = tableView.bind(viewModel.rows) { table, path, row in
            let cell = table.dequeueReusableCell(withIdentifier: "employee", for: path)
            var content = cell.defaultContentConfiguration()
            content.text = row.name
            content.secondaryText = "\(row.salary) · \(row.age)"
            cell.contentConfiguration = content
            return cell
        }
        bind(
            content: viewModel.state,
            retry: UIAction(title: EmployeesTexts.tryAgain) { [viewModel] _ in viewModel.refresh() },
            action: UIAction { [viewModel] _ in viewModel.showAll() })
    }

    // MARK: UITableViewDelegate

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if let row = rows?.element(at: indexPath) { viewModel.open(row) }
    }
}
