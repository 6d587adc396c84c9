public import BelvedereCore

/// A field for a day of the calendar. Hosts show the picker of their platform, in the person's own way to write dates.
///
/// ```swift
/// let departure = Dynamic<CalendarDate?>(nil)
/// let field = DateField("Departure").bind(departure)
/// field.minimum = CalendarDate("2026-11-22")
/// ```
public final class DateField: ValueField<CalendarDate> {
    /// The first day that a person can enter; `nil` if any.
    public var minimum: CalendarDate? { didSet { if minimum != oldValue { propertyChanged(EntryField.minimum) } } }
    /// The last day that a person can enter; `nil` if any.
    public var maximum: CalendarDate? { didSet { if maximum != oldValue { propertyChanged(EntryField.maximum) } } }

    /// A field that shows a day, or is empty.
    ///
    /// - Parameters:
    ///   - title: The label of the field.
    ///   - value: The day at first, if there is one.
    public override init(_ title: String, value: CalendarDate? = nil) {
        super.init(title, value: value)
    }

    override func allows(_ value: CalendarDate) -> Bool {
        minimum.map { value >= $0 } ?? true && maximum.map { value <= $0 } ?? true
    }

    override var minimumEntry: String { minimum?.description ?? "" }
    override var maximumEntry: String { maximum?.description ?? "" }

    // MARK: What hosts know of it

    @_spi(Hosting) public override var kind: ViewKind { .dateField }
}

nonisolated extension ViewKind {
    /// A field for a day of the calendar.
    public static let dateField = ViewKind(
        "dateField", role: .entryField, properties: EntryField.properties, names: [EntryField.title], value: .text(EntryField.entry),
        events: [.enter]
    )
}
