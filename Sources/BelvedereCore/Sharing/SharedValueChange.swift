/// A change of a ``SharedDynamic`` that is sent to other nodes: the value before and after it.
nonisolated struct SharedValueChange<Value: Codable & Sendable>: Codable, Sendable {
    let before: Value
    let after: Value
}
