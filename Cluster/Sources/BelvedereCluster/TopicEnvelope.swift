/// A JSON array with one value, because JSON on some systems has no values outside an array or object.
struct TopicEnvelope<Content: Codable & Sendable>: Codable, Sendable {
    let content: Content

    init(_ content: Content) {
        self.content = content
    }

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        content = try container.decode(Content.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(content)
    }
}
