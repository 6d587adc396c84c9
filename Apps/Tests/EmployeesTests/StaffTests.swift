import Belvedere
import BelvedereTesting
import Employees
import EmployeesModel
import EmployeesService
import Foundation
import LongRuns
import ServiceTesting
import Staff
import Synchronization
import Testing

/// Tests the app for logged-in people.
@Suite(.timeLimit(minutes: 5))
struct StaffTests {
    private let edits = SharedDynamic(EmployeeEdits())

    private func app() -> BelvedereApp {
        .staff(service: ScriptedEmployeesService([.list(.three), .list(.three), .list(.three)]), edits: edits)
    }

    private func setting(_ role: StaffRole, isExhaustive: Bool = false) -> Setting {
        var values = SessionValues()
        values[.staffMember] = StaffMember(name: "Ann", role: role)
        return Setting(locale: "en-US", values: values, isExhaustive: isExhaustive)
    }

    @Test func withoutALoginNoEmployeeIsShown() {
        withApp(app(), Setting(isExhaustive: false)) { app in
            app.expect(.label, "Log in to see the employees.")
            app.expectNo(.list, "Employees")
        }
    }

    @Test func aViewerReadsAndChangesNothing() async {
        await withApp(app(), setting(.viewer)) { app in
            await app.settle()
            app.expect(.menu, "Ann, viewer")
            app.expectNo(.button, "Delete")
            app.tap(.row, "Tiger Nixon")
            app.expect(.label, "320,800")
            app.expectNo(.button, "Delete")
            app.expectNo(.textField, "New salary")
        }
    }

    @Test func theViewModelOfAViewerRefusesToo() throws {
        let edits = edits
        try withSession {
            let desk = StaffDesk(member: StaffMember(name: "Ann", role: .viewer), edits: edits, login: nil)
            let model = EmployeesViewModel(
                service: ScriptedEmployeesService([.list(.three)]), lastGood: LastGoodList(), router: Router(root: EmployeesRoute.list()),
                environment: SessionEnvironment(), device: try #require(SessionContext.current).device, desk: desk
            )
            #expect(!model.delete(1) && model.setSalary(of: 1, to: "1") == EmployeesTexts.notAllowed)
            #expect(edits.value == EmployeeEdits())
        }
    }

    @Test func anEditorGivesARaiseThatEverybodySees() async {
        await withApp(app(), setting(.viewer)) { vera in
            await vera.settle()
            vera.tap(.row, "Tiger Nixon")
            vera.expect(.label, "320,800")
            await withApp(app(), setting(.editor)) { eddie in
                await eddie.settle()
                eddie.tap(.row, "Tiger Nixon")
                eddie.type("much", into: "New salary")
                eddie.tap(.button, "Save")
                eddie.expect(.textField, "New salary", value: "much")
                eddie.clear("New salary")
                eddie.type("400,000", into: "New salary")
                eddie.tap(.button, "Save")
                eddie.expect(.label, "400,000")
            }
            await vera.wait(for: .label, "400,000")
        }
    }

    @Test func aSalaryIsReadAsItIsWritten() {
        let english = EmployeesFormatter(locale: "en-US", timeZone: "UTC"), german = EmployeesFormatter(locale: "de-DE", timeZone: "UTC")
        #expect(english.salary(from: " 400,000.50 ") == 400_000.5 && german.salary(from: "400.000,50") == 400_000.5)
        for text in ["", "-1", "much", "100000000", "1e3", String(repeating: "9", count: 30)] {
            #expect(english.salary(from: text) == nil, "\(text)")
        }
    }

    @Test func anEditorDeletesAndTakesItBack() async {
        await withApp(app(), setting(.editor)) { eddie in
            await eddie.settle()
            eddie.tap(.row, "Tiger Nixon")
            eddie.tap(.button, "Delete")
            eddie.expect(.screen, "Employees")
            eddie.expectNo(.row, "Tiger Nixon")
            eddie.expect(.toast, "Tiger Nixon was deleted.")
            eddie.tap(.button, "Undo")
            eddie.expect(.row, "Tiger Nixon")
        }
    }

    @Test func loggingOutIsAskedOfTheHost() async {
        let asked = Mutex<[Bool]>([])
        var setting = setting(.viewer)
        setting.values[.login] = SessionLogin(name: "Ann") { everywhere in asked.withLock { $0.append(everywhere) } }
        await withApp(app(), setting) { app in
            await app.settle()
            app.choose("Log out", from: "Ann, viewer")
            app.choose("Log out everywhere", from: "Ann, viewer")
            await app.settle()
        }
        #expect(asked.withLock { $0 } == [false, true])
    }
}
