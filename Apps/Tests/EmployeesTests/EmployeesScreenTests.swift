@_spi(Hosting) import Belvedere
import BelvedereTesting
import Employees
import EmployeesService
import Foundation
import HTTPService
import LongRuns
import ServiceTesting
import StandInServers
import Testing

/// Tests the app as a person uses it, on the headless host.
@Suite(.timeLimit(minutes: 5))
struct EmployeesScreenTests {
    private static let noon = Date(timeIntervalSince1970: 1_790_000_000)

    private func app(_ service: any EmployeesService) -> BelvedereApp {
        .employees(service: service, lastGood: LastGoodList(now: { Self.noon }))
    }

    @Test func theListShowsWhoThereIsAndHowCurrentThatIs() async {
        await withApp(app(ScriptedEmployeesService([.list(.three)])), Setting(locale: "en-US")) { app in
            await app.settle()
            app.expect(
                """
                screen "Employees"
                  button "Refresh"
                  button "Chart"
                  button "Download CSV"
                  searchField "Search employees"
                  picker "Sort by" = "Original order" of ("Original order", "Name", "Number", "Salary", "Age")
                  toggle "Descending" = off [disabled]
                  picker "Ages" = "All ages" of ("All ages", "Under 30", "30 to 49", "50 and over")
                  picker "Density" = "Comfortable" of ("Comfortable", "Compact")
                  label "3 employees"
                  table "Employees" [3 rows]
                    header "Name" | "Number" | "Salary" | "Age"
                    tableRow "Ashton Cox" | "3" | "86,000" | "66"
                    tableRow "Tiger Nixon" | "1" | "320,800" | "61"
                    tableRow "Garrett Winters" | "2" | "Unknown" | "63"
                  label "Total salary: 406,800 · Average: 203,400 · 1 employee without a known salary is not counted"
                  label "As of Sep 21, 2026 at 2:13:20\u{202F}PM"
                """)
        }
    }

    @Test func searchingAndSortingChangeTheRows() async {
        await withApp(app(ScriptedEmployeesService([.list(.three)])), Setting(isExhaustive: false)) { app in
            await app.settle()
            app.select("Name", in: "Sort by")
            app.toggle("Descending", to: true)
            app.expect(.row, "Tiger Nixon", at: 0)
            app.type("nobody", into: "Search employees")
            app.expect(.emptyState, "No match for “nobody”")
            app.expect(.label, "0 of 3 shown")
            app.expect(.button, "Download CSV", isEnabled: false)
            app.tap(.button, "Clear search")
            app.expect(.searchField, "Search employees", value: "")
            app.expect(.label, "3 employees")
        }
    }

    @Test func inAWideWindowTheTableStaysBesideTheDetail() async {
        let setting = Setting(locale: "en-US", viewport: Viewport(width: .wide), isExhaustive: false)
        await withApp(app(ScriptedEmployeesService([.list(.three)])), setting) { app in
            await app.settle()
            app.selectRow("Tiger Nixon")
            app.inside(.screen, "Tiger Nixon").expect(.label, "No. 1")
            app.selectRow("Garrett Winters")
            app.inside(.screen, "Garrett Winters").expect(.label, "No. 2")
            app.expectNo(.screen, "Tiger Nixon")
            app.type("ash", into: "Search employees")
            app.expect(.label, "1 of 3 shown")
            app.resize(to: .narrow)
            app.expectNo(.searchField, "Search employees")
            app.expect(.label, "No. 2")
            app.resize(to: .wide)
            app.tap(.button, "Chart")
            app.expect(.screen, "Salaries by age")
            app.expectNo(.screen, "Garrett Winters")
        }
    }

    @Test func aRowLeadsToItsDetailAndBack() async {
        await withApp(app(ScriptedEmployeesService([.list(.three)])), Setting(locale: "en-US", isExhaustive: false)) { app in
            await app.settle()
            app.tap(.row, "Tiger Nixon")
            app.expect(
                """
                screen "Tiger Nixon" [back]
                  label "Number"
                  label "No. 1"
                  label "Salary"
                  label "320,800"
                  label "Age"
                  label "61"
                """)
            app.back()
            app.expect(.screen, "Employees")
        }
    }

