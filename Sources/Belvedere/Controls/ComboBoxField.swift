/// The base class of ``ComboBox``, without the type of its items. Hosts know a combo box by it.
///
/// A host shows a text field and, while it is expanded, the list of the choices. The person opens the list with a press or the arrow keys,
/// and the field closes it when the person has chosen or left the field.
///
/// ```swift
/// let field: ComboBoxField = ComboBox("Country", choices: ["Estonia", "Finland", "Sweden"])
/// field.placeholder = "A part of the name"
/// ```
public class ComboBoxField: TypedField {
    /// One choice of the list, as hosts show it.
    @_spi(Hosting) nonisolated public struct Choice: ViewPropertyValue {
        /// The number of the choice, which a host sends when the person chooses it. No other choice of the field has this number.
        public let number: Int
        public let title: String
        /// A second text that tells choices with the same title apart; empty if there is none.
        public let detail: String

        /// The title and the detail in one text.
        public var text: String { detail.isEmpty ? title : "\(title), \(detail)" }

        public init(number: Int, title: String, detail: String = "") {
            self.number = number
            self.title = title
            self.detail = detail
        }
    }

    /// The content of the list below the field. It is an object of its own, because most fields are closed most of the time.
    struct Content: Equatable {
        var choices: [Choice] = []
        /// A sentence below the choices, such as "Nothing found"; empty if there is none.
        var note = ""
        /// A sentence about the found choices for assistive technology.
        var results = ""
    }

    private final class Box {
        let content: Content

        init(_ content: Content) { self.content = content }
    }

    /// Whether the list of choices is open.
    private(set) final var isExpanded = false
    private var box: Box?
    final var content: Content { box?.content ?? Content() }

    /// Shows the list with a content, or closes it.
    final func show(_ new: Content?) {
        let old = content, wasExpanded = isExpanded
        box = new.map(Box.init)
        isExpanded = new != nil
        let new = content
        if new.choices != old.choices { propertyChanged(ComboBoxField.choices) }
        if new.note != old.note { propertyChanged(ComboBoxField.note) }
        if new.results != old.results { propertyChanged(ComboBoxField.results) }
        if isExpanded != wasExpanded { propertyChanged(ComboBoxField.isExpanded) }
    }

    /// Whether the person must choose, so that a host proposes the first choice to a person who types.
    var mustChoose: Bool { true }

    /// Opens the list, or closes it, because the person wants it.
    func setExpanded(_ isExpanded: Bool) {}

    /// Whether there is a choice with a number.
    func hasChoice(numbered number: Int) -> Bool { false }

    /// Chooses an item, because the person wants it.
    func choose(numbered number: Int) {}

    // MARK: For hosts

    /// The choices of the open list. They are empty while the list is closed.
    @_spi(Hosting) nonisolated public static let choices = ViewProperty<ComboBoxField, [Choice]>(
        8, "choices", default: []
    ) { $0.content.choices }
    /// A sentence below the choices, such as "Nothing found"; empty if there is none.
    @_spi(Hosting) nonisolated public static let note = ViewProperty<ComboBoxField, String>(9, "note", default: "") { $0.content.note }
    /// A sentence about the found choices, such as "Results: 3". Assistive technology says it each time it changes.
    @_spi(Hosting) nonisolated public static let results = ViewProperty<ComboBoxField, String>(
        10, "results", default: ""
    ) { $0.content.results }
    /// Whether the list of choices is open.
    @_spi(Hosting) nonisolated public static let isExpanded = ViewProperty<ComboBoxField, Bool>(
        11, "isExpanded", default: false
    ) { $0.isExpanded }
    /// Whether a host proposes the first choice to a person who types, so that Enter chooses it.
    @_spi(Hosting) nonisolated public static let proposesFirst = ViewProperty<ComboBoxField, Bool>(
        12, "proposesFirst", default: true
    ) { $0.mustChoose }

    @_spi(Hosting) public override var kind: ViewKind { .comboBox }

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool {
        switch event {
        case .select(let number): hasChoice(numbered: number)
        case .toggle: true
        default: super.offers(event)
        }
    }

    @_spi(Hosting) public override func takeBack(_ event: Event) {
        switch event {
        case .select, .toggle: propertyChanged(ComboBoxField.isExpanded)
        default: super.takeBack(event)
        }
    }

    @_spi(Hosting) public override func deliver(_ event: Event) {
        switch event {
        case .select(let number): choose(numbered: number)
        case .toggle(let isExpanded): setExpanded(isExpanded)
        default: super.deliver(event)
        }
    }
}

nonisolated extension ViewKind {
    /// The view kind of `ComboBox`: a field for text with a list of choices.
    public static let comboBox = ViewKind(
        "comboBox", role: .textField,
        properties: TypedField.properties + [
            ComboBoxField.choices, ComboBoxField.note, ComboBoxField.results, ComboBoxField.isExpanded, ComboBoxField.proposesFirst,
        ],
        names: [TypedField.title, TypedField.placeholder], value: .text(TypedField.text),
        events: [.input, .submit, .endEditing, .leave, .select, .toggle]
    )
}
