/// An element of a list that is left out when it cannot be read, instead of taking the list with it.
struct Readable<Value: Decodable>: Decodable {
    let value: Value?

    init(from decoder: any Decoder) throws {
        value = try? Value(from: decoder)
    }
}

extension Readable: Sendable where Value: Sendable {}
