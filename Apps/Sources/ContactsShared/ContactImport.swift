public import ContactsModel

/// What came of a file of cards.
public nonisolated struct ContactImport: Sendable, Hashable {
    /// How many contacts were stored.
    public let added: Int
    /// What was left out, in the file's order.
    public let problems: [VCardProblem]

    /// A result. The card service makes these, and tests.
    public init(added: Int, problems: [VCardProblem]) {
        self.added = added
        self.problems = problems
    }
}
