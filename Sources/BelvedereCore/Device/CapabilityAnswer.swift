/// What came of a ``CapabilityRequest``.
nonisolated public enum CapabilityAnswer: Sendable, Hashable {
    case done
    case position(DevicePosition)
    case text(String)
    case file(ReceivedFile)
    /// The person or the device said no, the device cannot do it, or nobody answered in time.
    case failed(CapabilityFailure)
}
