/// What came of a ``CapabilityRequest``.
nonisolated public enum CapabilityAnswer: Sendable, Hashable {
    /// It was done, and there is nothing to tell of it: a file was saved, a text copied or a link opened.
    case done
    /// Where the device is.
    case position(DevicePosition)
    /// The text on the clipboard.
    case text(String)
    /// The file that the person chose.
    case file(ReceivedFile)
    /// The person or the device said no, the device cannot do it, or nobody answered in time.
    case failed(CapabilityFailure)
}
