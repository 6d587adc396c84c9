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
    /// The number of tokens at which the bag next removes the tokens of ended bindings.
    private var sweepLimit = 16

    /// An empty bag.
    ///
    /// - Complexity: O(1).
    public init() {}

    /// The number of active bindings in the bag.
    ///
    /// - Complexity: O(*n*) in the number of bindings in the bag.
    public var count: Int { tokens.lazy.filter(\.isActive).count }

    /// Keeps a token until the bag ends or is released.
    ///
    /// - Complexity: O(1) on average.
    public func insert(_ token: BindingToken) {
        if tokens.count >= sweepLimit {
            tokens.removeAll { !$0.isActive }
            sweepLimit = max(16, tokens.count * 2)
        }
        tokens.append(token)
    }

    /// Ends every binding in the bag. The bag can be used again, for example when a row is reused for another item.
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
