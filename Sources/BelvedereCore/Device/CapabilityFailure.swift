/// The reason why a device did not fulfil a request.
nonisolated public enum CapabilityFailure: String, Error, Sendable, Hashable, Codable {
    /// The person, or a setting of the device, refused the request.
    case denied
    /// The device cannot do this, or cannot do it now.
    case unavailable
    /// No answer came within the time limit of the request.
    case timedOut
}
