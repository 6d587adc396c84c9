public import BelvedereBinding

/// A field for a value that has a standard form as text.
///
/// ```swift
/// let departure = Dynamic(CalendarDate("2026-11-22"))
/// let field = DateField("Departure").bind(departure)
/// ```
public class ValueField<Content: LosslessStringConvertible & Equatable>: EntryField, ValueControl {
    /// The content of the field; `nil` while it is empty.
    public typealias Value = Content?

    /// The value of the field; `nil` while it is empty.
    public var value: Content? {
        get { storage }
        set {
            if newValue == storage || newValue == nil && isRequired { return }
            storage = newValue
            entryChanged()
        }
    }

    private var storage: Content?

    init(_ title: String, value: Content?) {
        storage = value
        super.init(title: title)
    }

    /// Binds the field in both directions to a value that always exists. Then a person cannot empty the field.
    ///
    /// ```swift
    /// let accent = Dynamic(RGBColor(red: 47, green: 85, blue: 200))
    /// let field = ColorField("Accent").bind(accent)
    /// ```
    @discardableResult
    public func bind(_ value: Dynamic<Content>, file: StaticString = #fileID, line: Int = #line) -> Self {
        defer { isRequired = true }
        return bind(value, at: HandlerPlace(file, line), parse: { $0 }) { field, value in field.value = value }
    }

    /// Binds the field in both directions, and shows the error message of the value.
    ///
    /// The message appears after the person has entered a value or emptied the field, or after a call of ``EntryField/showValidation()``.
    /// From then on, it changes with the value. A field with a message counts as invalid, and assistive technology reports it as invalid.
    ///
    /// ```swift
    /// let departure = Dynamic<CalendarDate?>(nil)
    /// let validDeparture = departure.validated(by: ValidationRule("A day is needed.") { $0 != nil })
    /// let field = DateField("Departure").bind(departure, validation: validDeparture)
    /// ```
    @discardableResult
    public func bind(
        _ value: Dynamic<Content?>, validation: Validation<Content?>, file: StaticString = #fileID, line: Int = #line
    ) -> Self {
        bind(value, file: file, line: line).validated(with: validation)
    }

    /// Binds the field in both directions to a value that always exists, and shows the error message of the value. Then a person cannot
    /// empty the field.
    ///
    /// ```swift
    /// let accent = Dynamic(RGBColor(red: 47, green: 85, blue: 200))
    /// let validAccent = accent.validated(by: ValidationRule("This red is for errors.") { $0.red < 200 })
    /// let field = ColorField("Accent").bind(accent, validation: validAccent)
    /// ```
    @discardableResult
    public func bind(
        _ value: Dynamic<Content>, validation: Validation<Content>, file: StaticString = #fileID, line: Int = #line
    ) -> Self {
        bind(value, file: file, line: line).validated(with: validation)
    }

    override func willBind() {
        super.willBind()
        isRequired = false
    }

    // MARK: Entered text

    /// Returns whether a person may enter a value.
    func allows(_ value: Content) -> Bool { true }

    final override var entry: String { storage?.description ?? "" }

    final override func accepts(_ entry: String) -> Bool {
        entry.isEmpty ? !isRequired : Content(entry).map { allows($0) } ?? false
    }

    final override func take(_ entry: String) {
        storage = Content(entry)
        reportChange()
    }
}
