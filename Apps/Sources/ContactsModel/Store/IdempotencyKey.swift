import Foundation

/// The key of a form. With it, the store recognises repeated saves of one form and stores them only once.
///
/// A save can be stored although its confirmation is lost: the server or the connection may end before the response arrives. The person
/// then presses Done again, and the store must recognise the repeated save. So a form gets a key when it opens, keeps it in the address of
/// its screen, and sends it with each save.
///
/// ```swift
/// let key = IdempotencyKey()
/// let ann = try await store.create(draft, key: key)
/// let same = try await store.create(draft, key: key)      // nothing is stored; the same contact
/// ```
public struct IdempotencyKey: Hashable, Sendable, Codable, LosslessStringConvertible {
    private let value: UUID

    /// Creates a new, unique key.
    public init() {
        value = UUID()
    }

    /// Creates a key from its text in a path. Returns nil for any other text.
    public init?(_ description: String) {
        guard let value = UUID(uuidString: description) else { return nil }
        self.value = value
    }

    public var description: String { value.uuidString.lowercased() }

    /// Decodes a key. If there is none, as in an address that a person typed, a new key is created.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        value = container.decodeNil() ? UUID() : try container.decode(UUID.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
