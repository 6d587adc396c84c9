/// Makes several sets count as one change.
///
/// Listeners are called when the outermost transaction ends, once each, and see all of it. Inside, what has been set can
/// be read, and derived values are up to date.
///
/// ```swift
/// let first = Dynamic("Ada"), last = Dynamic("Lovelace")
/// transaction {
///     first.value = "Grace"
///     last.value = "Hopper"
/// }
/// ```
///
/// A value that is set and set back, to one that equals what it was, counts as unchanged. A body that throws keeps the sets it has made,
/// and they are told: values are not rolled back.
///
/// - Throws: what `body` throws.
/// - Complexity: What `body` costs, and one call for each binding of what has changed.
@inlinable
public func transaction<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    let propagation = CurrentThread.propagation.takeUnretainedValue()
    return try propagation.transaction(body)
}
