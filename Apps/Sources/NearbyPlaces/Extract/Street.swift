/// A street, or a section of one, to draw on a map.
public struct Street: Sendable, Hashable {
    /// The rank of a street, such as a motorway or a footpath. It decides the width of the drawn line.
    public enum Rank: Int, Sendable, Hashable, Comparable, CaseIterable {
        case main, major, minor, footway

        public static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }

        /// Creates the rank for a value of OpenStreetMap's tag `highway`. Returns nil if such streets are not drawn.
        init?(highway: String?) {
            switch highway {
            case "motorway", "trunk", "primary", "motorway_link", "trunk_link", "primary_link": self = .main
            case "secondary", "tertiary", "secondary_link", "tertiary_link": self = .major
            case "unclassified", "residential", "living_street": self = .minor
            case "pedestrian": self = .footway
            default: return nil
            }
        }
    }

    public var name: String?
    public var rank: Rank
    public var points: [Coordinate]

    public init(name: String?, rank: Rank, points: [Coordinate]) {
        self.name = name
        self.rank = rank
        self.points = points
    }
}
