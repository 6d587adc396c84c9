import Belvedere
import BelvedereInspector
import BelvedereTesting
import Doggies
import Employees
import EmployeesService
import Foundation
import Hello
import SevenGUIs
import Testing

/// The actions of a person in one of the apps, for a recording, and the code that makes the app in the recorded test.
struct RecordedSession: Sendable, CustomTestStringConvertible {
    /// The name of the function of the recorded test.
    let name: String
    /// The app that the recorded test makes.
    let application: BelvedereApp
    /// The expression that makes the app.
    let code: String
    /// The modules that the expression needs.
    let imports: [String]
    /// The architecture of the app, if one recorded test runs for all architectures.
    var architecture: ContactsArchitecture?
    /// The actions of the person.
    let act: @Sendable (Driver) async -> Void

    /// One session for each app and architecture.
    static let all: [RecordedSession] = [hello, doggies, employees, temperature, crud, timer] + ContactsArchitecture.allCases.map(contacts)

    var testDescription: String { architecture.map { "\(name), \($0)" } ?? name }

    static let hello = RecordedSession(name: "hello", application: .hello, code: ".hello", imports: ["Hello"]) { app in
        app.tap(.button, "Say hello")
        app.tap(.button, "Say hello")
    }

    static let doggies = RecordedSession(name: "doggies", application: .doggies, code: ".doggies", imports: ["Doggies"]) { app in
        await app.wait(for: .seconds(2))
        app.expect(.row, "Vinny Doberman, 5 years", ignoringOthers: true)
    }

    static let employees = RecordedSession(
        name: "employees", application: .employees(service: ThreeEmployees(), lastGood: .atNoon),
        code: ".employees(service: ThreeEmployees(), lastGood: .atNoon)", imports: ["Employees"]
    ) { app in
        app.type("Ash", into: "Search employees")
        await app.settle()
        app.clear("Search employees")
        app.select("Name", in: "Sort by")
        app.toggle("Descending", to: true)
        app.tap(.row, at: 0)
        await app.settle()
        app.back()
        await app.settle()
    }

    static let temperature = RecordedSession(
        name: "temperature", application: .temperature, code: ".temperature", imports: ["SevenGUIs"]
    ) { app in
        app.type("100", into: "Celsius")
        app.clear("Fahrenheit")
        app.type("32", into: "Fahrenheit")
    }

    static let crud = RecordedSession(name: "crud", application: .crud, code: ".crud", imports: ["SevenGUIs"]) { app in
        app.type("Ada", into: "Name")
        app.type("Lovelace", into: "Surname")
        app.tap(.button, "Create")
        app.tap(.row, "Lovelace, Ada")
        app.tap(.button, "Delete")
    }

    static let timer = RecordedSession(name: "timer", application: .timer, code: ".timer", imports: ["SevenGUIs"]) { app in
        await app.wait(for: .seconds(2))
        app.tap(.button, "Reset")
        await app.wait(for: .seconds(1))
    }

    static func contacts(_ architecture: ContactsArchitecture) -> RecordedSession {
        RecordedSession(
            name: "contacts", application: architecture.application, code: "architecture.application", imports: [],
            architecture: architecture
        ) { app in
            app.tap(.button, "Add contact")
            await app.settle()
            app.type("Cyd", into: "First Name")
            app.tap(.button, "Done")
            await app.settle()
            app.tap(.button, "Ok")
            app.type("Ray", into: "Last Name")
            app.tap(.button, "Done")
            await app.settle()
            app.open("")
            await app.settle()
            app.tap(.row, "Bob Stone")
            await app.settle()
            app.back()
            await app.settle()
            app.type("ann", into: "Search contacts")
            await app.settle()
        }
    }

    /// Carries out the actions, and returns the recording as a test.
    func test() async -> String {
        let failures = FailureCollector()
        let recording = await failures.withApp(application, Setting(isExhaustive: false)) { [self] app in
            await app.settle()
            let recorder = app.record(application.path)
            await act(app)
            await app.settle()
            return recorder.stop()
        }
        let faults = failures.failures.map { "// The recording failed: \($0.message.split(separator: "\n").joined(separator: " "))\n" }
        return faults.joined() + forAllArchitectures(SwiftTest(recording, named: name, opening: code, imports: imports).text)
    }

    /// Changes the recorded test of one app into a test that takes the architecture as an argument.
    private func forAllArchitectures(_ text: String) -> String {
        guard architecture != nil else { return text }
        return text.replacing(
            "@Test func \(name)()",
            with: "@Test(arguments: ContactsArchitecture.allCases) func \(name)(_ architecture: ContactsArchitecture)"
        )
    }
}
