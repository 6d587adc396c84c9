import Belvedere
import BelvedereTesting
import ContactsFakes
import ContactsMVC
import ContactsMVP
import ContactsMVVM
import ContactsVIPER
import Doggies
import Employees
import EmployeesService
import Foundation
import HTTPService
import Hello
import Nearby
import NearbyPlaces
import SevenGUIs
import StandInServers
import Testing

/// The scenarios that browsers play as well, on the headless host. Both hosts are held to the same transcripts.
///
/// With `BELVEDERE_RECORD=1` the transcripts are written anew instead of compared.
@Suite("Scenarios that all hosts play")
struct ScenariosTests {
    @Test("saying hello")
    func hello() async throws {
        try await expectTranscript(of: "hello", from: [.hello])
    }

    @Test("contacts give one transcript in all four architectures")
    func contacts() async throws {
        try await expectTranscript(
            of: "contacts",
            from: [
                .contactsMVVM(store: FakeContactStore()),
                .contactsVIPER(store: FakeContactStore()),
                .contactsMVP(store: FakeContactStore()),
                .contactsMVC(store: FakeContactStore()),
            ])
    }

    @Test("an index leads to its section")
    func contactsIndex() async throws {
        try await expectTranscript(of: "contacts-index", from: [.contactsMVVM(store: FakeContactStore())])
    }

    @Test("doggies load")
    func doggies() async throws {
        try await expectTranscript(of: "doggies", from: [.doggies])
    }

    @Test("the tasks of 7GUIs")
    func sevenGUIs() async throws {
        try await expectTranscript(of: "temperature", from: [.temperature])
        try await expectTranscript(of: "flight", from: [.flight])
        try await expectTranscript(of: "timer", from: [.timer])
        try await expectTranscript(of: "crud", from: [.crud])
        try await expectTranscript(of: "circles", from: [.circles])
    }

    // MARK: Employees

    @Test("employees are searched, sorted, opened and downloaded")
    func employees() async throws {
        try await expectEmployees("employees", failures: [])
    }

    @Test("a service that fails keeps the list, counts down and is asked again")
    func employeesFailures() async throws {
        try await expectEmployees(
            "employees-failures", failures: [nil, .tooManyRequests, nil, .pageWithStatus200, .wrongTypes, .cutOff, nil])
    }

    @Test("employees of whom there has never been a list come when they can")
    func employeesWithoutAList() async throws {
        try await expectEmployees("employees-no-list", failures: [.serverErrorPage, .tooManyRequestsAsPage, nil])
    }

    private func expectEmployees(
        _ name: String, failures: [EmployeesStandIn.Failure?], at location: Testing.SourceLocation = #_sourceLocation
    ) async throws {
        let standIn = EmployeesStandIn()
        standIn.next = failures
        let server = try await standIn.start()
        let address = try #require(URL(string: server.address + "/api/v1/employees"))
        let clock = TestClock()
        let application = BelvedereApp.employees(
            service: HTTPEmployeesService(address: address, http: HTTPService()),
            lastGood: LastGoodList(now: { Self.start.addingTimeInterval(clock.now.offset / .seconds(1)) })
        )
        try await expectTranscript(of: name, from: [application], clock: clock, at: location)
        await server.stop()
    }

    // MARK: Nearby

    @Test(
        "places are found offline, and positions said in each way",
        arguments: [
            "nearby", "nearby-positions", "nearby-denied", "nearby-device", "nearby-times-out",
        ])
    func nearby(name: String) async throws {
        let extract = try PlacesExtract.shipped(), clock = TestClock()
        let application = BelvedereApp.nearby(
            source: extract, extract: extract, now: { Self.start.addingTimeInterval(clock.now.offset / .seconds(1)) })
        try await expectTranscript(of: name, from: [application], clock: clock)
    }

    /// A Thursday in winter, at noon of UTC; the browser tests tell their gallery the same.
    private static let start = Date(timeIntervalSince1970: 1_767_873_600)

    /// Plays a scenario on each of some apps that a person must not be able to tell apart.
    private func expectTranscript(
        of name: String, from applications: [BelvedereApp], clock: TestClock? = nil,
        at location: Testing.SourceLocation = #_sourceLocation
    ) async throws {
        let file = Self.folder.appending(component: name + ".json")
        var scenario = try JSONDecoder().decode(Scenario.self, from: Data(contentsOf: file))
        let record = Self.folder.appending(component: name + ".txt")
        for (index, application) in applications.enumerated() {
            scenario.application = application.path
            let result = await scenario.run(application, clock: clock ?? TestClock())
            for failure in result.failures {
                Issue.record("\(application.path): \(failure.message)", sourceLocation: location)
            }
            if Self.isRecording, index == 0 {
                try Data(result.transcript.description.utf8).write(to: record)
            }
            let expected = String(decoding: try Data(contentsOf: record), as: UTF8.self)
            #expect(result.transcript.description == expected, "\(application.path)", sourceLocation: location)
        }
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../BrowserTests/scenarios").standardized

    private static let isRecording = ProcessInfo.processInfo.environment["BELVEDERE_RECORD"] == "1"
}
