import Belvedere
import BelvedereTesting
import Employees
import EmployeesModel
import EmployeesService
import Foundation
import HTTPService
import LanguageTesting
import LongRuns
import Staff
import Testing

/// Tests Employees in the other languages as a person uses it.
@Suite("Employees in other languages", .timeLimit(minutes: 5))
struct EmployeesLanguageTests {
    /// The texts that are the same in all languages: names, and a kind of file.
    private static let data = [
        "Ashton Cox", "Tiger Nixon", "Garrett Winters", "Vera", "Eddie", "employees.csv", "CSV", "HTTP", "example.com",
    ]
    private static let languages = ["ar", "fa", "hi", "zh-Hans"]

    private func app(_ service: any EmployeesService) -> BelvedereApp {
        .employees(service: service, lastGood: LastGoodList(now: { Date(timeIntervalSince1970: 1_790_000_000) }), offersFaults: true)
    }

    private func expectNothingLeft(_ app: Driver) {
        #expect(untranslatedWords(in: app.transcript.lines.map(\.text), besides: Self.data) == [])
    }

    @Test("nothing is left in English, wherever a person goes", arguments: languages)
    func nothingLeft(language: String) async {
        let setting = Setting(locale: language, viewport: Viewport(width: .wide), isExhaustive: false)
        await withApp(app(ScriptedEmployeesService([.list(.three, omitted: 2)])), setting) { app in
            expectNothingLeft(app)
            await app.settle()
            app.expect(.screen, EmployeesTexts.title)
            app.expect(.label, EmployeesTexts.employeeCount(3))
            expectNothingLeft(app)
            app.select(EmployeesTexts.salaryLabel, in: EmployeesTexts.sortBy)
            app.toggle(EmployeesTexts.descending, to: true)
            app.type("zzz", into: EmployeesTexts.search)
            app.expect(.label, EmployeesTexts.shown(0, 3))
            #expect(untranslatedWords(in: app.transcript.lines.map(\.text), besides: Self.data + ["zzz"]) == [])
            app.tap(.button, EmployeesTexts.clearSearch)
            app.tap(.button, EmployeesTexts.chart)
            app.expect(.screen, EmployeesTexts.salariesByAge)
            expectNothingLeft(app)
            await app.settle()
        }
    }

    @Test(
        "one employee is shown in each language",
        arguments: [
            ("ar", "رقم 1", "الراتب", "320,800"), ("ar-EG", "رقم ١", "الراتب", "٣٢٠٬٨٠٠"), ("fa", "شماره ۱", "حقوق", "۳۲۰٬۸۰۰"),
            ("hi-IN", "नं. 1", "वेतन", "3,20,800"), ("zh-CN", "编号 1", "薪资", "320,800"),
        ])
    func detail(locale: String, number: String, label: String, salary: String) async {
        await withApp(app(ScriptedEmployeesService([.list(.three)])), at: "/1", Setting(locale: locale, isExhaustive: false)) { app in
            await app.settle()
            app.expect(.screen, "Tiger Nixon")
            app.expect(.label, number)
            app.expect(.label, label)
            app.expect(.label, salary)
            expectNothingLeft(app)
        }
    }

    @Test("a failure and its consequences are reported in each language", arguments: languages)
    func failures(language: String) async {
        let failures: [EmployeesError] = [
            .tooManyRequests(retryAfter: .seconds(5)), .notAcceptable, .refused(message: ""), .notFound, .unexpectedStatus(500),
            .unexpectedStatus(418),
            .page, .incomplete, .garbage, .empty, .noAnswer(.unreachable(host: "example.com")),
            .noAnswer(.timedOut(host: "example.com", after: .seconds(9))),
        ]
        for failure in failures {
            let clock = TestClock()
            let service = ScriptedEmployeesService([.failure(failure)], clock: clock)
            await withApp(app(service), Setting(locale: language, clock: clock, isExhaustive: false)) { app in
                await app.settle()
                app.expect(.emptyState, EmployeesTexts.noList)
                #expect(!failure.text.isEmpty && failure.text != failure.sentence)
                expectNothingLeft(app)
            }
        }
    }

    @Test("the logged-in person is named, and editors edit in their language", arguments: languages)
    func staff(language: String) async {
        var values = SessionValues()
        values[.staffMember] = StaffMember(name: "Eddie", role: .editor)
        let app = BelvedereApp.staff(service: ScriptedEmployeesService([.list(.three)]))
        await withApp(app, at: "/1", Setting(locale: language, values: values, isExhaustive: false)) { app in
            await app.settle()
            app.type("-1", into: EmployeesTexts.newSalary)
            app.tap(.button, EmployeesTexts.save)
            expectNothingLeft(app)
            app.tap(.button, EmployeesTexts.delete)
            app.expect(.screen, EmployeesTexts.title)
            app.expect(.toast, EmployeesTexts.deleted("Tiger Nixon"))
            expectNothingLeft(app)
        }
    }
}
