internal import Belvedere
internal import NearbyPlaces

/// The colours of the map, on light and on dark pages. Streets are lighter than the land, and all of it is pale, so that markers stand out.
enum MapColours {
    static let land = pair(0xF4F2EC, 0x20242A)
    static let text = pair(0x4B4943, 0xC9CBD1)
    static let halo = pair(0xFFFFFF, 0x1A1D22)
    static let placeText = pair(0x2A2A28, 0xF0F0F2)
    static let white = Paint.fixed(red: 255, green: 255, blue: 255)

    static func ground(_ kind: GroundArea.Kind) -> Paint {
        switch kind {
        case .water: pair(0xA9D5EC, 0x17384C)
        case .green: pair(0xCFE8C4, 0x243B2A)
        case .building: pair(0xE6E0D6, 0x2C3138)
        }
    }

    /// The colour of the lines around areas. Only buildings have lines.
    static func edge(_ kind: GroundArea.Kind) -> Paint { kind == .building ? pair(0xD3CBBE, 0x3A4048) : .none }

    static func street(_ rank: Street.Rank) -> Paint {
        switch rank {
        case .main: pair(0xFCD58F, 0x6B5A38)
        case .major: pair(0xFDF0B8, 0x555141)
        case .minor: pair(0xFFFFFF, 0x444A54)
        case .footway: pair(0xFAF3EA, 0x3A4049)
        }
    }

    /// The colour of the outlines of streets, which separates them from the land and from each other.
    static func casing(_ rank: Street.Rank) -> Paint {
        switch rank {
        case .main: pair(0xD9A04E, 0x17191D)
        case .major: pair(0xD8C37A, 0x17191D)
        case .minor: pair(0xD2CCC0, 0x17191D)
        case .footway: pair(0xDCD2C4, 0x17191D)
        }
    }

    static func pin(_ type: PlaceType) -> Paint {
        switch type {
        case .atm: .fixed(red: 0x1F, green: 0x7A, blue: 0x4D)
        case .restaurant: .fixed(red: 0xC7, green: 0x4F, blue: 0x14)
        case .cafe: .fixed(red: 0x8A, green: 0x55, blue: 0x2B)
        case .nightClub: .fixed(red: 0x7A, green: 0x3F, blue: 0xB0)
        }
    }

    static let chosen = Paint.fixed(red: 0xD3, green: 0x1F, blue: 0x2B)

    private static func pair(_ light: UInt32, _ dark: UInt32) -> Paint { .scheme(light: .hex(light), dark: .hex(dark)) }
}
