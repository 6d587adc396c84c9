#if canImport(UIKit)
@_spi(Hosting) internal import Belvedere
@_spi(Hosting) internal import BelvedereCore
internal import UIKit

extension ViewFactory {
    /// A screen. Its controller shows the column of its contents.
    func screen(_ node: ViewNode) -> HostedView {
        let view = HostedView(node, UIView())
        let controller = ScreenController(view) { [unowned self] in send(.leave, node) }
        view.attachments.append(controller)
        view.childrenChanged = { [unowned self, unowned controller] in controller.arrange(isWide: host.isWide) }
        return view
    }

    /// An alert. `HostScreens` presents it, and its view is never on the screen.
    func alert(_ node: ViewNode) -> HostedView { HostedView(node, UIView()) }

    /// A message over the bottom of the screens. Its button is a child.
    func toast(_ node: ViewNode) -> HostedView {
        let title = part("title", UILabel()), buttons = column(), line = UIStackView(arrangedSubviews: [title, buttons])
        title.numberOfLines = 0
        line.spacing = 12
        line.backgroundColor = .secondarySystemBackground
        return HostedView(node, line, content: buttons) { title.text = $0[Toast.text] }
    }
}

/// The view controller of a screen of the app.
final class ScreenController: UIViewController {
    private unowned let shown: HostedView
    private let column = UIStackView(arrangedSubviews: []), beside = UIStackView(arrangedSubviews: [])
    private let space = UIView()
    /// Whether another screen stands beside this one.
    var hasDetail = false
    /// Asks the app whether the person may leave the screen.
    private let leave: () -> Void

    init(_ shown: HostedView, leave: @escaping () -> Void) {
        self.shown = shown
        self.leave = leave
        super.init(nibName: nil, bundle: nil)
        for stack in [column, beside] {
            stack.axis = .vertical
            stack.spacing = 12
        }
    }

    required init?(coder: NSCoder) { nil }

    var identifier: ViewIdentifier { shown.identifier }
    var node: ViewNode { shown.node }

    override func loadView() {
        view = shown.view
        view.backgroundColor = .systemBackground
        let scroller = ScreenScroller(), outer = UIStackView(arrangedSubviews: [column, beside])
        outer.spacing = 24
        outer.distribution = .fillEqually
        outer.alignment = .fill
        for part in [scroller, outer] { part.translatesAutoresizingMaskIntoConstraints = false }
        scroller.addSubview(outer)
        view.addSubview(scroller)
        let guide = view.layoutMarginsGuide, content = scroller.contentLayoutGuide, frame = scroller.frameLayoutGuide
        NSLayoutConstraint.activate([
            scroller.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            scroller.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            scroller.topAnchor.constraint(equalTo: guide.topAnchor), scroller.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            outer.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            outer.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            outer.topAnchor.constraint(equalTo: content.topAnchor), outer.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            outer.widthAnchor.constraint(equalTo: frame.widthAnchor),
            outer.heightAnchor.constraint(greaterThanOrEqualTo: frame.heightAnchor),
        ])
        // Below contents that do not fill the screen there is free space, and a table takes it.
        space.setContentHuggingPriority(UILayoutPriority(2), for: .vertical)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: \.isEscape), node[ScreenView.canGoBack] { return leave() }
        super.pressesBegan(presses, with: event)
    }

    /// Returns whether a child is in the column. In a narrow window, a list has no place for a detail beside it.
    private func isInColumn(_ child: HostedView, isWide: Bool) -> Bool {
        child.kind == .splitView ? !isWide && child.node[SplitView.aboveListWhenNarrow] : child.kind != .bar
    }

    /// Returns whether a child stands beside the column: the place for the detail of a list, as long as none is open.
    private func isBeside(_ child: HostedView, isWide: Bool) -> Bool {
        child.kind == .splitView && isWide && !child.node[SplitView.panel] && !hasDetail
    }

    /// Puts the bar's views into the navigation bar, and the other children into the columns.
    func arrange(isWide: Bool) {
        let bars = shown.children.filter { $0.kind == .bar }
        fill(column, with: shown.children.filter { isInColumn($0, isWide: isWide) }.map(\.view) + [space])
        fill(beside, with: shown.children.filter { isBeside($0, isWide: isWide) }.map(\.view))
        beside.isHidden = beside.arrangedSubviews.isEmpty
        navigationItem.rightBarButtonItems = bars.map { UIBarButtonItem(customView: $0.view) }
    }

    private func fill(_ stack: UIStackView, with views: [UIView]) {
        for view in stack.arrangedSubviews where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
        for (index, view) in views.enumerated() { stack.insertArrangedSubview(view, at: index) }
    }
}

