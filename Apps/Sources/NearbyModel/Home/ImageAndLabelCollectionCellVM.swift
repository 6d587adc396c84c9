public import NearbyPlaces

/// What one cell of a collection shows: a picture and a label, with a line below where there is more to say.
nonisolated public struct ImageAndLabelCollectionCellVM: Sendable, Hashable, Identifiable {
    public let id: String
    /// What the picture shows.
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
