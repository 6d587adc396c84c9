/// What can be the value of a property of a view: plain data that can be compared and handed to another thread.
///
/// Most types need no more than the word:
///
/// ```swift
/// enum Tone: Hashable, ViewPropertyValue { case calm, urgent }
/// ```
@_spi(Hosting)
nonisolated public protocol ViewPropertyValue: Sendable, Hashable {
    /// The value without its type, as changes carry it.
    var erased: PropertyValue { get }
    /// Takes the value back; `nil` if it is of another type.
    init?(_ value: PropertyValue)
}

@_spi(Hosting)
nonisolated extension ViewPropertyValue {
    public var erased: PropertyValue { PropertyValue(storage: .other(PropertyValue.Other(self))) }

    public init?(_ value: PropertyValue) {
        guard case .other(let other) = value.storage, let own = other.value as? Self else { return nil }
        self = own
    }

    /// Whether a value of any type is this one.
    func isEqual(to other: any ViewPropertyValue) -> Bool { other as? Self == self }
}

// The types that most properties have come and go without a cast, because each change passes here.

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
