/// The colours of code in one scheme, light or dark, for hosts without a style sheet of their own.
///
/// ```swift
/// let palette = CodePalette(isDark: false)
/// print(palette.colour(of: .keyword))                        // #1c4fa0
/// ```
@_spi(Hosting)
nonisolated public struct CodePalette: Sendable, Hashable {
    private let isDark: Bool

    /// Creates the colours of a scheme.
    ///
    /// - Parameter isDark: whether the code is light on a dark ground.
    public init(isDark: Bool) { self.isDark = isDark }

    /// The background of the lines.
    public var ground: Theme.Colour { isDark ? .hex(0x2B2B2E) : .hex(0xF0EFED) }
    /// The background of a marked line.
    public var markedGround: Theme.Colour { isDark ? .hex(0x4A3D12) : .hex(0xFBEBC0) }

    /// Returns the colour of a piece. Each has a contrast of at least 4.5 with both backgrounds.
    public func colour(of kind: SwiftColouring.Kind) -> Theme.Colour {
        switch kind {
        case .plain: isDark ? .hex(0xECECEE) : .hex(0x1D1C1A)
        case .comment: isDark ? .hex(0xB3B0B9) : .hex(0x5E5C64)
        case .string: isDark ? .hex(0x8FD9A3) : .hex(0x19662F)
        case .number: isDark ? .hex(0xF0C674) : .hex(0x7A4B00)
        case .keyword: isDark ? .hex(0x9DC1FF) : .hex(0x1C4FA0)
        case .type: isDark ? .hex(0xFFA9AF) : .hex(0xA01C3C)
        }
    }
}
