public import NearbyPlaces

/// Where a person is.
nonisolated extension NearbyTexts {
    /// Where a person is, and how that is known.
    public func position(_ position: Position) -> String {
        let coordinates = position.coordinate.formatted
        let accuracy = position.accuracy.map(radius)
        return say {
            switch (position.source, accuracy) {
            case (.typed, nil): NearbyWords.nearTyped(coordinates)
            case (.typed, let accuracy?): NearbyWords.nearTypedAccurate(coordinates, accuracy)
            case (.name, _): NearbyWords.nearNamed(position.name ?? "", coordinates)
            case (.device, nil): NearbyWords.nearDevice(coordinates)
            case (.device, let accuracy?): NearbyWords.nearDeviceAccurate(coordinates, accuracy)
            case (.extract, _): position.name.map { NearbyWords.inNamed(area($0), coordinates) } ?? NearbyWords.inMiddle(coordinates)
            case (.address, _): NearbyWords.nearLink(coordinates)
            }
        }
    }

    /// Offers a place to start from.
    public func start(in name: String?) -> String {
        say { name.map { NearbyWords.startIn(area($0)) } ?? NearbyWords.startInMiddle }
    }

    /// The name of a part of the world. That of the extract which comes with the app is no name on a map, but words.
    func area(_ name: String) -> String { name == PlacesExtract.shippedName ? NearbyWords.centralHelsinki : name }

    /// Why what was typed is no position, and what to type instead.
    public func sentence(_ error: PositionError) -> String {
        say {
            switch error.reason {
            case .nothingTyped: NearbyWords.nothingTyped
            case .offTheGlobe: NearbyWords.offTheGlobe(error.text)
            case .unreadableAddress: NearbyWords.unreadableAddress(error.text)
            case .unknownSystem: NearbyWords.unknownSystem(error.text)
            case .unknownName: NearbyWords.unknownName(error.text)
            }
        }
    }
}
