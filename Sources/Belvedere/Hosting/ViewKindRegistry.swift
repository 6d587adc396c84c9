internal import Synchronization

/// All kinds that have been declared, by name, so that one can be read from a file.
nonisolated final class ViewKindRegistry: Sendable {
    static let shared = ViewKindRegistry()

    private let kinds = Mutex<[String: ViewKind]>([:])

    func enter(_ kind: ViewKind) {
        kinds.withLock { $0[kind.name] = kind }
    }

    /// The kind of a name. One that nobody has declared yet is made, once; the kind that is declared later equals it.
    func kind(named name: String) -> ViewKind {
        if let kind = kinds.withLock({ $0[name] }) { return kind }
        return ViewKind(name, role: .group)
    }
}
