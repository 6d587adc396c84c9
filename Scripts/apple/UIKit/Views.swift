// Pages: UIResponder, UIView, UILayoutGuide, UILabel, UIImage, UIImageView, UIProgressView, UIActivityIndicatorView, UITextInput.

@MainActor open class UIResponder: NSObject {
    /// The next responder: for the view of a view controller, the controller; for another view, its superview.
    open var next: UIResponder? { nil }
    /// The first responder among all responders whose chain ends here.
    private weak var first: UIResponder?

    private var last: UIResponder {
        var last: UIResponder = self
        while let next = last.next { last = next }
        return last
    }

    /// Takes the keyboard away from the first responder of this chain.
    final func endFirstResponder() { last.first?.resignFirstResponder() }

    public final var isFirstResponder: Bool { last.first === self }
    open var canBecomeFirstResponder: Bool { false }

    /// Called after the responder has become the first one, or has ceased to be it.
    func firstResponderChanged(isFirst: Bool) {}

    @discardableResult open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        last.first = nil
        firstResponderChanged(isFirst: false)
        return true
    }

    /// Makes this the first responder. The former one ceases to be it.
    @discardableResult open func becomeFirstResponder() -> Bool {
        if !canBecomeFirstResponder || isFirstResponder { return isFirstResponder }
        last.first?.resignFirstResponder()
        last.first = self
        firstResponderChanged(isFirst: true)
        return true
    }
}

@MainActor open class UIView: UIResponder {
    public internal(set) final weak var superview: UIView?
    public internal(set) final var subviews: [UIView] = []
    final weak var controller: UIViewController?
    open var isHidden = false
    open var backgroundColor: UIColor?
    public final var translatesAutoresizingMaskIntoConstraints = true

    open override var next: UIResponder? { controller ?? superview }

    open func addSubview(_ view: UIView) {
        view.superview?.subviews.removeAll { $0 === view }
        view.superview = self
        subviews.append(view)
    }

    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public final var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
    open var isUserInteractionEnabled = true
    /// The name for tests.
    public final var accessibilityIdentifier: String?
    /// The name for assistive technology.
    public final var accessibilityLabel: String?
}

@MainActor open class UILayoutGuide: NSObject {
    public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
}

@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { NSLayoutConstraint() }
}

@MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

@MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

@MainActor open class NSLayoutConstraint: NSObject {
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    public final class func activate(_ constraints: [NSLayoutConstraint]) {}
}

@MainActor open class UIStackView: UIView {
    public final var axis = NSLayoutConstraint.Axis.horizontal
    public final var spacing = 0.0

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init()
        views.forEach(addSubview)
    }

    public final var arrangedSubviews: [UIView] { subviews }
    public final func addArrangedSubview(_ view: UIView) { addSubview(view) }

    /// Inserts a view, or moves it if it is in the stack already.
    public final func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        view.removeFromSuperview()
        view.superview = self
        subviews.insert(view, at: stackIndex)
    }
}

public final class UIColor: Sendable {
    public class var systemBackground: UIColor { UIColor() }
}

@MainActor open class UILabel: UIView {
    public final var text: String?
    public final var numberOfLines = 1
}

public final class UIImage: Sendable {
    public init() {}
    public init?(systemName: String) {}
}

@MainActor open class UIImageView: UIView {
    public final var image: UIImage?
}

@MainActor open class UIProgressView: UIView {
    private var fraction: Float = 0

    /// The progress, from 0 to 1. Numbers outside become the nearest of the two.
    public final var progress: Float {
        get { fraction }
        set { fraction = min(1, max(0, newValue)) }
    }

    public final func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

@MainActor open class UIActivityIndicatorView: UIView {
    public private(set) final var isAnimating = false

    public final func startAnimating() { isAnimating = true }
    public final func stopAnimating() { isAnimating = false }
}

public enum UIAccessibility {
    public struct Notification: Sendable, Hashable {
        let rawValue: UInt32

        public static let announcement = Notification(rawValue: 1008)
    }

    /// The announcements so far. UIKit has no such property; a test reads it.
    @MainActor package static var announcements: [String] = []

    @MainActor public static func post(notification: Notification, argument: Any?) {
        if notification == .announcement, let text = argument as? String { announcements.append(text) }
    }
}

@MainActor open class UITextRange: NSObject {}
