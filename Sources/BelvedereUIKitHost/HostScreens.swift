#if canImport(UIKit)
@_spi(Hosting) internal import Belvedere
@_spi(Hosting) internal import BelvedereCore
internal import UIKit

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
            // A sheet does not inherit the colour of the window's controller.
            navigation.view.tintColor = host.controller.accent
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
