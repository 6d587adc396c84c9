public import BelvedereBinding
public import BelvedereCore
public import EmployeesService
internal import Foundation
internal import HTTPService

/// The view model of the screen "Employees".
///
/// It makes no request before ``refresh()``. The screen calls that method after it has appeared, when all bindings exist.
///
/// ```swift
/// let viewModel = EmployeesViewModel(service: service, lastGood: lastGood, router: router, environment: environment, device: device)
/// viewModel.count.bindAndFire(to: countLabel, \.text)
/// viewModel.refresh()
/// ```
public final class EmployeesViewModel: ViewModel, BindingOwner {
    /// The search text.
    public let searchText = Dynamic("")
    /// The value by which the list is sorted. Nil means the order in which the service sends the employees.
    public let sortKey = Dynamic<EmployeeSorting.Key?>(nil)
    /// Whether the list is sorted from the largest value to the smallest.
    public let isDescending = Dynamic(false)
    /// The shown age group, or nil for all ages.
    public let ages = Dynamic<AgeGroup?>(nil)
    /// The sort order of the table's column headings. It is the same order as ``sortKey`` and ``isDescending``, in the type that a table
    /// needs.
    public let order = Dynamic(TableOrder(""))
    /// The height of the rows.
    public let density = Dynamic(EmployeesDensity.comfortable)
    /// The shown rows: filtered, sorted and formatted.
    public let rows: DynamicListValue<EmployeeRow>

    public let phase = Dynamic(EmployeesPhase.idle)
    /// The text with the number of shown rows, empty before a list was read.
    public private(set) lazy var count = makeCount()
    /// The text with the sum and the mean of the shown salaries, and the number of unknown ones. Empty if no salary is known.
    public private(set) lazy var salariesInAll = found.asValue.map { [texts] in texts.salariesInAll($0.map(\.salary)) }
    /// The text with the time when the list was read, empty before that.
    public private(set) lazy var time = makeTime()
    /// The text about a failed request and what the app does next, empty if there is no failure.
    public private(set) lazy var failure = makeFailure()
    /// The reason why the list shows no rows. Nil if it shows rows, and before the first result.
    public private(set) lazy var emptiness = makeEmptiness()
    /// The state of the content below the search field: the rows, or a message that explains why there are none.
    public private(set) lazy var state = makeState()
    /// The number of the employee in the panel beside the table, so that the table can highlight the row. Assigning another number opens
    /// that employee, and assigning nil closes the panel.
    public let chosen = Dynamic<Int?>(nil)
    public private(set) lazy var isLoading = phase.map { $0 == .loading }
    /// Whether a list is shown and is read again.
    public private(set) lazy var isReloading = combine(phase, latest) { phase, latest in phase == .loading && latest != nil }
    /// Saves the shown rows, in their order, as a file on the person's device. The command is disabled if there are no rows.
    public private(set) lazy var download = AsyncCommand(canExecute: rows.counted.map { $0 > 0 }) { [unowned self] in
        await saveShown()
    }
    /// Sent with a short message for the person, such as the result of a download.
    public let notices = Signal<String>()
    /// Sent when this session has deleted an employee. The value contains an action that undoes the deletion.
    public let deletions = Signal<EmployeeDeletion>()

    public let texts: EmployeesFormatter
    public let bindings = BindingBag()

    /// The list that was read last without a failure, and its time.
    private let latest: Dynamic<LastGoodList.Entry?>
    private let employees: DynamicList<Employee>
    private let found: DynamicListValue<Employee>
    private let service: any EmployeesService
    private let lastGood: LastGoodList
    private let router: Router<EmployeesRoute>
    private let environment: SessionEnvironment
    private let device: Device
    /// The logged-in person, or nil in the public app.
    let desk: StaffDesk?
    private let edits: DynamicValue<EmployeeEdits>?
    private var work: LaunchedWork?
    /// The number of requests that were started. A result is used only if no later request was started.
    private var questions = 0

