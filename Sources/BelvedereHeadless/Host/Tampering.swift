@_spi(Hosting) package import Belvedere

/// Closures that make a host faulty on purpose. The tests of the conformance suite use them to show that the suite detects faulty
/// hosts.
nonisolated package struct Tampering: Sendable {
    /// Changes the first rendering before the host uses it.
    package var rendering: @Sendable (ViewNode) -> ViewNode = { $0 }
    /// Changes a batch of changes before the host applies it.
    package var changes: @Sendable ([Change]) -> [Change] = { $0 }
    /// Changes an event before it is sent. The closure also receives the window as the host knows it. If the closure returns `nil`,
    /// nothing is sent.
    package var event: @Sendable (Event, ViewIdentifier, ViewNode) -> (Event, ViewIdentifier)? = { event, view, _ in (event, view) }

    package init() {}
}
