public import ContactsModel

/// What came of a file of cards. Whatever was left out, or is kept out of sight, is named here.
public nonisolated struct ContactImport: Sendable, Hashable {
    /// How many contacts were stored.
    public let added: Int
    /// How many cards were left out because the same contact is there already.
    public let known: Int
    /// The names on cards that were left out because another version of the same card is there already.
    public let differing: [String]
    /// How often each property was met that is kept for the next export and not shown, by its name in vCard.
    public let kept: [String: Int]
    /// What could not be read, in the file's order.
    public let problems: [VCardProblem]

    /// A result. The card service makes these, and tests.
    public init(added: Int, known: Int = 0, differing: [String] = [], kept: [String: Int] = [:], problems: [VCardProblem] = []) {
        self.added = added
        self.known = known
        self.differing = differing
        self.kept = kept
        self.problems = problems
    }
}
