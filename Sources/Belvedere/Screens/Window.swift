@_spi(Hosting) public import BelvedereCore

/// What a person sees of one session: its screens, the topmost in front. Hosts talk to it.
///
/// ```swift
/// let hello = Window(HelloScreen(viewModel: HelloViewModel()))
/// let contacts = Window(Router(root: ContactsRoute.list), root: ContactListWireframe(store: store))
/// ```
public final class Window {
    private let source: any ScreenSource
    package private(set) var screens: [Screen] = []
    /// Who watches what goes in and out, if anybody does.
    package var observer: (any WindowObserver)?
    private let view = WindowView()
    private var tree: ViewTree?
    private var isStarted = false
    /// Kept from the first screen that leaves until nothing is watched, because every batch asks it.
    private var watchingDetector: LeakDetector?
    /// Screens are coming or going: the host is told where it is when they have.
    private var isArranging = false
    /// Where the app lives; links to its screens begin with it.
    var applicationPath = ""

    /// A window with one screen.
    public init(_ screen: Screen) {
        source = SingleScreen(screen)
    }

    /// A window that follows a router. `root` builds the screen at the bottom, and whatever no screen above it builds.
    public init<R: Route>(_ router: Router<R>, root: any ScreenBuilding<R>) {
        source = RoutedScreens(router: router, root: root)
    }

    /// A window that follows a router, without an object for its root. The closure builds the screen at the bottom, and
    /// whatever no screen above it builds. It is called once for each screen, and makes a new one each time.
    ///
    /// ```swift
    /// let window = Window(router) { route in
    ///     route == .list ? HelloScreen(viewModel: HelloViewModel()) : nil
    /// }
    /// ```
    ///
    /// A route for which everybody answers `nil` is reported with its name (BV0010), and the person sees "Not found".
    public init<R: Route>(_ router: Router<R>, root: @escaping (R) -> Screen?) {
        source = RoutedScreens(router: router, root: RouteBuilder(root))
    }

    // MARK: For hosts

    /// The address of what is on screen, below the path of the app: empty, or beginning with `/`.
    public var path: String { source.trail.last ?? "" }
    /// The title of the topmost screen.
    public var title: String { screens.last?.title ?? "" }
    /// The type of the topmost screen with its module, for hosts that lead to its code; empty if there is none.
    @_spi(Hosting) public var screenName: String { screens.last.map { String(reflecting: type(of: $0)) } ?? "" }
    /// Whether closing the window now would lose what a person has entered.
    @_spi(Hosting) public var hasUnsavedChanges: Bool { screens.contains { $0.hasUnsavedChanges } }

    /// Called when something has changed since the last ``takeChanges()``; a host that waits goes on then.
    @_spi(Hosting) public var onFirstChange: (() -> Void)? {
        get { tree?.onFirstChange }
        set { tree?.onFirstChange = newValue }
    }

    @_spi(Hosting) public var hasChanges: Bool { tree?.hasChanges ?? false }
    /// The number of views that the host knows.
    @_spi(Hosting) public var viewCount: Int { tree?.count ?? 0 }

    /// Whether the address leads to something; a host answers a request for what is not there accordingly.
    @_spi(Hosting) public var isFound: Bool { !(screens.last is NotFoundScreen) }

    /// Whether something on the topmost screen is still to come: a spinner turns, or a row waits for what it shows.
    ///
    /// - Complexity: O(*n*) in the number of views.
    @_spi(Hosting) public var isLoading: Bool { screens.last.map { Self.isLoading($0.view) } ?? false }

    private static func isLoading(_ view: View) -> Bool {
        if view.isHidden { return false }
        if let spinner = view as? Spinner, spinner.isSpinning { return true }
        if let label = view as? Label, label.style == .placeholder { return true }
        return view.subviews.contains(where: isLoading)
    }

    /// What a view is, or `nil` if the host does not know it (any more).
    @_spi(Hosting) public func kind(of identifier: ViewIdentifier) -> ViewKind? { tree?.view(identifier)?.kind }

    /// What a property of a view is now, for hosts whose way of showing one property depends on another.
    @_spi(Hosting) public func value(of property: PropertyKey, for identifier: ViewIdentifier) -> PropertyValue? {
        tree?.view(identifier)?.assignment(of: Int(property.number))?.value
    }

    /// Puts the window on a session and loads the screens of an address. Their work starts with ``start()``.
    @_spi(Hosting) public func open(in context: SessionContext, at path: String = "") {
        let tree = ViewTree(context: context)
        self.tree = tree
        context.content = self
        context.onClose = { [unowned self] in close() }
        context.device.send = { number, request in tree.add(.request(number, request)) }
        view.attach(to: tree)
        source.open(self, at: path)
        isArranging = false
    }

