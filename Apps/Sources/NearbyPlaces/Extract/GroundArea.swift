/// An area of the ground to draw on a map below its streets, such as a lake.
public struct GroundArea: Sendable, Hashable {
    /// The kinds of areas that have a colour of their own on a map.
    public enum Kind: Int, Sendable, Hashable, CaseIterable {
        /// A lake, a river or the sea.
        case water
        /// A park, a wood or a meadow.
        case green
        case building

        /// Creates the kind for the tags of OpenStreetMap. Returns nil if such areas are not drawn.
        init?(_ tags: [String: String]) {
            if let building = tags["building"], building != "no" {
                self = .building
            } else if tags["natural"] == "water" || tags["waterway"] == "riverbank" {
                self = .water
            } else if ["park", "garden", "pitch", "golf_course", "nature_reserve"].contains(tags["leisure"])
                || ["grass", "forest", "meadow", "cemetery", "village_green", "recreation_ground"].contains(tags["landuse"])
                || ["wood", "grassland", "scrub", "heath"].contains(tags["natural"])
            {
                self = .green
            } else {
                return nil
            }
        }
    }

    public var kind: Kind
    /// The outlines of the area, and of the holes in it. Each ends at its first point.
    public var rings: [[Coordinate]]
}
