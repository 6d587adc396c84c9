internal import Foundation

/// The bar in a corner of a map that shows how long a distance is on the map.
nonisolated public struct MapScaleBar: Sendable, Hashable {
    /// The largest length of the bar, in points on the screen.
    public static let longest = 110.0

    /// The distance as a text, such as "200 m".
    public let text: String
    /// The length of the bar, in points on the screen.
    public let length: Double

    /// Creates the longest bar whose distance is a round number, in the units of a text: kilometres and metres, or miles and feet or yards.
    ///
    /// - Parameters:
    ///   - pointsPerMetre: the number of points on the screen for each metre on the ground.
    ///   - metres: the round distances in metres, in any order.
    ///   - text: returns the text of a distance in metres.
    init?(pointsPerMetre: Double, metres: [Double], text: (Double) -> String) {
        guard let distance = metres.filter({ $0 * pointsPerMetre <= Self.longest }).max() else { return nil }
        length = (distance * pointsPerMetre).rounded()
        self.text = text(distance)
    }
}
