/// Why a device did not do what was asked.
nonisolated public enum CapabilityFailure: String, Error, Sendable, Hashable, Codable {
    /// The person, or the device's settings, said no.
    case denied
    /// The device cannot do this, or not now.
    case unavailable
    /// Nobody answered within the time limit of the request.
    case timedOut
}
