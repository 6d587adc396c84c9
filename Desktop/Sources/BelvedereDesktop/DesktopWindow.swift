@_spi(Hosting) internal import Belvedere
@_spi(Hosting) internal import BelvedereCore
internal import CGtk

/// A native window that shows an app.
///
/// It may pass between threads although the compiler does not check it: the executor of its session runs every job on the thread of GTK,
/// and GTK calls the handlers of its widgets on the same thread. So no two threads use it at once.
final class DesktopWindow: @unchecked Sendable {
    let session: Session
    let application: BelvedereApp
    let setting: WindowSetting
    private let executor: SessionExecutor
    /// The window of the app; nil after it was closed. It must go on the session, while the session's state still exists.
    private(set) var window: Window?
    private(set) var views: [ViewIdentifier: ShownView] = [:]
    /// The views of the outermost widgets, to find the view of a widget that GTK names.
    private(set) var owners: [NativeView: ViewIdentifier] = [:]
    private(set) var isApplying = false
    private let onClose: @Sendable () -> Void
    private let watch: TurnWatch
    /// The window of GTK.
    let widget: NativeView
    let factory = NativeViewFactory()
    /// The host's own words, in the language of the window.
    let words: DesktopWords
    /// Whether texts and widgets run from right to left.
    let isRightToLeft: Bool
    private(set) var root: ShownView?
    private let actions: NativeActions
    /// The view in which the keyboard is.
    var focusedField: ViewIdentifier?
    /// The width for which the screens were last arranged.
    var shownWidth = 0
    /// The message that is the name of the window for a screen reader, instead of its title.
    var spokenName: String?
    /// Whether the rows in sight are reported after the next frame.
    var isWaitingForFrame = false
    /// The connection to the light or dark scheme of the desktop, which exists longer than the window.
    private var schemeConnection: gulong = 0

    /// Opens an app in a new window.
    static func open(
        _ application: BelvedereApp, _ setting: WindowSetting = WindowSetting(), onClose: @escaping @Sendable () -> Void = {}
    ) async throws -> DesktopWindow {
        try await GtkThread.start()
        let watch = TurnWatch(application.name, limit: setting.longestTurn, report: setting.reportLongTurn)
        let executor = SessionExecutor(carrier: { work in GtkThread.run { watch.measure(work) } })
        let session = Session(executor: executor, environment: setting.environment)
        return await session.perform { context in
            let window = DesktopWindow(application, setting, session, executor, context, watch, onClose)
            context.content = window
            return window
        }
    }

    private init(
        _ application: BelvedereApp, _ setting: WindowSetting, _ session: Session, _ executor: SessionExecutor, _ context: SessionContext,
        _ watch: TurnWatch, _ onClose: @escaping @Sendable () -> Void
    ) {
        self.session = session
        self.application = application
        self.setting = setting
        self.executor = executor
        self.onClose = onClose
        self.watch = watch
        words = DesktopWords(in: setting.environment.locale)
        isRightToLeft = setting.environment.isRightToLeft
        let window = application.open(in: context, at: setting.path)
        self.window = window
        widget = gtk_window_new()
        actions = NativeActions("window", of: widget)
        factory.host = self
        let top = belvedere_window(widget)
        gtk_window_set_title(top, application.name)
        gtk_window_set_default_size(top, setting.width, setting.height)
        shownWidth = width
        hideTitleBar(of: top)
        gtk_widget_add_css_class(widget, DesktopTheme.className(for: application.theme))
        addCommands(to: actions)
        connect(widget, "realize") { [weak self] in self?.followSize() }
        observe(widget, "focus-widget") { [weak self] in self?.focusHasMoved() }
        observe(widget, "is-active") { [weak self] in self?.nameAgain() }
        connectQuestion(widget, "close-request") { [weak self] in self?.closeAfterQuestion() }
        schemeConnection = observe(UnsafeMutableRawPointer(adw_style_manager_get_default()), "dark") { [weak self] in self?.renewColours() }
        isApplying = true
        let root = make(window.render())
        nameRows()
        self.root = root
        gtk_window_set_child(top, root.widget)
        isApplying = false
        updateBars()
        updateDirection()
        window.onFirstChange = { [weak self] in self?.onSession { $0.takeChanges() } }
        window.start()
        takeChanges()
        gtk_window_present(top)
        // GTK gives the keyboard to the first control, but the app says where it goes.
        gtk_window_set_focus(top, nil)
        watch.start()
    }

    /// Arranges the screens whenever GTK has given the window another size. Only then the size is known: GTK asks the system for the size
    /// of a window, and the system may answer later, or with another size.
    private func followSize() {
        guard let surface = gtk_native_get_surface(belvedere_native(widget)) else { return }
        connectLayout(UnsafeMutableRawPointer(surface)) { [weak self] in self?.updateWidth() }
    }

    /// Runs `work` as the next job of the session, after the jobs that came before.
    func onSession(_ work: @escaping @Sendable (DesktopWindow) -> Void) {
        Task(executorPreference: executor) { work(self) }
    }

