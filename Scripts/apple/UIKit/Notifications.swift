// Pages: NotificationCenter, Notification.

internal import Synchronization

public struct Notification {
    public struct Name: Sendable, Hashable, RawRepresentable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public let name: Name
    public let object: Any?
}

public enum NSNotification {
    public typealias Name = Notification.Name
}

public final class OperationQueue: NSObject {}

public final class NotificationCenter: Sendable {
    private struct Entry {
        let name: Notification.Name?
        let sender: ObjectIdentifier?
        let block: @Sendable (Notification) -> Void
    }

    private final class Observer: NSObjectProtocol {}

    public static let `default` = NotificationCenter()

    private let entries = Mutex<[ObjectIdentifier: Entry]>([:])

    /// The number of blocks that wait for notifications. UIKit has no such number; a test reads it to find forgotten observers.
    package var observerCount: Int { entries.withLock(\.count) }

    /// Calls the block for each notification with this name and sender, until the returned observer is removed.
    public func addObserver(
        forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?, using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        let observer = Observer()
        let entry = Entry(name: name, sender: object.map { ObjectIdentifier($0 as AnyObject) }, block: block)
        entries.withLock { $0[ObjectIdentifier(observer)] = entry }
        return observer
    }

    public func removeObserver(_ observer: Any) {
        let identifier = ObjectIdentifier(observer as AnyObject)
        entries.withLock { $0[identifier] = nil }
    }

    public func post(name: NSNotification.Name, object: Any?) {
        let sender = object.map { ObjectIdentifier($0 as AnyObject) }
        let called = entries.withLock { entries in
            entries.values.filter { ($0.name == nil || $0.name == name) && ($0.sender == nil || $0.sender == sender) }
        }
        for entry in called { entry.block(Notification(name: name, object: object)) }
    }
}
