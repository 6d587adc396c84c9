/// The root view of a window. Its children are the tools, if there are any, then the screens, lowest first, then alerts and toasts.
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

/// The part of a window with the tools of the app. A host shows it in a bar above the screens.
final class ToolsView: ContainerView {
    // MARK: For hosts

    @_spi(Hosting) public override var kind: ViewKind { .tools }
}

nonisolated extension ViewKind {
    /// The view kind of `Window.tools`. It is floating, because a person can use the tools while an alert is open.
    public static let tools = ViewKind(
        "tools", role: .none, layer: .floating
    )
}
