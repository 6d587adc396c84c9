internal import Synchronization

/// Tells whoever runs the app that the store fails, and not only who uses it: a full disk is no user's business.
///
/// Each kind of failure is told once, and again only after the store has worked in between: who presses Retry a thousand
/// times fills no log.
public final class FailureReport: Sendable {
    private let tell: @Sendable (ContactStoreError) -> Void
    private let told = Mutex<Set<ContactStoreError.Code>>([])

    /// - Parameter tell: is told of failures of the file or the database.
    public init(_ tell: @escaping @Sendable (ContactStoreError) -> Void) {
        self.tell = tell
    }

    /// Something could not be done.
    public func failed(_ error: ContactStoreError) {
        guard error.isFaultOfStorage, told.withLock({ $0.insert(error.code).inserted }) else { return }
        tell(error)
    }

    /// Something was written.
    public func succeeded() {
        told.withLock { $0.removeAll() }
    }
}
