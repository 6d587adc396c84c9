internal import Synchronization

/// Counts the changes of values that somebody has read who is not told of changes.
///
/// As long as the count stands still, a derived value that is not in use is up to date without looking at its sources.
/// For the whole program and not for a thread, because a session goes from thread to thread. Relaxed order is enough:
/// who reads a value on another thread than the one that set it comes after that set, by the isolation they share, and
/// one location is seen in one order by all.
enum ChangeEpoch {
    private static let count = Atomic<UInt32>(1)

    @inline(__always)
    static var current: UInt32 { count.load(ordering: .relaxed) }

    /// - Returns: The count with this change.
    static func advance() -> UInt32 { count.wrappingAdd(1, ordering: .relaxed).newValue }
}
