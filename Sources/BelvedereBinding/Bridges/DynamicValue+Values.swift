extension DynamicValue where Value: Sendable {
    /// The current value and all later values, for `for await`.
    ///
    /// A slow reader receives only the newest value: earlier values may be skipped, but never the last one. The sequence may be sent to
    /// another isolation. It ends when this dynamic is released.
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
        // The loop that reads the stream may end on another isolation, where the binding must not be cancelled. So the binding is cancelled
        // here, at the next change.
        let reference = OwnerReference(end)
        let listener = Listener { (value: Value) in
            if case .terminated = end.continuation.yield(value) { reference.token?.cancel() }
        }
        reference.token = listener
        link(listener)
        listener.flags.insert(.keptByDynamic)
        Borrowed(listener).retain()
        continuation.yield(readUnwatched())
        return stream
    }
}
