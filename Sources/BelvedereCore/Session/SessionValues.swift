/// What an app knows of the person in front of one session: who they are, what they may do.
///
/// The host sets them when it admits the session, and they stay as they are for as long as the session lives. Screens, factories
/// of view models and services read them from the session's environment:
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

    /// Values that nobody has set: each key reads as its default.
    public init() {}

    /// The value of a key, or its default.
    public subscript<Value: Sendable & Equatable>(_ key: SessionKey<Value>) -> Value {
        get { entries[Name(key)]?.value as? Value ?? key.defaultValue }
        set {
            // A value that equals the default is not kept, so that both compare equal.
            entries[Name(key)] = newValue == key.defaultValue ? nil : Entry(value: newValue) { $0 as? Value == newValue }
        }
    }
}

nonisolated extension SessionValues: Equatable {
    public static func == (left: SessionValues, right: SessionValues) -> Bool {
        left.entries.count == right.entries.count
            && left.entries.allSatisfy { name, entry in right.entries[name].map { entry.isEqual($0.value) } ?? false }
    }
}

extension SessionContext {
    /// What is known of the person, as the host set it when it admitted the session.
    public var values: SessionValues { environment.values }
}
