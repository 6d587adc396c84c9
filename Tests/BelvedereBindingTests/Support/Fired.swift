import Synchronization

/// Counts calls of a closure that has to be sendable.
final class Fired: Sendable {
    let count = Mutex(0)
}
