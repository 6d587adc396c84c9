/// The colour of a shape: one that means something and follows the scheme of the page, light or dark, or one that stays.
@frozen
nonisolated public enum Paint: Sendable, Hashable {
    /// Nothing is painted.
    case none
    /// As texts are.
    case ink
    /// As texts of less weight are.
    case quiet
    /// As borders are.
    case line
    /// The accent of the theme.
    case accent
    /// A light tone of the accent.
    case softAccent
    /// As what deletes or warns is.
    case danger
    /// As the ground of a card is.
    case surface
    /// The same in each scheme; each part from 0 to 255.
    case fixed(red: UInt8, green: UInt8, blue: UInt8)
}
