/// Reads values without making the running computation depend on them.
///
/// For a computation that reads a value but must not run again when the value changes:
///
/// ```swift
/// let text = Dynamic("a"), limit = Dynamic(10)
/// let isTooLong = Derived { text.value.count > untracked { limit.value } }
/// ```
///
/// Outside a computation it has no effect.
///
/// - Throws: The error that `body` throws.
@inlinable
public func untracked<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    let propagation = CurrentThread.propagation.object
    let reading = propagation.tracker
    propagation.tracker = Tracker()
    defer { propagation.tracker = reading }
    return try body()
}
