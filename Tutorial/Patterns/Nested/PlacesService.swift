/// A source of places.
protocol PlacesService: Sendable {
    func places() async throws -> [Place]
}
