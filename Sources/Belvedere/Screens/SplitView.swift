/// Shows what is pushed over a screen beside it, where the window is wide enough: a list, and beside it what was chosen from it.
///
/// Give one to the screen with the list, with what stands beside the list as long as nothing is chosen:
///
/// ```swift
/// let list = Screen(title: "Employees")
/// list.splitView = SplitView(placeholder: EmptyState("Nobody is chosen", symbol: .person))
/// ```
///
/// In a narrow window the screens stand one after the other, as all screens do. Nothing else is different: the stack of routes, the address
/// and the way back know nothing of the width. A person can make the window wider or narrower at any time.
///
/// The list stays in use beside the detail. So it opens a detail by `Router.push(_:onto:)`, which takes the place of the one before, and
/// it marks the row that is shown by its ``List/selection``.
public final class SplitView: ContainerView {
    /// The view beside the list as long as nothing is chosen.
    public let placeholder: View

    /// A split view without a detail.
    ///
    /// - Parameter placeholder: what stands beside the list as long as nothing is chosen.
    public init(placeholder: View = Stack()) {
        self.placeholder = placeholder
        super.init(children: [placeholder])
    }

    // MARK: What hosts know of it

    @_spi(Hosting) public override var kind: ViewKind { .splitView }
}

nonisolated extension ViewKind {
    /// The view beside a list as long as nothing is chosen. It is there in a wide window only.
    public static let splitView = ViewKind("splitView", role: .none)
}
