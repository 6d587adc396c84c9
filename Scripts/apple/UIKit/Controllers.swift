// Pages: UIViewController, UINavigationController, UIWindow, UIWindowScene, UIWindowSceneDelegate.

@MainActor open class UIViewController: UIResponder {
    private var loaded: UIView?
    open var title: String?
    public private(set) final weak var navigationController: UINavigationController?
    public private(set) final weak var presentingViewController: UIViewController?
    public private(set) final var presentedViewController: UIViewController?
    public private(set) final var isBeingDismissed = false
    public private(set) final var isMovingFromParent = false

    public init(nibName: String?, bundle: Bundle?) { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    /// The view. The first access loads it.
    public final var view: UIView! {
        get {
            loadViewIfNeeded()
            return loaded
        }
        set {
            loaded = newValue
            newValue?.controller = self
        }
    }

    public final var isViewLoaded: Bool { loaded != nil }

    open override var next: UIResponder? { loaded?.superview }

    public final func loadViewIfNeeded() {
        if loaded != nil { return }
        loadView()
        viewDidLoad()
    }

    open func loadView() { view = UIView() }
    open func viewDidLoad() {}
    open func viewDidDisappear(_ animated: Bool) {}

    /// Shows a view controller over this one.
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        presentedViewController = controller
        controller.presentingViewController = self
        controller.loadViewIfNeeded()
        completion?()
    }

    /// Removes the view controller that this one presents, or, if it presents none, this one.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        guard let presented = presentedViewController else {
            presentingViewController?.dismiss(animated: animated, completion: completion)
            return
        }
        presentedViewController = nil
        presented.isBeingDismissed = true
        presented.disappear()
        presented.isBeingDismissed = false
        presented.presentingViewController = nil
        completion?()
    }

    func disappear() { viewDidDisappear(false) }

    final func enter(_ navigation: UINavigationController) { navigationController = navigation }

    final func leaveNavigation() {
        isMovingFromParent = true
        viewDidDisappear(false)
        isMovingFromParent = false
        navigationController = nil
    }
}

@MainActor open class UINavigationController: UIViewController {
    public private(set) final var viewControllers: [UIViewController] = []

    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    public final var topViewController: UIViewController? { viewControllers.last }

    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        viewControllers.append(controller)
        controller.enter(self)
        controller.loadViewIfNeeded()
    }

    /// Removes the top view controller. The root view controller stays.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1, let removed = viewControllers.popLast() else { return nil }
        removed.leaveNavigation()
        return removed
    }

    override func disappear() {
        viewDidDisappear(false)
        topViewController?.disappear()
    }
}

@MainActor open class UIScene: NSObject {
    @MainActor public final class ConnectionOptions: NSObject {}
}

@MainActor public final class UISceneSession: NSObject {}

@MainActor public final class UIWindowScene: UIScene {}

@MainActor open class UIWindow: UIView {
    public final var rootViewController: UIViewController?

    public convenience init(windowScene: UIWindowScene) { self.init() }

    public final func makeKeyAndVisible() { rootViewController?.loadViewIfNeeded() }
}

@MainActor public protocol UIWindowSceneDelegate: NSObjectProtocol {
    var window: UIWindow? { get set }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
}
