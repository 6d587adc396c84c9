public import BelvedereBinding
public import BelvedereCore
public import EmployeesService
internal import Foundation
internal import HTTPService

/// What the screen "Employees" shows and does.
///
/// Nothing is asked of the service before ``refresh()``, which the screen calls when it has appeared; by then it is bound.
///
/// ```swift
/// let viewModel = EmployeesViewModel(service: service, lastGood: lastGood, router: router, environment: environment, device: device)
/// viewModel.count.bindAndFire(to: countLabel, \.text)
/// viewModel.refresh()
/// ```
public final class EmployeesViewModel: ViewModel, BindingOwner {
    /// What a person looks for.
    public let searchText = Dynamic("")
    /// What to sort by; nil for the order of the service.
    public let sortKey = Dynamic<EmployeeSorting.Key?>(nil)
    /// Whether the order is turned round.
    public let isDescending = Dynamic(false)
    /// Whose ages are shown; nil for all.
    public let ages = Dynamic<AgeGroup?>(nil)
    /// The order as the headings of a table show and set it.
    public let order = Dynamic(TableOrder(""))
    /// The rows to show: found, in order, formatted.
    public let rows: DynamicListValue<EmployeeRow>

    public let phase = Dynamic(EmployeesPhase.idle)
    /// How many rows are shown; empty while there is no list.
    public private(set) lazy var count = makeCount()
    /// The sum and the mean of the salaries that are shown; empty where there are none.
    public private(set) lazy var salariesInAll = found.asValue.map { [texts] in texts.salariesInAll($0.compactMap(\.salary)) }
    /// As of when the list is; empty while there is none.
    public private(set) lazy var time = makeTime()
    /// What went wrong and what the app does about it; empty if nothing did.
    public private(set) lazy var failure = makeFailure()
    /// What stands where the rows would be; nil while there are rows, or before anything is known.
    public private(set) lazy var emptiness = makeEmptiness()
    /// What there is to show below the search: the rows, or why there are none.
    public private(set) lazy var state = makeState()
    /// Who is shown, by number; a list that stands beside them marks the row.
    public private(set) lazy var chosen = router.dynamicStack.map { stack -> Int? in
        if case .detail(let id) = stack.top { id } else { nil }
    }
    public private(set) lazy var isLoading = phase.map { $0 == .loading }
    /// Hands the rows that are shown, in their order, to the person's device as a file; if there are any.
    public private(set) lazy var download = AsyncCommand(canExecute: rows.counted.map { $0 > 0 }) { [unowned self] in
        await saveShown()
    }
    /// Short messages as they come: what became of a download.
    public let notices = Signal<String>()
    /// Deletions as they are done here, each of which may be undone.
    public let deletions = Signal<EmployeeDeletion>()

    public let texts: EmployeesTexts
    public let bindings = BindingBag()

    /// The last list that was read well, and when.
    private let latest: Dynamic<LastGoodList.Entry?>
    private let employees: DynamicList<Employee>
    private let found: DynamicListValue<Employee>
    private let service: any EmployeesService
    private let lastGood: LastGoodList
    private let router: Router<EmployeesRoute>
    private let environment: SessionEnvironment
    private let device: Device
    /// Who has logged in; nil in the app that is open to everybody.
    let desk: StaffDesk?
    private let edits: DynamicValue<EmployeeEdits>?
    private var work: LaunchedWork?

