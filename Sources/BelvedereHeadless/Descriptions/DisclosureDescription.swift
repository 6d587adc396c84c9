@_spi(Hosting) internal import Belvedere

/// A disclosure says whether it is open, and hides what is in it while it is not.
struct DisclosureDescription: ViewDescription {
    func line(of view: MirroredView) -> String { "" }
    func value(of view: MirroredView) -> String { view[Disclosure.isExpanded] ? "expanded" : "collapsed" }
    func states(of view: MirroredView, in situation: Situation) -> [String] { [value(of: view)] }
    func hidesContents(of view: MirroredView) -> Bool { !view[Disclosure.isExpanded] }
}
