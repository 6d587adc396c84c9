/// The root of the tree: the screens, lowest first, then alerts and toasts.
final class WindowView: ContainerView {
    init() {
        super.init(children: [])
    }

    // MARK: What hosts know of it

    @_spi(Hosting) public override var kind: ViewKind { .window }
}

nonisolated extension ViewKind {
    /// The root of the tree.
    public static let window = ViewKind(
        "window", role: .none
    )
}
