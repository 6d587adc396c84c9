/// What views for choosing have in common: titles, one of which is chosen. ``Picker`` is one.
open class ChoiceView: View {
    /// The label of the whole choice.
    public let title: String
    /// The titles to choose from. A selection beyond the end moves to the last.
    public var choices: [String] {
        didSet {
            if choices == oldValue { return }
            propertyChanged(.choices)
            if selection >= choices.count { selection = max(0, choices.count - 1) }
        }
    }
    /// The index of the chosen title. One that leads nowhere is brought to the nearest that does.
    public var selection: Int {
        didSet {
            let allowed = min(max(0, selection), max(0, choices.count - 1))
            if allowed != selection { selection = allowed }
            if selection != oldValue { propertyChanged(.selection) }
        }
    }
    /// Called with the new index when a person has chosen; not for what the app sets.
    public var onSelect: ((Int) -> Void)?

    init(title: String, choices: [String], selection: Int, onSelect: ((Int) -> Void)?) {
        self.title = title
        self.choices = choices
        self.selection = min(max(0, selection), max(0, choices.count - 1))
        self.onSelect = onSelect
        super.init()
    }

    override class var properties: [Property] { [.title, .choices, .selection] }
    override func value(of property: Property) -> PropertyValue? {
        switch property {
        case .title: title.isEmpty ? nil : .text(title)
        case .choices: choices.isEmpty ? nil : .texts(choices)
        case .selection: selection == 0 ? nil : .integer(selection)
        default: super.value(of: property)
        }
    }

    override func offers(_ event: Event) -> Bool {
        if case .select(let index) = event { choices.indices.contains(index) } else { false }
    }

    override func deliver(_ event: Event) {
        guard case .select(let index) = event, index != selection else { return }
        selection = index
        onSelect?(index)
    }

    override func releaseHandlers() { onSelect = nil }
}
