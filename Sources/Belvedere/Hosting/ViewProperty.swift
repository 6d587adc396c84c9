/// The declaration of a property of a kind of view: its name, its type, its default and how to read it.
///
/// It is declared beside the property of the view, with the same name:
///
/// ```swift
/// let isOn = ViewProperty<Toggle, Bool>(1, "isOn", default: false) { $0.isOn }
/// ```
///
/// The view reports a change with ``View/propertyChanged(_:)``. A host reads the value with `node[Toggle.isOn]`, which is a `Bool`.
@_spi(Hosting)
nonisolated public struct ViewProperty<Owner: AnyObject, Value: ViewPropertyValue>: PropertyDeclaration {
    #if MAIN_ACTOR_UI
    public typealias Reader = @MainActor @Sendable (Owner) -> Value
    #else
    public typealias Reader = @Sendable (Owner) -> Value
    #endif

    public let defaultValue: Value
    public let erased: ErasedProperty
    public var key: PropertyKey { erased.key }

    /// Declares a property.
    ///
    /// - Parameters:
    ///   - number: The index in the kind's list of properties, from 0. If a kind inherits the properties of another kind, its own numbers
    ///     continue after the inherited ones.
    ///   - name: The name in logs and diagnostics.
    ///   - index: The index among several properties with the same name, if there are several.
    ///   - defaultValue: The value that a host assumes if it receives none.
    ///   - isAlwaysTold: Whether a host also receives the value if it is the default. Otherwise default values are left out.
    ///   - read: Reads the value from a view. The closure captures nothing.
    // Inlined, so that reading a value is specialised for its types.
    @inline(__always)
    public init(
        _ number: UInt8, _ name: StaticString, index: UInt8? = nil, default defaultValue: Value, isAlwaysTold: Bool = false,
        read: @escaping Reader
    ) {
        self.defaultValue = defaultValue
        erased = ErasedProperty(key: PropertyKey(number, name, index: index)) { view in
            let value: Value
            if type(of: view) == Owner.self {
                // The class of the view is exactly `Owner`, so this cast always succeeds. Unlike `as?`, it does not retain the view.
                value = read(unsafeDowncast(view, to: Owner.self))
            } else {
                guard let owner = view as? Owner else { return nil }
                value = read(owner)
            }
            return value == defaultValue && !isAlwaysTold ? nil : value.erased
        }
    }
}

/// A property of a kind of view, for code that needs the type of the value but not the type of the view. ``ViewProperty`` is the only
/// conforming type.
@_spi(Hosting)
nonisolated public protocol PropertyDeclaration<Value>: Sendable {
    associatedtype Value: ViewPropertyValue

    var key: PropertyKey { get }
    /// The value that a host assumes if it receives none.
    var defaultValue: Value { get }
    /// The same property without the types of its view and its value, for code that does not know them.
    var erased: ErasedProperty { get }
}

/// The identity of a property within its kind of view.
///
/// A key contains no reference to an object, so that it is fast to copy. Every change contains a key.
@_spi(Hosting)
nonisolated public struct PropertyKey: Sendable, Hashable, CustomStringConvertible {
    /// The index of the property in its kind, which is also its bit in a view's set of changed properties.
    public let number: UInt8
    private let literal: StaticString
    /// The index among several properties with the same name.
    private let index: UInt8?

    init(_ number: UInt8, _ literal: StaticString, index: UInt8? = nil) {
        self.number = number
        self.literal = literal
        self.index = index
    }

    /// The name for logs and diagnostics.
    public var name: String { index.map { "\(literal) \($0)" } ?? literal.description }
    public var description: String { name }

    // Properties of one kind always have different numbers. The name is compared for properties of different kinds.
    public static func == (left: PropertyKey, right: PropertyKey) -> Bool {
        left.number == right.number && left.index == right.index
            && (isSameLiteral(left.literal, right.literal) || left.name == right.name)
    }

    private static func isSameLiteral(_ left: StaticString, _ right: StaticString) -> Bool {
        left.hasPointerRepresentation && right.hasPointerRepresentation && left.utf8Start == right.utf8Start
            && left.utf8CodeUnitCount == right.utf8CodeUnitCount
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// A property of a kind of view, without its types. The kit uses it to read a view for the host.
@_spi(Hosting)
nonisolated public struct ErasedProperty: Sendable {
    #if MAIN_ACTOR_UI
    typealias Reader = @MainActor @Sendable (AnyObject) -> PropertyValue?
    #else
    typealias Reader = @Sendable (AnyObject) -> PropertyValue?
    #endif

    let key: PropertyKey
    /// Returns the value that a host must receive; `nil` if it is the default.
    let value: Reader
}

/// A set of properties, with one bit for each: the properties of a view that have changed since the host last read the changes.
nonisolated struct PropertySet: Hashable {
    private var bits: UInt64 = 0

    var isEmpty: Bool { bits == 0 }

    mutating func insert(_ number: UInt8) { bits |= 1 << UInt64(number) }

    /// Removes the property with the lowest number and returns this number; `nil` if the set is empty.
    mutating func popFirst() -> Int? {
        if bits == 0 { return nil }
        let number = bits.trailingZeroBitCount
        bits &= bits - 1
        return number
    }
}
