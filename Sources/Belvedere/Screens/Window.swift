@_spi(Hosting) public import BelvedereCore

/// The window of one session, such as one open page of a browser. It contains the open screens, of which the topmost is visible. A host
/// (the program that shows the app) shows the window and sends it the events of the person.
///
/// ```swift
/// let hello = Window(HelloScreen(viewModel: HelloViewModel()))
/// let contacts = Window(Router(root: ContactsRoute.list), root: ContactListWireframe(store: store))
/// ```
public final class Window {
    private let source: any ScreenSource
    package private(set) var screens: [Screen] = []
    /// The listener of events and changes, if there is one.
    package var listener: (any WindowListener)?
    private let view = WindowView()
    private var tree: ViewTree?
    private var isStarted = false
    /// The leak detector, while it watches objects of closed screens; otherwise `nil`. The reference is stored here, because every batch of
    /// changes needs it.
    private var watchingDetector: LeakDetector?
    /// Whether screens are being added or removed now. While this is true, the host receives no new address and title; it receives them
    /// afterwards.
    private var isArranging = false
    /// The path of the app. Links to its screens begin with it.
    var applicationPath = ""
    private var toolsView: ToolsView?

    /// A view for the whole app, such as a choice of sample data, or `nil`. It stays while screens open and close, and a person can use it
    /// over every screen. A host with a bar above its pages shows it in this bar; another host shows it above the screens.
    ///
    /// ```swift
    /// let window = Window(HelloScreen(viewModel: HelloViewModel()))
    /// window.tools = Toggle("Large text")
    /// ```
    public var tools: View? {
        didSet {
            if let toolsView { view.removeChild(toolsView) }
            toolsView = tools.map { ToolsView(children: [$0]) }
            if let toolsView { view.insertChild(toolsView, at: 0) }
        }
    }

    /// Creates a window with one screen.
    public init(_ screen: Screen) {
        source = SingleScreen(screen)
    }

    /// Creates a window with a router. `root` builds the screen at the bottom, and every screen that no other builder builds.
    public init<R: Route>(_ router: Router<R>, root: any ScreenBuilding<R>) {
        source = RoutedScreens(router: router, root: root)
    }

    /// Creates a window with a router, without an object for its root. The closure builds the screen at the bottom, and every screen that
    /// no other builder builds. It is called once for each screen and must return a new one each time.
    ///
    /// ```swift
    /// let window = Window(router) { route in
    ///     route == .list ? HelloScreen(viewModel: HelloViewModel()) : nil
    /// }
    /// ```
    ///
    /// If every builder returns `nil` for a route, the name of the route is reported as diagnostic BV0010, and the person sees "Not found".
    /// For a thing that does not exist, return a ``NotFoundScreen``.
    public init<R: Route>(_ router: Router<R>, root: @escaping (R) -> Screen?) {
        source = RoutedScreens(router: router, root: ClosureScreenBuilder(root))
    }

    // MARK: For hosts

    /// The address of the topmost screen below the path of the app: empty, or beginning with `/`.
    public var path: String { source.trail.last ?? "" }
    /// The title of the topmost screen.
    public var title: String { screens.last?.title ?? "" }
    /// The type of the topmost screen with its module, for hosts that link to its code; empty if there is no screen.
    @_spi(Hosting) public var screenName: String { screens.last.map { String(reflecting: type(of: $0)) } ?? "" }
    /// Whether the person loses input when the window closes now.
    @_spi(Hosting) public var hasUnsavedChanges: Bool { screens.contains { $0.hasUnsavedChanges } }

    /// A closure that is called at the first change after ``takeChanges()``. With it, a host waits for changes.
    @_spi(Hosting) public var onFirstChange: (() -> Void)? {
        get { tree?.onFirstChange }
        set { tree?.onFirstChange = newValue }
    }

    @_spi(Hosting) public var hasChanges: Bool { tree?.hasChanges ?? false }
    /// The number of views that the host knows.
    @_spi(Hosting) public var viewCount: Int { tree?.count ?? 0 }

    /// Whether the address leads to screens of things that exist. If not, a host responds with "not found".
    ///
    /// - Complexity: O(*n*) in the number of screens.
    @_spi(Hosting) public var isFound: Bool { !screens.contains(where: \.isMissing) }

    /// Whether content is still loading on the topmost screen, or on the list beside it in a wide window: a spinner spins, or a row waits
    /// for its content.
    ///
    /// - Complexity: O(*n*) in the number of views.
    @_spi(Hosting) public var isLoading: Bool {
        guard let top = screens.last?.view else { return false }
        return screens.contains { ($0.view === top || top.pane == .detail && $0.view.pane == .list) && Self.isLoading($0.view) }
    }

