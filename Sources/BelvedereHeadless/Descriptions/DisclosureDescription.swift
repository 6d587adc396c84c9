@_spi(Hosting) internal import Belvedere

/// Describes disclosures in a transcript: the line of a disclosure contains `[expanded]` or `[collapsed]`. Only an expanded
/// disclosure shows its contents, on the lines below.
struct DisclosureDescription: ViewDescription {
    func line(of view: MirroredView) -> String { "" }
    func value(of view: MirroredView) -> String { view[Disclosure.isExpanded] ? "expanded" : "collapsed" }
    func states(of view: MirroredView, in situation: Situation) -> [String] { [value(of: view)] }
    func hidesContents(of view: MirroredView) -> Bool { !view[Disclosure.isExpanded] }
}
