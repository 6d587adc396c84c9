public import BelvedereCore

/// A recorded answer of a person's device to a request of an app, such as a request for the position.
nonisolated public enum RecordedAnswer: Sendable, Hashable {
    /// The position of the device.
    case position(DevicePosition)
    /// The text of the clipboard.
    case clipboard(String)
    /// The file that the person chose.
    case file(ReceivedFile)
    /// The failure of a request. The text is the name of the property of `DeviceScript` that repeats the failure in a test, such as
    /// `position`.
    case failure(String, CapabilityFailure)
}
