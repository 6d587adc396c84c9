/// Combines several assignments into one change.
///
/// Each listener is called once, when the outermost transaction ends, and sees all of its changes. Inside the transaction, the new values
/// can be read, and derived values are up to date.
///
/// ```swift
/// let first = Dynamic("Ada"), last = Dynamic("Lovelace")
/// transaction {
///     first.value = "Grace"
///     last.value = "Hopper"
/// }
/// ```
///
/// A value that is set and then set back to an equal value counts as unchanged. If `body` throws, the values that it has set are not
/// restored, and listeners are notified of them.
///
/// - Throws: The error that `body` throws.
/// - Complexity: The cost of `body`, and one call for each binding of a changed value.
@inlinable
public func transaction<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    let propagation = CurrentThread.propagation.object
    return try propagation.transaction(body)
}
