/// What came of a ``CapabilityRequest``.
nonisolated public enum CapabilityAnswer: Sendable, Hashable {
    case done
    /// Degrees and metres.
    case position(latitude: Double, longitude: Double, accuracy: Double)
    case text(String)
    /// The person or the device said no, the device cannot do it, or nobody answered in time.
    case failed(CapabilityFailure)
}
