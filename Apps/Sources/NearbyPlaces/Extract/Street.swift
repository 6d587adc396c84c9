/// A street, or a part of one, for pictures of a map.
public struct Street: Sendable, Hashable {
    /// How broadly to draw it.
    public enum Rank: Int, Sendable, Hashable, Comparable, CaseIterable {
        case main, major, minor, footway

        public static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }

        /// Nil for what is no street on a map of this kind.
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
}
