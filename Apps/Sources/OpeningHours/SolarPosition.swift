import Foundation

/// The position of the sun at a moment, computed with the equations that the documentation of ``Sun`` lists.
struct SolarPosition {
    /// The declination: the angle between the sun and the plane of the equator, in radians.
    let declination: Double
    /// The number of minutes by which a sundial is ahead of a clock at this time of the year.
    let equationOfTime: Double

    init(secondsSince1970 seconds: Double) {
        let radians = Double.pi / 180
        /// The time in centuries since noon of 2000-01-01.
        let century = (seconds / 86_400 + 2_440_587.5 - 2_451_545) / 36_525
        let meanLongitude = (280.46646 + century * (36_000.76983 + century * 0.0003032)).truncatingRemainder(dividingBy: 360) * radians
        let anomaly = (357.52911 + century * (35_999.05029 - 0.0001537 * century)) * radians
        let eccentricity = 0.016708634 - century * (0.000042037 + 0.0000001267 * century)
        let center =
            sin(anomaly) * (1.914602 - century * (0.004817 + 0.000014 * century))
            + sin(2 * anomaly) * (0.019993 - 0.000101 * century) + sin(3 * anomaly) * 0.000289
        let node = (125.04 - 1934.136 * century) * radians
        let longitude = meanLongitude + (center - 0.00569 - 0.00478 * sin(node)) * radians
        let seconds = 21.448 - century * (46.815 + century * (0.00059 - century * 0.001813))
        let obliquity = (23 + (26 + seconds / 60) / 60 + 0.00256 * cos(node)) * radians
        declination = asin(sin(obliquity) * sin(longitude))
        let half = tan(obliquity / 2) * tan(obliquity / 2)
        let equation =
            half * sin(2 * meanLongitude) - 2 * eccentricity * sin(anomaly)
            + 4 * eccentricity * half * sin(anomaly) * cos(2 * meanLongitude) - half * half / 2 * sin(4 * meanLongitude)
            - 1.25 * eccentricity * eccentricity * sin(2 * anomaly)
        equationOfTime = equation / radians * 4
    }
}
