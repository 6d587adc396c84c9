/// A view that shows the pushed screen beside a list in a wide window.
///
/// Set it on the screen with the list. The placeholder is shown beside the list as long as no row is chosen:
///
/// ```swift
/// let list = Screen(title: "Employees")
/// list.splitView = SplitView(placeholder: EmptyState("Nobody is chosen", symbol: .person))
/// ```
///
/// If the placeholder is useful beside every list, as a map with the places of the list is, it can also stay above the list in a narrow
/// window:
///
/// ```swift
/// let map = Drawing("Map", width: 1000, height: 1000)
/// let places = Screen(title: "Cafés")
/// places.splitView = SplitView(placeholder: map, isAboveListWhenNarrow: true)
/// ```
///
/// A table needs more room than a list. ``sidePanel()`` gives it the whole window as long as no row is chosen, and then shows the pushed
/// screen in a panel beside it:
///
/// ```swift
/// let people = Screen(title: "People")
/// people.splitView = .sidePanel()
/// ```
///
/// In a narrow window the screens cover each other, like all screens. Nothing else changes: the stack of routes, the address and the back
/// button do not depend on the width. A person can change the width of the window at any time.
///
/// The list stays usable beside the detail. So open a detail with `Router.push(_:onto:)`, which replaces the previous detail. Show the row
/// of the open detail as selected with ``List/selection``.
public final class SplitView: ContainerView {
    /// The view beside the list as long as no row is chosen.
    public let placeholder: View
    /// Whether the placeholder is shown above the list in a narrow window.
    public let isAboveListWhenNarrow: Bool
    /// Whether the list has the whole window as long as no row is chosen, and most of it beside a detail.
    package let isSidePanel: Bool

    /// Creates a split view.
    ///
    /// - Parameters:
    ///   - placeholder: the view beside the list as long as no row is chosen.
    ///   - isAboveListWhenNarrow: whether the placeholder is shown above the list in a narrow window.
    public convenience init(placeholder: View = Stack(), isAboveListWhenNarrow: Bool = false) {
        self.init(placeholder, isAboveListWhenNarrow: isAboveListWhenNarrow, isSidePanel: false)
    }

    private init(_ placeholder: View, isAboveListWhenNarrow: Bool, isSidePanel: Bool) {
        self.placeholder = placeholder
        self.isAboveListWhenNarrow = isAboveListWhenNarrow
        self.isSidePanel = isSidePanel
        super.init(children: [placeholder])
    }

    /// Returns a split view for a screen with a table. The pushed screen is a panel beside the table, which keeps most of the window. As
    /// long as no row is chosen, there is no panel.
    public static func sidePanel() -> SplitView {
        SplitView(Stack(), isAboveListWhenNarrow: false, isSidePanel: true)
    }

    // MARK: For hosts

    /// Declares the property `isAboveListWhenNarrow`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let aboveListWhenNarrow = ViewProperty<SplitView, Bool>(
        0, "isAboveListWhenNarrow", default: false
    ) { $0.isAboveListWhenNarrow }

    /// Declares the property `isSidePanel`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let panel = ViewProperty<SplitView, Bool>(1, "isSidePanel", default: false) {
        $0.isSidePanel
    }

    @_spi(Hosting) public override var kind: ViewKind { .splitView }
}

nonisolated extension ViewKind {
    /// The view kind of `SplitView`: the view beside a list as long as no row is chosen. In a narrow window, hosts show it only if it
    /// is declared to be above the list.
    public static let splitView = ViewKind("splitView", role: .none, properties: [SplitView.aboveListWhenNarrow, SplitView.panel])
}
