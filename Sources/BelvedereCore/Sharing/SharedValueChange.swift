/// A change of a ``SharedDynamic`` on its way to other nodes: what the value was, and what it became.
nonisolated struct SharedValueChange<Value: Codable & Sendable>: Codable, Sendable {
    let before: Value
    let after: Value
}
