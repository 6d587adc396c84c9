// Pages: UIResponder, UIView, UILayoutGuide, UILabel, UIImage, UIImageView, UIProgressView, UIActivityIndicatorView, UITextInput.

@MainActor open class UIResponder: NSObject {
    /// The next responder: for the view of a view controller, the controller; for another view, its superview.
    open var next: UIResponder? { nil }
    open var isFirstResponder: Bool { false }

    @discardableResult open func becomeFirstResponder() -> Bool { false }
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

@MainActor open class UITextRange: NSObject {}
