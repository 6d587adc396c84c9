import Belvedere
import BelvedereTesting
import BelvedereTexts
import Testing

/// Tests of the current day of a person, and of days as texts in their language.
struct CalendarDateTextTests {
    /// An app that shows the current day, and again after a press.
    private let app = BelvedereApp("Today", path: "/today") { context in
        let day = Label(context.today.description)
        return Window(
            Screen(
                title: "Today",
                content: Stack(day, Button("Again") { [unowned context] in day.text = context.today.description })))
    }

    @Test func aTestBeginsOnAKnownDay() {
        withApp(app, Setting(isExhaustive: false)) { $0.expect(.label, "2026-01-01") }
        withApp(app, Setting(startDay: CalendarDate("2024-02-29"), isExhaustive: false)) { $0.expect(.label, "2024-02-29") }
    }

    @Test(arguments: [
        ("UTC", "2026-11-22"), ("Pacific/Auckland", "2026-11-23"), ("America/Los_Angeles", "2026-11-22"), ("Nowhere/None", "2026-11-22"),
    ])
    func theDayIsThatOfThePersonsTimeZone(zone: String, day: String) {
        let setting = Setting(
            timeZone: zone, startDay: CalendarDate("2026-11-22"), startTime: TimeOfDay(hour: 18, minute: 0), isExhaustive: false)
        withApp(app, setting) { $0.expect(.label, day) }
    }

    @Test func midnightComesOnTheClockOfTheSession() async {
        let setting = Setting(
            startDay: CalendarDate("2026-12-31"), startTime: TimeOfDay(hour: 23, minute: 59, second: 59), isExhaustive: false)
        await withApp(app, setting) { app in
            app.expect(.label, "2026-12-31")
            await app.wait(for: .seconds(1))
            app.tap(.button, "Again")
            app.expect(.label, "2027-01-01")
        }
    }

    @Test func withoutAStartTheTimeIsThatOfTheMachine() throws {
        try withSession {
            let context = try #require(SessionContext.current)
            #expect(context.timeSince1970 > .seconds(1_700_000_000))
            let past = try #require(CalendarDate("2024-01-01"))
            #expect(context.today > past)
        }
    }

    /// The example of the article "Time", word for word.
    @Test func theArticlesExampleShowsTheDay() {
        let invoices = BelvedereApp("Invoices", path: "/invoices") { context in
            Window(Screen(title: "Invoices of \(context.today.text())"))
        }
        withApp(invoices, Setting(locale: "en-GB", startDay: CalendarDate("2026-11-22"))) { app in
            app.expect("screen \"Invoices of 22 Nov 2026\"")
        }
    }

    /// The second example of the article, word for word.
    @Test func theArticlesExampleStoresTheMoment() {
        let work = BelvedereApp("Work", path: "/work") { context in
            let start = Dynamic(Duration.zero), label = Label()
            let clockIn = Button("Start work") { [unowned context] in start.value = context.timeSince1970 }
            start.map { "\($0.components.seconds) s" }.bindAndFire(to: label, \.text)
            return Window(Screen(title: "Work", content: Stack(label, clockIn)))
        }
        withApp(work, Setting(startDay: CalendarDate("1970-01-02"))) { app in
            app.expect(.label, "0 s")
            app.tap(.button, "Start work")
            app.expect(.label, "129600 s")
        }
    }

    @Test func aDayIsInTheLanguageOfTheSession() throws {
        let day = try #require(CalendarDate("2026-11-22"))
        #if !MAIN_ACTOR_UI
        // On a device, the process always has a session.
        #expect(day.text() == "2026-11-22")
        #endif
        withSession(environment: SessionEnvironment(locale: "en-GB")) {
            #expect(day.text(.numeric) == "22/11/2026")
            #expect(day.text() == "22 Nov 2026")
            #expect(day.text(.long) == "22 November 2026")
            #expect(day.text(.complete) == "Sunday, 22 November 2026")
            #expect(day.text(.long, in: "de") == "22. November 2026")
        }
        withSession(environment: SessionEnvironment(locale: "zh-CN")) { #expect(day.text() == "2026年11月22日") }
        #expect(withTexts(in: "fa-IR") { day.text(.long) }.contains("آذر"))
    }
}
