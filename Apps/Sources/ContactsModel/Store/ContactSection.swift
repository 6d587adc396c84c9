/// A letter of the jump index (the letters beside a list, each of which scrolls to a section) with the number of its contacts.
public struct ContactSection: Hashable, Sendable, Identifiable {
    /// The number of the section. A section that comes earlier in the list has a smaller number. While the store is open, a number always
    /// means the same letter.
    public let id: Int
    /// The letter. Two sections may share one: in Chinese, names in pinyin order and Latin names both have an "A".
    public let title: String
    /// The number of contacts in the section, at least 1.
    public let count: Int

    /// Creates a section. A ``ContactStore`` calls this.
    public init(id: Int, title: String, count: Int) {
        self.id = id
        self.title = title
        self.count = count
    }
}
