/// What an app says to a text that a person has entered into a cell of a table.
///
/// ```swift
/// let text = "Ada Lovelace"
/// let answer: EditAnswer = text.isEmpty ? .refused("A name is needed.") : .kept
/// ```
nonisolated public enum EditAnswer: Hashable, Sendable {
    /// The text has been taken over.
    case kept
    /// The text stays in the cell, with a message that says what is wrong with it.
    case refused(String)
}
