/// The part of the world that a source knows.
public struct PlacesCoverage: Sendable, Hashable {
    public let box: CoordinateBox
    /// What people call it, as in "central Helsinki"; nil where nobody named it.
    public let name: String?

    public init(box: CoordinateBox, name: String?) {
        self.box = box
        self.name = name
    }

    /// Whether an area lies outside altogether, so that finding nothing there says nothing about it.
    public func isOutside(_ area: SearchArea) -> Bool {
        !box.intersects(CoordinateBox(around: area.center, radius: area.radius))
    }
}
