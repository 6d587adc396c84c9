import BelvedereBinding
import BelvedereCore
import BelvedereUIKit
import NearbyModel
import UIKit

/// The screen "Nearby". It has rows of several kinds; a row's view model decides which cell shows it.
final class HomeViewController: UIViewController {
    private let viewModel: HomeViewModel
    private let tableView = UITableView()
    private let position: PositionControls

    init(viewModel: HomeViewModel) {
        self.viewModel = viewModel
        position = PositionControls(viewModel.position)
        super.init(nibName: nil, bundle: nil)
    }

    // A storyboard has no view model for this screen.
    required init?(coder: NSCoder) { nil }

    override func loadView() { view = tableView }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NearbyTexts.title
        let refresh = Command(canExecute: viewModel.hasPosition) { [viewModel] in viewModel.refresh() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: NearbyTexts.refresh, image: UIImage(.refresh)).bind(command: refresh)
        tableView.tableHeaderView = column([position.view, message()])
        let attribution = UILabel(style: .body).bind(viewModel.hasRows.map { [viewModel] in $0 ? viewModel.attribution : "" })
        tableView.tableFooterView = column([UIActivityIndicatorView().bind(isAnimating: viewModel.isGrowing), attribution])
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.bind(viewModel.rows) { table, path, row in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            for view in cell.contentView.subviews { view.removeFromSuperview() }
            cell.contentView.addSubview(Self.content(of: row))
            return cell
        }
        own(viewModel)
        launch { [viewModel] in await viewModel.run() }
    }

    /// The message in place of places. The controls for the position stay usable above it.
    private func message() -> UIView {
        let label = UILabel(style: .body), lead = UIButton(configuration: .filled()), spinner = UIActivityIndicatorView()
        lead.addAction(UIAction { [viewModel] _ in viewModel.leadOn() }, for: .primaryActionTriggered)
        viewModel.state.bindAndFire(to: label) { label, state in
            switch state {
            case .empty(let message), .failed(let message):
                label.text = [message.title, message.detail].filter { !$0.isEmpty }.joined(separator: "\n")
                lead.configuration?.title = message.action
                lead.isHidden = message.action == nil
            case .loading, .content:
                label.text = ""
                lead.isHidden = true
            }
        }
        spinner.bind(isAnimating: viewModel.state.map { if case .loading = $0 { true } else { false } })
        return column([label, lead, spinner])
    }

    private static func content(of row: HomeTableCellType) -> UIView {
        switch row {
        case .pagination(let viewModel): PaginationCell.content(viewModel)
        case .categories(let viewModel): TableCollectionCell.content(viewModel)
        case .places(let viewModel): TableCollectionCell.content(viewModel)
        case .failure(let viewModel): failure(viewModel)
        }
    }

    private static func failure(_ viewModel: SectionFailureCellVM) -> UIView {
        let title = UILabel(style: .body), retry = UIButton(configuration: .plain())
        title.text = viewModel.title
        retry.configuration?.title = viewModel.retryTitle
        retry.addAction(UIAction { _ in viewModel.retry() }, for: .primaryActionTriggered)
        return column([title, UILabel(style: .body).bind(viewModel.message), retry])
    }
}

/// Stacks views one below the other.
func column(_ views: [UIView]) -> UIStackView {
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.spacing = 8
    return column
}
