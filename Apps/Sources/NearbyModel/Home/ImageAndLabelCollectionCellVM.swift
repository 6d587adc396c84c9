public import NearbyPlaces

/// The content of one cell in a horizontal collection: a picture, a label, and an optional second line.
nonisolated public struct ImageAndLabelCollectionCellVM: Sendable, Hashable, Identifiable {
    public let id: String
    /// The type of place whose picture the cell shows.
    public let image: PlaceType
    public let label: String
    public let detail: String

    public init(id: String, image: PlaceType, label: String, detail: String = "") {
        self.id = id
        self.image = image
        self.label = label
        self.detail = detail
    }
}
