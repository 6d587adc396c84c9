import Synchronization

/// The changes of logins on their way into the store. It writes one after the other, so that a login that ends during its addition is
/// removed after it was added.
actor LoginArchive {
    enum Change: Sendable {
        case addition(String, account: String, content: String)
        case update(String, content: String)
        case removal(String)
        case removalOfAll(account: String)
    }

    private let store: any LoginStore
    private nonisolated let waiting = Mutex<[Change]>([])
    private var lastWriting: Task<Void, any Error>?

    init(_ store: any LoginStore) { self.store = store }

    /// Adds a change to those that wait. A newer update of a login replaces an older one, so a store that fails for long fills no memory.
    nonisolated func note(_ change: Change) {
        waiting.withLock { waiting in
            if case .update(let identifier, _) = change {
                waiting.removeAll { if case .update(identifier, _) = $0 { true } else { false } }
            }
            waiting.append(change)
        }
    }

    nonisolated var isWaiting: Bool { waiting.withLock { !$0.isEmpty } }

    /// Writes all changes that wait. A change that the store refuses stays, with all that follow it.
    func write() async throws {
        let former = lastWriting
        let writing = Task {
            _ = await former?.result
            try await writeWaiting()
        }
        lastWriting = writing
        try await writing.value
    }

    /// Writes the waiting changes, and then reads all logins.
    func logins() async throws -> [(identifier: String, content: String)] {
        try await write()
        return try await store.logins()
    }

    /// Writes the waiting changes, and then reads the identifiers of all logins.
    func identifiers() async throws -> Set<String> {
        try await write()
        return try await store.loginIdentifiers()
    }

    private func writeWaiting() async throws {
        while let change = waiting.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
            do {
                try await apply(change)
            } catch {
                waiting.withLock { $0.insert(change, at: 0) }
                throw error
            }
        }
    }

    private func apply(_ change: Change) async throws {
        switch change {
        case .addition(let identifier, let account, let content):
            try await store.addLogin(identifier, account: account, content: content)
        case .update(let identifier, let content): try await store.updateLogin(identifier, content: content)
        case .removal(let identifier): try await store.removeLogin(identifier)
        case .removalOfAll(let account): try await store.removeLogins(of: account)
        }
    }
}
