import Synchronization

/// Whether the rows of an answer carry their numbers as texts, as the first of them showed. Asking for the wrong kind first
/// costs an error each time, which is most of the time that reading a long list takes.
final class RowShape: Sendable {
    /// Under which a decoder carries it; nil never happens, since the name is not empty.
    static let key = CodingUserInfoKey(rawValue: "RowShape")

    private let text = Atomic(false)

    var hasText: Bool {
        get { text.load(ordering: .relaxed) }
        set { text.store(newValue, ordering: .relaxed) }
    }
}
