/// The view that stands for a screen in the tree: bar items first, then the content.
@_spi(Hosting)
public final class ScreenView: ContainerView {
    unowned let owner: Screen
    private var bar: BarView
    var presentation = Presentation.pushed
    var canGoBack = false { didSet { if canGoBack != oldValue { propertyChanged(ScreenView.canGoBack) } } }
    var isCovered = false { didSet { if isCovered != oldValue { propertyChanged(ScreenView.isCovered) } } }

    var pane = ScreenPane.whole { didSet { if pane != oldValue { propertyChanged(ScreenView.pane) } } }
    var hasDetail = false { didSet { if hasDetail != oldValue { propertyChanged(ScreenView.hasDetail) } } }

    /// The screen owns its view, so the view cannot outlive it but by an author's reference to `superview`.
    init(screen: Screen) {
        owner = screen
        bar = BarView(children: screen.barItems)
        super.init(children: [bar, screen.content])
    }

    override var ownScope: WorkScope? { owner.workScope }

    func barItemsChanged() { bar.replaceChildren(owner.barItems) }
    func contentChanged() {
        if subviews.count > 1 { removeChild(at: 1) }
        insertChild(owner.content, at: 1)
    }

    func splitViewChanged(from old: SplitView?) {
        if let old { removeChild(old) }
        if let new = owner.splitView { insertChild(new, at: subviews.count) }
    }

    func releaseAllHandlers() {
        func release(_ view: View) {
            view.releaseHandlers()
            view.subviews.forEach(release)
        }
        release(self)
    }

    // MARK: What hosts know of it

    /// `title`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let title = ViewProperty<ScreenView, String>(0, "title", default: "") { $0.owner.title }
    /// `canGoBack`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let canGoBack = ViewProperty<ScreenView, Bool>(1, "canGoBack", default: false) { $0.canGoBack }
    /// `presentation`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let presentation = ViewProperty<ScreenView, Presentation>(
        2, "presentation", default: .pushed
    ) { $0.presentation }
    /// `isCovered`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let isCovered = ViewProperty<ScreenView, Bool>(3, "isCovered", default: false) { $0.isCovered }
    /// `hasUnsavedChanges`, as hosts are told it.
    @_spi(Hosting) nonisolated public static let hasUnsavedChanges = ViewProperty<ScreenView, Bool>(
        4, "hasUnsavedChanges", default: false
    ) { $0.owner.hasUnsavedChanges }

    /// Which part of a wide window the screen has.
    @_spi(Hosting) nonisolated public static let pane = ViewProperty<ScreenView, ScreenPane>(5, "pane", default: .whole) { $0.pane }
    /// Whether another screen lies over it in a narrow window, and beside it in a wide one.
    @_spi(Hosting) nonisolated public static let hasDetail = ViewProperty<ScreenView, Bool>(6, "hasDetail", default: false) { $0.hasDetail }

    @_spi(Hosting) public override var kind: ViewKind { .screen }

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool { event == .leave && canGoBack }
    @_spi(Hosting) public override func deliver(_ event: Event) { owner.window?.requestBack(from: owner) }
}

@_spi(Hosting) nonisolated extension Presentation: ViewPropertyValue {}

nonisolated extension ViewKind {
    /// One screenful.
    public static let screen = ViewKind(
        "screen", role: .screen,
        properties: [
            ScreenView.title, ScreenView.canGoBack, ScreenView.presentation, ScreenView.isCovered, ScreenView.hasUnsavedChanges,
            ScreenView.pane, ScreenView.hasDetail,
        ],
        names: [ScreenView.title], events: [.leave]
    )
}
