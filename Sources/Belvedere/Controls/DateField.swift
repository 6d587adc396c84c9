public import BelvedereCore

/// A field for a date. Hosts show the date picker of their platform, in the person's own date format.
///
/// ```swift
/// let departure = Dynamic<CalendarDate?>(nil)
/// let field = DateField("Departure").bind(departure)
/// field.minimum = CalendarDate("2026-11-22")
/// ```
public final class DateField: ValueField<CalendarDate> {
    /// The first day that a person can enter; `nil` for no limit.
    public var minimum: CalendarDate? { didSet { if minimum != oldValue { propertyChanged(EntryField.minimum) } } }
    /// The last day that a person can enter; `nil` for no limit.
    public var maximum: CalendarDate? { didSet { if maximum != oldValue { propertyChanged(EntryField.maximum) } } }

    /// Creates a field with a day, or an empty field.
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

    // MARK: For hosts

    @_spi(Hosting) public override var kind: ViewKind { .dateField }
}

nonisolated extension ViewKind {
    /// The view kind of `DateField`: a field for a date.
    public static let dateField = entryField("dateField")
}