    /// - Parameters:
    ///   - service: where the employees come from.
    ///   - lastGood: the last list that any session of the app has read; it is shown from the start.
    ///   - router: where to go from here.
    ///   - environment: whose language, time zone and clock.
    ///   - device: takes the downloaded file.
    ///   - currency: the code of the currency that salaries are in (ISO 4217); nil where nobody knows.
    ///   - desk: who has logged in, and what they share; nil in the app that is open to everybody, where nobody changes
    ///     anything.
    public init(
        service: any EmployeesService,
        lastGood: LastGoodList,
        router: Router<EmployeesRoute>,
        environment: SessionEnvironment,
        device: Device,
        currency: String? = nil,
        desk: StaffDesk? = nil
    ) {
        self.service = service
        self.lastGood = lastGood
        self.router = router
        self.environment = environment
        self.device = device
        self.desk = desk
        let edits = desk?.edits.dynamic()
        let texts = EmployeesTexts(locale: environment.locale, timeZone: environment.timeZone, currency: currency)
        self.texts = texts
        latest = Dynamic(lastGood.latest)
        let known = lastGood.latest?.list.employees ?? []
        employees = DynamicList(edits?.value.applied(to: known) ?? known)
        let order = combine(sortKey, isDescending) { key, isDescending in
            key.map { EmployeeSorting(key: $0, order: isDescending ? .reverse : .forward, locale: texts.locale) }
        }
        found =
            employees
            .filter(by: ages) { employee, ages in ages?.contains(employee.age) ?? true }
            .filter(by: searchText) { employee, search in
                // Whatever stands in the row is found, and the bare figures of a salary.
                employee.matches(search, among: EmployeeRow(employee, texts: texts).searched, locale: texts.locale)
            }
            .sorted(by: order) { left, right, order in order?.areInIncreasingOrder(left, right) ?? false }
        rows = found.map { EmployeeRow($0, texts: texts) }
        self.edits = edits
        edits?.bind(to: self) { viewModel, edits in
            viewModel.employees.assign(edits.applied(to: viewModel.latest.value?.list.employees ?? []))
        }
        followAddress()
        followHeadings()
    }

    /// The address says how the list is set, and the other way round.
    private func followAddress() {
        router.dynamicStack.bindAndFire(to: self) { viewModel, stack in
            guard case .list(let listing) = stack.root, listing != viewModel.listing else { return }
            transaction {
                viewModel.searchText.value = listing.search
                viewModel.ages.value = listing.ages
                viewModel.sortKey.value = listing.key
                viewModel.isDescending.value = listing.isDescending
            }
        }
        combine(searchText, ages, sortKey, isDescending) { ($0, $1, $2, $3) }.bind(to: self) { viewModel, _ in
            let root = EmployeesRoute.list(viewModel.listing)
            if viewModel.router.stack.root != root { viewModel.router.stack.root = root }
        }
    }

    private var listing: EmployeesListing {
        var listing = EmployeesListing()
        listing.search = searchText.value
        listing.ages = ages.value
        listing.key = sortKey.value
        // The order of the service has no other direction.
        listing.isDescending = sortKey.value != nil && isDescending.value
        return listing
    }

    /// The headings of a table and the picker set the same order.
    private func followHeadings() {
        combine(sortKey, isDescending) { ($0, $1) }.bindAndFire(to: self) { viewModel, current in
            viewModel.order.value = TableOrder(current.0?.rawValue ?? "", isDescending: current.0 != nil && current.1)
        }
        order.bind(to: self) { viewModel, order in
            transaction {
                viewModel.sortKey.value = EmployeeSorting.Key(rawValue: order.column)
                viewModel.isDescending.value = order.isDescending
            }
        }
    }

    // MARK: Asking

    /// Asks the service, unless an answer is awaited already. A count-down that is under way ends.
    public func refresh() {
        if phase.value == .loading { return }
        work?.cancel()
        work = launch { [self] in await askUntilAnswered() }
    }

    private func askUntilAnswered() async {
        while true {
            phase.value = .loading
            do {
                show(try await service.employees())
                return
            } catch let error as EmployeesError {
                guard await hasWaited(after: error) else { return }
            } catch {
                // Cancelled: the screen has left.
                phase.value = .idle
                return
            }
        }
    }

    private func show(_ list: EmployeeList) {
        let entry = lastGood.keep(list)
        transaction {
            latest.value = entry
            employees.assign(edits?.value.applied(to: list.employees) ?? list.employees)
            phase.value = .done
        }
    }

    /// Tells the failure and, where the service wants a pause, counts down through it.
    ///
    /// - Returns: whether it is time to ask again.
    private func hasWaited(after error: EmployeesError) async -> Bool {
        guard case .retryAfter(let pause) = error.nextStep else {
            phase.value = .failed(error, secondsLeft: 0)
            return false
        }
        let seconds = max(1, Int(pause.components.seconds) + (pause.components.attoseconds > 0 ? 1 : 0))
        phase.value = .failed(error, secondsLeft: seconds)
        for await second in environment.clock.every(.seconds(1)) {
            if second >= seconds { return true }
            phase.value = .failed(error, secondsLeft: seconds - second)
        }
        // Whoever cancelled has begun something else, so nothing is touched here.
        return false
    }

