/// A container with several tabs. It shows the content of one tab at a time.
///
/// ```swift
/// let tabs = Tabs([("List", list), ("Map", map)])
/// ```
public final class Tabs: ContainerView, ValueControl {
    private let titles: [String]

    /// The index of the shown tab. An index outside the tabs is replaced by the nearest valid one.
    public var selection: Int {
        didSet {
            let allowed = min(max(0, selection), max(0, titles.count - 1))
            if allowed != selection { selection = allowed }
            if selection == oldValue { return }
            propertyChanged(Tabs.selection)
            showSelected()
        }
    }

    /// Creates tabs.
    ///
    /// - Parameters:
    ///   - tabs: title and content of each tab.
    ///   - selection: the index of the tab that is shown at first.
    /// - Complexity: O(*n*) in the number of tabs.
    public init(_ tabs: [(title: String, content: View)], selection: Int = 0) {
        titles = tabs.map(\.title)
        self.selection = min(max(0, selection), max(0, tabs.count - 1))
        super.init(children: tabs.map(\.content))
        showSelected()
    }

    private func showSelected() {
        for (index, view) in subviews.enumerated() { view.isHidden = index != selection }
    }

    // MARK: For hosts

    @_spi(Hosting) public var value: Int {
        get { selection }
        set { selection = newValue }
    }

    /// Declares the property `titles`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let titles = ViewProperty<Tabs, [String]>(0, "titles", default: []) { $0.titles }
    /// Declares the property `selection`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let selection = ViewProperty<Tabs, Int>(1, "selection", default: 0) { $0.selection }

    @_spi(Hosting) public override var kind: ViewKind { .tabs }

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool {
        if case .select(let index) = event { titles.indices.contains(index) } else { false }
    }

    @_spi(Hosting) public override func deliver(_ event: Event) {
        if case .select(let index) = event { change(to: index) }
    }
}

nonisolated extension ViewKind {
    /// The view kind of `Tabs`: several contents, of which one is shown at a time.
    public static let tabs = ViewKind(
        "tabs", role: .tabs, properties: [Tabs.titles, Tabs.selection], value: .choice(Tabs.selection, of: Tabs.titles), events: [.select]
    )
}
