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

    /// Creates a split view.
    ///
    /// - Parameters:
    ///   - placeholder: the view beside the list as long as no row is chosen.
    ///   - isAboveListWhenNarrow: whether the placeholder is shown above the list in a narrow window.
    public init(placeholder: View = Stack(), isAboveListWhenNarrow: Bool = false) {
        self.placeholder = placeholder
        self.isAboveListWhenNarrow = isAboveListWhenNarrow
        super.init(children: [placeholder])
    }

    // MARK: For hosts

    /// Declares the property `isAboveListWhenNarrow`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let aboveListWhenNarrow = ViewProperty<SplitView, Bool>(
        0, "isAboveListWhenNarrow", default: false
    ) { $0.isAboveListWhenNarrow }

    @_spi(Hosting) public override var kind: ViewKind { .splitView }
}

nonisolated extension ViewKind {
    /// The view kind of `SplitView`: the view beside a list as long as no row is chosen. In a narrow window, hosts show it only if it
    /// is declared to be above the list.
    public static let splitView = ViewKind("splitView", role: .none, properties: [SplitView.aboveListWhenNarrow])
}
