/// The region for which a source has data.
public struct PlacesCoverage: Sendable, Hashable {
    public let box: CoordinateBox
    /// The name of the region, such as "central Helsinki", or nil if it has none.
    public let name: String?

    public init(box: CoordinateBox, name: String?) {
        self.box = box
        self.name = name
    }

    /// Returns whether a search area is completely outside of the region. If so, an empty result does not mean that there are no places.
    public func isOutside(_ area: SearchArea) -> Bool {
        !box.intersects(CoordinateBox(around: area.center, radius: area.radius))
    }
}
