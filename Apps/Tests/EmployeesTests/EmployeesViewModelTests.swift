import BelvedereBinding
@_spi(Hosting) import BelvedereCore
import BelvedereTesting
import EmployeesModel
import EmployeesService
import Foundation
import HTTPService
import Testing

/// Tests the view model without any view.
struct EmployeesViewModelTests {
    private static let noon = Date(timeIntervalSince1970: 1_790_000_000)

    private func make(
        _ service: ScriptedEmployeesService,
        clock: TestClock = TestClock(),
        lastGood: LastGoodList = LastGoodList(now: { EmployeesViewModelTests.noon }),
        locale: String = "en-US"
    ) throws -> EmployeesViewModel {
        EmployeesViewModel(
            service: service,
            lastGood: lastGood,
            router: Router(root: .list()),
            environment: SessionEnvironment(locale: locale, clock: clock),
            device: try #require(SessionContext.current).device
        )
    }

    @Test func nothingIsAskedBeforeRefresh() async throws {
        try await withSession {
            let service = ScriptedEmployeesService([.list(.three)])
            let viewModel = try make(service)
            await settle()
            #expect(service.questions == 0)
            #expect(viewModel.phase.value == .idle)
            #expect(viewModel.emptiness.value == nil)
            viewModel.refresh()
            await settle()
            #expect(service.questions == 1)
        }
    }

    @Test func theRowsStandInTheOrderOfTheServiceUntilSomebodySorts() async throws {
        try await withSession {
            let viewModel = try make(ScriptedEmployeesService([.list(.three)]))
            viewModel.refresh()
            await settle()
            #expect(viewModel.rows.elements.map(\.id) == [3, 1, 2])
            let orders: [(EmployeeSorting.Key, [Int], [Int])] = [
                (.name, [3, 2, 1], [1, 2, 3]),
                (.id, [1, 2, 3], [3, 2, 1]),
                // Employees without a salary are last in both orders.
                (.salary, [3, 1, 2], [1, 3, 2]),
                (.age, [1, 2, 3], [3, 2, 1]),
            ]
            for (key, forward, reverse) in orders {
                viewModel.sortKey.value = key
                viewModel.isDescending.value = false
                #expect(viewModel.rows.elements.map(\.id) == forward, "\(key)")
                viewModel.isDescending.value = true
                #expect(viewModel.rows.elements.map(\.id) == reverse, "\(key) descending")
            }
        }
    }

    @Test func aSearchFindsNamesAndNumbersAndCountsThem() async throws {
        try await withSession {
            let viewModel = try make(ScriptedEmployeesService([.list(.three)]))
            viewModel.refresh()
            await settle()
            #expect(viewModel.count.value == "3 employees")
            viewModel.searchText.value = "TIG"
            #expect(viewModel.rows.elements.map(\.name) == ["Tiger Nixon"])
            #expect(viewModel.count.value == "1 of 3 shown")
            viewModel.searchText.value = "2"
            #expect(viewModel.rows.elements.map(\.id) == [2])
            viewModel.searchText.value = "nobody"
            #expect(viewModel.rows.isEmpty)
            #expect(viewModel.emptiness.value == .noMatch("nobody"))
            #expect(!viewModel.download.canExecute.value)
        }
    }

    @Test(arguments: [("en-US", "320,800"), ("de-DE", "320.800")])
    func numbersAreWrittenAsThePersonWritesThem(locale: String, salary: String) async throws {
        try await withSession {
            let viewModel = try make(ScriptedEmployeesService([.list(.three)]), locale: locale)
            viewModel.refresh()
            await settle()
            let row = viewModel.rows[1]
            #expect(row.salary == salary)
            #expect(row.age == "61")
            #expect(viewModel.rows[2].salary == "Unknown")
        }
    }

    @Test func anEmptyListSaysThatThereIsNobody() async throws {
        try await withSession {
            let viewModel = try make(ScriptedEmployeesService([.list([])]))
            viewModel.refresh()
            await settle()
            #expect(viewModel.emptiness.value == .nobody)
            #expect(viewModel.count.value == "0 employees")
        }
    }

    @Test func rowsThatCouldNotBeReadAreMentioned() async throws {
        try await withSession {
            let viewModel = try make(ScriptedEmployeesService([.list(.three, omitted: 1)]))
            viewModel.refresh()
            await settle()
            #expect(viewModel.time.value.hasSuffix("1 row couldn't be read and is left out."))
        }
    }