    @Test func anAddressLeadsToADetailAndSaysWhenThereIsNone() async {
        await withApp(app(ScriptedEmployeesService([.list(.three)])), at: "/2", Setting(isExhaustive: false)) { app in
            await app.settle()
            app.expect(.screen, "Garrett Winters")
            app.open("/99")
            app.expect(.emptyState, "Employee not found")
            app.open("/x")
            app.expect(.screen, "Not found")
        }
    }

    @Test func aPauseIsCountedDownOnScreenAndTheListComesByItself() async {
        let clock = TestClock()
        let service = ScriptedEmployeesService([.failure(.tooManyRequests(retryAfter: .seconds(2))), .list(.three)])
        await withApp(app(service), Setting(clock: clock, isExhaustive: false)) { app in
            await app.settle()
            app.expect(.label, "Too many requests. Retrying in 2 s")
            app.expect(.emptyState, "Couldn't load employees")
            await app.wait(for: .seconds(1))
            app.expect(.label, "Too many requests. Retrying in 1 s")
            await app.wait(for: .seconds(1))
            app.expect(.label, "3 employees")
            app.expectNo(.emptyState)
        }
    }

    @Test func theSpinnerTurnsWhileTheListIsAwaited() async {
        let clock = TestClock()
        let service = ScriptedEmployeesService([.list(.three).after(.seconds(1))], clock: clock)
        await withApp(app(service), Setting(clock: clock, isExhaustive: false)) { app in
            app.expect(.spinner, "Loading employees")
            app.expect(.button, "Refresh", isEnabled: false)
            await app.wait(for: .seconds(1))
            app.expectNo(.spinner)
            app.expect(.button, "Refresh", isEnabled: true)
        }
    }

    @Test func aDownloadGivesAFileAndSaysSo() async {
        await withApp(app(ScriptedEmployeesService([.list(.three)])), Setting(isExhaustive: false)) { app in
            await app.settle()
            app.tap(.button, "Download CSV")
            await app.settle()
            app.expect(.saved("employees.csv"))
            app.expect(.toast, "Saved 3 employees as employees.csv")
        }
    }

    @Test func leavingTheAppCancelsTheQuestion() async {
        let clock = TestClock()
        let service = ScriptedEmployeesService([.list(.three).after(.seconds(60))], clock: clock)
        await withApp(app(service), Setting(clock: clock, isExhaustive: false)) { app in
            await app.settle()
            #expect(clock.sleeperCount == 1)
        }
        #expect(clock.sleeperCount == 0)
    }

    // MARK: Over HTTP

    /// Every failure of the stand-in, with the text that the person reads.
    static let failures: [(EmployeesStandIn.Failure, String)] = [
        (.tooManyRequests, "Too many requests. Retrying in 30 s"),
        (.tooManyRequestsAsPage, "Too many requests. Retrying in 30 s"),
        (
            .notAcceptable,
            "The employees service doesn't accept requests from this app. Check the address of the service. You still see the last list."
        ),
        (.failedWithStatus200, "The employees service reports: “Database is away”. You still see the last list."),
        (.failedWithStatus400, "The employees service reports: “Id is empty”. You still see the last list."),
        (
            .wrongTypes,
            "The employees service sent something other than a list of employees (none of 1 rows has an id). You still see the last list."
        ),
        (.dataString, "The employees service reports: “Record does not found”. You still see the last list."),
        (
            .notFound,
            "There is no list of employees at the configured address. Check the address of the service. You still see the last list."
        ),
        (
            .methodNotAllowedPage,
            "The employees service refused the request (HTTP 405). Check the address of the service. You still see the last list."
        ),
        (.serverErrorPage, "The employees service is out of order (HTTP 500). You still see the last list."),
        (.pageWithStatus200, "The employees service sent a web page instead of the list. You still see the last list."),
        (.redirectLoop, "127.0.0.1 redirects without end. Check the address of the service. You still see the last list."),
        (.hangUp, "The connection to 127.0.0.1 was lost before the answer was complete. You still see the last list."),
        (.cutOff, "The connection to 127.0.0.1 was lost before the answer was complete. You still see the last list."),
        (.cutOffButComplete, "The list was cut off. You still see the last list."),
        (.garbage, "The employees service sent something we can't read. You still see the last list."),
        (.empty, "The employees service sent an empty answer. You still see the last list."),
        (.tooLarge, "The answer of 127.0.0.1 is longer than 5000000 bytes and was not read. You still see the last list."),
    ]

