/// Any optional type, such as `Int?`. It gives access to the type of the wrapped value.
protocol AnyOptional {
    static var wrappedType: Any.Type { get }
}

extension Optional: AnyOptional {
    static var wrappedType: Any.Type { Wrapped.self }
}
