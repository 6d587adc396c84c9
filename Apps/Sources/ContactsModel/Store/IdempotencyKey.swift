import Foundation

/// Which form a save comes from, so that the same save is done once however often it is asked for.
///
/// A save can be stored although nobody hears of it: the server may end, or the connection, before the answer is there. The
/// person then presses Done again, and the store has to know that it is the same save. So a form gets a key when it is
/// opened, keeps it in its address, and sends it with each save.
///
/// ```swift
/// let key = IdempotencyKey()
/// let ann = try await store.create(draft, key: key)
/// let same = try await store.create(draft, key: key)      // nothing is stored; the same contact
/// ```
public struct IdempotencyKey: Hashable, Sendable, Codable, LosslessStringConvertible {
    private let value: UUID

    /// A key that nobody has yet.
    public init() {
        value = UUID()
    }

    /// A key from its written form, as it stands in a path; nil for any other text.
    public init?(_ description: String) {
        guard let value = UUID(uuidString: description) else { return nil }
        self.value = value
    }

    public var description: String { value.uuidString.lowercased() }

    /// Reads a key. Where there is none, as in an address that a person typed, it is a new one.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        value = container.decodeNil() ? UUID() : try container.decode(UUID.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
