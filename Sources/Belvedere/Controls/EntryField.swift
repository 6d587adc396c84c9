/// What is entered in one standard form, whatever it looks like: what ``DateField``, ``TimeField`` and ``ColorField`` have in common.
///
/// A host shows the picker of its platform and hands over the standard form. Text in another form is refused, and the field
/// goes back to what the app says.
///
/// ```swift
/// let field: EntryField = DateField("Departure")
/// field.message = "There is no flight on that day."
/// ```
public class EntryField: View {
    /// The label of the field.
    public var title: String { didSet { if title != oldValue { propertyChanged(EntryField.title) } } }
    /// What is wrong with what was entered, shown beside the field; empty if nothing is.
    public var message = "" { didSet { if message != oldValue { propertyChanged(EntryField.message) } } }
    /// Whether the field cannot be emptied.
    public internal(set) var isRequired = false {
        didSet { if isRequired != oldValue { propertyChanged(EntryField.isRequired) } }
    }

    /// The number of the host's last edit that has been seen.
    private var lastEdit = 0

    init(title: String) {
        self.title = title
        super.init()
    }

    // MARK: For the kinds of fields

    /// What the field has, in the standard form; empty if it has nothing.
    var entry: String { "" }
    /// The least that can be entered; empty if there is none.
    var minimumEntry: String { "" }
    /// The greatest that can be entered; empty if there is none.
    var maximumEntry: String { "" }

    /// Whether it is something that a person can enter here.
    func accepts(_ entry: String) -> Bool { false }
    /// A person has entered it.
    func take(_ entry: String) {}

    /// The app has set another value.
    final func entryChanged() {
        propertyChanged(EntryField.edit)
        propertyChanged(EntryField.entry)
    }

    // MARK: What hosts know of it

    /// `title`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let title = ViewProperty<EntryField, String>(0, "title", default: "") { $0.title }
    /// The number of the last edit of the host that has been seen.
    @_spi(Hosting) nonisolated public static let edit = ViewProperty<EntryField, Int>(1, "edit", default: 0) { $0.lastEdit }
    /// `message`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let message = ViewProperty<EntryField, String>(2, "message", default: "") { $0.message }
    /// The least that can be entered, in the standard form.
    @_spi(Hosting) nonisolated public static let minimum = ViewProperty<EntryField, String>(3, "minimum", default: "") { $0.minimumEntry }
    /// The greatest that can be entered, in the standard form.
    @_spi(Hosting) nonisolated public static let maximum = ViewProperty<EntryField, String>(4, "maximum", default: "") { $0.maximumEntry }
    /// `isRequired`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let isRequired = ViewProperty<EntryField, Bool>(
        5, "isRequired", default: false
    ) { $0.isRequired }
    /// What the field has, in the standard form.
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
        // Not marked as changed: the host has it already, and may be further by now.
        if new != entry { take(new) }
    }
}
