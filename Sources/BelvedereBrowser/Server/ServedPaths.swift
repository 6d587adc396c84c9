internal import Synchronization

/// The addresses of the pages that a host has added to a router.
final class ServedPaths: Sendable {
    private let paths = Mutex<Set<String>>([])

    func insert(_ path: String) { _ = paths.withLock { $0.insert(path) } }
    func contains(_ path: String) -> Bool { paths.withLock { $0.contains(path) } }
}
