/// An app's values for one session, such as the person's identity and permissions.
///
/// The host (the program that shows the views, such as a server) sets them when it admits the session, and they do not change while the
/// session lives. Screens, services, and the code that makes view models read them from the session's environment:
///
/// ```swift
/// let app = BelvedereApp("Notes", path: "/notes") { context in
///     Window(Screen(title: context.values[.rank] == .editor ? "Edit notes" : "Notes"))
/// }
/// ```
nonisolated public struct SessionValues: Sendable {
    private struct Name: Hashable {
        let name: String
        let file: String
        let type: ObjectIdentifier

        init<Value>(_ key: SessionKey<Value>) {
            name = key.name
            file = key.file
            type = ObjectIdentifier(Value.self)
        }
    }

    private struct Entry: Sendable {
        let value: any Sendable
        let isEqual: @Sendable (any Sendable) -> Bool
    }

    private var entries: [Name: Entry] = [:]

    /// Values without entries: each key returns its default.
    public init() {}

    /// The value of a key, or the default of the key.
    public subscript<Value: Sendable & Equatable>(_ key: SessionKey<Value>) -> Value {
        get { entries[Name(key)]?.value as? Value ?? key.defaultValue }
        set {
            // A value that equals the default is not stored, so that values with it and without it are equal.
            entries[Name(key)] = newValue == key.defaultValue ? nil : Entry(value: newValue) { $0 as? Value == newValue }
        }
    }

    /// The names of the keys with their values as texts, sorted by name, for a recorded test.
    ///
    /// - Complexity: O(*n* log *n*) in the number of values.
    package var lines: [(name: String, value: String)] {
        entries.map { ($0.key.name, String(describing: $0.value.value)) }.sorted { $0.0 < $1.0 }
    }
}

nonisolated extension SessionValues: Equatable {
    public static func == (left: SessionValues, right: SessionValues) -> Bool {
        left.entries.count == right.entries.count
            && left.entries.allSatisfy { name, entry in right.entries[name].map { entry.isEqual($0.value) } ?? false }
    }
}

extension SessionContext {
    /// The app's values, as the host set them when it admitted the session.
    public var values: SessionValues { environment.values }
}
