public import Foundation

/// Computes the times of sunrise, sunset, dawn and dusk at a place, for opening hours such as `sunrise-sunset`.
///
/// The times use the equations of NOAA's Solar Calculator (https://gml.noaa.gov/grad/solcalc/calcdetails.html), which are those of Jean
/// Meeus, "Astronomical Algorithms". Between the polar circles they differ from astronomical almanacs by less than a minute. At sunrise and
/// sunset, the upper edge of the sun is at the horizon; with the usual refraction of light, its middle is 0.833° below it. Dawn and dusk
/// are the ends of civil twilight, with the sun 6° below the horizon.
///
/// ```swift
/// let sun = Sun(latitude: 60.17, longitude: 24.94)
/// hours.status(at: Date(), timeZone: zone, sun: sun)
/// ```
public struct Sun: Sendable, Hashable {
    /// An event of the sun. The names are those of the specification of opening hours.
    public enum Event: String, Sendable, Hashable, CaseIterable {
        case dawn, sunrise, sunset, dusk

        var isMorning: Bool { self == .dawn || self == .sunrise }
        /// The height of the sun's middle above the horizon at this event, in degrees.
        var altitude: Double { self == .sunrise || self == .sunset ? -0.833 : -6 }
        /// The time of the event on an average day, in minutes since midnight.
        var usualMinute: Int {
            switch self {
            case .dawn: 330
            case .sunrise: 360
            case .sunset: 1080
            case .dusk: 1110
            }
        }
    }

    /// The time of an event on a day, or the reason why the event does not happen.
    public enum Occurrence: Sendable, Hashable {
        /// The event happens at this minute since the beginning of the day. In the far north, dusk in summer may be after the next
        /// midnight.
        case at(minute: Int)
        /// The event does not happen, because the sun stays above the height of the event for the whole day.
        case staysAbove
        /// The event does not happen, because the sun stays below the height of the event for the whole day.
        case staysBelow
    }

    private let latitude: Double
    private let longitude: Double

    /// - Parameters:
    ///   - latitude: degrees north of the equator.
    ///   - longitude: degrees east of Greenwich.
    /// - Returns: nil if the numbers are not a point on the globe.
    public init?(latitude: Double, longitude: Double) {
        guard abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
        // The equations have no result exactly at a pole, so use a point a thousandth of a degree away from it.
        self.latitude = min(max(latitude, -89.999), 89.999)
        self.longitude = longitude
    }

    /// Returns the time of an event on a day, in a time zone.
    public func occurrence(of event: Event, year: Int, month: Int, day: Int, timeZone: TimeZone) -> Occurrence {
        occurrence(of: event, on: LocalDay(year: year, month: month, day: day), timeZone)
    }

    func occurrence(of event: Event, on day: LocalDay, _ timeZone: TimeZone) -> Occurrence {
        let noon = noon(of: day, timeZone)
        var moment = noon
        // The sun moves while the earth turns. So compute the sun's position again for the time that was found, three times.
        for _ in 0..<3 {
            let position = SolarPosition(secondsSince1970: moment)
            let radians = Double.pi / 180
            let cosine =
                (sin(event.altitude * radians) - sin(latitude * radians) * sin(position.declination))
                / (cos(latitude * radians) * cos(position.declination))
            if cosine > 1 { return .staysBelow }
            if cosine < -1 { return .staysAbove }
            let minutes = acos(cosine) / radians * 4
            let transit = noon + (SolarPosition(secondsSince1970: noon).equationOfTime - position.equationOfTime) * 60
            moment = transit + (event.isMorning ? -minutes : minutes) * 60
        }
        let local = moment + Double(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: moment)))
        return .at(minute: Int(((local - Double(day.number) * 86_400) / 60).rounded()))
    }

    /// Returns the moment on a day at which the sun is highest, in seconds since 1970.
    private func noon(of day: LocalDay, _ timeZone: TimeZone) -> Double {
        var noon = Double(day.number) * 86_400 + 43_200 - longitude * 240
        // The date in some time zones is a day ahead of the longitude's own date. Use the noon of the local date.
        let local = noon + Double(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: noon))) - Double(day.number) * 86_400
        noon -= (local / 86_400).rounded(.down) * 86_400
        return noon - SolarPosition(secondsSince1970: noon).equationOfTime * 60
    }
}
