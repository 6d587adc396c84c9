@_spi(Hosting) public import Belvedere

/// Describes one kind of view for the headless host: its line in a transcript (the text form of a screen), and the effect of a
/// person's actions.
///
/// Each method has a default implementation that uses the declaration of the kind, so an ordinary control needs no description. A
/// kind whose text in transcripts is different implements only the methods for this difference:
///
/// ```swift
/// struct LightDescription: ViewDescription {
///     func line(of view: MirroredView) -> String { view[Toggle.isOn] ? " is lit" : " is dark" }
/// }
/// ```
@_spi(Hosting)
public protocol ViewDescription: Sendable {
    /// The name that a person would give to the view.
    func name(of view: MirroredView, in descriptions: ViewDescriptions) -> String
    /// The reason why a person cannot perceive the view, such as that it is hidden, or `nil` if they can.
    func absence(of view: MirroredView) -> String?
    /// The value of the view, in the form that tests compare.
    func value(of view: MirroredView) -> String
    /// The text after the view's name on its line of the transcript, such as ` = "Ann"`. It begins with a blank.
    func line(of view: MirroredView) -> String
    /// The states in square brackets at the end of the view's line, such as `busy`.
    func states(of view: MirroredView, in situation: Situation) -> [String]
    /// The contents on the lines below the view's line.
    var contents: DescribedContents { get }
    /// Whether the contents below the view's line are hidden.
    func hidesContents(of view: MirroredView) -> Bool
    /// A line above the rows, such as the header of a table; `nil` for none.
    func header(of view: MirroredView) -> String?
    /// The positions of the visible rows; `nil` for a view without rows.
    func visibleRows(of view: MirroredView, from first: Int, in viewport: Viewport) -> Range<Int>?
    /// Returns the effect of a tap on the view.
    func tap(on view: MirroredView) -> Tap
    /// Whether a person can leave the view by its back button or Esc.
    func canLeave(_ view: MirroredView) -> Bool
}

/// The effect of a tap on a view.
@_spi(Hosting)
nonisolated public enum Tap: Sendable, Hashable {
    case send(Event)
    /// Opens the address of a link; empty for a link without an address.
    case follow(String)
    /// Moves the keyboard focus to the view.
    case focus
    case nothing
}

/// The contents on the lines below the line of a view in a transcript.
@_spi(Hosting)
nonisolated public enum DescribedContents: Sendable, Hashable {
    case children
    /// The visible rows, with the headings of their sections.
    case rows
    /// All contents except the texts, because the texts are the name of the view.
    case allButTexts
}

/// The state of a view at the time when it is described: whether it is enabled and focused, and its visible rows.
@_spi(Hosting)
public struct Situation {
    public let isEnabled: Bool
    public let isFocused: Bool
    /// The visible rows, if the view has rows.
    public let visibleRows: Range<Int>?
}
