/// The answer of a person's device to a ``CapabilityRequest``.
nonisolated public enum CapabilityAnswer: Sendable, Hashable {
    /// The device has fulfilled the request, and there is nothing to return: it saved a file, copied a text or opened a link.
    case done
    /// The position of the device.
    case position(DevicePosition)
    /// The text on the clipboard.
    case text(String)
    /// The file that the person chose.
    case file(ReceivedFile)
    /// The request failed: the person or the device refused it, the device cannot do it, or no answer came in time.
    case failed(CapabilityFailure)
}
