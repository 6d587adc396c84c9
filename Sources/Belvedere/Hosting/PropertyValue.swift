/// The key of a property together with a value of the property.
@_spi(Hosting)
nonisolated public struct PropertyAssignment: Sendable, Hashable, CustomStringConvertible {
    public let key: PropertyKey
    /// The value; `nil` means the default of the property.
    public var value: PropertyValue?

    public init(_ key: PropertyKey, _ value: PropertyValue?) {
        self.key = key
        self.value = value
    }

    /// Creates an assignment from a value in the property's own type.
    public init<Value>(_ property: some PropertyDeclaration<Value>, _ value: Value) {
        key = property.key
        self.value = value == property.defaultValue ? nil : value.erased
    }

    /// The value in the property's own type; `nil` if the assignment is for another property.
    @inlinable public subscript<Value>(_ property: some PropertyDeclaration<Value>) -> Value? {
        if key != property.key { return nil }
        return value.flatMap { Value($0) } ?? property.defaultValue
    }

    public var description: String { "\(key)=\(value.map { "\($0)" } ?? "default")" }
}

/// The value of a property on its way to a host, without its type. A host reads it in the type of the property: `node[Toggle.isOn]` is a
/// `Bool`.
@_spi(Hosting)
nonisolated public struct PropertyValue: Sendable, Hashable, CustomStringConvertible {
    /// Most properties have the type of one of the first cases, which are stored inline. A value of another type is stored in an object.
    enum Storage: Sendable {
        case text(String)
        case flag(Bool)
        case integer(Int)
        case nothing
        case other(Other)
    }

    /// An object that contains a value of a rare type. Because this value is stored in an object, every `PropertyValue` is small and fast
    /// to copy.
    final class Other: Sendable {
        let value: any ViewPropertyValue

        init(_ value: any ViewPropertyValue) {
            self.value = value
        }
    }

    let storage: Storage

    init(storage: Storage) {
        self.storage = storage
    }

    public static func == (left: PropertyValue, right: PropertyValue) -> Bool {
        switch (left.storage, right.storage) {
        case (.text(let left), .text(let right)): left == right
        case (.flag(let left), .flag(let right)): left == right
        case (.integer(let left), .integer(let right)): left == right
        case (.nothing, .nothing): true
        case (.other(let left), .other(let right)): left.value.isEqual(to: right.value)
        default: false
        }
    }

    public func hash(into hasher: inout Hasher) {
        switch storage {
        case .text(let text): hasher.combine(text)
        case .flag(let flag): hasher.combine(flag)
        case .integer(let integer): hasher.combine(integer)
        case .nothing: hasher.combine(0 as UInt8)
        case .other(let other): other.value.hash(into: &hasher)
        }
    }

    public var description: String {
        switch storage {
        case .text(let text): "\"\(text)\""
        case .flag(let flag): "\(flag)"
        case .integer(let integer): "\(integer)"
        case .nothing: "nil"
        case .other(let other): "\(other.value)"
        }
    }
}

/// A type that a property of a view can have: plain data that can be compared and sent to another thread.
///
/// Most types only need to declare the conformance:
///
/// ```swift
/// enum Tone: Hashable, ViewPropertyValue { case calm, urgent }
/// ```
@_spi(Hosting)
nonisolated public protocol ViewPropertyValue: Sendable, Hashable {
    /// The value without its type. A `Change` contains values in this form.
    var erased: PropertyValue { get }
    /// Creates a value of this type from a value without its type; returns `nil` if that value has another type.
    init?(_ value: PropertyValue)
}

@_spi(Hosting)
nonisolated extension ViewPropertyValue {
    public var erased: PropertyValue { PropertyValue(storage: .other(PropertyValue.Other(self))) }

    public init?(_ value: PropertyValue) {
        guard case .other(let other) = value.storage, let own = other.value as? Self else { return nil }
        self = own
    }

    /// Returns whether a value of any type equals this one.
    func isEqual(to other: any ViewPropertyValue) -> Bool { other as? Self == self }
}

// The most common types are converted without a cast, because every change uses this code.

@_spi(Hosting)
nonisolated extension String: ViewPropertyValue {
    public var erased: PropertyValue { PropertyValue(storage: .text(self)) }
    public init?(_ value: PropertyValue) {
        guard case .text(let text) = value.storage else { return nil }
        self = text
    }
}

@_spi(Hosting)
nonisolated extension Bool: ViewPropertyValue {
    public var erased: PropertyValue { PropertyValue(storage: .flag(self)) }
    public init?(_ value: PropertyValue) {
        guard case .flag(let flag) = value.storage else { return nil }
        self = flag
    }
}

@_spi(Hosting)
nonisolated extension Int: ViewPropertyValue {
    public var erased: PropertyValue { PropertyValue(storage: .integer(self)) }
    public init?(_ value: PropertyValue) {
        guard case .integer(let integer) = value.storage else { return nil }
        self = integer
    }
}

@_spi(Hosting)
nonisolated extension Double: ViewPropertyValue {}

@_spi(Hosting)
nonisolated extension Array: ViewPropertyValue where Element: ViewPropertyValue {}

@_spi(Hosting)
nonisolated extension Optional: ViewPropertyValue where Wrapped: ViewPropertyValue {
    public var erased: PropertyValue { self?.erased ?? PropertyValue(storage: .nothing) }
    public init?(_ value: PropertyValue) {
        if case .nothing = value.storage {
            self = .none
        } else if let wrapped = Wrapped(value) {
            self = .some(wrapped)
        } else {
            return nil
        }
    }
}
