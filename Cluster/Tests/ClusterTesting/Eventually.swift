public import Testing

/// Waits until something is true that other tasks bring about. There is nothing to wait for that could be told, so it is looked at
/// again and again.
public func eventually(
    _ what: Comment, within limit: Duration = .seconds(120), sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: () async throws -> Bool
) async rethrows {
    let end = ContinuousClock.now + limit
    while ContinuousClock.now < end {
        if try await condition() { return }
        try? await Task.sleep(for: .milliseconds(2))
    }
    Issue.record(what, sourceLocation: sourceLocation)
}
