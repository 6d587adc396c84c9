public import Belvedere
public import EmployeesModel
internal import EmployeesService

/// The screen "Employees": the list, what can be done with it, and how current it is.
public final class EmployeesScreen: Screen {
    private let viewModel: EmployeesViewModel
    private let time = Label(style: .detail)
    private let failure = Label(style: .error)
    private let list: List<EmployeeRow>

    public init(viewModel: EmployeesViewModel) {
        let texts = viewModel.texts
        self.viewModel = viewModel
        // The one generic data source: any item, any cell.
        let dataSource = ListDataSource<EmployeeRow, EmployeeCell>(EmployeeCell.init) { cell, row in
            cell.name.text = row.name
            cell.number.text = row.number
            cell.salary.text = row.salary
            cell.age.text = row.age
        }
        list = List(viewModel.rows, dataSource: dataSource)
        super.init(title: texts.title)
        own(viewModel)
    }

    public override func viewDidLoad() {
        let texts = viewModel.texts
        let search = SearchField(texts.search).bind(viewModel.searchText)
        list.accessibilityName = texts.title
        list.onActivate { [viewModel] row in viewModel.open(row) }
        viewModel.chosen.bindAndFire(to: list) { list, chosen in list.selection = { $0.id == chosen } }
        splitView = SplitView(placeholder: EmptyState(texts.nobodyChosen, detail: texts.nobodyChosenDetail, symbol: .person))
        let refresh = Button(texts.refresh, symbol: .refresh) { [viewModel] in viewModel.refresh() }
        let chart = Button(texts.chart, symbol: .chart) { [viewModel] in viewModel.openChart() }
        barItems = [refresh, chart, Button(texts.download, symbol: .download, command: viewModel.download)]
        let count = Label(style: .detail)
        let rows = ContentView(
            list,
            state: viewModel.state,
            loading: texts.loading,
            retry: Button(texts.tryAgain) { [viewModel] in viewModel.refresh() },
            action: Button("") { [viewModel] in viewModel.searchText.value = "" },
            keepsContent: true
        )
        let parts: [View] = [search, sorting(), failure, Stack(.horizontal, count, time), rows]
        content = Stack(.vertical, (viewModel.loggedIn.isEmpty ? [] : [Stack(.horizontal, account())]) + parts)
        if viewModel.canEdit {
            list.setActions([RowAction(texts.delete, role: .destructive) { [viewModel] row in viewModel.delete(row.id) }])
        }

        viewModel.isLoading.map { !$0 }.bindAndFire(to: refresh, \.isEnabled)
        viewModel.count.bindAndFire(to: count, \.text)
        viewModel.time.bindAndFire(to: time, \.text)
        viewModel.failure.bindAndFire(to: self) { screen, text in
            screen.failure.text = text
            screen.failure.isHidden = text.isEmpty
        }
        viewModel.notices.bind(to: self) { screen, text in screen.show(Toast(text)) }
        viewModel.deletions.bind(to: self) { [texts] screen, deletion in
            screen.show(Toast(deletion.text, action: texts.undo) { [viewModel = screen.viewModel] in viewModel.restore(deletion.id) })
        }
    }

    /// Who has logged in, with the ways out.
    private func account() -> View {
        let texts = viewModel.texts
        return Menu(viewModel.loggedIn, [
            MenuEntry(texts.logOut) { [viewModel] in viewModel.logOut(everywhere: false) },
            MenuEntry(texts.logOutEverywhere) { [viewModel] in viewModel.logOut(everywhere: true) },
        ])
    }

    public override func run() async {
        viewModel.refresh()
    }

    private func sorting() -> View {
        let texts = viewModel.texts
        let keys: [EmployeeSorting.Key?] = [nil] + EmployeeSorting.Key.allCases
        let key = Picker(texts.sortBy, choices: keys.map(texts.name)).bind(viewModel.sortKey, to: keys)
        let direction = Toggle(texts.descending).bind(viewModel.isDescending)
        // The order of the service has no other direction.
        viewModel.sortKey.map { $0 != nil }.bindAndFire(to: direction, \.isEnabled)
        return Stack(.horizontal, key, direction)
    }
}

extension EmployeesScreen: ScreenBuilding {
    public func screen(for route: EmployeesRoute) -> Screen? {
        switch route {
        case .list: nil
        case .detail(let id): EmployeeDetailScreen(viewModel: viewModel.detail(of: id))
        case .salaries: SalariesScreen(viewModel: viewModel.salaries())
        }
    }
}
