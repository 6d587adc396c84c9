import TestSupport

/// Counts the calls of a closure that must be `Sendable`.
final class Fired: Sendable {
    let count = Locked(0)
}
