public import Foundation
import Synchronization

/// The latest list that was read well, and when: what a screen shows while the service fails.
///
/// One of them serves all sessions of the app, so that a new session has something to show even if the service is away.
public final class LastGoodList: Sendable {
    /// A list and the time at which it was current.
    public struct Entry: Sendable, Hashable {
        public let list: EmployeeList
        public let time: Date
    }

    private let entry = Mutex<Entry?>(nil)
    private let now: @Sendable () -> Date

    /// - Parameter now: the time; tests pass their own.
    public init(now: @escaping @Sendable () -> Date = { Date() }) {
        self.now = now
    }

    /// The latest entry; nil before the first.
    public var latest: Entry? { entry.withLock { $0 } }

    /// Keeps a list as current now, and gives back the entry.
    @discardableResult
    public func keep(_ list: EmployeeList) -> Entry {
        let kept = Entry(list: list, time: now())
        entry.withLock { $0 = kept }
        return kept
    }
}
