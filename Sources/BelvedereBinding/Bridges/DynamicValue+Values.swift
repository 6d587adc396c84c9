extension DynamicValue where Value: Sendable {
    /// The current value and those that follow, for `for await`.
    ///
    /// Keeps only the newest value for a reader that is slow: states may be skipped, the last one never. The sequence may
    /// be given to another isolation; it ends when this value goes.
    ///
    /// ```swift
    /// func follow(_ text: Dynamic<String>) async {
    ///     for await text in text.values { print(text) }
    /// }
    /// ```
    ///
    /// - Complexity: O(1).
    public final var values: AsyncStream<Value> {
        let (stream, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: .bufferingNewest(1))
        let end = StreamEnd(continuation)
        // The reader may be anywhere when it stops; the binding ends here, at the next change.
        let reference = OwnerReference(end)
        let listener = Listener { (value: Value) in
            if case .terminated = end.continuation.yield(value) { reference.token?.cancel() }
        }
        reference.token = listener
        link(listener)
        listener.marks.insert(.keptByDynamic)
        _ = Unmanaged.passRetained(listener)
        continuation.yield(readUnwatched())
        return stream
    }
}