/// The view in which the content of a screen scrolls. It leaves a finger to a drawing that follows it.
final class ScreenScroller: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool {
        if let canvas = view as? HostCanvas, canvas.followsFinger { return false }
        return super.touchesShouldCancel(in: view)
    }
}

/// Keeps the view controllers in step with the screens of the app, in both directions.
final class HostScreens: NSObject, UINavigationControllerDelegate, UIAdaptivePresentationControllerDelegate {
    private unowned let host: HostWindow
    private var sheets: [UINavigationController] = []
    private let toasts = UIStackView(arrangedSubviews: [])
    /// Whether the controllers change because the app has changed its screens.
    private var isUpdating = false
    private var alerts: [(identifier: ViewIdentifier, controller: UIAlertController)] = []

    init(_ host: HostWindow) {
        self.host = host
        super.init()
        for navigation in [host.controller.navigation, host.controller.detail] { navigation.delegate = self }
        toasts.axis = .vertical
        toasts.spacing = 8
        toasts.accessibilityIdentifier = "part-toasts"
        toasts.translatesAutoresizingMaskIntoConstraints = false
    }

    /// The controller over all screens, without alerts.
    private var frontScreen: UIViewController { sheets.last ?? host.controller }

    /// The controller that a question of the device stands over.
    var front: UIViewController { alerts.last?.controller ?? frontScreen }

    private func controllers() -> [ScreenController] {
        (host.root?.children ?? []).filter { $0.kind == .screen }.compactMap { $0.attachments.first as? ScreenController }
    }

    /// Pushes, pops, presents and dismisses until the controllers are those of the app's screens.
    func update() {
        if isUpdating { return }
        isUpdating = true
        defer { isUpdating = false }
        var levels: [[ScreenController]] = [[]]
        for controller in controllers() {
            controller.title = controller.node[ScreenView.title]
            let isPresented = controller.node[ScreenView.presentation] == .presented
            if isPresented { levels.append([controller]) } else { levels[levels.count - 1].append(controller) }
        }
        dismissGoneAlerts()
        while sheets.count > levels.count - 1 || zip(sheets, levels.dropFirst()).contains(where: { $0.viewControllers.first !== $1.first })
        {
            dismiss(sheets.removeLast())
        }
        for (index, level) in levels.enumerated() { arrange(level, at: index) }
        presentRefused()
        showToasts()
        presentNewAlerts()
    }

    /// Presents again what UIKit did not show, because the window was not on the screen yet, or because something else was coming or going.
    private func presentRefused() {
        var below: UIViewController = host.controller
        for controller in sheets as [UIViewController] + alerts.map(\.controller) {
            if controller.presentingViewController == nil { below.present(controller, animated: true) }
            below = controller
        }
    }

