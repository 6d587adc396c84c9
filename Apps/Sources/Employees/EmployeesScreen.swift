public import Belvedere
public import EmployeesModel
internal import EmployeesService

/// The screen "Employees": the list, its actions, and the time when the data was read.
public final class EmployeesScreen: Screen {
    private let viewModel: EmployeesViewModel
    private let time = Label(style: .detail)
    private let failure = Label(style: .error)
    private let list: List<EmployeeRow>
    /// An additional view above the search field, or nil. Set it before the screen is shown.
    public var header: View?

    public init(viewModel: EmployeesViewModel) {
        self.viewModel = viewModel
        // The data source is generic: it works with any type of item and any type of cell.
        let dataSource = ListDataSource<EmployeeRow, EmployeeCell>(EmployeeCell.init) { cell, row in
            cell.name.text = row.name
            cell.number.text = row.number
            cell.salary.text = row.salary
            cell.age.text = row.age
        }
        list = List(viewModel.rows, dataSource: dataSource)
        super.init(title: EmployeesTexts.title)
        own(viewModel)
    }

    public override func viewDidLoad() {
        let search = SearchField(EmployeesTexts.search).bind(viewModel.searchText)
        list.accessibilityName = EmployeesTexts.title
        list.onActivate { [viewModel] row in viewModel.open(row) }
        viewModel.chosen.bindAndFire(to: list) { list, chosen in list.selection = { $0.id == chosen } }
        splitView = SplitView(placeholder: overview())
        let refresh = Button(EmployeesTexts.refresh, symbol: .refresh) { [viewModel] in viewModel.refresh() }
        let chart = Button(EmployeesTexts.chart, symbol: .chart) { [viewModel] in viewModel.openChart() }
        barItems = [refresh, chart, Button(EmployeesTexts.download, symbol: .download, command: viewModel.download)]
        let count = Label(style: .detail), sum = Label(style: .detail)
        let rows = ContentView(
            list,
            state: viewModel.state,
            loading: EmployeesTexts.loading,
            retry: Button(EmployeesTexts.tryAgain) { [viewModel] in viewModel.refresh() },
            action: Button("") { [viewModel] in viewModel.showAll() },
            keepsContent: true
        )
        let parts: [View] = [header].compactMap { $0 } + [search, sorting(), failure, Stack(.horizontal, count, time), sum, rows]
        content = Stack(.vertical, (viewModel.loggedIn.isEmpty ? [] : [Stack(.horizontal, account())]) + parts)
        if viewModel.canEdit {
            list.setActions([RowAction(EmployeesTexts.delete, role: .destructive) { [viewModel] row in viewModel.delete(row.id) }])
        }

        viewModel.isLoading.map { !$0 }.bindAndFire(to: refresh, \.isEnabled)
        viewModel.count.bindAndFire(to: count, \.text)
        viewModel.salariesInAll.bindAndFire(to: sum, \.text)
        viewModel.time.bindAndFire(to: time, \.text)
        viewModel.failure.bindAndFire(to: self) { screen, text in
            screen.failure.text = text
            screen.failure.isHidden = text.isEmpty
        }
        viewModel.notices.bind(to: self) { screen, text in screen.show(Toast(text)) }
        viewModel.deletions.bind(to: self) { screen, deletion in
            screen.show(
                Toast(deletion.text, action: EmployeesTexts.undo) { [viewModel = screen.viewModel] in viewModel.restore(deletion.id) })
        }
    }

    /// Returns the menu that shows the logged-in person and offers to log out here or everywhere.
    private func account() -> View {
        return Menu(
            viewModel.loggedIn,
            [
                MenuEntry(EmployeesTexts.logOut) { [viewModel] in viewModel.logOut(everywhere: false) },
                MenuEntry(EmployeesTexts.logOutEverywhere) { [viewModel] in viewModel.logOut(everywhere: true) },
            ])
    }

    public override func run() async {
        viewModel.refresh()
    }

    private func sorting() -> View {
        let texts = viewModel.texts
        let keys: [EmployeeSorting.Key?] = [nil] + EmployeeSorting.Key.allCases
        let key = Picker(EmployeesTexts.sortBy, choices: keys.map(texts.name)).bind(viewModel.sortKey, to: keys)
        let direction = Toggle(EmployeesTexts.descending).bind(viewModel.isDescending)
        // The order in which the service sends the employees cannot be reversed. So disable the switch for the direction in this order.
        viewModel.sortKey.map { $0 != nil }.bindAndFire(to: direction, \.isEnabled)
        let groups: [AgeGroup?] = [nil] + AgeGroup.allCases
        let ages = Picker(EmployeesTexts.agesLabel, choices: groups.map(texts.name)).bind(viewModel.ages, to: groups)
        return Stack(.horizontal, key, direction, ages)
    }

    /// Returns the content beside the list while no employee is chosen. It shows the same rows as a table, and pressing a column heading
    /// sorts them.
    private func overview() -> View {
        typealias Key = EmployeeSorting.Key
        let table = Table(
            viewModel.rows,
            columns: [
                .init(EmployeesTexts.nameLabel, \.name, id: Key.name.rawValue),
                .init(EmployeesTexts.numberLabel, \.cells.number, id: Key.id.rawValue, width: .characters(8), alignment: .end),
                .init(EmployeesTexts.salaryLabel, \.cells.salary, id: Key.salary.rawValue, width: .characters(12), alignment: .end),
                .init(EmployeesTexts.ageLabel, \.cells.age, id: Key.age.rawValue, width: .characters(6), alignment: .end),
            ]
        ).bind(order: viewModel.order)
        table.accessibilityName = EmployeesTexts.overview
        table.onActivate { [viewModel] row in viewModel.open(row) }
        return Stack(Label(EmployeesTexts.overview, style: .title), table)
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
