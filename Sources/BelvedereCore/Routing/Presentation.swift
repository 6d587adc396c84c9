/// How a screen came onto the stack.
nonisolated public enum Presentation: String, Sendable, Hashable, Codable {
    /// One step further: the screen beneath is where back leads.
    case pushed
    /// Over the others, which wait until it is dismissed.
    case presented
}
