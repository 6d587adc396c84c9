// Pages: UIFont, UIFont.TextStyle, preferredFont(forTextStyle:), UIFontMetrics, UIFontDescriptor, UIContentSizeCategory,
// UIContentSizeCategoryAdjusting, "Scaling Fonts Automatically", and the tables of sizes in "Typography" of the Human Interface Guidelines.

/// The size of texts that a person has chosen for the device.
public struct UIContentSizeCategory: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// The categories of this stand-in, in the order of the sizes of ``UIFont/TextStyle``.
    static let known: [UIContentSizeCategory] = [
        .extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityExtraExtraExtraLarge,
    ]
}

/// A font. Its size is that of the category `large`, because here the device has no setting of its own. A view that adjusts its font has
/// the size of the category among its traits.
public final class UIFont: Sendable {
    public struct TextStyle: Sendable, Hashable {
        let rawValue: String
        /// The size in points for each category.
        let sizes: [Double]

        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1", sizes: [25, 28, 34, 38, 58])
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline", sizes: [14, 17, 23, 28, 53])
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead", sizes: [12, 15, 21, 25, 49])
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody", sizes: [14, 17, 23, 28, 53])
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1", sizes: [11, 12, 18, 22, 43])

        func size(in category: UIContentSizeCategory) -> Double {
            sizes[UIContentSizeCategory.known.firstIndex(of: category) ?? 1]
        }
    }

    public struct Weight: Sendable, Hashable {
        public static let regular = Weight()
    }

    public let pointSize: Double
    public let fontDescriptor: UIFontDescriptor
    /// The style with which the font grows; nil if it has always the same size.
    private let style: TextStyle?

    public var ascender: Double { pointSize }
    /// The height of a line. The font of the system has about this height.
    public var lineHeight: Double { pointSize * 1.2 }

    init(_ pointSize: Double, _ descriptor: UIFontDescriptor = UIFontDescriptor(), growingAs style: TextStyle? = nil) {
        (self.pointSize, fontDescriptor, self.style) = (pointSize, descriptor, style)
    }

    /// The size 0 keeps the size of the descriptor, which has none here.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: Double) { self.init(pointSize, descriptor) }

    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(style.size(in: .large), growingAs: style)
    }

    @MainActor public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        UIFont(style.size(in: traitCollection?.preferredContentSizeCategory ?? .large), growingAs: style)
    }

    public class func systemFont(ofSize size: Double) -> UIFont { UIFont(size) }
    public class func boldSystemFont(ofSize size: Double) -> UIFont { UIFont(size, UIFontDescriptor(traits: .traitBold)) }
    public class func italicSystemFont(ofSize size: Double) -> UIFont { UIFont(size, UIFontDescriptor(traits: .traitItalic)) }
    public class func monospacedSystemFont(ofSize size: Double, weight: Weight) -> UIFont {
        UIFont(size, UIFontDescriptor(design: .monospaced))
    }

    /// Returns the font for a category. A font that does not grow stays as it is.
    func adjusted(to category: UIContentSizeCategory) -> UIFont {
        guard let style else { return self }
        let factor = style.size(in: category) / style.size(in: .large)
        return UIFont((pointSize * factor).rounded(), fontDescriptor, growingAs: style)
    }
}

public final class UIFontDescriptor: Sendable {
    public struct SystemDesign: Sendable, Hashable {
        let rawValue: String

        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    public struct SymbolicTraits: OptionSet, Sendable, Hashable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    }

    /// The design of the letters. UIKit has no such property; a test reads it.
    package let design: SystemDesign
    public let symbolicTraits: SymbolicTraits

    init(design: SystemDesign = .default, traits: SymbolicTraits = []) { (self.design, symbolicTraits) = (design, traits) }

    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { UIFontDescriptor(design: design, traits: symbolicTraits) }
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        UIFontDescriptor(design: design, traits: symbolicTraits)
    }
}

/// Makes fonts that grow with the texts of the device.
@MainActor public final class UIFontMetrics: NSObject {
    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// Returns a font for a view that adjusts it. UIKit raises an exception for a font that grows already, and so this stops the program.
    public func scaledFont(for font: UIFont) -> UIFont {
        precondition(font.adjusted(to: .accessibilityExtraExtraExtraLarge) === font, "The font grows already.")
        return UIFont(font.pointSize, font.fontDescriptor, growingAs: style)
    }
}

/// The part of a view that shows a text.
extension UIView {
    /// The size of texts among the traits of the view. It has those of the first controller above it, which is that of the window.
    final var contentSizeCategory: UIContentSizeCategory {
        var responder: UIResponder? = self, category = UIContentSizeCategory.large
        while let current = responder {
            let chosen = (current as? UIViewController)?.traitCollection.preferredContentSizeCategory
            if let chosen, chosen != .unspecified { category = chosen }
            responder = current.next
        }
        return category
    }

    /// Returns the font that a view shows, if the app has given it one.
    final func shown(_ font: UIFont?, adjusts: Bool) -> UIFont? { adjusts ? font?.adjusted(to: contentSizeCategory) : font }
}
