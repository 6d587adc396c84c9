public import BelvedereCore

/// What a person's device answered when an app asked it for something.
nonisolated public enum RecordedAnswer: Sendable, Hashable {
    /// Where it was.
    case position(DevicePosition)
    /// What was on its clipboard.
    case clipboard(String)
    /// The file that the person chose.
    case file(ReceivedFile)
    /// It could not be had; with the name of the property of `DeviceScript`.
    case failure(String, CapabilityFailure)
}
