public import Belvedere
public import EmployeesModel
internal import EmployeesService

/// The screen "Employees": the table, its settings above it, and the sums and the time of the data below it. In a wide window a panel
/// beside the table shows the employee of the chosen row.
public final class EmployeesScreen: Screen {
    private let viewModel: EmployeesViewModel
    private let failure = Label(style: .error)

    public init(viewModel: EmployeesViewModel) {
        self.viewModel = viewModel
        super.init(title: EmployeesTexts.title)
        own(viewModel)
    }

    public override func viewDidLoad() {
        splitView = .sidePanel()
        let refresh = Button(EmployeesTexts.refresh, symbol: .refresh) { [viewModel] in viewModel.refresh() }
        let chart = Button(EmployeesTexts.chart, symbol: .chart) { [viewModel] in viewModel.openChart() }
        barItems = [refresh, chart, Button(EmployeesTexts.download, symbol: .download, command: viewModel.download)]
        let count = Label()
        let rows = ContentView(
            EmployeesTableView(viewModel: viewModel).table,
            state: viewModel.state,
            loading: EmployeesTexts.loading,
            retry: Button(EmployeesTexts.tryAgain) { [viewModel] in viewModel.refresh() },
            action: Button("") { [viewModel] in viewModel.showAll() }
        )
        let account = viewModel.loggedIn.isEmpty ? [] : [Stack(.horizontal, account())]
        content = Stack(.vertical, alignment: .stretch, account + [settings(), failure, count, rows, foot()])

        viewModel.isLoading.map { !$0 }.bindAndFire(to: refresh, \.isEnabled)
        viewModel.count.bindAndFire(to: count, \.text)
        viewModel.failure.bindAndFire(to: self) { screen, text in
            screen.failure.text = text
            screen.failure.isHidden = text.isEmpty
        }
        viewModel.notices.bind(to: self) { screen, text in screen.show(Toast(.words(text))) }
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

    /// Returns the settings of the table: the search, the order, the ages and the height of the rows.
    private func settings() -> View {
        let texts = viewModel.texts
        let search = SearchField(EmployeesTexts.search).bind(viewModel.searchText)
        let keys: [EmployeeSorting.Key?] = [nil] + EmployeeSorting.Key.allCases
        let key = Picker(EmployeesTexts.sortBy, choices: keys.map(texts.name)).bind(viewModel.sortKey, to: keys)
        let direction = Toggle(EmployeesTexts.descending).bind(viewModel.isDescending)
        // The order in which the service sends the employees cannot be reversed. So disable the switch for the direction in this order.
        viewModel.sortKey.map { $0 != nil }.bindAndFire(to: direction, \.isEnabled)
        let groups: [AgeGroup?] = [nil] + AgeGroup.allCases
        let ages = Picker(EmployeesTexts.agesLabel, choices: groups.map(texts.name)).bind(viewModel.ages, to: groups)
        let densities = EmployeesDensity.allCases
        let density = Picker(EmployeesTexts.density, choices: densities.map(texts.name)).bind(viewModel.density, to: densities)
        return Stack(.horizontal, search, key, direction, ages, density)
    }

    /// Returns the line below the table. A longer text in it moves nothing, because nothing is below it.
    private func foot() -> View {
        let sum = Label(style: .detail), time = Label(style: .detail), spinner = Spinner(EmployeesTexts.loading)
        viewModel.salariesInAll.bindAndFire(to: sum, \.text)
        viewModel.time.bindAndFire(to: time, \.text)
        viewModel.isReloading.bindAndFire(to: spinner, \.isSpinning)
        return Stack(.horizontal, sum, time, spinner)
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
