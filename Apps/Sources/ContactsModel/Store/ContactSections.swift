/// The sections of a list at one version of the store.
///
/// The counts of all sections add up to the list's length. So the index of a section's first row is the sum of the counts before it.
public struct ContactSections: Hashable, Sendable {
    /// The version of the store that these sections show. It has the same meaning as ``ContactPage/version``.
    public let version: Int
    /// The sections with at least one contact, in order.
    public let sections: [ContactSection]

    /// Creates sections. A ``ContactStore`` calls this.
    public init(version: Int, sections: [ContactSection]) {
        self.version = version
        self.sections = sections
    }

    /// The length of the list.
    public var total: Int { sections.reduce(0) { $0 + $1.count } }
}
