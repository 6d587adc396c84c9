/// Several contents in one place, one of which is shown.
///
/// ```swift
/// let tabs = Tabs([("List", list), ("Map", map)])
/// ```
public final class Tabs: ContainerView {
    private let titles: [String]

    /// The index of the content that is shown. One that leads nowhere is brought to the nearest that does.
    public var selection: Int {
        didSet {
            let allowed = min(max(0, selection), max(0, titles.count - 1))
            if allowed != selection { selection = allowed }
            if selection == oldValue { return }
            propertyChanged(.selection)
            showSelected()
        }
    }

    /// Called with the new index when a person has chosen a tab.
    public var onSelect: ((Int) -> Void)?

    /// - Parameters:
    ///   - tabs: title and content of each.
    ///   - selection: the index of the content that is shown first.
    public init(_ tabs: [(title: String, content: View)], selection: Int = 0) {
        titles = tabs.map(\.title)
        self.selection = min(max(0, selection), max(0, tabs.count - 1))
        super.init(children: tabs.map(\.content))
        showSelected()
    }

    private func showSelected() {
        for (index, view) in subviews.enumerated() { view.isHidden = index != selection }
    }

    override var kind: ViewKind { .tabs }
    override class var properties: [Property] { [.choices, .selection] }
    override func value(of property: Property) -> PropertyValue? {
        switch property {
        case .choices: titles.isEmpty ? nil : .texts(titles)
        case .selection: selection == 0 ? nil : .integer(selection)
        default: super.value(of: property)
        }
    }

    override func offers(_ event: Event) -> Bool {
        if case .select(let index) = event { titles.indices.contains(index) } else { false }
    }

    override func deliver(_ event: Event) {
        guard case .select(let index) = event, index != selection else { return }
        selection = index
        onSelect?(index)
    }

    override func releaseHandlers() { onSelect = nil }
}
