/// What a person sees of one session: its screens, the topmost in front. Hosts talk to it.
///
/// ```swift
/// let window = Window(HelloScreen(viewModel: HelloViewModel()))
/// ```
public final class Window {
    private(set) var screens: [Screen] = []
    private let view = WindowView(children: [])
    private var tree: ViewTree?

    public init(_ screen: Screen) {
        screens = [screen]
    }

    /// Called when something has changed since the last ``takeChanges()``; a host that waits goes on then.
    public var onFirstChange: (() -> Void)? {
        get { tree?.onFirstChange }
        set { tree?.onFirstChange = newValue }
    }
    public var hasChanges: Bool { tree?.hasChanges ?? false }

    /// The address of what is on screen, below the path of the app: empty, or beginning with `/`.
    public var path: String { "" }
    /// The title of the topmost screen.
    public var title: String { screens.last?.title ?? "" }

    /// Puts the window on a session and loads the screens of an address. Their work starts with ``start()``.
    public func open(in context: SessionContext, at path: String = "") {
        let tree = ViewTree(context: context)
        self.tree = tree
        context.content = self
        context.onClose = { [unowned self] in close() }
        view.attach(to: tree)
        for screen in screens { show(screen) }
    }

    /// Starts the screens' work. Separate from ``open(in:)`` so that a host can render what stands there before it.
    public func start() {
        for screen in screens { screen.appear() }
    }

    /// The whole window as it is now; ``takeChanges()`` goes on from here.
    public func render() -> ViewNode {
        view.render()
    }

    /// What has changed since the last call or rendering.
    public func takeChanges() -> [Change] {
        tree?.takeChanges() ?? []
    }

    /// Delivers what a person did. An event that is late or not offered is counted and reported, never a trap.
    public func receive(_ event: Event, for identifier: ViewIdentifier) {
        guard let tree else { return }
        guard let view = tree.view(identifier) else {
            return tree.context.dropEvent(.lateEvent(event.name, sender: "view \(identifier)"))
        }
        if let reason = refusal(of: event, for: view) {
            return tree.context.dropEvent(.refusedEvent(event.name, sender: view.debugName, because: reason))
        }
        view.deliver(event)
    }

    private func refusal(of event: Event, for view: View) -> String? {
        var ancestor: View? = view
        while let current = ancestor {
            if current.isHidden { return current === view ? "it is hidden" : "\(current.debugName) around it is hidden" }
            if !current.isEnabled { return current === view ? "it is disabled" : "\(current.debugName) around it is disabled" }
            if let screen = current as? ScreenView, screen.isCovered { return "another screen lies over it" }
            ancestor = current.superview
        }
        return view.offers(event) ? nil : "it does not offer that"
    }

    private func show(_ screen: Screen) {
        screen.window = self
        view.insertChild(screen.view, at: view.subviews.count)
        screen.load()
    }

    func leave(_ screen: Screen) {}

    func titleChanged() {}

    func close() {
        for screen in screens.reversed() { screen.tearDown() }
        screens = []
        view.detach()
        tree?.close()
        tree = nil
    }
}
