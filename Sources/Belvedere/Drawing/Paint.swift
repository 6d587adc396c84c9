/// The colour of a shape. A named colour, such as `ink`, has a meaning and is different on light and dark pages. A fixed colour is the same
/// on both.
@frozen
nonisolated public enum Paint: Sendable, Hashable {
    /// Nothing is painted.
    case none
    /// The colour of texts.
    case ink
    /// The colour of less important texts.
    case quiet
    /// The colour of borders.
    case line
    /// The accent of the theme.
    case accent
    /// A light tone of the accent.
    case softAccent
    /// The colour of destructive actions and warnings.
    case danger
    /// The background of a card, such as a stack with the style `group`.
    case surface
    /// One of six colours that tell kinds apart, such as the series of a chart, counted from 1. After the sixth, the first follows. The
    /// badges with the tones `series1` to `series6` have the same colours.
    case series(UInt8)
    /// A colour on light pages and another one on dark pages.
    case scheme(light: Theme.Colour, dark: Theme.Colour)
    /// The same colour on light and dark pages, with components from 0 to 255.
    case fixed(red: UInt8, green: UInt8, blue: UInt8)
}
