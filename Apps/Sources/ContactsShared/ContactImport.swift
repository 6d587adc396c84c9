public import ContactsModel

/// The result of importing a vCard file. It lists everything that was left out, and everything that was stored but that the app does not
/// show.
public nonisolated struct ContactImport: Sendable, Hashable {
    /// The number of stored contacts.
    public let added: Int
    /// The number of cards that were left out because the store already has the same contact.
    public let known: Int
    /// The names on cards that were left out because the store already has the same contact with other content.
    public let differing: [String]
    /// The number of occurrences of each property that the app keeps for the next export but does not show, by the property's vCard name,
    /// such as "GEO".
    public let kept: [String: Int]
    /// The cards and lines that could not be read, in the file's order.
    public let problems: [VCardProblem]

    /// Creates a result. ``ContactCards`` and tests call this.
    public init(added: Int, known: Int = 0, differing: [String] = [], kept: [String: Int] = [:], problems: [VCardProblem] = []) {
        self.added = added
        self.known = known
        self.differing = differing
        self.kept = kept
        self.problems = problems
    }
}
