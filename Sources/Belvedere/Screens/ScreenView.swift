/// The view of a screen in the window's tree of views. Its children are first the bar with its buttons, then the content.
@_spi(Hosting)
public final class ScreenView: ContainerView {
    unowned let owner: Screen
    private var bar: BarView
    var presentation = Presentation.pushed
    var canGoBack = false { didSet { if canGoBack != oldValue { propertyChanged(ScreenView.canGoBack) } } }
    var isCovered = false { didSet { if isCovered != oldValue { propertyChanged(ScreenView.isCovered) } } }

    var pane = ScreenPane.whole { didSet { if pane != oldValue { propertyChanged(ScreenView.pane) } } }
    var hasDetail = false { didSet { if hasDetail != oldValue { propertyChanged(ScreenView.hasDetail) } } }

    /// Creates the view of a screen. The screen owns the view, so the reference to the screen is unowned. The view outlives its screen only
    /// if the developer keeps the `superview` of the screen's content.
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

    // MARK: For hosts

    /// Declares the property `title`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let title = ViewProperty<ScreenView, String>(0, "title", default: "") { $0.owner.title }
    /// Declares the property `canGoBack`, which hosts read to show the view: whether the screen has a back button.
    @_spi(Hosting) nonisolated public static let canGoBack = ViewProperty<ScreenView, Bool>(1, "canGoBack", default: false) { $0.canGoBack }
    /// Declares the property `presentation`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let presentation = ViewProperty<ScreenView, Presentation>(
        2, "presentation", default: .pushed
    ) { $0.presentation }
    /// Declares the property `isCovered`, which hosts read to show the view: whether another screen covers this one.
    @_spi(Hosting) nonisolated public static let isCovered = ViewProperty<ScreenView, Bool>(3, "isCovered", default: false) { $0.isCovered }
    /// Declares the property `hasUnsavedChanges`, which hosts read to show the view.
    @_spi(Hosting) nonisolated public static let hasUnsavedChanges = ViewProperty<ScreenView, Bool>(
        4, "hasUnsavedChanges", default: false
    ) { $0.owner.hasUnsavedChanges }

    /// Declares the property `pane`, which hosts read to show the view: the pane of a wide window in which the screen is.
    @_spi(Hosting) nonisolated public static let pane = ViewProperty<ScreenView, ScreenPane>(5, "pane", default: .whole) { $0.pane }
    /// Declares the property `hasDetail`, which hosts read to show the view: whether a detail screen covers this screen in a narrow window
    /// and is beside it in a wide one.
    @_spi(Hosting) nonisolated public static let hasDetail = ViewProperty<ScreenView, Bool>(6, "hasDetail", default: false) { $0.hasDetail }

    @_spi(Hosting) public override var kind: ViewKind { .screen }

    @_spi(Hosting) public override func offers(_ event: Event) -> Bool { event == .leave && canGoBack }
    @_spi(Hosting) public override func deliver(_ event: Event) { owner.window?.requestBack(from: owner) }
}

@_spi(Hosting) nonisolated extension Presentation: ViewPropertyValue {}

nonisolated extension ViewKind {
    /// The view kind of `Screen`: a screen.
    public static let screen = ViewKind(
        "screen", role: .screen,
        properties: [
            ScreenView.title, ScreenView.canGoBack, ScreenView.presentation, ScreenView.isCovered, ScreenView.hasUnsavedChanges,
            ScreenView.pane, ScreenView.hasDetail,
        ],
        names: [ScreenView.title], events: [.leave]
    )
}

/// The bar of a screen: its items, in order.
final class BarView: ContainerView {
    // MARK: For hosts

    @_spi(Hosting) public override var kind: ViewKind { .bar }
}

nonisolated extension ViewKind {
    /// The view kind of `BarView`: the bar of a screen, which contains its buttons.
    public static let bar = ViewKind(
        "bar", role: .none
    )
}

/// The pane of a screen in a wide window. In a narrow window every screen has the whole window.
@_spi(Hosting) nonisolated public enum ScreenPane: Sendable, Hashable, ViewPropertyValue {
    /// The whole window.
    case whole
    /// The leading pane, which shows the list. The detail is beside it.
    case list
    /// The trailing pane, which shows the detail beside the list.
    case detail
}
