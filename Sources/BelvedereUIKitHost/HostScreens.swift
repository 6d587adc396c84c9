#if canImport(UIKit)
@_spi(Hosting) internal import Belvedere
@_spi(Hosting) internal import BelvedereCore
internal import UIKit

extension ViewFactory {
    /// A screen. Its controller shows the column of its contents.
    func screen(_ node: ViewNode) -> HostedView {
        let column = UIView(), view = HostedView(node, column)
        let controller = ScreenController(view)
        view.attachments.append(controller)
        view.childrenChanged = { [unowned controller] in controller.arrange() }
        return view
    }

    /// An alert. `HostScreens` presents it, and its view is never on the screen.
    func alert(_ node: ViewNode) -> HostedView { HostedView(node, UIView()) }
}

/// The view controller of a screen of the app.
final class ScreenController: UIViewController {
    private unowned let shown: HostedView
    private let column = UIStackView(arrangedSubviews: [])

    init(_ shown: HostedView) {
        self.shown = shown
        super.init(nibName: nil, bundle: nil)
        column.axis = .vertical
        column.spacing = 12
    }

    required init?(coder: NSCoder) { nil }

    var identifier: ViewIdentifier { shown.identifier }
    var node: ViewNode { shown.node }

    override func loadView() {
        view = shown.view
        view.backgroundColor = .systemBackground
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let guide = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: guide.trailingAnchor), column.topAnchor.constraint(equalTo: guide.topAnchor),
        ])
    }

    /// Returns whether a child is in the column. This host shows one screen at a time, like a narrow window, so a list has no place for a
    /// detail beside it.
    private func isInColumn(_ child: HostedView) -> Bool {
        child.kind == .splitView ? child.node[SplitView.aboveListWhenNarrow] : child.kind != .bar
    }

    /// Puts the bar's views into the navigation bar, and the other children into the column.
    func arrange() {
        let bars = shown.children.filter { $0.kind == .bar }, contents = shown.children.filter(isInColumn)
        for view in column.arrangedSubviews where !contents.contains(where: { $0.view === view }) { view.removeFromSuperview() }
        for (index, child) in contents.enumerated() { column.insertArrangedSubview(child.view, at: index) }
        navigationItem.rightBarButtonItems = bars.map { UIBarButtonItem(customView: $0.view) }
    }
}

/// Keeps the view controllers in step with the screens of the app, in both directions.
final class HostScreens: NSObject, UINavigationControllerDelegate, UIAdaptivePresentationControllerDelegate {
    private unowned let host: HostWindow
    private var sheets: [UINavigationController] = []
    private var alerts: [(identifier: ViewIdentifier, controller: UIAlertController)] = []

    init(_ host: HostWindow) {
        self.host = host
        super.init()
        host.navigation.delegate = self
    }

    private func controllers() -> [ScreenController] {
        (host.root?.children ?? []).filter { $0.kind == .screen }.compactMap { $0.attachments.first as? ScreenController }
    }

    /// Pushes, pops, presents and dismisses until the controllers are those of the app's screens.
    func update() {
        var levels: [[ScreenController]] = [[]]
        for controller in controllers() {
            controller.title = controller.node[ScreenView.title]
            controller.arrange()
            let isPresented = controller.node[ScreenView.presentation] == .presented
            if isPresented { levels.append([controller]) } else { levels[levels.count - 1].append(controller) }
        }
        dismissGoneAlerts()
        while sheets.count > levels.count - 1 || zip(sheets, levels.dropFirst()).contains(where: { $0.viewControllers.first !== $1.first })
        {
            sheets.removeLast().dismissFromPresenter()
        }
        for (index, level) in levels.enumerated() { arrange(level, at: index) }
        presentNewAlerts()
    }

    private func arrange(_ level: [ScreenController], at index: Int) {
        let navigation: UINavigationController
        if index == 0 {
            navigation = host.navigation
        } else if index <= sheets.count {
            navigation = sheets[index - 1]
        } else {
            navigation = UINavigationController()
            navigation.delegate = self
            navigation.presentationController?.delegate = self
            navigation.setViewControllers(level, animated: false)
            (sheets.last ?? host.navigation).present(navigation, animated: true)
            sheets.append(navigation)
        }
        if !level.elementsEqual(navigation.viewControllers, by: ===) { navigation.setViewControllers(level, animated: true) }
        for controller in level.dropFirst() where controller.navigationItem.backAction == nil {
            // The app decides whether the person may leave.
            controller.navigationItem.backAction = UIAction { [weak self, weak controller] _ in self?.leave(controller) }
        }
    }

    private func leave(_ controller: ScreenController?) {
        if let controller, controller.node[ScreenView.canGoBack] { host.send(.leave, to: controller.identifier) }
    }

    // MARK: From the person

    /// Asks the app after a swipe back. If a screen refuses, `update` puts it back.
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        let level = controllers().filter { $0.navigationController == nil || $0.navigationController === navigationController }
        guard !host.isApplying, let top = level.last, top.navigationController == nil, top !== viewController, level.count > 1 else {
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
            last.controller.dismissFromPresenter()
        }
    }

    private func presentNewAlerts() {
        for alert in host.root?.children ?? [] where alert.kind == .alert && !alerts.contains(where: { $0.identifier == alert.identifier })
        {
            let controller = UIAlertController(title: alert.node[Alert.title], message: alert.node[Alert.message], preferredStyle: .alert)
            for button in alert.children {
                let role = button.node[Button.role]
                let style: UIAlertAction.Style = role == .destructive ? .destructive : role == .cancel ? .cancel : .default
                controller.addAction(
                    UIAlertAction(title: button.node[Button.title], style: style) { [weak host] _ in
                        host?.send(.activate, to: button.identifier)
                    })
            }
            (alerts.last?.controller ?? sheets.last ?? host.navigation).present(controller, animated: true)
            alerts.append((alert.identifier, controller))
        }
    }

    func close() {
        for alert in alerts.reversed() { alert.controller.dismissFromPresenter() }
        for sheet in sheets.reversed() { sheet.dismissFromPresenter() }
        (alerts, sheets) = ([], [])
        host.navigation.setViewControllers([], animated: false)
    }
}

extension UIViewController {
    /// Dismisses this controller, with all that are presented over it.
    fileprivate func dismissFromPresenter() { presentingViewController?.dismiss(animated: true) }
}
#endif
