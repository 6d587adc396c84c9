import Synchronization

/// Remembers whether the rows of a response contain their numbers as strings, as the first row did. Trying the wrong type first throws an
/// error for each field, and these errors would take most of the time for a long list.
final class RowShape: Sendable {
    /// The key under which this object is in the decoder's `userInfo`. It is never nil, because its name is not empty.
    static let key = CodingUserInfoKey(rawValue: "RowShape")

    private let text = Atomic(false)

    var hasText: Bool {
        get { text.load(ordering: .relaxed) }
        set { text.store(newValue, ordering: .relaxed) }
    }
}
