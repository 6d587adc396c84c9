internal import BelvedereBinding
internal import BelvedereCore

/// The screen source of a window with a router. It keeps one screen for each entry of the router's stack.
final class RoutedScreens<R: Route>: ScreenSource {
    /// The entry of the router's stack for which a screen was built.
    private enum Key {
        case route(R, Presentation)
        case unknown(String)

        func hasScreen(of other: Key) -> Bool {
            switch (self, other) {
            case (.route(let route, let presentation), .route(let others, let othersPresentation)):
                presentation == othersPresentation && (route == others || route.hasScreen(of: others))
            case (.unknown(let path), .unknown(let others)): path == others
            default: false
            }
        }
    }

    private struct Level {
        var key: Key
        var screen: Screen
        /// The object that built the screen. It is notified when the screen closes.
        weak var builder: (any ScreenBuilding<R>)?
        /// Whether a builder of the wrong type was already reported for this screen.
        var hasReportedBuilder = false
    }

    private let router: Router<R>
    private let root: any ScreenBuilding<R>
    private weak var window: Window?
    private var levels: [Level] = []
    private var token: BindingToken?
    /// The names of the route cases whose wrong addresses were already reported.
    private var reportedAddresses: Set<String> = []

    init(router: Router<R>, root: any ScreenBuilding<R>) {
        self.router = router
        self.root = root
    }

    var trail: [String] { router.stack.trail }

    var routes: [String] {
        let stack = router.stack
        let entries = stack.entries.map { $0.presentation == .presented ? "\($0.route) (presented)" : "\($0.route)" }
        return ["\(stack.root)"] + entries + (stack.unknownPath.map { ["unknown: \($0)"] } ?? [])
    }

    func open(_ window: Window, at path: String) {
        self.window = window
        if !path.isEmpty, path != "/" {
            router.stack = RouteStack(root: router.stack.root, path: path)
        }
        for name in R.namesWithoutCase { window.context?.reportDiagnostic(.pathOfUnknownCase(name, route: "\(R.self)")) }
        router.mayChange = { [unowned self] _, new in mayChange(to: new) }
        token = router.dynamicStack.bindAndFire { [unowned self] stack in follow(stack) }
    }

    func requestBack(from level: Int) {
        guard level > 0 else { return }
        var next = router.stack
        for _ in level..<levels.count { next.back() }
        router.request(next)
    }

    func visit(_ path: String) -> Bool {
        router.request(RouteStack(root: router.stack.root, path: path))
    }

    func close() {
        token = nil
        router.mayChange = nil
        removeLevels(from: 0)
    }

    var keepers: [AnyObject] { [root] + levels.compactMap(\.builder) }

    // MARK: Following

    private func keys(of stack: RouteStack<R>) -> [Key] {
        var keys = [Key.route(stack.root, .pushed)]
        keys += stack.entries.map { .route($0.route, $0.presentation) }
        if let path = stack.unknownPath { keys.append(.unknown(path)) }
        return keys
    }

    private func commonCount(with keys: [Key]) -> Int {
        zip(levels, keys).prefix { $1.hasScreen(of: $0.key) }.count
    }

    private func mayChange(to stack: RouteStack<R>) -> Bool {
        levels[commonCount(with: keys(of: stack))...].reversed().allSatisfy { $0.screen.mayLeave() }
    }

    private func follow(_ stack: RouteStack<R>) {
        guard let window else { return }
        let new = keys(of: stack)
        let kept = commonCount(with: new)
        removeLevels(from: kept)
        for index in 0..<kept { levels[index].key = new[index] }
        for key in new[kept...] {
            let level = buildInScope(key)
            levels.append(level)
            var presentation = Presentation.pushed
            if case .route(_, let how) = key { presentation = how }
            window.add(level.screen, presentation: presentation)
        }
        window.didArrange()
        checkAddress(of: stack)
    }

    /// Reports the address of the topmost screen if opening this address would create a different stack of screens. Each case of the route
    /// is reported once.
    private func checkAddress(of stack: RouteStack<R>) {
        if stack.entries.count > RouteStack<R>.addressLimit || RouteStack(root: stack.root, path: stack.path) == stack { return }
        let name = Self.name(of: stack.top)
        if reportedAddresses.insert(name).inserted { window?.context?.reportDiagnostic(.addressWithoutWayBack(name)) }
    }

    /// Removes screens, topmost first, and notifies the builder of each.
    private func removeLevels(from index: Int) {
        let leaving = levels[index...]
        levels.removeSubrange(index...)
        for level in leaving.reversed() {
            window?.removeTopmost()
            if case .route(let route, _) = level.key { level.builder?.didLeave(route) }
        }
    }

    /// Builds a screen in the screen's own scope for work. So work that is launched in the meantime, for instance by an initialiser,
    /// belongs to the screen.
    private func buildInScope(_ key: Key) -> Level {
        guard let context = window?.context else { return build(key) }
        let scope = WorkScope()
        let level = context.work.perform(in: scope) { build(key) }
        level.screen.workScope.adopt(scope)
        return level
    }

    /// Builds the screen of a route. The method first asks the screen directly below the new one to build it, then the screens further
    /// down, then the root builder.
    private func build(_ key: Key) -> Level {
        guard case .route(let route, _) = key else {
            return Level(key: key, screen: NotFoundScreen())
        }
        for index in levels.indices.reversed() {
            checkBuilder(ofLevel: index)
            for candidate in [levels[index].screen.builder, levels[index].screen] {
                if let builder = candidate as? any ScreenBuilding<R>, let screen = builder.screen(for: route) {
                    return Level(key: key, screen: checked(screen), builder: builder)
                }
            }
        }
        if let screen = root.screen(for: route) { return Level(key: key, screen: checked(screen), builder: root) }
        // A screen of something that does not exist has no screens above it. The address is out of date, and the app has no fault.
        if !levels.contains(where: \.screen.isMissing) { window?.context?.reportDiagnostic(.routeNotBuilt(Self.name(of: route))) }
        return Level(key: key, screen: NotFoundScreen())
    }

    /// Reports the `builder` of a screen if it cannot build screens for the routes of this router, once for each screen.
    private func checkBuilder(ofLevel index: Int) {
        let screen = levels[index].screen
        guard let builder = screen.builder, !(builder is any ScreenBuilding<R>), !levels[index].hasReportedBuilder else { return }
        levels[index].hasReportedBuilder = true
        window?.context?.reportDiagnostic(
            .builderOfWrongType("\(type(of: builder))", of: "\(type(of: screen))", route: "\(R.self)"))
    }

    /// Returns the type and the case of a route. The associated values are left out, because a person may have typed them.
    private static func name(of route: R) -> String {
        let mirror = Mirror(reflecting: route)
        guard mirror.displayStyle == .enum else { return "\(R.self)" }
        return "\(R.self).\(mirror.children.first?.label ?? "\(route)")"
    }

    /// Returns a screen that a builder has created. If the same screen object was shown before, the method reports this and returns a "Not
    /// found" screen, because a closed screen has released its handlers.
    private func checked(_ screen: Screen) -> Screen {
        if !screen.wasShown { return screen }
        window?.context?.reportDiagnostic(.screenUsedAgain(String(describing: type(of: screen))))
        return NotFoundScreen()
    }
}
