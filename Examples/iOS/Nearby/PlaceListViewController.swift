import BelvedereBinding
import BelvedereCore
import BelvedereUIKit
import NearbyModel
import NearbyPlaces
import UIKit

/// The screen with all places of one type, such as cafés.
final class PlaceListViewController: UIViewController, UITableViewDelegate {
    private let viewModel: PlaceListViewModel
    private let tableView = UITableView()
    private let search = UISearchController(searchResultsController: nil)
    private let sortBy = UIButton(configuration: .plain())
    private var rows: ListTableRows<PlaceRow>?

    init(viewModel: PlaceListViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = tableView }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = viewModel.title
        search.searchBar.placeholder = NearbyTexts.search
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search.bind(viewModel.searchText)
        let openNow = UISwitch().bind(viewModel.isOpenOnly)
        openNow.accessibilityLabel = NearbyTexts.openNow
        viewModel.sortKeys.bindAndFire(to: self) { screen, keys in
            screen.sortBy.bind(screen.viewModel.sortKey, to: keys, titles: keys.map(screen.viewModel.texts.name))
        }
        tableView.tableHeaderView = column([sortBy, openNow, UILabel(style: .body).bind(viewModel.count)])
        let attribution = UILabel(style: .body)
        attribution.text = viewModel.attribution
        tableView.tableFooterView = attribution
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "place")
        rows = tableView.bind(viewModel.rows) { table, path, row in
            let cell = table.dequeueReusableCell(withIdentifier: "place", for: path)
            var content = cell.defaultContentConfiguration()
            content.text = row.name
            content.secondaryText = [row.distance, row.status, row.rating, row.address].filter { !$0.isEmpty }.joined(separator: " · ")
            cell.contentConfiguration = content
            return cell
        }
        bind(
            content: viewModel.state, retry: UIAction(title: NearbyTexts.retry) { [viewModel] _ in viewModel.retry() },
            action: UIAction { [viewModel] _ in viewModel.leadOn() })
        own(viewModel)
    }

    // MARK: UITableViewDelegate

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if let row = rows?.element(at: indexPath) { viewModel.open(row) }
    }
}