    private static func isLoading(_ view: View) -> Bool {
        if view.isHidden { return false }
        if let spinner = view as? Spinner, spinner.isSpinning { return true }
        if let label = view as? Label, label.style == .placeholder { return true }
        return view.subviews.contains(where: isLoading)
    }

    /// Returns the kind of a view, or `nil` if the window has no view with this number (any more).
    @_spi(Hosting) public func kind(of identifier: ViewIdentifier) -> ViewKind? { tree?.view(identifier)?.kind }

    /// Returns the person's entry in a view: its text, number, or choice. Returns `nil` if the view has gone, accepts no entry, or has its
    /// default value.
    @_spi(Hosting) public func entry(in identifier: ViewIdentifier) -> PropertyValue? {
        tree?.view(identifier).flatMap { $0.kind.value?.property.erased.value($0) }
    }

    /// Connects the window to a session and loads the screens of an address. ``start()`` starts the work of the screens.
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

    /// Starts the work of the screens. It is separate from ``open(in:at:)``, so that a host can render the window before the work starts.
    @_spi(Hosting) public func start() {
        isStarted = true
        for screen in screens { screen.appear() }
    }

    /// Returns the whole window in its current state. The next ``takeChanges()`` returns the changes after it.
    @_spi(Hosting) public func render() -> ViewNode {
        let node = view.render()
        listener?.didRender(node)
        return node
    }

    /// Returns the changes since the last call or rendering.
    @_spi(Hosting) public func takeChanges() -> [Change] {
        let changes = tree?.takeChanges() ?? []
        if let listener, !changes.isEmpty { listener.didTake(changes) }
        // Look for leaks only after the changes are taken, because waiting changes still have references to removed views.
        reportLeaks()
        return changes
    }

    /// Reports objects that outlived their screen.
    private func reportLeaks() {
        guard let detector = watchingDetector, let context = tree?.context else { return }
        guard detector.isWatching else { return watchingDetector = nil }
        // The handler of an open alert or toast, such as "Undo", may still need an object of a closed screen. Check for leaks later.
        if view.subviews.contains(where: { $0.kind.layer != .content && $0 !== toolsView }) { return }
        let remaining =
            screens.map { (screen: $0 as AnyObject, roles: $0.roles) }
            + source.keepers.map { (screen: $0, roles: [$0 as? any Role].compactMap { $0 }) }
        for leak in detector.leaks(remaining: remaining, in: context) { context.reportDiagnostic(leak) }
    }

    /// Delivers an event of a person. If the event arrives after its view has left, or the view does not accept it, the event is counted
    /// and reported. It never stops the program.
    @_spi(Hosting) public func receive(_ event: Event, for identifier: ViewIdentifier) {
        guard let listener else { return deliver(event, for: identifier) }
        listener.receive(event, for: identifier) { deliver(event, for: identifier) }
    }

    private func deliver(_ event: Event, for identifier: ViewIdentifier) {
        guard let tree else { return }
        switch event {
        case .visit(let path):
            if !isBehindModal(nil) { _ = source.visit(path) }
            // Send the address also if it has not changed. The app may have refused the navigation, or the host may have written the same
            // address in another way.
            locate()
            return
        case .answer(let number, let answer):
            if !tree.context.device.receive(answer, for: number) {
                tree.context.dropEvent(.lateEvent(event.name, sender: "the device"))
            }
            return
        case .fail:
            // The device reports a fault; the person did nothing. So a covering alert does not matter.
            guard let view = tree.view(identifier), view.kind.events.contains(.fail) else { break }
            return tree.context.reportDiagnostic(.elementFailed(view.debugName))
        default: break
        }
        guard let view = tree.view(identifier) else {
            return tree.context.dropEvent(.lateEvent(event.name, sender: "view \(identifier)"))
        }
        if let reason = refusal(of: event, for: view) {
            // The field has lost the focus only because it is covered, for instance by an alert after Enter. The person has not left the
            // field. It gets the focus back when it is uncovered.
            if event == .endEditing, view.offers(event) { return }
            view.takeBack(event)
            return tree.context.dropEvent(.refusedEvent(event.name, sender: view.debugName, because: reason))
        }
        tree.context.work.perform(in: view.workScope ?? tree.context.work.currentScope) { view.deliver(event) }
    }

    /// Delivers an entry of a person again, because the app has replaced it by another value in the meantime. A host does this after it has
    /// restored a page.
    ///
    /// - Returns: Whether the person could enter it now.
    @_spi(Hosting) public func repeatEntry(_ event: Event, for identifier: ViewIdentifier) -> Bool {
        guard let tree, let view = tree.view(identifier), unreachability(of: view) == nil else { return false }
        tree.context.work.perform(in: view.workScope ?? tree.context.work.currentScope) { view.deliver(event) }
        return true
    }

