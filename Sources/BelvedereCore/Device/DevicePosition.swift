/// The position that a device reports.
nonisolated public struct DevicePosition: Sendable, Hashable {
    /// Degrees north, from -90 to 90.
    public var latitude: Double
    /// Degrees east, from -180 to 180.
    public var longitude: Double
    /// The radius in metres of a circle around the position. The device is inside it with a probability of 95 %, as in the W3C Geolocation
    /// specification.
    public var accuracy: Double

    /// A position as the device reports it. The values are not checked.
    ///
    /// - Parameters:
    ///   - latitude: degrees north, from -90 to 90.
    ///   - longitude: degrees east, from -180 to 180.
    ///   - accuracy: the radius in metres.
    public init(latitude: Double, longitude: Double, accuracy: Double) {
        self.latitude = latitude
        self.longitude = longitude
        self.accuracy = accuracy
    }
}
