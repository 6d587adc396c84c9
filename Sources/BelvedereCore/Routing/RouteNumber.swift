/// The plain values that stand in an address as their description.
nonisolated protocol RouteNumber: LosslessStringConvertible {}

nonisolated extension Bool: RouteNumber {}
nonisolated extension Int: RouteNumber {}
nonisolated extension Int8: RouteNumber {}
nonisolated extension Int16: RouteNumber {}
nonisolated extension Int32: RouteNumber {}
nonisolated extension Int64: RouteNumber {}
nonisolated extension UInt: RouteNumber {}
nonisolated extension UInt8: RouteNumber {}
nonisolated extension UInt16: RouteNumber {}
nonisolated extension UInt32: RouteNumber {}
nonisolated extension UInt64: RouteNumber {}
nonisolated extension Double: RouteNumber {}
nonisolated extension Float: RouteNumber {}

nonisolated extension RouteNumber {
    /// The value with exactly this description: `7`, but not `007` or `+7`, so that a place has one address.
    static func read(_ text: String) -> Self? {
        guard let value = Self(text), value.description == text else { return nil }
        return value
    }
}