    /// Starts the screens' work. Separate from ``open(in:at:)`` so that a host can render what stands there before it.
    @_spi(Hosting) public func start() {
        isStarted = true
        for screen in screens { screen.appear() }
    }

    /// The whole window as it is now; ``takeChanges()`` goes on from here.
    @_spi(Hosting) public func render() -> ViewNode {
        let node = view.render()
        observer?.didRender(node)
        return node
    }

    /// What has changed since the last call or rendering.
    @_spi(Hosting) public func takeChanges() -> [Change] {
        let changes = tree?.takeChanges() ?? []
        if let observer, !changes.isEmpty { observer.didTake(changes) }
        // After the changes are taken, because what waits to be told holds on to views that have left.
        reportLeaks()
        return changes
    }

    /// Reports what outlived its screen.
    private func reportLeaks() {
        guard let detector = watchingDetector, let context = tree?.context else { return }
        guard detector.isWatching else { return watchingDetector = nil }
        // An open question or an offer to undo may well hold what it is about.
        if view.subviews.contains(where: { $0.kind.layer != .content }) { return }
        let remaining =
            screens.map { (screen: $0 as AnyObject, roles: $0.roles) }
            + source.keepers.map { (screen: $0, roles: [$0 as? any Role].compactMap { $0 }) }
        for leak in detector.leaks(remaining: remaining, in: context) { context.reportDiagnostic(leak) }
    }

    /// Delivers what a person did. An event that is late or not offered is counted and reported, never a trap.
    @_spi(Hosting) public func receive(_ event: Event, for identifier: ViewIdentifier) {
        guard let observer else { return deliver(event, for: identifier) }
        observer.receive(event, for: identifier) { deliver(event, for: identifier) }
    }

    private func deliver(_ event: Event, for identifier: ViewIdentifier) {
        guard let tree else { return }
        switch event {
        case .visit(let path):
            if !isBehindModal(nil) { _ = source.visit(path) }
            // Also where nothing changed: the step may have been refused, or have come by another spelling of the same address.
            locate()
            return
        case .answer(let number, let answer):
            if !tree.context.device.receive(answer, for: number) {
                tree.context.dropEvent(.lateEvent(event.name, sender: "the device"))
            }
            return
        case .fail:
            // A word about the person's device and no deed of theirs, so it does not matter what lies over the view.
            guard let view = tree.view(identifier), view.kind.events.contains(.fail) else { break }
            return tree.context.reportDiagnostic(.elementFailed(view.debugName))
        default: break
        }
        guard let view = tree.view(identifier) else {
            return tree.context.dropEvent(.lateEvent(event.name, sender: "view \(identifier)"))
        }
        if let reason = refusal(of: event, for: view) {
            // A field out of reach has lost the keyboard by just that, for instance to an alert that Enter brought up. The
            // person has not left it: it gets the keyboard back with its reach.
            if event == .endEditing, view.offers(event) { return }
            view.takeBack(event)
            return tree.context.dropEvent(.refusedEvent(event.name, sender: view.debugName, because: reason))
        }
        tree.context.work.perform(in: view.workScope ?? tree.context.work.currentScope) { view.deliver(event) }
    }

    /// Whether an event would be honoured now, for hosts that can spare themselves its making.
    ///
    /// ```swift
    /// let window = Window(Screen(title: "Hello"))
    /// print(window.offers(.activate, for: ViewIdentifier(rawValue: 12)))      // false: no such view is there
    /// ```
    @_spi(Hosting) public func offers(_ event: Event, for identifier: ViewIdentifier) -> Bool {
        tree?.view(identifier).map { refusal(of: event, for: $0) == nil } ?? false
    }

    /// Whether the app still waits for the answer to a request to the person's device. A host asks before it keeps a file
    /// that comes as such an answer.
    ///
    /// ```swift
    /// let window = Window(Screen(title: "Hello"))
    /// print(window.awaits(1))                                                 // false: nothing was asked
    /// ```
    @_spi(Hosting) public func awaits(_ request: Int) -> Bool { tree?.context.device.awaits(request) ?? false }

    // MARK: For screens

    /// Shows an alert over everything else.
    public func show(_ alert: Alert) {
        alert.window = self
        view.insertChild(alert, at: view.subviews.count)
    }

    /// Shows a short message that disappears by itself. It replaces a toast that is shown.
    ///
    /// - Complexity: O(*n*) in the number of screens, alerts and toasts of the window.
    public func show(_ toast: Toast) {
        for other in view.subviews where other is Toast { view.removeChild(other) }
        view.insertChild(toast, at: view.subviews.count)
        toast.begin(in: self)
    }

