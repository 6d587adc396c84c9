@_spi(Hosting) public import Belvedere

/// How the headless host tells of one kind of view, and how a person uses it there.
///
/// Everything has a default that follows from the declaration of the kind, so an ordinary control needs no description. One that
/// is told in another way states the difference:
///
/// ```swift
/// struct LightDescription: ViewDescription {
///     func line(of view: MirroredView) -> String { view[Toggle.isOn] ? " is lit" : " is dark" }
/// }
/// ```
@_spi(Hosting)
public protocol ViewDescription: Sendable {
    /// What a person would call the view.
    func name(of view: MirroredView, in descriptions: ViewDescriptions) -> String
    /// Why nobody perceives the view, or `nil` if it can be perceived.
    func absence(of view: MirroredView) -> String?
    /// What the view holds, as tests compare it.
    func value(of view: MirroredView) -> String
    /// What a line says behind the name of the view, with the blank before it.
    func line(of view: MirroredView) -> String
    /// What a line says in brackets.
    func states(of view: MirroredView, in situation: Situation) -> [String]
    /// What stands below the line.
    var contents: DescribedContents { get }
    /// Whether what stands below the line is out of sight.
    func hidesContents(of view: MirroredView) -> Bool
    /// A line over the rows, as the header of a table; `nil` for none.
    func header(of view: MirroredView) -> String?
    /// The positions of the rows that a person sees; `nil` for what has no rows.
    func visibleRows(of view: MirroredView, from first: Int, in viewport: Viewport) -> Range<Int>?
    /// What tapping does.
    func tap(on view: MirroredView) -> Tap
    /// Whether a person can leave it by its back button or Esc.
    func canLeave(_ view: MirroredView) -> Bool
}

/// What a person finds when they tap.
@_spi(Hosting)
nonisolated public enum Tap: Sendable, Hashable {
    case send(Event)
    /// The address that a link leads to; empty if it leads nowhere.
    case follow(String)
    /// The keyboard goes to the view.
    case focus
    case nothing
}

/// What stands below the line of a view.
@_spi(Hosting)
nonisolated public enum DescribedContents: Sendable, Hashable {
    case children
    /// The rows in sight, with the headings of their sections.
    case rows
    /// What is in the view but its texts, which are its name.
    case allButTexts
}

/// The circumstances of a view that is told of.
@_spi(Hosting)
public struct Situation {
    public let isEnabled: Bool
    public let isFocused: Bool
    /// The rows of the view that are in sight, if it has rows.
    public let visibleRows: Range<Int>?
}
