// Pages: UIColor, NSAttributedString, NSMutableAttributedString, NSTextAlignment.

public final class UIColor: Sendable {
    private let parts: [Double]

    private convenience init() { self.init(red: 0, green: 0, blue: 0, alpha: 1) }
    public init(red: Double, green: Double, blue: Double, alpha: Double) { parts = [red, green, blue, alpha] }

    public class var systemBackground: UIColor { UIColor() }
    public class var secondarySystemBackground: UIColor { UIColor() }
    public class var label: UIColor { UIColor() }
    public class var secondaryLabel: UIColor { UIColor() }
    public class var systemRed: UIColor { UIColor() }
    public class var separator: UIColor { UIColor() }
    public class var tintColor: UIColor { UIColor() }
    public class var systemBlue: UIColor { UIColor() }
    public class var systemOrange: UIColor { UIColor() }
    public class var systemGreen: UIColor { UIColor() }
    public class var systemPurple: UIColor { UIColor() }
    public class var systemYellow: UIColor { UIColor() }
    public class var systemBrown: UIColor { UIColor() }

    /// A colour that depends on the traits, such as the dark mode.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) { self.init() }
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha) }
    public func setFill() {}
    public func setStroke() {}

    public func getRed(
        _ red: UnsafeMutablePointer<Double>?, green: UnsafeMutablePointer<Double>?, blue: UnsafeMutablePointer<Double>?,
        alpha: UnsafeMutablePointer<Double>?
    ) -> Bool {
        for (pointer, part) in zip([red, green, blue, alpha], parts) { pointer?.pointee = part }
        return true
    }
}

public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    case natural = 4
}

open class NSAttributedString: NSObject {
    public struct Key: Sendable, Hashable {
        let rawValue: String

        public static let font = Key(rawValue: "NSFont")
        public static let foregroundColor = Key(rawValue: "NSColor")
        public static let backgroundColor = Key(rawValue: "NSBackgroundColor")
        public static let link = Key(rawValue: "NSLink")
    }

    /// The parts of the text with their attributes. Foundation has no such property; a test reads it.
    package final var runs: [(text: String, attributes: [Key: Any])]
    public final var string: String { runs.map(\.text).joined() }

    public final func size() -> CGSize { CGSize(width: 0, height: 0) }
    public final func draw(at point: CGPoint) {}

    @MainActor public init(string: String, attributes: [Key: Any]? = nil) { runs = [(string, attributes ?? [:])] }
}

open class NSMutableAttributedString: NSAttributedString {
    @MainActor public override init(string: String = "", attributes: [Key: Any]? = nil) {
        super.init(string: string, attributes: attributes)
    }
    public final func append(_ string: NSAttributedString) { runs += string.runs }
}
