public import NearbyPlaces

/// The texts about the person's position.
nonisolated extension NearbyFormatter {
    /// Returns the position with its source and accuracy.
    public func position(_ position: Position) -> String {
        let coordinates = position.coordinate.formatted
        let accuracy = position.accuracy.map(radius)
        return say {
            switch (position.source, accuracy) {
            case (.typed, nil): NearbyTexts.nearTyped(coordinates)
            case (.typed, let accuracy?): NearbyTexts.nearTypedAccurate(coordinates, accuracy)
            case (.name, _): NearbyTexts.nearNamed(position.name ?? "", coordinates)
            case (.device, nil): NearbyTexts.nearDevice(coordinates)
            case (.device, let accuracy?): NearbyTexts.nearDeviceAccurate(coordinates, accuracy)
            case (.extract, _): position.name.map { NearbyTexts.inNamed(area($0), coordinates) } ?? NearbyTexts.inMiddle(coordinates)
            case (.address, _): NearbyTexts.nearLink(coordinates)
            }
        }
    }

    /// Returns one short line with the place and the radius of the search.
    public func summary(_ position: Position, within metres: Double) -> String {
        let distance = radius(metres)
        return say {
            switch (position.source, position.name) {
            case (.device, _): NearbyTexts.summaryNearYou(distance)
            case (.extract, let name?): NearbyTexts.summaryIn(area(name), distance)
            case (_, let name?): NearbyTexts.summaryNear(name, distance)
            case (_, nil):
                // A tenth of a kilometre is exact enough for a line that a person only glances at. The controls below it have all decimals.
                NearbyTexts.summaryNear(position.coordinate.rounded, distance)
            }
        }
    }

    /// Returns the text of the button that starts at the middle of a region. `name` is nil if the region has no name.
    public func start(in name: String?) -> String {
        say { name.map { NearbyTexts.startIn(area($0)) } ?? NearbyTexts.startInMiddle }
    }

    /// Returns the name of a region. The name of the app's own map data is translated; every other name stays as it is.
    func area(_ name: String) -> String { name == PlacesExtract.shippedName ? NearbyTexts.centralHelsinki : name }

    /// Returns the sentence that explains why a typed position is invalid, with an example of a valid one.
    public func sentence(_ error: PositionError) -> String {
        say {
            switch error.reason {
            case .nothingTyped: NearbyTexts.nothingTyped
            case .offTheGlobe: NearbyTexts.offTheGlobe(error.text)
            case .unreadableAddress: NearbyTexts.unreadableAddress(error.text)
            case .unknownSystem: NearbyTexts.unknownSystem(error.text)
            case .unknownName: NearbyTexts.unknownName(error.text)
            }
        }
    }
}