    /// The other failures of the stand-in: answers that are lists, and answers that never end.
    static let otherFailures: [EmployeesStandIn.Failure] = [.silence, .drip, .dataNull, .dataObject, .unreadableRow]

    @Test func everyFailureOfTheStandInIsToldOnScreen() {
        #expect(Set(Self.failures.map(\.0) + Self.otherFailures) == Set(EmployeesStandIn.Failure.allCases))
    }

    @Test func answersThatAreListsAfterAllAreShownAsSuch() async throws {
        let standIn = EmployeesStandIn()
        let server = try await standIn.start()
        let address = try #require(URL(string: server.address + "/api/v1/employees"))
        await withApp(app(HTTPEmployeesService(address: address, http: HTTPService())), Setting(isExhaustive: false)) { app in
            await app.wait(for: .label, "24 employees")
            standIn.next = [.dataNull, .dataObject, .unreadableRow]
            app.tap(.button, "Refresh")
            await app.wait(for: .emptyState, "No employees")
            app.tap(.button, "Refresh")
            await app.wait(for: .label, "1 employee")
            app.tap(.button, "Refresh")
            await app.wait(for: .label, "24 employees")
            app.expect(.label, "As of Sep 21, 2026 at 2:13:20\u{202F}PM · 1 row couldn't be read and is left out.")
        }
        await server.stop()
    }

    @Test func theServiceIsAskedOnceTheScreenIsThereAndBoundAndNotBefore() async throws {
        let standIn = EmployeesStandIn()
        let server = try await standIn.start()
        let address = try #require(URL(string: server.address + "/api/v1/employees"))
        let application = app(HTTPEmployeesService(address: address, http: HTTPService()))
        try await withSession {
            let context = try #require(SessionContext.current)
            let window = application.makeWindow(context)
            window.open(in: context)
            // A host renders this page before a person has connected. It is complete, and the service was not called for it.
            _ = window.render()
            await settle()
            #expect(server.requests.isEmpty)
            #expect(context.runningWork == 0)
            window.start()
            while server.requests.isEmpty { await Task.yield() }
            #expect(server.requests.count == 1)
        }
        await server.stop()
    }

    @Test(arguments: failures)
    func eachFailureOverHTTPIsToldKeepsTheListAndTheNextRefreshWorks(failure: EmployeesStandIn.Failure, message: String) async throws {
        let standIn = EmployeesStandIn()
        let server = try await standIn.start()
        let address = try #require(URL(string: server.address + "/api/v1/employees"))
        await withApp(app(HTTPEmployeesService(address: address, http: HTTPService())), Setting(isExhaustive: false)) { app in
            await app.wait(for: .label, "24 employees")
            standIn.failure = failure
            app.tap(.button, "Refresh")
            await app.wait(for: .label, message)
            app.expect(.label, "24 employees")
            standIn.failure = nil
            standIn.replaceEmployees([(id: 7, name: "New", salary: "1.5", age: 30)])
            app.tap(.button, "Refresh")
            await app.wait(for: .label, "1 employee")
            app.expectNo(.label, message)
        }
        await server.stop()
    }

    @Test(arguments: [EmployeesStandIn.Failure.silence, .drip])
    func aServiceThatDoesNotFinishIsGivenUpAndTheNextRefreshWorks(failure: EmployeesStandIn.Failure) async throws {
        let standIn = EmployeesStandIn()
        standIn.failure = failure
        let server = try await standIn.start()
        let address = try #require(URL(string: server.address + "/api/v1/employees"))
        let clock = ManualClock()
        let service = SwitchableEmployeesService([
            HTTPEmployeesService(address: address, http: HTTPService(clock: clock)),
            HTTPEmployeesService(address: address, http: HTTPService()),
        ])
        await withApp(app(service), Setting(isExhaustive: false)) { app in
            await clock.sleepers(1)
            clock.advance(by: .seconds(20))
            await app.wait(for: .label, "127.0.0.1 did not answer completely within 20 s.")
            standIn.failure = nil
            app.tap(.button, "Refresh")
            await app.wait(for: .label, "24 employees")
        }
        await server.stop()
    }
}
