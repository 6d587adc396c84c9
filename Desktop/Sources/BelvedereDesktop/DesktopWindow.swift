@_spi(Hosting) internal import Belvedere
@_spi(Hosting) internal import BelvedereCore
internal import CGtk

/// A native window that shows an app.
///
/// It may pass between threads although the compiler does not check it: the executor of its session runs every job on the thread of GTK,
/// and GTK calls the handlers of its widgets on the same thread. So no two threads use it at once.
final class DesktopWindow: @unchecked Sendable {
    let session: Session
    private let executor: SessionExecutor
    /// The window of the app; nil after it was closed. It must go on the session, while the session's state still exists.
    private var window: Window?
    private var views: [ViewIdentifier: ShownView] = [:]
    private var isApplying = false
    private let onClose: @Sendable () -> Void
    /// The window of GTK.
    let widget: NativeView

    /// Opens an app in a new window.
    static func open(_ application: BelvedereApp, onClose: @escaping @Sendable () -> Void = {}) async throws -> DesktopWindow {
        try await GtkThread.start()
        let executor = SessionExecutor(carrier: { work in GtkThread.run(work) })
        let session = Session(executor: executor)
        return await session.perform { context in
            let window = DesktopWindow(application, session, executor, context, onClose)
            context.content = window
            return window
        }
    }

    private init(
        _ application: BelvedereApp, _ session: Session, _ executor: SessionExecutor, _ context: SessionContext,
        _ onClose: @escaping @Sendable () -> Void
    ) {
        self.session = session
        self.executor = executor
        self.onClose = onClose
        let window = application.open(in: context)
        self.window = window
        widget = gtk_window_new()
        let top = belvedere_window(widget)
        gtk_window_set_title(top, application.name)
        gtk_window_set_default_size(top, 480, 560)
        let scroller = gtk_scrolled_window_new()!
        let root = make(window.render())
        for set in [gtk_widget_set_margin_top, gtk_widget_set_margin_bottom, gtk_widget_set_margin_start, gtk_widget_set_margin_end] {
            set(root.widget, 24)
        }
        gtk_scrolled_window_set_child(belvedere_scroller(scroller), root.widget)
        gtk_window_set_child(top, scroller)
        connectClosing(widget) { [weak self] in self?.close() }
        window.onFirstChange = { [weak self] in self?.onSession { $0.takeChanges() } }
        window.start()
        takeChanges()
        gtk_window_present(top)
    }

    /// Runs `work` as the next job of the session, after the jobs that came before.
    private func onSession(_ work: @escaping @Sendable (DesktopWindow) -> Void) {
        Task(executorPreference: executor) { work(self) }
    }

    /// Destroys the native window and ends the session.
    func close() {
        gtk_window_destroy(belvedere_window(widget))
        views = [:]
        onSession { desktop in
            desktop.session.assumeIsolated { session in
                session.close()
                desktop.window = nil
                session.context.content = nil
            }
            desktop.onClose()
        }
    }

    private func make(_ node: ViewNode) -> ShownView {
        let factory = NativeViewFactory(
            send: { [weak self] event, view in
                self?.onSession { desktop in
                    desktop.window?.receive(event, for: view)
                    desktop.takeChanges()
                }
            }, isApplying: { [weak self] in self?.isApplying ?? true })
        let view = factory.make(node)
        views[node.identifier] = view
        view.take(node)
        for (index, child) in node.children.enumerated() { view.insert(make(child), at: index) }
        return view
    }

    private func forget(_ view: ShownView) {
        views[view.identifier] = nil
        view.children.forEach(forget)
    }

    /// Shows all changes of the app since the last time.
    func takeChanges() {
        isApplying = true
        for change in window?.takeChanges() ?? [] { apply(change) }
        isApplying = false
    }

    private func apply(_ change: Change) {
        switch change {
        case .set(let node, _): views[node.identifier]?.take(node)
        case .insert(let node, let parent, let index): views[parent.identifier]?.insert(make(node), at: index)
        case .remove(_, let parent, let index): if let gone = views[parent]?.remove(at: index) { forget(gone) }
        case .move(let parent, let from, let to): views[parent.identifier]?.move(from: from, to: to)
        case .arrange(let parent, let children): arrange(children, in: parent.identifier)
        case .focus(let view): if let view = views[view] { gtk_widget_grab_focus(view.widget) }
        case .locate(_, let title): gtk_window_set_title(belvedere_window(widget), title)
        case .request, .announce: break
        }
    }

    private func arrange(_ order: [Change.Child], in parent: ViewIdentifier) {
        guard let parent = views[parent] else { return }
        var kept: [ViewIdentifier: ShownView] = [:]
        while !parent.children.isEmpty {
            let child = parent.children[0]
            // The box gives up its reference, so this one keeps the widget until it is back in the box or forgotten.
            g_object_ref(child.widget)
            kept[child.identifier] = parent.remove(at: 0)
        }
        for (index, child) in order.enumerated() {
            switch child {
            case .new(let node): parent.insert(make(node), at: index)
            case .existing(let identifier):
                if let view = kept.removeValue(forKey: identifier) {
                    parent.insert(view, at: index)
                    g_object_unref(view.widget)
                }
            }
        }
        for gone in kept.values {
            forget(gone)
            g_object_unref(gone.widget)
        }
    }
}
