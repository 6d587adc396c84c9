import TestSupport

/// Counts calls of a closure that has to be sendable.
final class Fired: Sendable {
    let count = Locked(0)
}
