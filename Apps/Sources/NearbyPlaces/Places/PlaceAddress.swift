/// The parts of an address, in the order of their country.
struct PlaceAddress {
    var street: String?
    var number: String?
    var city: String?
    var state: String?
    var postcode: String?
    /// The two-letter code of the country, or nil. Few addresses in OpenStreetMap contain it.
    var country: String?
    /// The position of the address. It decides the order if the country is unknown.
    var coordinate: Coordinate?

    /// The address on one line: `350 5th Avenue, New York, NY 10118` in the United States, or `Mannerheimintie 1, 00100 Helsinki`.
    var line: String {
        let parts: [[String?]] =
            switch order {
            case .numberFirstStateLast: [[number, street], [city], [state, postcode]]
            case .numberFirstPostcodeLast: [[number, street], [city], [postcode]]
            case .numberFirst: [[number, street], [postcode, city]]
            case .streetFirst: [[street, number], [postcode, city]]
            }
        return parts.map { $0.compactMap { $0 }.joined(separator: " ") }.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private enum Order {
        case streetFirst, numberFirst, numberFirstPostcodeLast, numberFirstStateLast
    }

    private var order: Order {
        if let country {
            switch country.uppercased() {
            case "US", "CA", "PR", "AU": return .numberFirstStateLast
            case "GB", "IE", "NZ", "IN", "ZA", "SG", "MY", "PH": return .numberFirstPostcodeLast
            case "FR", "LU", "MC": return .numberFirst
            default: return .streetFirst
            }
        }
        guard let postcode else { return isInUnitedStates ? .numberFirstStateLast : .streetFirst }
        if postcode.wholeMatch(of: /[A-Za-z][0-9][A-Za-z] ?[0-9][A-Za-z][0-9]/) != nil { return .numberFirstStateLast }
        if postcode.wholeMatch(of: /[A-Za-z]{1,2}[0-9][0-9A-Za-z]? [0-9][A-Za-z]{2}/) != nil { return .numberFirstPostcodeLast }
        let isZIP = postcode.wholeMatch(of: /[0-9]{5}(-[0-9]{4})?/) != nil
        return isZIP && isInUnitedStates ? .numberFirstStateLast : .streetFirst
    }

    /// Whether the position is in the United States: between Canada and Mexico, in Alaska or on Hawaii. The test is approximate. If it is
    /// wrong near a border, the house number is on the wrong side of the street name.
    private var isInUnitedStates: Bool {
        guard let coordinate else { return false }
        let (latitude, longitude) = (coordinate.latitude, coordinate.longitude)
        if (18.9...22.3).contains(latitude), (-160.3 ... -154.8).contains(longitude) { return true }
        if (54.5...71.4).contains(latitude), (-168 ... -141).contains(longitude) { return true }
        guard (-124.8 ... -66.9).contains(longitude) else { return false }
        let south =
            switch longitude {
            case ..<(-114.8): 32.53
            case ..<(-106.5): 31.33
            case ..<(-103): 29.2
            case ..<(-99.5): 27.5
            case ..<(-97): 25.9
            default: 24.4
            }
        // East of Lake Superior, the border to Canada follows the Great Lakes.
        let north = longitude < -95 ? 49.0 : longitude < -83.5 ? 48.0 : longitude < -79 ? 42.3 : 45.0
        return (south...north).contains(latitude)
    }
}
