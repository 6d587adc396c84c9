/// The value of a property on its way to a host, whatever its type. A host takes it out by the property:
/// `node[Toggle.isOn]` is a `Bool`.
@_spi(Hosting)
nonisolated public struct PropertyValue: Sendable, Hashable, CustomStringConvertible {
    /// The types that most properties have stand in the value itself; one of another type is kept beside it.
    enum Storage: Sendable {
        case text(String)
        case flag(Bool)
        case integer(Int)
        case nothing
        case other(Other)
    }

    /// Kept apart, so that a value is small and quick to copy.
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
