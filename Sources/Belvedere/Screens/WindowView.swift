/// The root view of a window. Its children are the screens, lowest first, then alerts and toasts.
final class WindowView: ContainerView {
    init() {
        super.init(children: [])
    }

    // MARK: For hosts

    @_spi(Hosting) public override var kind: ViewKind { .window }
}

nonisolated extension ViewKind {
    /// The view kind of `WindowView`: the root view of a window.
    public static let window = ViewKind(
        "window", role: .none
    )
}
