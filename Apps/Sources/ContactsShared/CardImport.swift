public import BelvedereBinding
public import BelvedereCore
public import ContactsModel
import Synchronization

/// Imports vCard files, and reports the progress if an import takes long.
///
/// ```swift
/// let imports = CardImport(store: store)
/// imports.progress.bindAndFire { bar.fraction = $0 }
/// let result = try await imports.take(file.bytes)
/// ```
public final class CardImport: Launching {
    /// The finished share of the import, from 0 to 1. Nil if no import is running, or if it has been running for less than 300
    /// milliseconds.
    public let progress = Dynamic<Double?>(nil, name: "importProgress")

    private let cards: ContactCards

    /// `patience` is the time before the first report of progress. `interval` is the time between reports.
    private static let patience = Duration.milliseconds(300), interval = Duration.milliseconds(100)

    /// The finished share of an import. The importing thread writes it and the session reads it.
    private nonisolated final class Share: Sendable {
        private let done = Mutex(0.0)
        var value: Double { done.withLock { $0 } }
        func set(_ value: Double) { done.withLock { $0 = value } }
    }

    /// Creates an import of vCard files into a store.
    public init(store: any ContactStore) {
        cards = ContactCards(store: store)
    }

    /// Stores the contacts of a vCard file that the store does not have yet. If it throws, nothing is stored. See
    /// ``ContactCards/take(in:onProgress:)``.
    public func take(_ bytes: [UInt8]) async throws(ContactStoreError) -> ContactImport {
        let share = Share()
        let telling = launch { [self] in await tell(share) }
        defer {
            telling.cancel()
            progress.value = nil
        }
        return try await cards.take(in: bytes) { share.set($0) }
    }

    private func tell(_ share: Share) async {
        guard let clock = SessionContext.current?.environment.clock else { return }
        guard (try? await clock.sleep(for: Self.patience)) != nil else { return }
        progress.value = share.value
        for await _ in clock.every(Self.interval) where !Task.isCancelled { progress.value = share.value }
    }
}
