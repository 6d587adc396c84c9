public import Foundation
import Synchronization

/// The last list that was read successfully, and its time. A screen shows it while the service fails.
///
/// All sessions of the app share one object, so that a new session has a list to show even if the service is down.
public final class LastGoodList: Sendable {
    /// A list, and the time at which it was read.
    public struct Entry: Sendable, Hashable {
        public let list: EmployeeList
        public let time: Date
    }

    private let entry = Mutex<Entry?>(nil)
    private let now: @Sendable () -> Date

    /// - Parameter now: returns the current time. Tests pass their own closure.
    public init(now: @escaping @Sendable () -> Date = { Date() }) {
        self.now = now
    }

    /// The last list with its time, or nil if no list was read yet.
    public var latest: Entry? { entry.withLock { $0 } }

    /// Stores a list that was read just now, and returns it with its time.
    @discardableResult
    public func keep(_ list: EmployeeList) -> Entry {
        let kept = Entry(list: list, time: now())
        entry.withLock { $0 = kept }
        return kept
    }
}
