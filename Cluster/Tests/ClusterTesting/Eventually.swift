public import Testing

/// Waits until a condition is true that depends on other tasks. It checks the condition again and again, because nothing notifies about it.
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
