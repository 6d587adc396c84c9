#if canImport(UIKit)
import BelvedereCore
import BelvedereHeadless
@testable import EmployeesOnIOS
import EmployeesModel
import EmployeesService
import Foundation
import Synchronization
import Testing
import UIKit

/// Uses the app Employees as a person does.
@MainActor @Suite(.serialized)
struct EmployeesTests {
    private static let staff = EmployeeList(employees: [
        Employee(id: 1, name: "Tiger Nixon", salary: 320_800, age: 61), Employee(id: 2, name: "Garrett Winters", salary: 170_750, age: 63),
        Employee(id: 4, name: "Cedric Kelly", salary: 433_060, age: 22),
    ])

    private func withEmployees(
        _ service: ScriptedEmployees, language: String = "en-US", clock: TestClock = TestClock(), _ use: (Person) async throws -> Void
    ) async throws {
        let noon = Foundation.Date(timeIntervalSince1970: 1_767_873_600)
        let lastGood = LastGoodList { noon.addingTimeInterval(Double(clock.now.offset.components.seconds)) }
        try await withPerson(SessionEnvironment(locale: language, clock: clock)) { navigation, context in
            navigation.showEmployees(service: service, lastGood: lastGood, context: context)
        } use: {
            try await use($0)
        }
    }

    @Test func theListIsShownWithItsSums() async throws {
        try await withEmployees(ScriptedEmployees(Self.staff)) { person in
            try await person.sees(
                "screen Employees", "button Download CSV", "search Search employees", "button Original order",
                "switch Descending = off (off)", "button All ages", "3 employees", "row Tiger Nixon | 320,800 · 61",
                "row Garrett Winters | 170,750 · 63", "row Cedric Kelly | 433,060 · 22", "Total salary: 924,610 · Average: 308,203",
                "As of Jan 8, 2026 at 12:00:00\u{202F}PM")
        }
    }

    @Test func thePersonSortsFiltersAndSearches() async throws {
        try await withEmployees(ScriptedEmployees(Self.staff)) { person in
            try await person.sees("row Tiger Nixon | 320,800 · 61")
            try person.choose(entry: "Salary")
            try await person.sees(
                "button Salary", "switch Descending = off", "row Garrett Winters | 170,750 · 63", "row Tiger Nixon | 320,800 · 61")
            try person.turn("Descending")
            try await person.sees("row Cedric Kelly | 433,060 · 22", "row Tiger Nixon | 320,800 · 61", "row Garrett Winters | 170,750 · 63")
            try person.choose(entry: "Under 30")
            try await person.sees("1 of 3 shown", "row Cedric Kelly | 433,060 · 22")
            try person.type("tiger", into: "Search employees")
            try await person.sees("message No match for “tiger”", "button Clear search")
            try await person.tap("Clear search")
            try await person.sees("search Search employees", "button All ages", "3 employees")
        }
    }

    @Test func anEmployeeIsOpenedAndLeft() async throws {
        try await withEmployees(ScriptedEmployees(Self.staff)) { person in
            try await person.sees("row Garrett Winters | 170,750 · 63")
            try person.open(row: "Garrett Winters")
            try await person.sees("screen Garrett Winters", "Number", "No. 2", "Salary", "170,750", "Age", "63")
            person.swipeBack()
            try await person.sees("screen Employees")
            try person.open(row: "Garrett Winters")
            try await person.sees("screen Garrett Winters")
        }
    }

    @Test func aFailureIsCountedDownAndTheListStays() async throws {
        let clock = TestClock()
        let service = ScriptedEmployees(Self.staff)
        try await withEmployees(service, clock: clock) { person in
            try await person.sees("row Tiger Nixon | 320,800 · 61")
            service.failNext(.tooManyRequests(retryAfter: .seconds(30)))
            try person.pullToRefresh()
            try await person.sees("Too many requests. Retrying in 30 s", "row Tiger Nixon | 320,800 · 61")
            await clock.advance(by: .seconds(29))
            try await person.sees("Too many requests. Retrying in 1 s")
            await clock.advance(by: .seconds(1))
            try await person.sees("As of Jan 8, 2026 at 12:00:30\u{202F}PM")
            try await person.seesNo("Too many")
        }
    }

    @Test func withoutAnyListAFailureOffersToTryAgain() async throws {
        let service = ScriptedEmployees(Self.staff)
        service.failNext(.page)
        try await withEmployees(service) { person in
            try await person.sees("message Couldn't load employees", "button Try again")
            try await person.tap("Try again")
            try await person.sees("row Tiger Nixon | 320,800 · 61")
        }
    }

    @Test func aFileThatTheDeviceCannotTakeIsReported() async throws {
        try await withEmployees(ScriptedEmployees(Self.staff)) { person in
            try await person.sees("row Tiger Nixon | 320,800 · 61")
            try await person.tap("Download CSV")
            try await person.sees("prompt Couldn't save the file: your device can't take files right now.")
        }
    }

    @Test(arguments: languages)
    func theAppSpeaksTheLanguageOfThePerson(_ language: String) async throws {
        var texts: [String] = []
        try await withPerson(SessionEnvironment(locale: language)) { _, _ in
            texts = [EmployeesTexts.title, EmployeesTexts.download, EmployeesTexts.search, EmployeesTexts.originalOrder]
        } use: { _ in
        }
        try await withEmployees(ScriptedEmployees(Self.staff), language: language) { person in
            try await person.sees("screen \(texts[0])", "button \(texts[1])", "search \(texts[2])", "button \(texts[3])")
        }
        #expect((texts[0] == "Employees") == (language == "en"))
    }
}

/// A service with a list, which fails on request.
nonisolated private final class ScriptedEmployees: EmployeesService {
    private let list: EmployeeList
    private let failures = Mutex<[EmployeesError]>([])

    init(_ list: EmployeeList) { self.list = list }

    func failNext(_ error: EmployeesError) { failures.withLock { $0.append(error) } }

    func employees() async throws -> EmployeeList {
        if let error = failures.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { throw error }
        return list
    }
}
#endif
