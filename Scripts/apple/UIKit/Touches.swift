// Pages: UITouch, UIEvent, UIPress, UIPressesEvent, UIKey, UIKeyModifierFlags, UIKeyboardHIDUsage, UIInteraction,
// UIContextMenuInteraction, UIContextMenuInteractionDelegate, UIContextMenuConfiguration, CGPoint, CGSize, CGRect.

public typealias CGFloat = Double

public struct CGPoint: Sendable, Hashable {
    public var x: Double
    public var y: Double

    public static let zero = CGPoint(x: 0, y: 0)

    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
}

public struct CGSize: Sendable, Hashable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}

public struct CGRect: Sendable, Hashable {
    public var origin: CGPoint
    public var size: CGSize

    public static let zero = CGRect(origin: .zero, size: CGSize(width: 0, height: 0))

    public init(origin: CGPoint, size: CGSize) { (self.origin, self.size) = (origin, size) }

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardReturnOrEnter = 0x28
    case keyboardEscape = 0x29
    case keyboardDeleteOrBackspace = 0x2A
    case keyboardDeleteForward = 0x4C
    case keyboardRightArrow = 0x4F
    case keyboardLeftArrow = 0x50
    case keyboardDownArrow = 0x51
    case keyboardUpArrow = 0x52
    case keypadEnter = 0x58
    /// The key with the letter S. The other letters have other codes; the kit reads the character and not the code.
    case keyboardS = 0x16
}

@MainActor open class UIEvent: NSObject {
    public private(set) final var modifierFlags = UIKeyModifierFlags()

    /// UIKit makes the events; here a test does.
    package convenience init(modifierFlags: UIKeyModifierFlags) {
        self.init()
        self.modifierFlags = modifierFlags
    }
}

@MainActor open class UITouch: NSObject {
    public enum TouchType: Int, Sendable {
        case direct = 0
        case indirect = 1
        case pencil = 2
        case indirectPointer = 3
    }

    public private(set) final var type = TouchType.direct
    private var place = CGPoint.zero

    /// UIKit makes the touches; here a test does. The place is that in every view.
    package convenience init(_ type: TouchType, at place: CGPoint = .zero) {
        self.init()
        self.type = type
        self.place = place
    }

    /// Moves the finger. UIKit gives the same touch to a view until the finger leaves the screen; here a test moves it.
    package final func move(to place: CGPoint) { self.place = place }

    public final func location(in view: UIView?) -> CGPoint { place }
}

@MainActor open class UIKey: NSObject {
    public private(set) final var keyCode = UIKeyboardHIDUsage.keyboardEscape
    public private(set) final var modifierFlags = UIKeyModifierFlags()
    public private(set) final var characters = ""
    public private(set) final var charactersIgnoringModifiers = ""

    package convenience init(_ keyCode: UIKeyboardHIDUsage, _ modifierFlags: UIKeyModifierFlags = []) {
        self.init()
        self.keyCode = keyCode
        self.modifierFlags = modifierFlags
    }

    /// A key with a character. UIKit makes the keys; here a test does.
    package convenience init(_ characters: String, _ modifierFlags: UIKeyModifierFlags = []) {
        self.init(.keyboardS, modifierFlags)
        self.characters = characters
        charactersIgnoringModifiers = characters
    }
}

@MainActor open class UIPress: NSObject {
    public private(set) final var key: UIKey?

    package convenience init(_ key: UIKey) {
        self.init()
        self.key = key
    }
}

@MainActor open class UIPressesEvent: UIEvent {}

@MainActor public protocol UIInteraction: NSObjectProtocol {}

@MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

@MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    public private(set) final weak var delegate: (any UIContextMenuInteractionDelegate)?

    public init(delegate: any UIContextMenuInteractionDelegate) {
        super.init()
        self.delegate = delegate
    }
}

public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

@MainActor open class UIContextMenuConfiguration: NSObject {
    private var actionProvider: UIContextMenuActionProvider?

    public convenience init(
        identifier: AnyObject?, previewProvider: UIContextMenuContentPreviewProvider?, actionProvider: UIContextMenuActionProvider?
    ) {
        self.init()
        self.actionProvider = actionProvider
    }

    /// The menu that UIKit shows. UIKit has no such property; a test reads it.
    package final var menu: UIMenu? { actionProvider?([]) }
}
