import EmployeesService
import Foundation
import HTTPService
import LongRuns
import ServiceTesting
import StandInServers
import Testing

@Suite(.timeLimit(minutes: 5))
struct EmployeesServiceTests {
    private func withService(
        _ standIn: EmployeesStandIn,
        http: HTTPService = HTTPService(),
        _ body: (HTTPEmployeesService, StandInServer) async throws -> Void
    ) async throws {
        let server = try await standIn.start()
        let address = try #require(URL(string: server.address + "/api/v1/employees"))
        do { try await body(HTTPEmployeesService(address: address, http: http), server) } catch {
            await server.stop()
            throw error
        }
        await server.stop()
    }

    @Test(arguments: EmployeesStandIn.Shape.allCases)
    func theTwentyFourEmployeesAreReadFromEachShapeInTheirOrder(shape: EmployeesStandIn.Shape) async throws {
        try await withService(EmployeesStandIn(shape: shape)) { service, _ in
            let list = try await service.employees()
            #expect(list.omittedRows == 0)
            let expected = EmployeesStandIn.employees.map {
                Employee(id: $0.id, name: $0.name, salary: Decimal(string: $0.salary), age: $0.age)
            }
            #expect(list.employees == expected)
        }
    }

    /// Each failure, the code of its error and the next step of the app.
    static let failures: [(EmployeesStandIn.Failure, String, NextStep)] = [
        (.tooManyRequests, "too-many-requests", .retryAfter(.seconds(30))),
        (.tooManyRequestsAsPage, "too-many-requests", .retryAfter(.seconds(30))),
        (.notAcceptable, "not-acceptable", .changeSettings),
        (.failedWithStatus200, "refused", .offerRetry),
        (.failedWithStatus400, "refused", .offerRetry),
        (.notFound, "not-found", .changeSettings),
        (.methodNotAllowedPage, "unexpected-status", .changeSettings),
        (.serverErrorPage, "unexpected-status", .offerRetry),
        (.pageWithStatus200, "page-instead-of-list", .offerRetry),
        (.redirectLoop, "redirect-loop", .changeSettings),
        (.hangUp, "cut-off", .offerRetry),
        (.cutOff, "cut-off", .offerRetry),
        (.cutOffButComplete, "incomplete", .offerRetry),
        (.garbage, "not-json", .offerRetry),
        (.empty, "empty-answer", .offerRetry),
        (.wrongTypes, "unexpected-shape", .offerRetry),
        (.dataString, "refused", .offerRetry),
        (.tooLarge, "too-large", .offerRetry),
    ]

    @Test(arguments: failures)
    func eachFailureHasItsErrorAndTheNextRefreshWorks(
        failure: EmployeesStandIn.Failure, code: String, nextStep: NextStep
    ) async throws {
        let standIn = EmployeesStandIn()
        try await withService(standIn) { service, _ in
            standIn.failure = failure
            let error = await #expect(throws: EmployeesError.self) { try await service.employees() }
            #expect(error?.code == code)
            #expect(error?.nextStep == nextStep)
            #expect(error?.sentence.isEmpty == false)
            #expect(error?.remedy.isEmpty == false)
            standIn.failure = nil
            let result1 = try await service.employees().employees.count
            #expect(result1 == 24)
        }
    }

    @Test(arguments: [EmployeesStandIn.Failure.silence, .drip])
    func aServiceThatDoesNotFinishIsGivenUpAndTheNextRefreshWorks(failure: EmployeesStandIn.Failure) async throws {
        let clock = ManualClock()
        let standIn = EmployeesStandIn()
        try await withService(standIn, http: HTTPService(clock: clock)) { service, _ in
            standIn.failure = failure
            let list = Task { try await service.employees() }
            await clock.sleepers(1)
            clock.advance(by: .seconds(20))
            let error = await #expect(throws: EmployeesError.self) { try await list.value }
            #expect(error?.code == "timed-out")
            standIn.failure = nil
            let result2 = try await service.employees().employees.count
            #expect(result2 == 24)
        }
    }

    @Test func everyFailureOfTheStandInIsTested() {
        let others: [EmployeesStandIn.Failure] = [.silence, .drip, .dataNull, .dataObject, .unreadableRow]
        #expect(Set(Self.failures.map(\.0) + others) == Set(EmployeesStandIn.Failure.allCases))
    }

    @Test func dataThatIsNullIsNobodyAndAnObjectIsOneEmployee() async throws {
        let standIn = EmployeesStandIn()
        try await withService(standIn) { service, _ in
            standIn.failure = .dataNull
            let result3 = try await service.employees()
            #expect(result3 == EmployeeList(employees: []))
            standIn.failure = .dataObject
            let result4 = try await service.employees().employees.map(\.name)
            #expect(result4 == ["Tiger Nixon"])
        }
    }

    @Test func aRowThatCannotBeReadLeavesTheOthers() async throws {
        let standIn = EmployeesStandIn()
        standIn.failure = .unreadableRow
        try await withService(standIn) { service, _ in
            let list = try await service.employees()
            #expect(list.employees.count == 24)
            #expect(list.omittedRows == 1)
        }
    }

    @Test func theListIsNeverTakenFromACacheAlthoughTheServiceAllowsIt() async throws {
        let standIn = EmployeesStandIn()
        try await withService(standIn) { service, server in
            _ = try await service.employees()
            standIn.replaceEmployees([(id: 7, name: "New", salary: "1.5", age: 30)])
            let result5 = try await service.employees().employees
            #expect(result5 == [Employee(id: 7, name: "New", salary: Decimal(string: "1.5"), age: 30)])
            #expect(server.requests.count == 2)
        }
    }

    @Test(
        "the pause that a 503 asks for is kept, and without one a person asks again",
        arguments: [
            (["retry-after": "28"], NextStep.retryAfter(.seconds(28))), ([:], .offerRetry), (["retry-after": "soon"], .offerRetry),
        ])
    func pauseOf503(fields: [String: String], next: NextStep) {
        let answer = HTTPAnswer(status: 503, headers: fields, body: Data("<h1>Service Unavailable</h1>".utf8))
        let error = #expect(throws: EmployeesError.self) { try EmployeesDecoder.list(from: answer, now: Date(timeIntervalSince1970: 0)) }
        #expect(error?.nextStep == next)
        #expect(error?.sentence == "The employees service is out of order (HTTP 503).")
    }

    @Test func aPauseThatIsNotGivenIsAMinute() {
        let answer = HTTPAnswer(status: 429, body: Data(#"{"message":"Too Many Attempts."}"#.utf8))
        #expect(throws: EmployeesError.tooManyRequests(retryAfter: .seconds(60))) {
            try EmployeesDecoder.list(from: answer, now: Date(timeIntervalSince1970: 0))
        }
    }

    @Test func theLastGoodListKeepsItsTime() {
        let time = Date(timeIntervalSince1970: 1_790_000_000)
        let kept = LastGoodList(now: { time })
        #expect(kept.latest == nil)
        kept.keep(EmployeeList(employees: []))
        #expect(kept.latest?.time == time)
        #expect(kept.latest?.list.employees == [])
    }
}
