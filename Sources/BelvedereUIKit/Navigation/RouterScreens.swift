#if canImport(UIKit)
internal import BelvedereBinding
internal import BelvedereCore
internal import UIKit

/// Keeps view controllers in step with the stack of a router, in both directions.
final class RouterScreens<R: Route>: NSObject, UINavigationControllerDelegate, UIAdaptivePresentationControllerDelegate {
    /// An open screen: its route, its controller, and the navigation controller around it.
    private struct Level {
        var entry: RouteStack<R>.Entry
        let controller: UIViewController
        /// The root keeps this object, so it must not be kept in turn. A sheet is kept by the controller that presents it.
        weak var navigation: UINavigationController?
    }

    private let router: Router<R>
    private weak var root: UINavigationController?
    private let makeController: (R) -> UIViewController?
    private var levels: [Level] = []
    private var token: BindingToken?
    private var isAnimated = false

    init(_ router: Router<R>, in root: UINavigationController, _ makeController: @escaping (R) -> UIViewController?) {
        self.router = router
        self.root = root
        self.makeController = makeController
        super.init()
        root.delegate = self
        router.mayChange = { [weak self] _, next in self?.mayChange(to: next) ?? true }
        token = router.dynamicStack.bindAndFire { [weak self] in self?.show($0) }
        isAnimated = true
    }

    // MARK: From the router to the screens

    private func show(_ stack: RouteStack<R>) {
        let entries = [.init(stack.root, .pushed)] + stack.entries
        let kept = numberOfKept(entries)
        for index in 0..<kept { levels[index].entry = entries[index] }
        let closed = Array(levels.dropFirst(kept))
        levels.removeSubrange(kept...)
        close(closed)
        for (index, entry) in entries.enumerated().dropFirst(kept) { open(entry, isLast: index == entries.count - 1) }
        for navigation in navigations { arrange(navigation) }
        for level in closed { level.controller.leave() }
    }

    /// The number of levels that stay, from the root up.
    private func numberOfKept(_ entries: [RouteStack<R>.Entry]) -> Int {
        zip(levels, entries).prefix { level, entry in
            level.entry.presentation == entry.presentation && level.entry.route.hasScreen(of: entry.route)
        }.count
    }

    /// Dismisses the lowest of the closed sheets, and with it all above.
    private func close(_ closed: [Level]) {
        guard let sheet = closed.first(where: { $0.entry.presentation == .presented }) else { return }
        sheet.navigation?.presentingViewController?.dismiss(animated: isAnimated)
    }

    private func open(_ entry: RouteStack<R>.Entry, isLast: Bool) {
        let controller = makeController(entry.route) ?? MissingScreen(entry.route.pathComponents)
        guard let below = levels.last?.navigation ?? root else { return }
        guard entry.presentation == .presented else {
            if controller is any LeaveGuarding { controller.navigationItem.backAction = backAction }
            levels.append(Level(entry: entry, controller: controller, navigation: below))
            return
        }
        arrange(below)
        let sheet = UINavigationController(rootViewController: controller)
        sheet.delegate = self
        sheet.presentationController?.delegate = self
        levels.append(Level(entry: entry, controller: controller, navigation: sheet))
        // UIKit presents nothing over a controller that presents something else, such as an alert.
        if below.presentedViewController != nil { below.dismiss(animated: false) }
        below.present(sheet, animated: isAnimated && isLast)
    }

    private var backAction: UIAction { UIAction { [weak router] _ in _ = router?.requestBack() } }

    private var navigations: [UINavigationController] {
        levels.compactMap(\.navigation).reduce(into: []) { found, next in if found.last !== next { found.append(next) } }
    }

    /// Gives a navigation controller the controllers of its levels.
    private func arrange(_ navigation: UINavigationController) {
        let controllers = levels.filter { $0.navigation === navigation }.map(\.controller)
        if !controllers.elementsEqual(navigation.viewControllers, by: ===) {
            navigation.setViewControllers(controllers, animated: isAnimated)
        }
        navigation.interactivePopGestureRecognizer?.isEnabled = !(controllers.last is any LeaveGuarding)
    }

    // MARK: From the person to the router

    /// Asks the screens that would close, the topmost first.
    private func mayChange(to next: RouteStack<R>) -> Bool {
        let kept = numberOfKept([.init(next.root, .pushed)] + next.entries)
        return levels.dropFirst(kept).reversed().allSatisfy { ($0.controller as? any LeaveGuarding)?.shouldLeave() ?? true }
    }

    /// Removes the routes from a level on, after the person has closed its screen.
    private func forget(from index: Int) {
        let closed = Array(levels.dropFirst(index))
        levels.removeSubrange(index...)
        var stack = router.stack
        stack.entries.removeSubrange((index - 1)...)
        router.stack = stack
        for level in closed { level.controller.leave() }
    }

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        let popped = levels.firstIndex { level in
            level.navigation === navigationController && !navigationController.viewControllers.contains { $0 === level.controller }
        }
        if let popped, popped > 0 { forget(from: popped) }
    }

    private func level(of presentation: UIPresentationController) -> Int? {
        levels.firstIndex { $0.navigation === presentation.presentedViewController && $0.entry.presentation == .presented }
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        guard let sheet = level(of: presentationController) else { return true }
        return !levels.dropFirst(sheet).contains { $0.controller is any LeaveGuarding }
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        guard let sheet = level(of: presentationController) else { return }
        var next = router.stack
        next.entries.removeSubrange((sheet - 1)...)
        router.request(next)
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        if let sheet = level(of: presentationController) { forget(from: sheet) }
    }
}

/// The screen of a route that nobody builds.
private final class MissingScreen: UIViewController {
    init(_ path: [String]) {
        super.init(nibName: nil, bundle: nil)
        title = path.joined(separator: "/")
        contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
    }

    required init?(coder: NSCoder) { nil }
}
#endif
