/// The position of a contact in a list: its row and its section.
public struct ContactPlace: Hashable, Sendable {
    /// The index of the row, counted from 0 over the whole list.
    public let index: Int
    /// The section's number; see ``ContactSection/id``.
    public let section: Int
    /// The title of the section, such as "A".
    public let sectionTitle: String

    /// Creates a place. A ``ContactStore`` calls this.
    public init(index: Int, section: Int, sectionTitle: String) {
        self.index = index
        self.section = section
        self.sectionTitle = sectionTitle
    }
}
