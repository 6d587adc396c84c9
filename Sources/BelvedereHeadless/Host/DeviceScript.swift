public import BelvedereCore

/// What the person's device does when the app asks it for something.
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
        /// Answers at once that it does not do it, and why.
        case failure(CapabilityFailure)
        /// Never answers, so that the time limit of the request runs out on the session's clock.
        case silence
    }

    /// Where the device says it is.
    public var position: Reaction<DevicePosition> = .failure(.unavailable)
    /// The file the person chooses when asked for one.
    public var file: Reaction<ReceivedFile> = .failure(.denied)
    /// What happens to a file that the app offers.
    public var saving: Reaction<Void> = .answer(())
    /// What happens to a link that the app opens.
    public var opening: Reaction<Void> = .answer(())
    /// What happens to a text that the app puts on the clipboard.
    public var copying: Reaction<Void> = .answer(())
    /// The text on the clipboard when the app asks for it. A text that the app copies goes here.
    public var clipboard: Reaction<String> = .answer("")

    /// A device that has no position and no file, saves, opens and copies what it is given, and has an empty clipboard.
    public init() {}
}