    /// Returns whether the window accepts an event now. A host can call it to avoid creating an event.
    ///
    /// ```swift
    /// let window = Window(Screen(title: "Hello"))
    /// print(window.offers(.activate, for: ViewIdentifier(rawValue: 12)))      // false: no such view is there
    /// ```
    @_spi(Hosting) public func offers(_ event: Event, for identifier: ViewIdentifier) -> Bool {
        tree?.view(identifier).map { refusal(of: event, for: $0) == nil } ?? false
    }

    /// Returns the largest size of a file that a file field accepts, or `nil` if the field is no longer in the window. While a file
    /// arrives, a host checks with this that the field is still there.
    ///
    /// ```swift
    /// let window = Window(Screen(title: "Hello"))
    /// print(window.fileLimit(of: ViewIdentifier(rawValue: 12)) == nil)         // true: no such field is there
    /// ```
    @_spi(Hosting) public func fileLimit(of identifier: ViewIdentifier) -> Int? {
        (tree?.view(identifier) as? FileField)?.limit
    }

    /// Returns whether the app still waits for the answer to a request to the person's device. A host checks this before it stores a file
    /// that arrives as an answer.
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

    /// Shows a short message that disappears by itself. It replaces the shown toast.
    ///
    /// - Complexity: O(*n*) in the number of screens, alerts and toasts of the window.
    public func show(_ toast: Toast) {
        for other in view.subviews where other is Toast { view.removeChild(other) }
        view.insertChild(toast, at: view.subviews.count)
        toast.begin(in: self)
    }

    /// Makes assistive technology say a text that is not on the screen.
    ///
    /// If many texts wait for the host, the oldest are dropped, because a person cannot listen to all of them.
    public func announce(_ text: String, isUrgent: Bool = false) {
        tree?.announce(text, isUrgent: isUrgent)
    }

    /// Asks the topmost screen to close, like the back button or Esc.
    package func requestBack() {
        source.requestBack(from: screens.count - 1)
    }

    /// Asks a screen and all screens above it to close.
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
        view.insertChild(screen.view, at: screens.count - (toolsView == nil ? 1 : 0))
        screen.load()
    }

    func removeTopmost() {
        guard let screen = screens.popLast() else { return }
        listener?.willLeave(screen)
        watchingDetector = tree?.context.leakDetector
        watchingDetector?.willLeave(screen, owning: screen.roles, at: screen.roleLocations)
        for case let alert as Alert in view.subviews where alert.asker === screen { view.removeChild(alert) }
        view.removeChild(screen.view)
        screen.tearDown()
    }

    /// Called after screens were added or removed. The method marks the screens below as covered, starts the new screens, and sends the new
    /// address and title to the host.
    func didArrange() {
        isArranging = false
        arrangePanes()
        if isStarted { for screen in screens { screen.appear() } }
        locate()
    }

    /// Sets the pane of each screen and whether it is covered. Only screens below the first presented screen can be side by side: the
    /// lowest one with a split view is the list, and the screens above it are details.
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

    /// The builders of screens that live as long as the window.
    package var keepers: [AnyObject] { source.keepers }
    /// The addresses of all screens, from the bottom to the topmost.
    package var trail: [String] { source.trail }
    /// The routes of all screens, from the bottom to the topmost, as text; empty if the window has no router.
    package var routes: [String] { source.routes }
    /// Returns the view with a number that the host knows; `nil` if there is none.
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

    /// Returns the reason why the window refuses an event for a view, or `nil` if it accepts the event.
    private func refusal(of event: Event, for view: View) -> String? {
        if let reason = unreachability(of: view) { return reason }
        return view.kind.events.contains(event.kind) && view.offers(event) ? nil : "it does not offer that"
    }

    /// Returns the reason why a person cannot use a view, or `nil` if they can.
    private func unreachability(of view: View) -> String? {
        var ancestor: View? = view
        while let current = ancestor {
            if current.isHidden { return current === view ? "it is hidden" : "\(current.debugName) around it is hidden" }
            if !current.isEnabled { return current === view ? "it is disabled" : "\(current.debugName) around it is disabled" }
            if (current as? ScreenView)?.isCovered == true { return "another screen lies over it" }
            if current is SplitView, (current.superview as? ScreenView)?.hasDetail == true { return "another screen is shown in its place" }
            ancestor = current.superview
        }
        return isBehindModal(view) ? "an alert lies over it" : nil
    }

    private func close() {
        source.close()
        while !screens.isEmpty { removeTopmost() }
        tools = nil
        listener = nil
        view.detach()
        tree?.context.device.send = nil
        tree?.close()
        tree = nil
    }
}
