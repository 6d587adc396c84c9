internal import BelvedereBrowser
import Synchronization

// The logins in their store: reading them after a start, and noticing that another program has removed some.
extension LoginRegistry {
    /// Reads the stored logins, the first time it is called. The server admits nobody before.
    ///
    /// - Throws: the error of the store. The next call reads again.
    func open() async throws {
        guard let archive else { return }
        let task = reading.withLock { reading in
            let task =
                reading
                ?? Task { [weak self] in
                    let stored = try await archive.logins()
                    self?.add(stored)
                    self?.startWatch()
                }
            reading = task
            return task
        }
        do {
            try await task.value
        } catch {
            reading.withLock { if $0 == task { $0 = nil } }
            throw error
        }
    }

    /// Writes the changes that wait for the store.
    func write() async throws { try await archive?.write() }

    private func add(_ stored: [(identifier: String, content: String)]) {
        let (now, elapsed) = (date(), elapsed())
        for (identifier, content) in stored {
            let entry = StoredLogin(content)?.entry(now: now, elapsed: elapsed, lifetimes: lifetimes, clock: clock, order: nextOrder())
            if let entry { entries.withLock { $0[identifier] = entry } } else { archive?.note(.removal(identifier)) }
        }
    }

    private func startWatch() {
        let task = Task { [weak self, clock] in
            while (try? await clock.sleep(for: .seconds(1))) != nil {
                guard let self else { return }
                // A store that does not answer is asked again a second later.
                try? await removeEnded()
            }
        }
        watch.withLock { $0 = task }
    }

    /// Ends the logins that another program has removed from the store, removes the logins whose time is over, and stores when people used
    /// the app last.
    func removeEnded() async throws {
        guard let archive else { return }
        // Take these before the changes are written: each of them is in the store then, or was removed from it.
        let known = entries.withLock { Set($0.keys) }
        noteUses()
        guard !known.isEmpty || archive.isWaiting else { return }
        let stored = try await archive.identifiers()
        let gone = known.subtracting(stored)
        if entries.withLock({ $0.contains { gone.contains($0.key) || $0.value.lease.hasEnded } }) {
            remove { entries in entries.filter { gone.contains($0.key) || $0.value.lease.hasEnded }.map(\.key) }
        }
        try await archive.write()
    }

    /// Stores the last use of each login, at most once a minute. A remembered login does not end without use.
    private func noteUses() {
        let now = elapsed()
        entries.withLock { entries in
            for (identifier, entry) in entries where !entry.isRemembered && !entry.lease.hasEnded {
                let use = now - entry.lease.unused
                guard use - entry.storedUse >= .seconds(60) else { continue }
                entries[identifier]?.storedUse = use
                archive?.note(.update(identifier, content: content(of: entry)))
            }
        }
    }
}
