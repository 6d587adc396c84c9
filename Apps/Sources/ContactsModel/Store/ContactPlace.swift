/// Where a contact stands in a list.
public struct ContactPlace: Hashable, Sendable {
    /// The row, counted from 0 over the whole list.
    public let index: Int
    /// The section's number; see ``ContactSection/id``.
    public let section: Int
    /// The section's letter.
    public let sectionTitle: String

    /// A place. Stores make these.
    public init(index: Int, section: Int, sectionTitle: String) {
        self.index = index
        self.section = section
        self.sectionTitle = sectionTitle
    }
}
