import Belvedere
import BelvedereCore
import BelvedereHeadless
@testable import BelvedereDesktop
import CGtk
import Testing

/// Tests of the calendar beside a date field.
@Suite(.serialized) struct DateChoiceTests {
    private func withField(_ value: CalendarDate?, _ body: (DesktopPlayer) async throws -> Void) async throws {
        let app = BelvedereApp("Test", path: "/") { _ in
            let field = DateField("Day", value: value), told = Label("Nothing")
            field.onChange { told.text = $0.map { "\($0)" } ?? "Nothing" }
            return Window(Screen(title: "Trip", content: Stack(field, told)))
        }
        try await DesktopPlayer.use(app) { try await body($0) }
    }

    private func expect(_ told: String, _ player: DesktopPlayer, _ place: SourceLocation = #_sourceLocation) async throws {
        let lines = try await player.lines { $0.contains("  label \"\(told)\"") }
        #expect(lines.contains("  label \"\(told)\""), sourceLocation: place)
    }

    @Test func aClickOnADayChoosesIt() async throws {
        try await withField(CalendarDate("2026-11-25")) { player in
            try await player.withCalendar { calendar in
                #expect(calendar.isOpen && calendar.marked == "2026-11-25")
                calendar.click(7, of: 11)
                #expect(!calendar.isOpen)
            }
            try await expect("2026-11-07", player)
            try await player.withCalendar { $0.click(1, of: 12) }
            try await expect("2026-12-01", player)
        }
    }

    @Test func anotherMonthIsOnlyShownUntilAPersonChooses() async throws {
        try await withField(CalendarDate("2026-11-25")) { player in
            try await player.withCalendar { calendar in
                calendar.turnToNextMonth()
                #expect(calendar.isOpen && calendar.marked == "2026-12-25")
            }
            try await expect("Nothing", player)
            try await player.withCalendar(isOpen: true) { $0.accept() }
            try await expect("2026-12-25", player)
        }
    }

    @Test func theMarkedDayOfAnEmptyFieldCanBeChosen() async throws {
        try await withField(nil) { player in
            let marked = try await player.withCalendar { calendar in
                let marked = calendar.marked
                calendar.accept()
                return marked
            }
            #expect(CalendarDate(marked) != nil)
            try await expect(marked, player)
        }
    }
}

/// The open calendar of the only date field.
private struct ShownCalendar {
    let popover: NativeView
    let calendar: NativeView
    let button: NativeView

    var isOpen: Bool { gtk_widget_get_visible(popover) != 0 }

    var marked: String {
        guard let time = gtk_calendar_get_date(belvedere_calendar(calendar)), let text = g_date_time_format(time, "%Y-%m-%d") else {
            return ""
        }
        defer {
            g_free(text)
            g_date_time_unref(time)
        }
        return String(cString: text)
    }

    /// Clicks on a day of any month in sight.
    func click(_ day: Int32, of month: Int32) {
        guard let time = g_date_time_new_local(2026, month, day, 12, 0, 0) else { return }
        gtk_calendar_select_day(belvedere_calendar(calendar), time)
        g_date_time_unref(time)
    }

    /// Clicks on the arrow behind the name of the month.
    func turnToNextMonth() {
        guard let header = gtk_widget_get_first_child(calendar),
            let arrow = descendants(of: header).filter({ belvedere_is_button($0) != 0 }).dropFirst().first
        else { return }
        belvedere_emit(arrow, "clicked")
    }

    private func descendants(of widget: NativeView) -> [NativeView] {
        var found: [NativeView] = [], child = gtk_widget_get_first_child(widget)
        while let next = child {
            found += [next] + descendants(of: next)
            child = gtk_widget_get_next_sibling(next)
        }
        return found
    }

    func accept() { belvedere_emit(button, "clicked") }
}

extension DesktopPlayer {
    /// Opens the calendar, unless it is open already.
    fileprivate func withCalendar<Result: Sendable>(
        isOpen: Bool = false, _ body: @escaping @Sendable (ShownCalendar) -> Result
    ) async throws -> Result {
        let result = await window.session.perform { [window] _ -> Result? in
            let reader = WidgetReader(window: window.widget)
            guard let menu = reader.part("calendar", in: window.widget),
                let popover = gtk_menu_button_get_popover(belvedere_menu_button(menu))
            else { return nil }
            if !isOpen { gtk_menu_button_popup(belvedere_menu_button(menu)) }
            guard let content = gtk_popover_get_child(popover), let calendar = gtk_widget_get_first_child(content),
                let button = gtk_widget_get_last_child(content), let widget = gtk_widget_get_parent(gtk_widget_get_parent(content))
            else { return nil }
            return body(ShownCalendar(popover: widget, calendar: calendar, button: button))
        }
        await settle()
        return try #require(result, "There is no calendar.")
    }
}