    /// Every failure of the service, with the text that the person reads above a list.
    static let failures: [(EmployeesError, String)] = [
        (
            .notAcceptable,
            "The employees service doesn't accept requests from this app. Check the address of the service. You still see the last list."
        ),
        (.refused(message: "Down"), "The employees service reports: “Down”. You still see the last list."),
        (
            .notFound,
            "There is no list of employees at the configured address. Check the address of the service. You still see the last list."
        ),
        (.unexpectedStatus(503), "The employees service is out of order (HTTP 503). You still see the last list."),
        (
            .unexpectedStatus(405),
            "The employees service refused the request (HTTP 405). Check the address of the service. You still see the last list."
        ),
        (.page, "The employees service sent a web page instead of the list. You still see the last list."),
        (.incomplete, "The list was cut off. You still see the last list."),
        (.garbage, "The employees service sent something we can't read. You still see the last list."),
        (
            .unexpectedShape("data"),
            "The employees service sent something other than a list of employees (data). You still see the last list."
        ),
        (.empty, "The employees service sent an empty answer. You still see the last list."),
        (
            .noAnswer(.timedOut(host: "host", after: .seconds(20))),
            "host did not answer completely within 20 s. You still see the last list."
        ),
        (.noAnswer(.unreachable(host: "host")), "host cannot be reached. You still see the last list."),
        (.noAnswer(.cutOff(host: "host")), "The connection to host was lost before the answer was complete. You still see the last list."),
        (.noAnswer(.insecure(host: "host")), "No secure connection to host could be made. You still see the last list."),
        (
            .noAnswer(.tooLarge(host: "host", limit: 5)),
            "The answer of host is longer than 5 bytes and was not read. You still see the last list."
        ),
        (
            .noAnswer(.redirectLoop(host: "host")),
            "host redirects without end. Check the address of the service. You still see the last list."
        ),
        (
            .noAnswer(.unusableAddress("x")),
            "“x” is not an address for HTTP. Check the address of the service. You still see the last list."
        ),
        (.tooManyRequests(retryAfter: .seconds(30)), "Too many requests. Retrying in 30 s"),
    ]

    @Test(arguments: failures)
    func eachFailureIsToldKeepsTheListAndTheNextRefreshWorks(error: EmployeesError, message: String) async throws {
        try await withSession {
            let service = ScriptedEmployeesService([.list(.three), .failure(error), .list([])])
            let viewModel = try make(service)
            viewModel.refresh()
            await settle()
            #expect(viewModel.failure.value == "")
            viewModel.refresh()
            await settle()
            #expect(viewModel.failure.value == message)
            #expect(viewModel.rows.count == 3)
            #expect(viewModel.time.value.hasPrefix("Last updated Sep 21, 2026"))
            viewModel.refresh()
            await settle()
            #expect(viewModel.failure.value == "")
            #expect(viewModel.phase.value == .done)
            #expect(viewModel.rows.isEmpty)
        }
    }

    @Test func aFailureWithoutAnyListSaysSo() async throws {
        try await withSession {
            let viewModel = try make(ScriptedEmployeesService([.failure(.garbage), .list(.three)]))
            viewModel.refresh()
            await settle()
            #expect(viewModel.emptiness.value == .noList)
            #expect(viewModel.failure.value == "The employees service sent something we can't read.")
            #expect(viewModel.time.value == "")
            viewModel.refresh()
            await settle()
            #expect(viewModel.emptiness.value == nil)
        }
    }

