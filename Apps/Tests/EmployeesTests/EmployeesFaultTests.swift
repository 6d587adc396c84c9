@_spi(Hosting) import Belvedere
import BelvedereTesting
import Employees
import EmployeesService
import Testing

/// Tests "Make it fail" in the list as a person uses it.
@Suite("A service of employees that is made to fail")
struct EmployeesFaultTests {
    private static let outOfOrder = "The employees service is out of order (HTTP 503). You still see the last list."

    private func app(_ service: ScriptedEmployeesService) -> BelvedereApp { .employees(service: service, offersFaults: true) }

    @Test("a failure that is chosen while a slow service is awaited ends the waiting, and stays")
    func slowThenFails() async {
        let service = ScriptedEmployeesService([.list(.three)])
        await withApp(app(service), Setting(clock: TestClock(), isExhaustive: false)) { app in
            await app.settle()
            app.select("Slow", in: "Make it fail")
            await app.wait(for: .seconds(2))
            app.expect(.spinner, "Loading employees")
            app.select("Fails", in: "Make it fail")
            await app.settle()
            app.expect(.label, Self.outOfOrder)
            await app.wait(for: .seconds(12))
            app.expect(.label, Self.outOfOrder)
            #expect(service.questions == 1)
        }
    }

    @Test(
        "each choice holds from the next answer on",
        arguments: [
            ("Fails", Self.outOfOrder), ("Offline", "The employees service cannot be reached. You still see the last list."),
            ("Garbage", "The employees service sent something we can't read. You still see the last list."),
        ])
    func eachChoice(fault: String, sentence: String) async {
        await withApp(app(ScriptedEmployeesService([.list(.three)])), Setting(clock: TestClock(), isExhaustive: false)) { app in
            await app.settle()
            app.select(fault, in: "Make it fail")
            await app.settle()
            app.expect(.label, sentence)
            app.select("Slow", in: "Make it fail")
            await app.wait(for: .seconds(4))
            app.expect(.spinner, "Loading employees")
            app.select("Works", in: "Make it fail")
            await app.settle()
            app.expectNo(.spinner)
            app.expectNo(.label, sentence)
            app.expect(.button, "Refresh", isEnabled: true)
        }
    }

    @Test("a fault that the inspector sets while an answer is awaited stands for that answer")
    func faultFromOutside() async throws {
        let clock = TestClock()
        let service = ScriptedEmployeesService([.list(.three), .list(.three).after(.seconds(3))], clock: clock)
        let app = BelvedereApp.employees(service: service)
        await withApp(app, Setting(clock: clock, isExhaustive: false)) { app in
            await app.settle()
            app.tap(.button, "Refresh")
            await app.wait(for: .seconds(1))
            app.host.context.faults.fault.value = .failing
            await app.wait(for: .seconds(2))
            app.expect(.label, Self.outOfOrder)
        }
    }
}
