/// Keeps binding tokens, and ends them all together.
///
/// ```swift
/// final class Row {
///     private let bag = BindingBag()
///     func show(_ contact: ContactViewModel) {
///         bag.end()
///         contact.name.bindAndFire { print($0) }.store(in: bag)
///     }
/// }
/// ```
public final class BindingBag {
    private var tokens: [BindingToken] = []
    /// How many tokens the bag may hold before those that have ended are looked for.
    private var sweepLimit = 16

    /// An empty bag.
    ///
    /// - Complexity: O(1).
    public init() {}

    /// The number of bindings that the bag keeps and that are still active.
    ///
    /// - Complexity: O(*n*) in the number of bindings in the bag.
    public var count: Int { tokens.lazy.filter(\.isActive).count }

    /// Keeps a token until the bag ends or goes.
    ///
    /// - Complexity: O(1) on average.
    public func insert(_ token: BindingToken) {
        if tokens.count >= sweepLimit {
            tokens.removeAll { !$0.isActive }
            sweepLimit = max(16, tokens.count * 2)
        }
        tokens.append(token)
    }

    /// Ends every binding in the bag. The bag can be used again, as a row that is shown for another item does.
    ///
    /// - Complexity: O(*n*) in the number of bindings in the bag.
    public func end() {
        let ended = tokens
        tokens = []
        sweepLimit = 16
        for token in ended { token.cancel() }
    }

    deinit { end() }
}
