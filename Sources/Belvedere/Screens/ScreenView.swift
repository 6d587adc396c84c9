/// The view that stands for a screen in the tree: bar items first, then the content.
final class ScreenView: ContainerView {
    unowned let owner: Screen
    private var bar: BarView
    var presentation = Presentation.pushed
    var canGoBack = false { didSet { if canGoBack != oldValue { propertyChanged(.canGoBack) } } }
    var isCovered = false { didSet { if isCovered != oldValue { propertyChanged(.isCovered) } } }

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

    func releaseAllHandlers() {
        func release(_ view: View) {
            view.releaseHandlers()
            view.subviews.forEach(release)
        }
        release(self)
    }

    override var kind: ViewKind { .screen }
    override class var properties: [Property] { [.title, .canGoBack, .presentation, .isCovered, .hasUnsavedChanges] }
    override func value(of property: Property) -> PropertyValue? {
        switch property {
        case .title: owner.title.isEmpty ? nil : .text(owner.title)
        case .canGoBack: canGoBack ? .flag(true) : nil
        case .presentation: presentation == .pushed ? nil : .text(presentation.rawValue)
        case .isCovered: isCovered ? .flag(true) : nil
        case .hasUnsavedChanges: owner.hasUnsavedChanges ? .flag(true) : nil
        default: super.value(of: property)
        }
    }

    override func offers(_ event: Event) -> Bool { event == .leave && canGoBack }
    override func deliver(_ event: Event) { owner.window?.requestBack() }
}
