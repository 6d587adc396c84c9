import BelvedereTesting
import Charts
import Employees
import EmployeesService
import Foundation
import LongRuns
import ServiceTesting
import Testing

/// Tests the chart of the salaries on the headless host: its role, its name and its events.
@Suite(.timeLimit(minutes: 5))
struct SalariesScreenTests {
    private func app(_ service: any EmployeesService) -> BelvedereApp {
        .employees(service: service, lastGood: LastGoodList(now: { Date(timeIntervalSince1970: 1_790_000_000) }))
    }

    @Test func theChartSaysWhatItShowsAndLeadsToWhoIsChosen() async {
        await withApp(app(ScriptedEmployeesService([.list(.three)])), Setting(locale: "en-US", isExhaustive: false)) { app in
            await app.settle()
            app.tap(.button, "Chart")
            app.expect(
                """
                screen "Salaries by age" [back]
                  scatter-chart "Salaries by age"
                    label "2 employees of 61 to 66 years, with salaries from 86,000 to 320,800, 203,400 on average. 1 employee without a known age or salary is not shown."
                """)
            app.emit(ScatterChart.pick, 1, from: ScatterChart.element, "Salaries by age")
            app.expect(
                """
                screen "Salaries by age" [back]
                  scatter-chart "Salaries by age"
                    label "2 employees of 61 to 66 years, with salaries from 86,000 to 320,800, 203,400 on average. 1 employee without a known age or salary is not shown."
                  label "Tiger Nixon, 61, 320,800"
                  button "Show"
                """)
            app.tap(.button, "Show")
            app.expect(.screen, "Tiger Nixon")
            app.back()
            app.back()
            app.expect(.screen, "Employees")
        }
    }

    @Test func theChartHasAnAddress() async {
        await withApp(app(ScriptedEmployeesService([.list(.three)])), at: "/salaries/1", Setting(isExhaustive: false)) { app in
            await app.settle()
            app.expect(.screen, "Tiger Nixon")
            app.back()
            app.expect(.screen, "Salaries by age")
        }
    }
}