    /// Shows the screens of the window. In a wide one, those over a list with a detail are beside it.
    private func arrangeColumns(_ screens: [ScreenController]) {
        let list = host.isWide ? screens.firstIndex { $0.node[ScreenView.pane] == .list } : nil
        let count = list.map { $0 + 1 } ?? screens.count
        for (index, controller) in screens.enumerated() {
            controller.hasDetail = index == list && count < screens.count
            controller.arrange(isWide: host.isWide)
        }
        host.controller.show(Array(screens.prefix(count)), beside: Array(screens.dropFirst(count)))
        for (index, controller) in screens.enumerated() {
            // The first screen of a column has no back button of UIKit.
            let closes = index == count
            if !closes { controller.navigationItem.leftBarButtonItem = nil }
            if closes, controller.navigationItem.leftBarButtonItem == nil {
                controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
                    systemItem: .close, primaryAction: UIAction { [weak self, weak controller] _ in self?.goBack(from: controller) })
            }
        }
        addBackActions(to: screens)
    }

    /// The app decides whether the person may leave.
    private func addBackActions(to level: [ScreenController]) {
        for controller in level.dropFirst() where controller.navigationItem.backAction == nil {
            controller.navigationItem.backAction = UIAction { [weak self, weak controller] _ in self?.goBack(from: controller) }
        }
    }

    private func showToasts() {
        let shown = (host.root?.children ?? []).filter { $0.kind == .toast }.map(\.view)
        for view in toasts.arrangedSubviews where !shown.contains(where: { $0 === view }) { view.removeFromSuperview() }
        for (index, view) in shown.enumerated() { toasts.insertArrangedSubview(view, at: index) }
        guard let place = frontScreen.view, toasts.superview !== place || shown.isEmpty else { return }
        toasts.removeFromSuperview()
        if shown.isEmpty { return }
        place.addSubview(toasts)
        NSLayoutConstraint.activate([
            toasts.centerXAnchor.constraint(equalTo: place.centerXAnchor),
            toasts.bottomAnchor.constraint(equalTo: place.layoutMarginsGuide.bottomAnchor, constant: -24),
        ])
    }

    private func arrange(_ level: [ScreenController], at index: Int) {
        if index == 0 { return arrangeColumns(level) }
        for controller in level { controller.arrange(isWide: host.isWide) }
        let navigation: UINavigationController
        if index <= sheets.count {
            navigation = sheets[index - 1]
        } else {
            navigation = UINavigationController()
            navigation.delegate = self
            navigation.presentationController?.delegate = self
            navigation.setViewControllers(level, animated: false)
            frontScreen.present(navigation, animated: true)
            sheets.append(navigation)
        }
        if !level.elementsEqual(navigation.viewControllers, by: ===) { navigation.setViewControllers(level, animated: true) }
        addBackActions(to: level)
    }

    /// Leaves a screen with a button of its bar, which takes the keyboard from a field.
    private func goBack(from controller: ScreenController?) {
        host.endEditing()
        leave(controller)
    }

    private func leave(_ controller: ScreenController?) {
        if let controller, controller.node[ScreenView.canGoBack] { host.send(.leave, to: controller.identifier) }
    }

    // MARK: From the person

    /// Asks the app after a swipe back. If a screen refuses, `update` puts it back.
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        let level = controllers().filter { $0.navigationController == nil || $0.navigationController === navigationController }
        guard !host.isApplying, !isUpdating, let top = level.last, top.navigationController == nil, top !== viewController, level.count > 1
        else {
            return
        }
        leave(top)
        update()
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { false }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        let sheet = sheets.first { $0 === presentationController.presentedViewController }
        leave(sheet?.topViewController as? ScreenController)
    }

    // MARK: Alerts

    private func dismissGoneAlerts() {
        let open = Set((host.root?.children ?? []).filter { $0.kind == .alert }.map(\.identifier))
        while let last = alerts.last, !alerts.allSatisfy({ open.contains($0.identifier) }) {
            alerts.removeLast()
            dismiss(last.controller)
        }
    }

    /// Dismisses a controller, with all that are presented over it. Then it presents again what UIKit refused in the meantime.
    private func dismiss(_ controller: UIViewController) {
        controller.presentingViewController?.dismiss(animated: true) { [weak self] in self?.update() }
    }

    private func presentNewAlerts() {
        let isOpen = { (alert: HostedView) in self.alerts.contains { $0.identifier == alert.identifier } }
        for alert in host.root?.children ?? [] where alert.kind == .alert && !isOpen(alert) {
            let controller = UIAlertController(title: alert.node[Alert.title], message: alert.node[Alert.message], preferredStyle: .alert)
            for button in alert.children {
                let role = button.node[Button.role]
                // Esc presses the button to cancel, and the only button of a message.
                let cancels = role == .cancel || alert.children.count == 1
                let style: UIAlertAction.Style = role == .destructive ? .destructive : cancels ? .cancel : .default
                controller.addAction(
                    UIAlertAction(title: button.node[Button.title], style: style) { [weak host] _ in
                        host?.send(.activate, to: button.identifier)
                    })
            }
            front.present(controller, animated: true)
            alerts.append((alert.identifier, controller))
        }
    }

    func close() {
        let open = alerts.map(\.controller) + sheets
        (alerts, sheets) = ([], [])
        open.forEach(dismiss)
        host.controller.show([], beside: [])
    }
}
#endif
