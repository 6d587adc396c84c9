public import BelvedereCore

/// A field for a time of day. Hosts show the time picker of their platform, in the person's own time format.
///
/// ```swift
/// let opening = Dynamic(TimeOfDay("09:00"))
/// let field = TimeField("Opens at").bind(opening)
/// field.maximum = TimeOfDay("12:00")
/// ```
public final class TimeField: ValueField<TimeOfDay> {
    /// The earliest time that a person can enter; `nil` for no limit.
    public var minimum: TimeOfDay? { didSet { if minimum != oldValue { propertyChanged(EntryField.minimum) } } }
    /// The latest time that a person can enter; `nil` for no limit.
    public var maximum: TimeOfDay? { didSet { if maximum != oldValue { propertyChanged(EntryField.maximum) } } }

    /// Creates a field with a time, or an empty field.
    ///
    /// - Parameters:
    ///   - title: The label of the field.
    ///   - value: The time at first, if there is one.
    public override init(_ title: String, value: TimeOfDay? = nil) {
        super.init(title, value: value)
    }

    override func allows(_ value: TimeOfDay) -> Bool {
        minimum.map { value >= $0 } ?? true && maximum.map { value <= $0 } ?? true
    }

    override var minimumEntry: String { minimum?.description ?? "" }
    override var maximumEntry: String { maximum?.description ?? "" }

    // MARK: For hosts

    @_spi(Hosting) public override var kind: ViewKind { .timeField }
}

nonisolated extension ViewKind {
    /// The view kind of `TimeField`: a field for a time of day.
    public static let timeField = entryField("timeField")
}
