/// The way in which a screen was put on the stack.
nonisolated public enum Presentation: String, Sendable, Hashable, Codable {
    /// The screen comes after the screen beneath it. Back leads to that screen.
    case pushed
    /// The screen covers the others until it is dismissed.
    case presented
}
