// Pages: UIAlertController, UIAlertAction, UIMenu, UIContextualAction, UISwipeActionsConfiguration, UIContentUnavailableConfiguration,
// UIPresentationController, UIAdaptivePresentationControllerDelegate.

@MainActor open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable {
        case `default` = 0
        case cancel = 1
        case destructive = 2
    }

    public private(set) final var title: String?
    public private(set) final var style = Style.default
    public final var isEnabled = true
    private var handler: ((UIAlertAction) -> Void)?

    public convenience init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init()
        self.title = title
        self.style = style
        self.handler = handler
    }

    /// Calls the handler, after UIKit has dismissed the alert. UIKit has no such function; a test presses a button with it.
    package final func press() { handler?(self) }
}

@MainActor open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert = 1
    }

    public final var message: String?
    public private(set) final var preferredStyle = Style.alert
    public private(set) final var actions: [UIAlertAction] = []

    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    public final func addAction(_ action: UIAlertAction) { actions.append(action) }

    /// Presses Esc on a hardware keyboard: the alert closes as with its button to cancel. The page "Alerts" of the Human Interface
    /// Guidelines says so. UIKit has no such function; a test calls it. Returns whether the alert has such a button.
    package final func pressEscape() -> Bool {
        guard let cancel = actions.first(where: { $0.style == .cancel }) else { return false }
        dismiss(animated: false)
        cancel.press()
        return true
    }
}

@MainActor open class UIMenu: UIMenuElement {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let displayInline = Options(rawValue: 1 << 0)
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    public private(set) final var title = ""
    public private(set) final var image: UIImage?
    public private(set) final var options = Options()
    public private(set) final var children: [UIMenuElement] = []

    public struct Identifier: Hashable, Sendable {}

    public convenience init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
    ) {
        self.init()
        self.title = title
        self.image = image
        self.options = options
        self.children = children
    }
}

@available(tvOS, unavailable)
@MainActor open class UIContextualAction: NSObject {
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public enum Style: Int, Sendable {
        case normal = 0
        case destructive = 1
    }

    public private(set) final var style = Style.normal
    public final var title: String?
    private var storedHandler: Handler?
    public final var handler: Handler { storedHandler ?? { _, _, finish in finish(false) } }

    public convenience init(style: UIContextualAction.Style, title: String?, handler: @escaping Handler) {
        self.init()
        self.style = style
        self.title = title
        storedHandler = handler
    }
}

@available(tvOS, unavailable)
@MainActor open class UISwipeActionsConfiguration: NSObject {
    public private(set) final var actions: [UIContextualAction] = []

    public convenience init(actions: [UIContextualAction]) {
        self.init()
        self.actions = actions
    }
}

@MainActor public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    @MainActor public struct ButtonProperties {
        public var primaryAction: UIAction?
    }

    public var text: String?
    public var secondaryText: String?
    public var image: UIImage?
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    /// Whether the configuration has an activity indicator. UIKit shows one and has no such property; a test reads it.
    package private(set) var isLoading = false

    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.isLoading = true
        return configuration
    }
}

@MainActor open class UIPresentationController: NSObject {
    public final weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    public private(set) final weak var presentedViewController: UIViewController?

    convenience init(presented: UIViewController) {
        self.init()
        presentedViewController = presented
    }

    /// Pulls the sheet down, as a person does. UIKit has no such function; it does this after the gesture.
    package final func pullDown() {
        guard let presented = presentedViewController else { return }
        if presented.isModalInPresentation || delegate?.presentationControllerShouldDismiss(self) == false {
            delegate?.presentationControllerDidAttemptToDismiss(self)
        } else {
            presented.presentingViewController?.dismiss(animated: true)
            delegate?.presentationControllerDidDismiss(self)
        }
    }
}

@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

// UIKit's methods are optional.
extension UIAdaptivePresentationControllerDelegate {
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}