    @Test func aPauseIsCountedDownAndThenTheListIsAskedForAgain() async throws {
        try await withSession {
            let clock = TestClock()
            let service = ScriptedEmployeesService([.failure(.tooManyRequests(retryAfter: .seconds(3))), .list(.three)])
            let viewModel = try make(service, clock: clock)
            viewModel.refresh()
            await settle()
            var told: [String] = []
            let token = viewModel.failure.bindAndFire { told.append($0) }
            await clock.advance(by: .seconds(2))
            #expect(service.questions == 1)
            await clock.advance(by: .seconds(1))
            #expect(service.questions == 2)
            #expect(viewModel.phase.value == .done)
            #expect(
                told == ["3 s", "2 s", "1 s"].map {
                    "Too many requests. Retrying in \($0)"
                } + [""])
            token.cancel()
        }
    }

    @Test func aRefreshDuringTheCountDownAsksAtOnceAndOnlyOnce() async throws {
        try await withSession {
            let clock = TestClock()
            let service = ScriptedEmployeesService([.failure(.tooManyRequests(retryAfter: .seconds(3))), .list(.three)])
            let viewModel = try make(service, clock: clock)
            viewModel.refresh()
            await settle()
            viewModel.refresh()
            await settle()
            #expect(viewModel.phase.value == .done)
            await clock.advance(by: .seconds(10))
            #expect(service.questions == 2)
        }
    }

    @Test func aRefreshWhileAnAnswerIsAwaitedAsksNothing() async throws {
        try await withSession {
            let clock = TestClock()
            let service = ScriptedEmployeesService([.list(.three).after(.seconds(2))], clock: clock)
            let viewModel = try make(service, clock: clock)
            viewModel.refresh()
            viewModel.refresh()
            await settle()
            #expect(viewModel.isLoading.value)
            #expect(service.questions == 1)
            await clock.advance(by: .seconds(2))
            #expect(!viewModel.isLoading.value)
            #expect(viewModel.rows.count == 3)
        }
    }

    @Test func aNewSessionShowsTheLastGoodListOfAnotherWhileTheServiceFails() async throws {
        let lastGood = LastGoodList(now: { Self.noon })
        lastGood.keep(EmployeeList(employees: .three))
        try await withSession {
            let viewModel = try make(ScriptedEmployeesService([.failure(.garbage)]), lastGood: lastGood)
            #expect(viewModel.rows.count == 3)
            #expect(viewModel.time.value.hasPrefix("As of Sep 21, 2026"))
            viewModel.refresh()
            await settle()
            #expect(viewModel.rows.count == 3)
            #expect(viewModel.time.value.hasPrefix("Last updated Sep 21, 2026"))
        }
    }

    @Test func theRowsOfARefreshedListChangeOnlyWhereTheyDiffer() async throws {
        try await withSession {
            var changed = [Employee].three
            changed[1] = Employee(id: 1, name: "Tiger Nixon", salary: 1, age: 61)
            let viewModel = try make(ScriptedEmployeesService([.list(.three), .list(changed)]))
            viewModel.refresh()
            await settle()
            var changes: [Int] = []
            let token = viewModel.rows.bind { change in changes.append(change.steps.count) }
            viewModel.refresh()
            await settle()
            #expect(changes == [1])
            #expect(viewModel.rows[1].salary == "1")
            token.cancel()
        }
    }

    // MARK: Download

    @Test func theRowsShownAreHandedToTheDeviceInTheirOrder() async throws {
        try await withSession {
            let device = try #require(SessionContext.current).device
            var saved: [SavedFile] = []
            device.send = { number, request in
                if case .save(let file) = request { saved.append(file) }
                device.receive(.done, for: number)
            }
            let viewModel = try make(ScriptedEmployeesService([.list(.three)]))
            viewModel.refresh()
            await settle()
            viewModel.sortKey.value = .name
            viewModel.searchText.value = "n"
            var notices: [String] = []
            let token = viewModel.notices.bind { notices.append($0) }
            viewModel.download.execute()
            await settle()
            #expect(saved.map(\.name) == ["employees.csv"])
            #expect(saved.map(\.mediaType) == ["text/csv; charset=utf-8"])
            let text = String(decoding: saved.first?.bytes ?? [], as: UTF8.self)
            #expect(text == "\u{FEFF}id,name,salary,age\r\n3,Ashton Cox,86000,66\r\n2,Garrett Winters,,63\r\n1,Tiger Nixon,320800,61\r\n")
            #expect(notices == ["Saved 3 employees as employees.csv"])
            token.cancel()
            device.send = nil
        }
    }

    @Test(arguments: [CapabilityFailure.denied, .unavailable, .timedOut])
    func aDeviceThatTakesNoFileIsToldOf(failure: CapabilityFailure) async throws {
        try await withSession {
            let device = try #require(SessionContext.current).device
            device.send = { number, _ in device.receive(.failed(failure), for: number) }
            let viewModel = try make(ScriptedEmployeesService([.list(.three)]))
            viewModel.refresh()
            await settle()
            var notices: [String] = []
            let token = viewModel.notices.bind { notices.append($0) }
            viewModel.download.execute()
            await settle()
            let expected: [CapabilityFailure: String] = [
                .denied: EmployeesTexts.saveDenied, .unavailable: EmployeesTexts.saveUnavailable, .timedOut: EmployeesTexts.saveTimedOut,
            ]
            #expect(notices == expected[failure].map { [$0] })
            token.cancel()
            device.send = nil
        }
    }

    // MARK: Detail

    @Test func aDetailFollowsTheList() async throws {
        try await withSession {
            let clock = TestClock()
            let service = ScriptedEmployeesService([.failure(.garbage), .list(.three).after(.seconds(1)), .list([])], clock: clock)
            let list = try make(service, clock: clock)
            let detail = EmployeeDetailViewModel(id: 1, list: list)
            detail.refresh()
            await settle()
            #expect(detail.state.value == .failed("The employees service sent something we can't read."))
            detail.refresh()
            await settle()
            #expect(detail.state.value == .loading)
            #expect(detail.title.value == "No. 1")
            await clock.advance(by: .seconds(1))
            #expect(detail.state.value == .content)
            #expect(detail.title.value == "Tiger Nixon")
            #expect(detail.salary.value == "320,800")
            detail.refresh()
            await settle()
            let missing = ContentMessage(
                "Employee not found", detail: "No employee in the list has this number.", symbol: .person, isError: true)
            #expect(detail.state.value == .empty(missing))
        }
    }
}
