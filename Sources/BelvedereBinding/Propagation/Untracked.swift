/// Reads values without making what is being computed depend on them.
///
/// For a computation that wants to look at a value but not to run again when it changes:
///
/// ```swift
/// let text = Dynamic("a"), limit = Dynamic(10)
/// let isTooLong = Derived { text.value.count > untracked { limit.value } }
/// ```
///
/// Outside a computation it changes nothing.
///
/// - Throws: what `body` throws.
@inlinable
public func untracked<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    let propagation = CurrentThread.propagation.takeUnretainedValue()
    let tracker = propagation.tracker
    propagation.tracker = propagation.noTracker
    defer { propagation.tracker = tracker }
    return try body()
}
