@_spi(Hosting) package import Belvedere

/// What a host does wrong on purpose. The tests of the conformance suite use it to show that the suite finds such a host.
nonisolated package struct Tampering: Sendable {
    /// What the host makes of the first rendering.
    package var rendering: @Sendable (ViewNode) -> ViewNode = { $0 }
    /// What it makes of the changes of a batch.
    package var changes: @Sendable ([Change]) -> [Change] = { $0 }
    /// What it sends instead of an event, given the window as it knows it; `nil` is nothing.
    package var event: @Sendable (Event, ViewIdentifier, ViewNode) -> (Event, ViewIdentifier)? = { event, view, _ in (event, view) }

    package init() {}
}
