/// A property of a kind of view, declared once: its name, its type, its default and how it is read.
///
/// It stands beside the property of the view, with the same name:
///
/// ```swift
/// let isOn = ViewProperty<Toggle, Bool>(1, "isOn", default: false) { $0.isOn }
/// ```
///
/// The view says that it has changed by ``View/propertyChanged(_:)``, and a host reads it by `node[Toggle.isOn]`, which is a
/// `Bool`.
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
    ///   - number: The place in the list of properties of the kind, from 0. A kind that has the properties of another kind
    ///     counts on from those.
    ///   - name: The name, for people who read changes.
    ///   - index: Which of several properties of one name it is, if there are several.
    ///   - defaultValue: What a host takes for granted where it is told nothing.
    ///   - isAlwaysTold: Whether a host is told the default as well.
    ///   - read: Reads the value from a view. It captures nothing.
    // Inlined, so that reading a value is code made for its types.
    @inline(__always)
    public init(
        _ number: UInt8, _ name: StaticString, index: UInt8? = nil, default defaultValue: Value, isAlwaysTold: Bool = false,
        read: @escaping Reader
    ) {
        self.defaultValue = defaultValue
        erased = ErasedProperty(key: PropertyKey(number, name, index: index)) { view in
            let value: Value
            if type(of: view) == Owner.self {
                // The class is the very one, so this is what `as?` gives, which retains the view.
                value = read(unsafeDowncast(view, to: Owner.self))
            } else {
                guard let owner = view as? Owner else { return nil }
                value = read(owner)
            }
            return value == defaultValue && !isAlwaysTold ? nil : value.erased
        }
    }
}
