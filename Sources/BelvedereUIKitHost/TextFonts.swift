#if canImport(UIKit)
@_spi(Hosting) internal import Belvedere
internal import UIKit

/// Makes the fonts of the app's theme. They grow with the size of texts that the person has chosen for the device.
struct TextFonts {
    let theme: Theme

    /// Returns the font of a text, for a view that adjusts it to the person's size.
    func font(_ style: UIFont.TextStyle, _ traits: AttributedText.Traits = []) -> UIFont {
        let isHeading = style == .title1 || style == .headline
        let own: Theme.Font = traits.contains(.code) ? .monospaced : isHeading ? theme.headingFont : theme.font
        if own == .system, traits.isEmpty { return .preferredFont(forTextStyle: style) }
        // The metrics need the size of the usual texts, and make it grow.
        let usual = UITraitCollection(preferredContentSizeCategory: .large)
        let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: usual).pointSize
        let isBold = style == .headline || traits.contains(.bold)
        var descriptor = (isBold ? UIFont.boldSystemFont(ofSize: size) : .systemFont(ofSize: size)).fontDescriptor
        if let design = Self.designs[own] { descriptor = descriptor.withDesign(design) ?? descriptor }
        if traits.contains(.italic) {
            descriptor = descriptor.withSymbolicTraits(isBold ? [.traitBold, .traitItalic] : .traitItalic) ?? descriptor
        }
        return UIFontMetrics(forTextStyle: style).scaledFont(for: UIFont(descriptor: descriptor, size: size))
    }

    private static let designs: [Theme.Font: UIFontDescriptor.SystemDesign] = [
        .serif: .serif, .rounded: .rounded, .monospaced: .monospaced,
    ]
}
#endif
