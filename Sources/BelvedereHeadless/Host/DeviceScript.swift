public import BelvedereCore

/// The answers that a simulated device gives to the requests of the app in a test.
///
/// ```swift
/// var device = DeviceScript()
/// device.position = .answer(DevicePosition(latitude: 60.17, longitude: 24.94, accuracy: 20))
/// device.opening = .failure(.denied)
/// ```
nonisolated public struct DeviceScript: Sendable {
    /// How the device reacts to one kind of request.
    nonisolated public enum Reaction<Value: Sendable>: Sendable {
        /// Answers at once with a value.
        case answer(Value)
        /// Answers at once with a failure and its reason.
        case failure(CapabilityFailure)
        /// Never answers, so that the time limit of the request passes on the session's clock.
        case silence
    }

    /// The reaction when the app asks for the position of the device.
    public var position: Reaction<DevicePosition> = .failure(.unavailable)
    /// The reaction when the app asks for a file: the file that the person chooses, or a failure.
    public var file: Reaction<ReceivedFile> = .failure(.denied)
    /// The reaction to a file that the app offers to save.
    public var saving: Reaction<Void> = .answer(())
    /// The reaction to a link that the app opens.
    public var opening: Reaction<Void> = .answer(())
    /// The reaction to a text that the app puts on the clipboard.
    public var copying: Reaction<Void> = .answer(())
    /// The reaction when the app asks for the text on the clipboard. When the app copies a text, the host stores the text here.
    public var clipboard: Reaction<String> = .answer("")

    /// Creates a device that has no position and no file. It saves, opens and copies everything, and its clipboard is empty.
    public init() {}
}
