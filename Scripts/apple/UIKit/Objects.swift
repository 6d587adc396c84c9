// A stand-in for the part of UIKit that BelvedereUIKit and its examples use. No product of the package contains it. `Scripts/check-apple`
// compiles it for iOS, to check the types of the bindings against it. `make test-uikit` compiles it for Linux, to run the bindings.
//
// The declarations and the behaviour follow Apple's published documentation. Each file names the pages that it follows.
//
// UIKit exports Foundation and Objective-C to its clients, so this module also has the few declarations of them that the bindings need.
// Pages: NSObject, objc_setAssociatedObject, objc_getAssociatedObject, NSCoder, Bundle, Date, IndexPath, Locale, TimeZone.

public protocol NSObjectProtocol: AnyObject {}

open class NSObject: NSObjectProtocol, Hashable {
    fileprivate final var associated: [UnsafeRawPointer: AnyObject] = [:]

    // On the main actor, because UIKit isolates `init()` of its classes, and Swift does not allow that for an overridden initialiser that
    // is not isolated. Apple's is not isolated.
    @MainActor public init() {}

    public static func == (left: NSObject, right: NSObject) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
}

/// Keeps `value` until `object` is released or gets another value for the same key.
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
    (object as? NSObject)?.associated[key] = value.map { $0 as AnyObject }
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { (object as? NSObject)?.associated[key] }

open class NSCoder: NSObject {}

public final class Bundle: Sendable {
    public static let main = Bundle()

    /// The languages of the bundle that the person prefers, the preferred one first.
    public var preferredLocalizations: [String] { ["en"] }
}

public struct Date: Sendable, Hashable {
    public var timeIntervalSinceReferenceDate: Double

    public init(timeIntervalSinceReferenceDate: Double) { self.timeIntervalSinceReferenceDate = timeIntervalSinceReferenceDate }
    /// The present. The clock of this stand-in always shows noon of 1 January 2026.
    public init() { self.init(timeIntervalSinceReferenceDate: 789_048_000) }
}

public struct TimeZone: Sendable, Hashable {
    public static var current: TimeZone { TimeZone() }

    private init() {}
    /// Only Greenwich time is in this stand-in.
    public init?(secondsFromGMT seconds: Int) { if seconds != 0 { return nil } }
    public func secondsFromGMT(for date: Date = Date()) -> Int { 0 }

    /// The IANA name of the time zone.
    public var identifier: String { "UTC" }
}

public struct IndexPath: Sendable, Hashable {
    public var section: Int
    public var row: Int

    public init(row: Int, section: Int) {
        self.row = row
        self.section = section
    }

    public init(item: Int, section: Int) { self.init(row: item, section: section) }

    public var item: Int { row }
}
