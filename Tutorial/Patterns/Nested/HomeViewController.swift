import Belvedere

/// Owns its view model, and makes a cell for each view model of a row. It never sees a place.
final class HomeViewController: Screen {
    private let viewModel: HomeViewModel
    private let tableView = Stack()

    init(viewModel: HomeViewModel) {
        self.viewModel = viewModel
        let selected = Label(style: .headline)
        super.init(title: "Nearby", content: Stack(selected, tableView))
        own(viewModel)
        viewModel.selected.bindAndFire(to: selected, \.text)
        viewModel.tableDataSource.asValue.bindAndFire(to: self) { screen, _ in screen.reloadTable() }
    }

    override func viewDidLoad() { viewModel.viewDidLoad() }

    private func reloadTable() {
        tableView.setViews((0..<viewModel.tableDataSource.count).map { cell(for: viewModel.cellType(forIndex: $0)) })
    }

    private func cell(for type: HomeTableCellType) -> View {
        switch type {
        case .pagingCell(let model): return Pager(model.title, model.pages) { Label($0.label) }
        case .categoriesCell(let model), .placesCell(let model):
            let cell = CollectionTableCell()
            cell.prepareCell(viewModel: model)
            return cell
        }
    }
}