    // MARK: What a person does

    /// Shows one employee, in the place of the one who is shown.
    public func open(_ row: EmployeeRow) {
        router.push(.detail(row.id), onto: .list())
    }

    private func saveShown() async {
        let shown = found.elements
        let data = EmployeesTable.data(shown)
        let file = SavedFile(name: EmployeesTable.fileName, mediaType: EmployeesTable.contentType, bytes: Array(data))
        do throws(CapabilityFailure) {
            try await device.save(file)
            notices.send(EmployeesWords.savedAs(shown.count, EmployeesTable.fileName))
        } catch {
            switch error {
            case .denied: notices.send(EmployeesWords.saveDenied)
            case .unavailable: notices.send(EmployeesWords.saveUnavailable)
            case .timedOut: notices.send(EmployeesWords.saveTimedOut)
            }
        }
    }

    /// Takes back what leaves employees out.
    public func showAll() {
        transaction {
            searchText.value = ""
            ages.value = nil
        }
    }

    /// Shows the salaries of all in a chart.
    public func openChart() {
        router.push(.salaries, onto: .list())
    }

    /// What the screen of one employee shows. Whoever is deleted there is left.
    public func detail(of id: Int) -> EmployeeDetailViewModel {
        EmployeeDetailViewModel(id: id, list: self) { [router] in router.pop() }
    }

    /// Everybody in the list, in the order of the service.
    public var everybody: DynamicValue<[Employee]> { employees.asValue }

    /// What the chart of the salaries shows.
    public func salaries() -> SalariesViewModel { SalariesViewModel(list: self, router: router) }

    /// The employee with a number, as the list comes to know them.
    public func employee(_ id: Int) -> Derived<Employee?> {
        employees.asValue.map { $0.first { $0.id == id } }
    }

    // MARK: What is shown

    private func makeCount() -> Derived<String> {
        combine(rows.counted, employees.counted, latest) { [texts] shown, all, latest in
            latest == nil ? "" : texts.count(shown: shown, of: all)
        }
    }

    private func makeTime() -> Derived<String> {
        combine(latest, phase) { [texts] latest, phase in
            guard let latest else { return "" }
            if case .failed = phase { return texts.stale(since: latest.time) }
            return [texts.current(at: latest.time), texts.omitted(latest.list.omittedRows)].filter { !$0.isEmpty }.joined(separator: " · ")
        }
    }

    private func makeFailure() -> Derived<String> {
        combine(latest, phase) { [texts] latest, phase in
            guard case .failed(let error, let secondsLeft) = phase else { return "" }
            return texts.failure(error, secondsLeft: secondsLeft, hasList: latest != nil)
        }
    }

    private func makeEmptiness() -> Derived<EmployeesEmptiness?> {
        combine(rows.counted, latest, phase, searchText) { [ages] shown, latest, phase, search in
            if shown > 0 { return nil }
            guard let latest else {
                if case .failed = phase { return .noList }
                return nil
            }
            if latest.list.employees.isEmpty { return .nobody }
            return search.isEmpty && ages.value != nil ? .nobodyOfThatAge : .noMatch(search)
        }
    }

    private func makeState() -> Derived<ContentState<Void>> {
        combine(emptiness, isLoading) { emptiness, isLoading in
            if isLoading { return .loading }
            return switch emptiness {
            case nil: .content
            case .noList: .failed(ContentMessage(EmployeesWords.noList))
            case .nobody: .empty(ContentMessage(EmployeesWords.nobody, detail: EmployeesWords.nobodyDetail))
            case .nobodyOfThatAge: .empty(ContentMessage(EmployeesWords.nobodyOfThatAge, action: EmployeesWords.showAll))
            case .noMatch(let search): .empty(ContentMessage(EmployeesWords.noMatch(search), action: EmployeesWords.clearSearch))
            }
        }
    }
}
