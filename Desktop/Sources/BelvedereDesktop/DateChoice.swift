internal import BelvedereCore
internal import CGtk

/// A button beside a date field that opens a calendar.
///
/// A click on a day chooses it. The button below the calendar chooses the marked day, a click on which GTK does not report: today in an
/// empty field, or the same day of another month to which the person has turned.
final class DateChoice {
    /// The button that opens the calendar.
    let widget: NativeView = gtk_menu_button_new()
    private let calendar: NativeView = gtk_calendar_new()
    private let popover: NativeView = gtk_popover_new()
    /// Whether the host itself marks a day now.
    private var isMarking = false

    /// - Parameters:
    ///   - words: the host's own words.
    ///   - current: returns the date in the field; nil if there is none.
    ///   - choose: receives the chosen date.
    init(_ words: DesktopWords?, current: @escaping () -> CalendarDate?, choose: @escaping (CalendarDate) -> Void) {
        let accept: NativeView = gtk_button_new_with_label(words?.chooseDate ?? "")
        gtk_widget_add_css_class(accept, "suggested-action")
        let content: NativeView = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)
        gtk_box_append(belvedere_box(content), calendar)
        gtk_box_append(belvedere_box(content), accept)
        gtk_popover_set_child(belvedere_popover(popover), content)
        gtk_widget_set_name(widget, "part-calendar")
        gtk_menu_button_set_icon_name(belvedere_menu_button(widget), "x-office-calendar-symbolic")
        gtk_menu_button_set_popover(belvedere_menu_button(widget), popover)
        gtk_widget_set_tooltip_text(widget, words?.calendar ?? "")
        belvedere_name(widget, words?.calendar ?? "")
        belvedere_name(calendar, words?.calendar ?? "")
        connect(popover, "show") { [weak self] in
            guard let self, let date = current() else { return }
            isMarking = true
            mark(date)
            isMarking = false
        }
        connect(calendar, "day-selected") { [weak self] in
            if let self, !isMarking, let date = marked { close(with: date, choose) }
        }
        connect(accept, "clicked") { [weak self] in
            if let self, let date = marked { close(with: date, choose) }
        }
    }

    private func close(with date: CalendarDate, _ choose: (CalendarDate) -> Void) {
        gtk_popover_popdown(belvedere_popover(popover))
        choose(date)
    }

    private var marked: CalendarDate? {
        guard let time = gtk_calendar_get_date(belvedere_calendar(calendar)) else { return nil }
        defer { g_date_time_unref(time) }
        return CalendarDate(
            year: Int(g_date_time_get_year(time)), month: Int(g_date_time_get_month(time)), day: Int(g_date_time_get_day_of_month(time)))
    }

    private func mark(_ date: CalendarDate) {
        // Noon exists on every day, also where the clocks change at midnight.
        guard let time = g_date_time_new_local(gint(date.year), gint(date.month), gint(date.day), 12, 0, 0) else { return }
        gtk_calendar_select_day(belvedere_calendar(calendar), time)
        g_date_time_unref(time)
    }
}
