import BelvedereTesting
import Employees
import EmployeesService
import Foundation
import LongRuns
import Testing

/// Each screen starts each piece of its work and leaves. No work may still run then.
@Suite(.timeLimit(minutes: 5))
struct EmployeesLeavingTests {
    /// The work of the screen when its session ends.
    nonisolated enum Request: String, CaseIterable, Sendable {
        case asking, countingDown, asksAgain, downloading
    }

    @Test("the list ends with its session, whatever it is at", arguments: Request.allCases)
    func list(_ request: Request) async {
        let clock = TestClock()
        let tooMany = ScriptedEmployeesService.Step.failure(.tooManyRequests(retryAfter: .seconds(3)))
        let never = ScriptedEmployeesService.Step.list(.three).after(.seconds(3600))
        let steps: [ScriptedEmployeesService.Step] =
            switch request {
            case .asking: [never]
            case .countingDown: [tooMany]
            case .asksAgain: [.list(.three), never]
            case .downloading: [.list(.three)]
            }
        var device = DeviceScript()
        device.saving = .silence
        let service = ScriptedEmployeesService(steps, clock: clock)
        let application = BelvedereApp.employees(service: service, lastGood: LastGoodList(now: { Date(timeIntervalSince1970: 0) }))
        await withApp(application, Setting(clock: clock, device: device, isExhaustive: false)) { app in
            await app.settle()
            if request == .asksAgain { app.tap(.button, "Refresh") }
            if request == .downloading { app.tap(.button, "Download CSV") }
            await app.settle()
            #expect(app.runningWork > 0)
            await app.close()
            #expect(app.runningWork == 0 && clock.sleeperCount == 0)
        }
    }

    @Test func anEmployeeStartsNothing() async {
        let service = ScriptedEmployeesService([.list(.three)])
        let application = BelvedereApp.employees(service: service, lastGood: LastGoodList(now: { Date(timeIntervalSince1970: 0) }))
        await withApp(application, Setting(isExhaustive: false)) { app in
            await app.settle()
            let before = app.runningWork
            app.tap(.row, at: 0)
            await app.settle()
            #expect(app.runningWork == before)
            app.back()
            await app.settle()
            #expect(app.runningWork == before)
        }
    }
}
