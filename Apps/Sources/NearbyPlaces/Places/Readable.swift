/// An element of a decoded list. If it cannot be decoded, only this element is left out and not the whole list.
struct Readable<Value: Decodable>: Decodable {
    let value: Value?

    init(from decoder: any Decoder) throws {
        value = try? Value(from: decoder)
    }
}

extension Readable: Sendable where Value: Sendable {}
