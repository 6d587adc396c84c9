@_spi(Hosting) internal import Belvedere

/// What the person's device says when an app asks where it is, as a value that any host can play.
///
/// ```swift
/// Scenario("Around the harbour", application: "/nearby", position: .at(latitude: 60.167, longitude: 24.952), steps: [.tap(.button, "Update")])
/// Scenario("Nobody is to know", application: "/nearby", position: .failure(.denied), steps: [.tap(.button, "Update")])
/// ```
nonisolated public struct ScenarioPosition: Sendable, Hashable, Codable {
    /// Why a device does not say where it is.
    nonisolated public enum Failure: String, Sendable, Hashable, Codable, CaseIterable {
        /// The person, or the device, does not allow it.
        case denied
        /// The device cannot find out.
        case unavailable
        /// The device has not found out in time.
        case timedOut
    }

    /// In degrees, north positive; absent where the device fails.
    public var latitude: Double?
    /// In degrees, east positive; absent where the device fails.
    public var longitude: Double?
    /// In metres; absent where the device fails.
    public var accuracy: Double?
    /// Why the device does not say where it is; absent where it does.
    public var failure: Failure?

    /// A device that knows where it is.
    ///
    /// - Parameters:
    ///   - latitude: in degrees, north positive.
    ///   - longitude: in degrees, east positive.
    ///   - accuracy: in metres.
    public static func at(latitude: Double, longitude: Double, accuracy: Double = 20) -> Self {
        Self(latitude: latitude, longitude: longitude, accuracy: accuracy)
    }

    /// A device that does not say where it is.
    public static func failure(_ failure: Failure) -> Self { Self(failure: failure) }

    /// The same for the headless host. Without a position and a failure the device cannot tell.
    var reaction: DeviceScript.Reaction<DevicePosition> {
        if let latitude, let longitude, failure == nil {
            return .answer(DevicePosition(latitude: latitude, longitude: longitude, accuracy: accuracy ?? 0))
        }
        return switch failure {
        case .denied: .failure(.denied)
        case .unavailable, nil: .failure(.unavailable)
        case .timedOut: .failure(.timedOut)
        }
    }
}
