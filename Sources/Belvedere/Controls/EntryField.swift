/// The base class of ``DateField``, ``TimeField`` and ``ColorField``. Each of their values has one standard form as text, such as
/// `2026-11-22`, which does not depend on the shown format.
///
/// A host (the program that shows the views, such as a browser server) shows the picker of its platform and sends the standard form. Text
/// in another form is refused, and the field shows the app's value again.
///
/// ```swift
/// let field: EntryField = DateField("Departure")
/// field.message = "There is no flight on that day."
/// ```
public class EntryField: View, ValidatedControl {
    /// The label of the field.
    public var title: String { didSet { if title != oldValue { propertyChanged(EntryField.title) } } }
    /// The error message of the value, shown beside the field; empty if the value is valid.
    public var message = "" { didSet { if message != oldValue { propertyChanged(EntryField.message) } } }
    /// Whether the field must have a value.
    package internal(set) var isRequired = false {
        didSet { if isRequired != oldValue { propertyChanged(EntryField.isRequired) } }
    }

    /// The number of the person's last edit that the view has received. The host counts the edits of each field.
    private var lastEdit = 0

    init(title: String) {
        self.title = title
        super.init()
    }

    /// Shows the error message of the value from now on, if the field is bound with a validation.
    ///
    /// A field does this itself when the person has entered a value. A form calls this method for all its fields when the person wants to
    /// save an incomplete form.
    ///
    /// ```swift
    /// let departure = Dynamic<CalendarDate?>(nil)
    /// let field = DateField("Departure")
    ///     .bind(departure, validation: departure.validated(by: ValidationRule("A day is needed.") { $0 != nil }))
    /// field.showValidation()
    /// print(field.message)                                    // A day is needed.
    /// ```
    public final func showValidation() {
        showMessages()
    }

    // MARK: For subclasses

    /// The value of the field in the standard form; empty if there is none.
    var entry: String { "" }
    /// The smallest value that can be entered; empty if there is none.
    var minimumEntry: String { "" }
    /// The greatest value that can be entered; empty if there is none.
    var maximumEntry: String { "" }

    /// Returns whether a person can enter a text: a value in the standard form within the limits of the field, or an empty text unless the
    /// field is required.
    func accepts(_ entry: String) -> Bool { false }
    /// Stores a text that a person has entered, such as `2026-11-22`, as the value of the field. Subclasses override it.
    func take(_ entry: String) {}

    /// Called after the app has set another value. It reports the change to the host.
    final func entryChanged() {
        propertyChanged(EntryField.edit)
        propertyChanged(EntryField.entry)
    }

    // MARK: For hosts

    /// Declares the property `title`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let title = ViewProperty<EntryField, String>(0, "title", default: "") { $0.title }
    /// The number of the person's last edit that the view has received. The host counts the edits of each field.
    @_spi(Hosting) nonisolated public static let edit = ViewProperty<EntryField, Int>(1, "edit", default: 0) { $0.lastEdit }
    /// Declares the property `message`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let message: ViewProperty<EntryField, String> = ViewProperty(
        2, "message", default: ""
    ) { $0.message }
    /// The smallest value that can be entered, as a text such as `2026-11-25` for a date.
    @_spi(Hosting) nonisolated public static let minimum = ViewProperty<EntryField, String>(3, "minimum", default: "") { $0.minimumEntry }
    /// The greatest value that can be entered, as a text such as `2026-11-25` for a date.
    @_spi(Hosting) nonisolated public static let maximum = ViewProperty<EntryField, String>(4, "maximum", default: "") { $0.maximumEntry }
    /// Declares the property `isRequired`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let isRequired = ViewProperty<EntryField, Bool>(
        5, "isRequired", default: false
    ) { $0.isRequired }
    /// The value of the field in the standard form.
    @_spi(Hosting) nonisolated public static let entry = ViewProperty<EntryField, String>(6, "entry", default: "") { $0.entry }

    nonisolated static let properties: [any PropertyDeclaration] = [title, edit, message, minimum, maximum, isRequired, entry]

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool {
        if case .enter(let new, let edit) = event { edit > lastEdit && (new == entry || accepts(new)) } else { false }
    }

    @_spi(Hosting) public override func takeBack(_ event: Event) {
        guard case .enter(_, let edit) = event else { return }
        lastEdit = max(lastEdit, edit)
        entryChanged()
    }

    @_spi(Hosting) public override func deliver(_ event: Event) {
        guard case .enter(let new, let edit) = event else { return }
        lastEdit = edit
        // Do not report the value as changed. The host has this value already, and may even have a newer one.
        if new == entry { return }
        take(new)
        // The person has finished this value, because a picker sends only whole values.
        showValidation()
    }
}

nonisolated extension ViewKind {
    /// Declares a kind of field for values with a standard form.
    static func entryField(_ name: String) -> ViewKind {
        ViewKind(
            name, role: .entryField, properties: EntryField.properties, names: [EntryField.title], value: .text(EntryField.entry),
            events: [.enter]
        )
    }
}