    /// - Parameters:
    ///   - service: the source of the employees.
    ///   - lastGood: the last list that any session of the app has read. The screen shows it from the start.
    ///   - router: opens the next screens.
    ///   - environment: the language, time zone and clock of the session.
    ///   - device: saves the downloaded file.
    ///   - currency: the currency code of the salaries (ISO 4217), or nil if it is unknown.
    ///   - desk: the logged-in person and the shared list of edited employees. Nil in the public app, in which nothing can be changed.
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
        let texts = EmployeesFormatter(locale: environment.locale, timeZone: environment.timeZone, currency: currency)
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
                // The search compares all texts of the row, and the salary as a plain number.
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
        followPanel()
    }

    /// Copies the settings of the list into the address when the person changes them, and back when the address changes.
    private func followAddress() {
        router.dynamicStack.bindAndFire(to: self) { viewModel, stack in
            guard case .list(let listing) = stack.root, listing != viewModel.listing else { return }
            transaction {
                viewModel.searchText.value = listing.search
                viewModel.ages.value = listing.ages
                viewModel.sortKey.value = listing.key
                viewModel.isDescending.value = listing.isDescending
                viewModel.density.value = listing.density
            }
        }
        combine(searchText, ages, sortKey, isDescending, density) { ($0, $1, $2, $3, $4) }.bind(to: self) { viewModel, _ in
            let root = EmployeesRoute.list(viewModel.listing)
            if viewModel.router.stack.root != root { viewModel.router.stack.root = root }
        }
    }

    private var listing: EmployeesListing {
        var listing = EmployeesListing()
        listing.search = searchText.value
        listing.ages = ages.value
        listing.key = sortKey.value
        // The order in which the service sends the employees cannot be reversed, so ignore the direction for it.
        listing.isDescending = sortKey.value != nil && isDescending.value
        listing.density = density.value
        return listing
    }

    /// Copies the order of the table's column headings into the picker for the order, and back.
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

    /// Highlights the row of the employee in the panel, and opens or closes the panel when the person selects or deselects a row.
    private func followPanel() {
        router.dynamicStack.bindAndFire(to: self) { viewModel, stack in viewModel.chosen.value = Self.detail(on: stack) }
        chosen.bind(to: self) { viewModel, id in
            if id == Self.detail(on: viewModel.router.stack) { return }
            if let id { viewModel.router.push(.detail(id), onto: .list()) } else { viewModel.router.pop() }
        }
    }

    private static func detail(on stack: RouteStack<EmployeesRoute>) -> Int? {
        if case .detail(let id) = stack.top { id } else { nil }
    }

    // MARK: Requests

    /// Loads the list, unless a request is running. If a countdown to a retry is running, it ends.
    public func refresh() {
        if phase.value != .loading { askAnew() }
    }

    /// Loads the list even if a request is running, and ignores the result of that request. It is called when the person has changed how
    /// the service behaves.
    public func askAnew() {
        work?.cancel()
        questions += 1
        work = launch { [self, questions] in await askUntilAnswered(questions) }
    }

    private func askUntilAnswered(_ question: Int) async {
        while true {
            phase.value = .loading
            let answer: Result<EmployeeList, any Error>
            do { answer = .success(try await service.employees()) } catch { answer = .failure(error) }
            // The request was cancelled, but its service returned a result nevertheless. Ignore it.
            if question != questions { return }
            switch answer {
            case .success(let list):
                show(list)
                return
            case .failure(let error as EmployeesError):
                guard await hasWaited(after: error) else { return }
            case .failure:
                // The request was cancelled because the person has left the screen.
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

    /// Shows the failure of a request. If the service asks for a pause, counts down the seconds until the next request.
    ///
    /// - Returns: whether the pause is over, so that the next request can be made. False if the app should not retry by itself.
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
        // The countdown was cancelled by other work, which sets the phase itself. So do not change the phase here.
        return false
    }

    // MARK: Actions of the person

    /// Opens the screen of an employee. It replaces the employee that was shown before.
    public func open(_ row: EmployeeRow) {
        router.push(.detail(row.id), onto: .list())
    }

    private func saveShown() async {
        let shown = found.elements
        let data = EmployeesTable.data(shown)
        let file = SavedFile(name: EmployeesTable.fileName, mediaType: EmployeesTable.contentType, bytes: Array(data))
        do throws(CapabilityFailure) {
            try await device.save(file)
            notices.send(EmployeesTexts.savedAs(shown.count, EmployeesTable.fileName))
        } catch {
            switch error {
            case .denied: notices.send(EmployeesTexts.saveDenied)
            case .unavailable: notices.send(EmployeesTexts.saveUnavailable)
            case .timedOut: notices.send(EmployeesTexts.saveTimedOut)
            }
        }
    }

    /// Clears the search text and the age group, so that all employees are shown.
    public func showAll() {
        transaction {
            searchText.value = ""
            ages.value = nil
        }
    }

    /// Opens the chart of all salaries.
    public func openChart() {
        router.push(.salaries, onto: .list())
    }

    /// Returns the view model of one employee's screen. The screen closes after the employee was deleted.
    public func detail(of id: Int) -> EmployeeDetailViewModel {
        EmployeeDetailViewModel(id: id, list: self) { [router] in router.pop() }
    }

    /// All employees of the list, without search and age group, in the order in which the service sends them.
    public var everybody: DynamicValue<[Employee]> { employees.asValue }

    /// Returns the view model of the chart.
    public func salaries() -> SalariesViewModel { SalariesViewModel(list: self, router: router) }

    /// Returns the employee with a number. The value changes when the list does, and is nil if the list has no such employee.
    public func employee(_ id: Int) -> Derived<Employee?> {
        employees.asValue.map { $0.first { $0.id == id } }
    }

    // MARK: Shown values

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
        combine(emptiness, phase, latest) { emptiness, phase, latest in
            // A list that was read before stays in its place while it is read again.
            if latest == nil, phase == .idle || phase == .loading { return .loading }
            return switch emptiness {
            case nil: .content
            case .noList: .failed(ContentMessage(EmployeesTexts.noList))
            case .nobody: .empty(ContentMessage(EmployeesTexts.nobody, detail: EmployeesTexts.nobodyDetail))
            case .nobodyOfThatAge: .empty(ContentMessage(EmployeesTexts.nobodyOfThatAge, action: EmployeesTexts.showAll))
            case .noMatch(let search): .empty(ContentMessage(EmployeesTexts.noMatch(search), action: EmployeesTexts.clearSearch))
            }
        }
    }
}
