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
        case answer(Value)
        case failure(CapabilityFailure)
        /// Never answers, so that the time limit of the request runs out on the session's clock.
        case silence
    }

    public var position: Reaction<DevicePosition> = .failure(.unavailable)
    /// The file the person chooses when asked for one.
    public var file: Reaction<ReceivedFile> = .failure(.denied)
    public var saving: Reaction<Void> = .answer(())
    public var opening: Reaction<Void> = .answer(())
    public var copying: Reaction<Void> = .answer(())
    public var clipboard: Reaction<String> = .answer("")

    public init() {}
}
