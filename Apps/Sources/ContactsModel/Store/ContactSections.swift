/// The sections of a list, as they stood at one version of the store.
///
/// The counts add up to the list's length, so the first row of a section is the sum of the counts before it.
public struct ContactSections: Hashable, Sendable {
    /// The version of the store these sections show; see ``ContactPage/version``.
    public let version: Int
    /// The sections that hold anybody, in order.
    public let sections: [ContactSection]

    /// Sections. Stores make these.
    public init(version: Int, sections: [ContactSection]) {
        self.version = version
        self.sections = sections
    }

    /// How many contacts the list has.
    public var total: Int { sections.reduce(0) { $0 + $1.count } }
}