    /// Sends an event to the app, and shows what follows from it. A new event of a person ends the announcements before it.
    func send(_ event: Event, to view: ViewIdentifier) {
        onSession { desktop in
            // The person has closed the window meanwhile.
            if desktop.root == nil { return }
            if desktop.isOutdated(event, view) { return }
            if event.kind != .show { desktop.factory.clearAnnouncements() }
            desktop.watch.note(event, of: desktop.views[view])
            desktop.window?.receive(event, for: view)
            desktop.takeChanges()
        }
    }

    /// Whether the rows of a list have moved since it reported them. The app would follow it back to where they were.
    private func isOutdated(_ event: Event, _ view: ViewIdentifier) -> Bool {
        guard case .show(let range) = event else { return false }
        for case let area as RowsArea in views[view]?.attachments ?? [] where area.reported != range { return true }
        return false
    }

    /// Opens an address of the app, such as one that another program passes on.
    func visit(_ path: String) {
        if let root { send(.visit(path), to: root.identifier) }
    }

    /// Destroys the native window and ends the session.
    func close() {
        if root == nil { return }
        setting.rememberSize(size.width, size.height)
        for view in root?.children ?? [] where view.kind == .alert { gtk_window_destroy(belvedere_window(view.widget)) }
        gtk_window_destroy(belvedere_window(widget))
        g_signal_handler_disconnect(UnsafeMutableRawPointer(adw_style_manager_get_default()), schemeConnection)
        root = nil
        views = [:]
        owners = [:]
        onSession { desktop in
            desktop.session.assumeIsolated { session in
                session.close()
                desktop.window = nil
                session.context.content = nil
            }
            desktop.onClose()
        }
    }

    // MARK: Changes

    func make(_ node: ViewNode) -> ShownView {
        let view = factory.make(node)
        if let role = factory.role(of: node) { belvedere_set_role(view.widget, role) }
        if factory.role(of: node) == GTK_ACCESSIBLE_ROLE_HEADING { belvedere_set_level(view.widget, 2) }
        views[node.identifier] = view
        owners[view.widget] = node.identifier
        view.take(node)
        for (index, child) in node.children.enumerated() { view.insert(make(child), at: index) }
        return view
    }

    /// Shows the views again whose colours no style sheet contains, after the desktop of the person has become dark or light.
    private func renewColours() {
        for view in views.values where [.codeBlock, .image].contains(view.kind) { view.take(view.node) }
    }

    private func forget(_ view: ShownView) {
        views[view.identifier] = nil
        owners[view.widget] = nil
        view.children.forEach(forget)
    }

    /// Shows all changes of the app since the last time.
    func takeChanges() {
        guard root != nil, let changes = window?.takeChanges(), !changes.isEmpty else { return }
        let start = ContinuousClock.now
        defer { watch.leaveOut(ContinuousClock.now - start) }
        isApplying = true
        for change in changes { apply(change) }
        keepPlaces(changes)
        nameRows()
        isApplying = false
        updateBars()
        updateDirection()
        updateRows()
        for case .insert(let node, _, _) in changes where node.kind == .toast { speak(node[Toast.text]) }
        for case .focus(let view) in changes { moveFocus(to: view) }
        for case .request(let number, let request) in changes { answer(request, number) }
    }

    /// Keeps the rows in sight where they are. Single edits move the rows of a list; an arrangement shows other ones in their place.
    private func keepPlaces(_ changes: [Change]) {
        var arranged: Set<ViewIdentifier> = []
        for case .arrange(let parent, _) in changes { arranged.insert(parent.identifier) }
        for view in views.values {
            for case let area as RowsArea in view.attachments {
                if arranged.contains(view.identifier) { area.stay() } else { area.follow() }
            }
        }
    }

    private func nameRows() {
        for view in views.values where [.row, .tableRow].contains(view.kind) { view.nameRow() }
    }

    private func apply(_ change: Change) {
        switch change {
        case .set(let node, _): views[node.identifier]?.take(node)
        case .insert(let node, let parent, let index): views[parent.identifier]?.insert(make(node), at: index)
        case .remove(_, let parent, let index): if let gone = views[parent]?.remove(at: index) { forget(gone) }
        case .move(let parent, let from, let to): views[parent.identifier]?.move(from: from, to: to)
        case .arrange(let parent, let children): arrange(children, in: parent.identifier)
        case .locate(_, let title): gtk_window_set_title(belvedere_window(widget), title)
        case .announce(let text, _):
            factory.announce(text)
            speak(text)
        case .focus, .request: break
        }
    }

    private func arrange(_ order: [Change.Child], in parent: ViewIdentifier) {
        guard let parent = views[parent] else { return }
        let before = parent.children
        let after = order.compactMap { child in
            switch child {
            case .new(let node): make(node)
            case .existing(let identifier): views[identifier]
            }
        }
        parent.arrange(after)
        let kept = Set(after.map(\.identifier))
        for gone in before where !kept.contains(gone.identifier) { forget(gone) }
    }
}
