/// A view that shows the pushed screen beside a list in a wide window.
///
/// Set it on the screen with the list. The placeholder is shown beside the list as long as no row is chosen:
///
/// ```swift
/// let list = Screen(title: "Employees")
/// list.splitView = SplitView(placeholder: EmptyState("Nobody is chosen", symbol: .person))
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

    /// Creates a split view.
    ///
    /// - Parameter placeholder: the view beside the list as long as no row is chosen.
    public init(placeholder: View = Stack()) {
        self.placeholder = placeholder
        super.init(children: [placeholder])
    }

    // MARK: For hosts

    @_spi(Hosting) public override var kind: ViewKind { .splitView }
}

nonisolated extension ViewKind {
    /// The view kind of `SplitView`: the view beside a list as long as no row is chosen. Hosts show it only in a wide window.
    public static let splitView = ViewKind("splitView", role: .none)
}
