// Pages: UIResponder, UIView, UIScrollView, UIAccessibilityTraits, UIAccessibility.ExpandedStatus, accessibilityIncrement(),
// UILayoutGuide, layoutIfNeeded(), performWithoutAnimation(_:),
// areAnimationsEnabled, UILabel, UIImage, init(data:), UIImageView, contentMode, isMultipleTouchEnabled,
// effectiveUserInterfaceLayoutDirection, UIProgressView, UIActivityIndicatorView, UITextInput,
// tintColor.

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

    /// The keys that UIKit lists while a person holds Command.
    open var keyCommands: [UIKeyCommand]? { nil }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }
    /// Passes a press of a key on to the next responder.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesBegan(presses, with: event) }

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
    /// Whether the view draws its whole area. UIKit shows nothing beneath such a view.
    open var isOpaque = true
    open var backgroundColor: UIColor?
    private var tint: UIColor?

    /// The colour of what a person can press. A view without one has that of its superview, and without this the one of the system.
    public final var tintColor: UIColor! {
        get { tint ?? superview?.tintColor ?? .tintColor }
        set { tint = newValue }
    }

    public final var translatesAutoresizingMaskIntoConstraints = true

    public convenience init(frame: CGRect) {
        self.init()
        bounds = CGRect(origin: .zero, size: frame.size)
    }

    open override var next: UIResponder? { controller ?? superview }

    public private(set) final class var areAnimationsEnabled: Bool {
        get { animates }
        set { animates = newValue }
    }
    private static var animates = true

    public final class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let before = areAnimationsEnabled
        areAnimationsEnabled = false
        actionsWithoutAnimation()
        areAnimationsEnabled = before
    }

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
    public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public final var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    public final var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
    public final var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    open var isUserInteractionEnabled = true
    /// The name for tests.
    public final var accessibilityIdentifier: String?
    /// The name for assistive technology.
    public final var accessibilityLabel: String?
    public final var accessibilityHint: String?
    public final var accessibilityValue: String?
    public final var accessibilityTraits = UIAccessibilityTraits.none
    public final var accessibilityExpandedStatus = UIAccessibility.ExpandedStatus.unsupported
    public final var isAccessibilityElement = false
    /// A person swipes up on the element with VoiceOver.
    open func accessibilityIncrement() {}
    /// A person taps twice on the element with VoiceOver.
    open func accessibilityActivate() -> Bool { false }
    public final var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    /// The place of the contents. There is no layout here, so a test sets it.
    public final var bounds = CGRect.zero

    public enum ContentMode: Int, Sendable {
        case scaleToFill = 0
        case redraw = 3
        case scaleAspectFit = 1
        case scaleAspectFill = 2
    }

    public final var contentMode = ContentMode.scaleToFill
    public final var clipsToBounds = false
    /// The direction of the text around the view. UIKit takes it from the language; here a test sets it.
    public package(set) final var effectiveUserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
    /// Whether the view gets the touches of several fingers at a time. Without it, the view gets only the first.
    public final var isMultipleTouchEnabled = false

    open func layoutSubviews() {}
    /// UIKit lays out the views at once. There is no layout here.
    public final func layoutIfNeeded() {}
    open func draw(_ rect: CGRect) {}
    public final func setNeedsDisplay() {}
    open func accessibilityDecrement() {}
    public private(set) final var interactions: [any UIInteraction] = []

    public final func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
    public final func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight = 0
    case rightToLeft = 1
}

public struct UILayoutPriority: Sendable, Hashable {
    public var rawValue: Float

    public init(_ rawValue: Float) { self.rawValue = rawValue }
}

public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified = 0
    case playback = 1
    case spatial = 2
    case forceLeftToRight = 3
    case forceRightToLeft = 4
}

public struct NSDirectionalEdgeInsets: Sendable, Equatable {
    public var top, leading, bottom, trailing: Double

    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let none = UIAccessibilityTraits([])
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
}

@MainActor open class UIScrollView: UIView {
    public final let contentLayoutGuide = UILayoutGuide()
    public final let frameLayoutGuide = UILayoutGuide()

    /// The place of the contents that is at the top of the view.
    open var contentOffset = CGPoint.zero

    /// Asks whether a finger that moves scrolls, and no longer touches a view.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
}

@MainActor open class UILayoutGuide: NSObject {
    public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public final var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    public final var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { NSLayoutConstraint() }
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: Double) -> NSLayoutConstraint { NSLayoutConstraint() }
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { NSLayoutConstraint() }
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { NSLayoutConstraint() }
}

@MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    public func constraint(equalToConstant c: Double) -> NSLayoutConstraint { NSLayoutConstraint() }
    public func constraint(greaterThanOrEqualToConstant c: Double) -> NSLayoutConstraint { NSLayoutConstraint() }
    public func constraint(lessThanOrEqualToConstant c: Double) -> NSLayoutConstraint { NSLayoutConstraint() }
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: Double) -> NSLayoutConstraint { NSLayoutConstraint() }
}

@MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

@MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

@MainActor open class NSLayoutConstraint: NSObject {
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    public final class func activate(_ constraints: [NSLayoutConstraint]) {}
    public final class func deactivate(_ constraints: [NSLayoutConstraint]) {}
}

@MainActor open class UIStackView: UIView {
    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading = 1
        case firstBaseline = 2
        case center = 3
        case trailing = 4
    }

    public enum Distribution: Int, Sendable {
        case fill = 0
        case fillEqually = 1
    }

    public final var alignment = Alignment.fill
    public final var distribution = Distribution.fill
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

@MainActor open class UILabel: UIView {
    public final var text: String?
    public final var attributedText: NSAttributedString? {
        didSet { text = attributedText?.string }
    }
    public final var numberOfLines = 1
    private var ownFont: UIFont = .systemFont(ofSize: 17)

    /// The font, in the size of the device's texts if the label adjusts it. Without another font it is one that does not grow.
    public final var font: UIFont! {
        get { shown(ownFont, adjusts: adjustsFontForContentSizeCategory) }
        set { ownFont = newValue ?? .systemFont(ofSize: 17) }
    }

    public final var textColor: UIColor!
    public final var textAlignment = NSTextAlignment.natural
    public final var adjustsFontForContentSizeCategory = false
}

public final class UIImage: Sendable {
    /// The name of the symbol. UIKit has no such property; a test reads it.
    package let symbolName: String?
    /// The bytes of the picture. UIKit has no such property; a test reads it.
    package let data: Data?

    public init() { (symbolName, data) = (nil, nil) }
    public init?(systemName: String) { (symbolName, data) = (systemName, nil) }

    /// The result is nil if the data is no picture. This stand-in knows only the first bytes of PNG.
    public init?(data: Data) {
        if !Array(data).starts(with: [0x89, 0x50, 0x4E, 0x47]) { return nil }
        (symbolName, self.data) = (nil, data)
    }
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

    public enum ExpandedStatus: Int, Sendable {
        case unsupported = 0
        case expanded = 1
        case collapsed = 2
    }

    @MainActor public static func post(notification: Notification, argument: Any?) {
        if notification == .announcement, let text = argument as? String { announcements.append(text) }
    }
}

@MainActor open class UITextRange: NSObject {}