    /// Makes assistive technology say something that is not written on the screen.
    ///
    /// Of many that a host has not fetched yet the oldest are left out: nobody can listen to them all.
    public func announce(_ text: String, isUrgent: Bool = false) {
        tree?.announce(text, isUrgent: isUrgent)
    }

    /// Asks to leave the topmost screen, as a person does by the back button or Esc.
    public func requestBack() {
        source.requestBack(from: screens.count - 1)
    }

    /// Asks to leave a screen, with all that lies over it.
    func requestBack(from screen: Screen) {
        if let level = screens.firstIndex(where: { $0 === screen }) { source.requestBack(from: level) }
    }

    // MARK: For the source

    func add(_ screen: Screen, presentation: Presentation) {
        isArranging = true
        screen.window = self
        screen.view.presentation = presentation
        screen.view.canGoBack = !screens.isEmpty
        screens.append(screen)
        view.insertChild(screen.view, at: screens.count - 1)
        screen.load()
    }

    func removeTopmost() {
        guard let screen = screens.popLast() else { return }
        observer?.willLeave(screen)
        watchingDetector = tree?.context.leakDetector
        watchingDetector?.willLeave(screen, owning: screen.roles, at: screen.roleLocations)
        for case let alert as Alert in view.subviews where alert.asker === screen { view.removeChild(alert) }
        view.removeChild(screen.view)
        screen.tearDown()
    }

    /// Screens have come or gone: cover those beneath, start the new, tell the host where it is.
    func didArrange() {
        isArranging = false
        arrangePanes()
        if isStarted { for screen in screens { screen.appear() } }
        locate()
    }

    /// Says which part of a wide window each screen has, and which of them something lies over. Of the screens below the first presented one, the
    /// lowest that has a split view is the list, and those over it are beside it.
    func arrangePanes() {
        if isArranging { return }
        let ground = screens.prefix { $0.view.presentation == .pushed }
        let list = ground.firstIndex { $0.splitView != nil } ?? screens.count
        for (level, screen) in screens.enumerated() {
            let isTopmost = screen === screens.last
            screen.view.pane = level == list ? .list : level > list && level < ground.count ? .detail : .whole
            screen.view.hasDetail = level == list && !isTopmost && ground.count == screens.count
            screen.view.isCovered = !isTopmost && !screen.view.hasDetail
        }
    }

    func titleChanged(of screen: Screen) {
        if screen === screens.last, !isArranging { locate() }
    }

    func dismiss(_ view: View) {
        self.view.removeChild(view)
    }

    var context: SessionContext? { tree?.context }

    // MARK: For the inspector

    /// What builds screens and stays as long as the window.
    package var keepers: [AnyObject] { source.keepers }
    /// The addresses from the bottom to what is in sight.
    package var trail: [String] { source.trail }
    /// The routes from the bottom to what is in sight, as the source spells them; empty without routes.
    package var routes: [String] { source.routes }
    /// The view that a host knows by this number.
    package func view(_ identifier: ViewIdentifier) -> View? { tree?.view(identifier) }

    private func locate() {
        tree?.locate(source.trail, title: title)
    }

    private var modal: View? { view.subviews.last { $0.kind.layer == .modal } }

    private func isBehindModal(_ view: View?) -> Bool {
        guard let modal else { return false }
        var ancestor = view
        while let current = ancestor {
            if current === modal || current.kind.layer == .floating { return false }
            ancestor = current.superview
        }
        return true
    }

    /// Why a person could not have done this, or `nil` if they could.
    private func refusal(of event: Event, for view: View) -> String? {
        var ancestor: View? = view
        while let current = ancestor {
            if current.isHidden { return current === view ? "it is hidden" : "\(current.debugName) around it is hidden" }
            if !current.isEnabled { return current === view ? "it is disabled" : "\(current.debugName) around it is disabled" }
            if (current as? ScreenView)?.isCovered == true { return "another screen lies over it" }
            if current is SplitView, (current.superview as? ScreenView)?.hasDetail == true { return "another screen stands in its place" }
            ancestor = current.superview
        }
        if isBehindModal(view) { return "an alert lies over it" }
        return view.kind.events.contains(event.kind) && view.offers(event) ? nil : "it does not offer that"
    }

    private func close() {
        source.close()
        while !screens.isEmpty { removeTopmost() }
        observer = nil
        view.detach()
        tree?.context.device.send = nil
        tree?.close()
        tree = nil
    }
}
