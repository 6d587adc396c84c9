internal import Synchronization

/// Reports failures of the store to the operator of the app, because users cannot free a full disk.
///
/// Each kind of failure is reported once. It is reported again only after a successful request in between. So a person who presses Retry a
/// thousand times does not fill the log.
public final class FailureReport: Sendable {
    private let tell: @Sendable (ContactStoreError) -> Void
    private let told = Mutex<Set<ContactStoreError.Code>>([])

    /// - Parameter tell: the closure that receives each reported failure, for example to write it to a log.
    public init(_ tell: @escaping @Sendable (ContactStoreError) -> Void) {
        self.tell = tell
    }

    /// Reports a failed request, if the storage is at fault and this kind of failure was not reported already.
    public func failed(_ error: ContactStoreError) {
        guard error.isFaultOfStorage, told.withLock({ $0.insert(error.code).inserted }) else { return }
        tell(error)
    }

    /// Records a successful write, so that later failures are reported again.
    public func succeeded() {
        told.withLock { $0.removeAll() }
    }
}
