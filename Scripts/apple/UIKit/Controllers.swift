// Pages: UIViewController, UITraitCollection, UITraitChangeObservable, UINavigationController, UINavigationControllerDelegate, UIWindow,
// UIWindowScene, UIWindowSceneDelegate, stateRestorationActivity, stateRestorationActivity(for:), NSUserActivity.

@MainActor open class UIViewController: UIResponder, UITraitChangeObservable {
    public private(set) final var children: [UIViewController] = []
    final var traitHandlers: [(UITraitCollection) -> Void] = []
    private var loaded: UIView?
    open var title: String?
    public private(set) final weak var navigationController: UINavigationController?
    public final let navigationItem = UINavigationItem()
    private weak var presenting: UIViewController?
    private var presented: UIViewController?
    final let updates = TrackedUpdates()
    final var hasShownFrame = false
    private lazy var presentation = UIPresentationController(presented: self)
    /// Whether only the app can dismiss the controller.
    public final var isModalInPresentation = false
    /// The message in place of the controller's content.
    public final var contentUnavailableConfiguration: (any UIContentConfiguration)?
    public private(set) final var isBeingDismissed = false
    public private(set) final var isMovingFromParent = false

    public init(nibName: String?, bundle: Bundle?) { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

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

    /// The traits. UIKit takes them from the window; here a test sets them.
    public package(set) final var traitCollection = UITraitCollection() {
        didSet { for handler in traitHandlers { handler(oldValue) } }
    }

    public final func addChild(_ child: UIViewController) { children.append(child) }
    public final func didMove(toParent parent: UIViewController?) {}

    public final var isViewLoaded: Bool { loaded != nil }

    open override var next: UIResponder? { loaded?.superview ?? navigationController ?? presenting }

    public final func loadViewIfNeeded() {
        if loaded != nil { return }
        loadView()
        viewDidLoad()
    }

    open func loadView() { view = UIView() }
    open func viewDidLoad() {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    // From iOS 26. A method that a subclass overrides cannot be newer than the system that the kit is compiled for.
    open func updateProperties() {}

    public final var presentationController: UIPresentationController? { presentation }

    /// The controller that this one, or the navigation controller around it, presents.
    public final var presentedViewController: UIViewController? { presented ?? navigationController?.presentedViewController }
    public final var presentingViewController: UIViewController? { presenting ?? navigationController?.presentingViewController }

    /// Shows a view controller over this one and the navigation controller around it. Like UIKit, it does nothing while another controller
    /// is presented.
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        if let navigationController { return navigationController.present(controller, animated: animated, completion: completion) }
        if presented != nil { return }
        presented = controller
        controller.presenting = self
        controller.loadViewIfNeeded()
        completion?()
    }

    /// Removes the view controller that this one presents with all that are presented over it, or, if it presents none, this one.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        if presented == nil, let navigationController { return navigationController.dismiss(animated: animated, completion: completion) }
        guard let gone = presented else {
            presenting?.dismiss(animated: animated, completion: completion)
            return
        }
        if gone.presented != nil { gone.dismiss(animated: animated) }
        presented = nil
        gone.isBeingDismissed = true
        gone.disappear()
        gone.isBeingDismissed = false
        gone.presenting = nil
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
    public final weak var delegate: (any UINavigationControllerDelegate)?
    /// The gesture of a swipe back. UIKit does not begin it while it is disabled.
    public final let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        setViewControllers(viewControllers + [controller], animated: animated)
    }

    /// Removes the top view controller. The root view controller stays.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1, let removed = viewControllers.last else { return nil }
        setViewControllers(viewControllers.dropLast(), animated: animated)
        return removed
    }

    /// Replaces the controllers. Those that are in both arrays stay.
    open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        let former = viewControllers
        // A view that leaves the window has no keyboard any more.
        if former.last !== controllers.last { former.last?.endFirstResponder() }
        viewControllers = controllers
        for removed in former.reversed() where !controllers.contains(where: { $0 === removed }) { removed.leaveNavigation() }
        for added in controllers where !former.contains(where: { $0 === added }) { added.enter(self) }
        guard let top = controllers.last, top !== former.last else { return }
        top.loadViewIfNeeded()
        delegate?.navigationController(self, didShow: top, animated: animated)
    }

    override func disappear() {
        viewDidDisappear(false)
        topViewController?.disappear()
    }
}

@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Called after the controller has shown another view controller, also after a swipe back.
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

@MainActor open class UIScene: NSObject {
    @MainActor public final class ConnectionOptions: NSObject {}
}

@MainActor public final class UISceneSession: NSObject {
    /// The activity that the delegate gave for the scene before the system ended the app. UIKit sets it; here a test does.
    public package(set) final var stateRestorationActivity: NSUserActivity?
}

open class NSUserActivity: NSObject {
    public final let activityType: String
    public final var userInfo: [AnyHashable: Any]?

    @MainActor public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }
}

@MainActor public final class UIWindowScene: UIScene {}

@MainActor open class UIWindow: UIView {
    public final var rootViewController: UIViewController?

    public convenience init(windowScene: UIWindowScene) { self.init() }

    public final func makeKeyAndVisible() { rootViewController?.loadViewIfNeeded() }
}

@MainActor public protocol UIWindowSceneDelegate: NSObjectProtocol {
    var window: UIWindow? { get set }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

// UIKit's method is optional.
extension UIWindowSceneDelegate {
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified = 0
    case compact = 1
    case regular = 2
}

public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified = 0
    case light = 1
    case dark = 2
}

@MainActor public final class UITraitCollection: NSObject {
    public private(set) nonisolated(unsafe) var userInterfaceStyle = UIUserInterfaceStyle.light
    public private(set) var horizontalSizeClass = UIUserInterfaceSizeClass.compact
    public private(set) var preferredContentSizeCategory = UIContentSizeCategory.unspecified

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init()
        self.preferredContentSizeCategory = preferredContentSizeCategory
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init()
        self.userInterfaceStyle = userInterfaceStyle
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init()
        self.horizontalSizeClass = horizontalSizeClass
    }
}

public protocol UITraitDefinition {}
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
public typealias UITrait = any UITraitDefinition.Type

@MainActor public protocol UITraitChangeRegistration {}
struct KeptRegistration: UITraitChangeRegistration {}

@MainActor public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
    public typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void

    /// Calls the handler after one of the traits has changed; this stand-in, after any trait has changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
    ) -> any UITraitChangeRegistration {
        (self as? UIViewController)?.traitHandlers.append { [weak self] in if let self { handler(self, $0) } }
        return KeptRegistration()
    }
}
