/// A letter of the jump index with the number of contacts under it.
public struct ContactSection: Hashable, Sendable, Identifiable {
    /// The section's number: sections stand in the order of their numbers, and a number means the same letter as long as
    /// the store is open.
    public let id: Int
    /// The letter. Two sections may share one: in Chinese, names in pinyin order and Latin names both have an "A".
    public let title: String
    /// How many contacts it holds; never zero.
    public let count: Int

    /// A section. Stores make these.
    public init(id: Int, title: String, count: Int) {
        self.id = id
        self.title = title
        self.count = count
    }
}
