/// A number or `Bool`, which an address contains as its `description`.
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
    /// Returns the value with exactly this description; `nil` for another form. The text `7` is accepted, but not `007` or `+7`, so that
    /// each route has only one address.
    static func read(_ text: String) -> Self? {
        guard let value = Self(text), value.description == text else { return nil }
        return value
    }
}
