/// What an element may be told about its look one by one: custom properties that the style sheet reads with `var()`.
///
/// Most of the look belongs into the style sheet, by class. This is for what no class can say, because it is a number or a list of
/// the app's own: the columns of a grid, the width of a column. The set is closed and so are the values (see ``StyleValue``), so no
/// text of an app can become style.
///
/// ```swift
/// let grid = ElementIdentifier(ViewIdentifier(rawValue: 7))
/// let effect = Effect.style(grid, .columns, .list([.length(12, .characters), .share(1)]))
/// ```
///
/// Descendants inherit custom properties. A class that reads one sets it to `initial` where it does not want that of an ancestor.
@_spi(Hosting)
public enum StyleProperty: String, Sendable, CaseIterable {
    /// The columns of a grid or a table.
    case columns = "--columns"
    /// The room between views.
    case gap = "--gap"
    /// How many columns or rows a view takes.
    case span = "--span"
    case width = "--width"
    case height = "--height"
    /// A part of one, as of a bar or a track.
    case fraction = "--fraction"
    /// How deep a view stands in others.
    case level = "--level"
    /// A place from the start and from the top.
    case start = "--start", top = "--top"
    /// A colour that is the app's own, as that of a colour field.
    case colour = "--colour"
}
