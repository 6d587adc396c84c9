#if canImport(UIKit)
@_spi(Hosting) internal import Belvedere
@_spi(Hosting) internal import BelvedereCore
internal import UIKit

/// The open window of an app: its views, and the way of changes and events between the app and UIKit.
final class HostWindow {
    let session: Session
    let controller = HostController()
    let device = HostDevice()
    let pictures: PictureLoader
    /// The app's own views for its custom elements.
    let elements: [NativeElement]
    /// The look of the app.
    let theme: Theme
    private(set) var window: Window?
    private var views: [ViewIdentifier: HostedView] = [:]
    private(set) var root: HostedView?
    private(set) lazy var screens = HostScreens(self)
    private lazy var factory = ViewFactory(self)
    /// Whether changes of the app are shown now. Controls report no events in the meantime.
    private(set) var isApplying = false
    /// Whether the focus is about to move to a view, and a list to its row.
    private var isMovingFocus = false
    /// The field that has the keyboard.
    weak var focused: UIView?

    init(_ application: BelvedereApp, at path: String, _ session: Session, _ pictures: PictureLoader, _ elements: [NativeElement]) {
        self.session = session
        self.pictures = pictures
        self.elements = elements
        theme = application.theme
        controller.accent = Self.accent(of: application.theme)
        controller.traitsChanged = { [weak self] in self?.updateWidth() }
        controller.appeared = { [weak self] in self?.updateWidth() }
        controller.shortcuts = { [weak self] in self?.shortcuts ?? [] }
        controller.pressKeys = { [weak self] in self?.pressKeys($0) ?? false }
        session.runAtOnce { _ in open(application, at: path) }
    }

    /// Returns the accent of an app, light and dark; `nil` for that of the system.
    private static func accent(of theme: Theme) -> UIColor? {
        if theme.accent == .standard { return nil }
        let light = ThemePalette(theme, isDark: theme.scheme == .dark), dark = ThemePalette(theme, isDark: theme.scheme != .light)
        return .scheme(light.accent, dark.accent)
    }

    private func open(_ application: BelvedereApp, at path: String) {
        let window = application.open(in: session.context, at: path)
        self.window = window
        session.context.content = window
        isApplying = true
        root = make(window.render())
        isApplying = false
        showScreens()
        window.onFirstChange = { [weak self] in
            // Changes that belong together come together.
            Task { self?.takeChanges() }
        }
        window.start()
        takeChanges()
    }

    func close() {
        if window == nil { return }
        session.context.close()
        session.context.content = nil
        window = nil
        root = nil
        views = [:]
        screens.close()
    }

    /// Sends an event of the person, and shows what follows from it at once.
    func send(_ event: Event, to view: ViewIdentifier) {
        if isApplying { return }
        // UIKit calls outside every task, and an iPad may show several windows.
        session.runAtOnce { _ in
            window?.receive(event, for: view)
            takeChanges()
        }
    }

    /// Whether a list may report its rows in sight now. The app refuses events of a view that a person cannot use, such as one below an
    /// alert. Before the focus moves, the report would name the wrong rows, and the app would let go of the row that gets the focus.
    func mayReport(_ view: HostedView) -> Bool {
        if isMovingFocus { return false }
        if root?.children.contains(where: { $0.kind == .alert }) == true { return false }
        var ancestor: HostedView? = view
        while let current = ancestor {
            if current.node[View.isHidden] || !current.node[View.isEnabled] { return false }
            if current.kind == .screen, current.node[ScreenView.isCovered] { return false }
            if current.kind == .splitView, current.parent?.node[ScreenView.hasDetail] == true { return false }
            ancestor = current.parent
        }
        return true
    }

    /// Opens an address of the app, such as one that another program passes on.
    func visit(_ path: String) {
        if let root { send(.visit(path), to: root.identifier) }
    }

    /// Takes the keyboard away from the field that has it, because the person uses another control. UIKit does that only for some controls.
    func endEditing() { focused?.resignFirstResponder() }

    /// Whether the window has room for a list and its detail.
    var isWide: Bool { controller.isWide }

    /// Shows the screens, cells and pictures that belong into a window of this width and style.
    private func updateWidth() {
        for view in views.values { view.updateVisibility() }
        showScreens()
    }

    // MARK: Changes

    private func showScreens() {
        screens.update()
        for view in views.values { view.changesEnded() }
    }

    func takeChanges() {
        guard let changes = window?.takeChanges(), !changes.isEmpty else { return }
        isApplying = true
        for change in changes { apply(change) }
        isApplying = false
        show(changes)
        for case .request(let number, let request) in changes {
            device.answer(request, over: screens.front) { [weak self] answer in
                if let self, let root { send(.answer(number, answer), to: root.identifier) }
            }
        }
    }

    /// Shows the screens after these changes, and moves the focus.
    private func show(_ changes: [Change]) {
        let focused = changes.compactMap { change in if case .focus(let identifier) = change { identifier } else { nil } }
        isMovingFocus = !focused.isEmpty
        showScreens()
        focused.forEach(moveFocus)
        if !isMovingFocus { return }
        isMovingFocus = false
        for view in views.values { view.changesEnded() }
    }

    /// Gives the keyboard to a view, as the app wants. A row of a list comes into sight.
    private func moveFocus(to identifier: ViewIdentifier) {
        guard let view = views[identifier] else { return }
        for case let rows as HostRows in view.parent?.attachments ?? [] { rows.reveal(view) }
        view.focusTarget?.becomeFirstResponder()
    }

    private func make(_ node: ViewNode) -> HostedView {
        let view = factory.make(node)
        views[node.identifier] = view
        view.take(node)
        for (index, child) in node.children.enumerated() { view.insert(make(child), at: index) }
        return view
    }

    private func forget(_ view: HostedView) {
        views[view.identifier] = nil
        view.children.forEach(forget)
    }

    private func apply(_ change: Change) {
        switch change {
        case .set(let node, _): views[node.identifier]?.take(node)
        case .insert(let node, let parent, let index): views[parent.identifier]?.insert(make(node), at: index)
        case .remove(_, let parent, let index): if let gone = views[parent]?.remove(at: index) { forget(gone) }
        case .move(let parent, let from, let to): views[parent.identifier]?.move(from: from, to: to)
        case .arrange(let parent, let children): arrange(children, in: parent.identifier)
        case .announce(let text, _): UIAccessibility.post(notification: .announcement, argument: text)
        case .locate, .focus, .request: break
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
#endif
