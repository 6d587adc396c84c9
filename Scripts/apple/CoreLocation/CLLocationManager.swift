// A stand-in for the part of Core Location that BelvedereUIKitHost uses. No product of the package contains it.
//
// Pages: CLLocationManager, CLLocationManagerDelegate, CLLocation, CLLocationCoordinate2D, CLAuthorizationStatus,
// CLError, CLError.Code, requestLocation().

public import UIKit

public typealias CLLocationDegrees = Double
public typealias CLLocationAccuracy = Double

public struct CLLocationCoordinate2D: Sendable {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees
}

public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorizedAlways = 3
    case authorizedWhenInUse = 4
}

public struct CLError: Error {
    public enum Code: Int, Sendable {
        /// The device could not find its location in time.
        case locationUnknown = 0
        case denied = 1
        case network = 2
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }
}

open class CLLocation: NSObject {
    public private(set) final var coordinate = CLLocationCoordinate2D(latitude: 0, longitude: 0)
    public private(set) final var horizontalAccuracy: CLLocationAccuracy = 0

    /// Core Location makes the locations; here a test does.
    @MainActor package convenience init(_ latitude: Double, _ longitude: Double, accuracy: Double) {
        self.init()
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        horizontalAccuracy = accuracy
    }
}

public protocol CLLocationManagerDelegate: NSObjectProtocol {
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
}

/// Asks the person, and finds the device. The manager calls its delegate soon after it was made, and after each answer of the person, on
/// the thread that has made it.
open class CLLocationManager: NSObject {
    /// The answer of the person and the place of the device. Core Location has no such properties; a test sets them.
    nonisolated(unsafe) package static var answer = CLAuthorizationStatus.denied
    nonisolated(unsafe) package static var location: CLLocation?
    /// The error for a device that has no location; nil for a device that gives no answer.
    nonisolated(unsafe) package static var failure: CLError? = CLError(.network)

    public final weak var delegate: (any CLLocationManagerDelegate)?
    public private(set) final var authorizationStatus = CLAuthorizationStatus.notDetermined

    public final func requestWhenInUseAuthorization() {
        authorizationStatus = Self.answer
        delegate?.locationManagerDidChangeAuthorization(self)
    }

    public final func requestLocation() {
        if let location = Self.location {
            delegate?.locationManager(self, didUpdateLocations: [location])
        } else if let failure = Self.failure {
            delegate?.locationManager(self, didFailWithError: failure)
        }
    }
}
