import Foundation
import NearbyPlaces
import Testing

struct PositionTests {
    @Test(
        arguments: [
            ("12.94, 77.63", 12.94, 77.63, nil), ("12.94,77.63", 12.94, 77.63, nil), ("  12.94   77.63 ", 12.94, 77.63, nil),
            ("12.94; 77.63", 12.94, 77.63, nil), ("-33.87, 151.21", -33.87, 151.21, nil), ("−33.87, +151.21", -33.87, 151.21, nil),
            ("0, 0", 0, 0, nil), ("0,0", 0, 0, nil), ("90, 180", 90, 180, nil), ("-90 -180", -90, -180, nil),
            ("60.17° N, 24.94° E", 60.17, 24.94, nil),
            ("33.87 S 151.21 W", -33.87, -151.21, nil), ("12., 77.", 12, 77, nil),
            ("geo:60.17,24.94", 60.17, 24.94, nil), ("GEO:60.17,24.94,12.5", 60.17, 24.94, nil),
            ("geo:60.17,24.94;u=30", 60.17, 24.94, 30.0),
            ("geo:48.2,16.3;crs=wgs84;u=40", 48.2, 16.3, 40.0), ("geo:48.2,16.3;crs=WGS84;unknown=x", 48.2, 16.3, nil),
            ("geo:90,-22.43;crs=WGS84", 90, 0, nil), ("geo:0,0", 0, 0, nil), ("geo:0,0?q=", 0, 0, nil),
            ("geo:0,0?q=60.17,24.94(Here)", 60.17, 24.94, nil),
            ("geo:60.17,24.94?z=12", 60.17, 24.94, nil),
            // Persian, Arabic, Devanagari, Bengali and full-width digits, with the signs of their keyboards.
            ("۶۰٫۱۷، ۲۴٫۹۴", 60.17, 24.94, nil), ("٦٠٫١٧، ٢٤٫٩٤", 60.17, 24.94, nil), ("६०.१७, २४.९४", 60.17, 24.94, nil),
            ("৬০.১৭, ২৪.৯৪", 60.17, 24.94, nil),
            ("６０．１７，２４．９４", 60.17, 24.94, nil), ("６０．１７、２４．９４", 60.17, 24.94, nil), ("۶۰.۱۷ ۲۴.۹۴", 60.17, 24.94, nil),
            ("٦٠٫١٧؛ ٢٤٫٩٤", 60.17, 24.94, nil),
            ("\u{2066}۶۰٫۱۷، ۲۴٫۹۴\u{2069}", 60.17, 24.94, nil), ("\u{200E}-۳۳٫۸۷، ۱۵۱٫۲۱", -33.87, 151.21, nil),
            ("−۳۳٫۸۷، −۱۵۱٫۲۱", -33.87, -151.21, nil),
            ("۳۳٫۸۷° S، ۱۵۱٫۲۱° W", -33.87, -151.21, nil), ("geo:۶۰٫۱۷،۲۴٫۹۴", 60.17, 24.94, nil), ("６０，２４", 60, 24, nil),
            ("۰، ۰", 0, 0, nil),
        ] as [(String, Double, Double, Double?)])
    func coordinatesAreRead(text: String, latitude: Double, longitude: Double, accuracy: Double?) throws {
        let expected = try #require(Coordinate(latitude: latitude, longitude: longitude))
        #expect(try PositionQuery(reading: text) == .coordinate(expected, accuracy: accuracy))
    }

    @Test(arguments: [
        "Mannerheimintie", "Café 12", "12", "12.94", "1,2,3", "1e3, 4", "0x10, 5", "nan, nan", "12.94, north", "50 Cent 10", "کافه ۱۲",
        "۱۲٫۹۴", "میدان آزادی", "１２番", "²³, ⅓",
    ])
    func anythingElseIsAName(text: String) throws {
        #expect(try PositionQuery(reading: text) == .name(text))
    }

    @Test(arguments: [
        ("", "nothing-typed"), ("   ", "nothing-typed"), ("91, 0", "off-the-globe"), ("0, 181", "off-the-globe"),
        ("۹۱، ۰", "off-the-globe"), ("geo:91,0", "off-the-globe"),
        ("geo:", "unreadable-address"), ("geo:60.17", "unreadable-address"), ("geo:a,b", "unreadable-address"),
        ("geo:1,2;u=-1", "unreadable-address"),
        ("geo:1,2,3,4", "unreadable-address"), ("geo:nan,0", "unreadable-address"), ("geo:1,2;crs=nad27", "unknown-system"),
    ])
    func aTextThatIsNoPositionHasAReason(text: String, code: String) {
        let error = #expect(throws: PositionError.self) { try PositionQuery(reading: text) }
        #expect(error?.code == code)
        #expect(error?.sentence.isEmpty == false)
    }

    @Test("A name in an address of a map has at most 30 marks in a row")
    func marks() throws {
        guard case .name(let name) = try PositionQuery(reading: "geo:0,0?q=a" + String(repeating: "%CC%81%CC%A3", count: 5000)) else {
            return #expect(Bool(false))
        }
        #expect(name.unicodeScalars.count == 31)
    }

    @Test func distancesAreThoseAlongTheSurface() throws {
        func distance(_ a: (Double, Double), _ b: (Double, Double)) throws -> Double {
            try #require(Coordinate(latitude: a.0, longitude: a.1)).distance(to: #require(Coordinate(latitude: b.0, longitude: b.1)))
        }
        // Helsinki to Tallinn, about 82 km; a degree along the equator; a quarter of the way around; and across 180 degrees.
        #expect(try abs(distance((60.1699, 24.9384), (59.4370, 24.7536)) - 82_200) < 300)
        #expect(try abs(distance((0, 0), (0, 1)) - 111_195) < 1)
        #expect(try abs(distance((0, 0), (90, 0)) - 10_007_557) < 10)
        #expect(try abs(distance((0, 179.5), (0, -179.5)) - 111_195) < 1)
        #expect(try distance((12, 77), (12, 77)) == 0)
        #expect(try abs(distance((0, 0), (0, 180)) - 20_015_114) < 20)
    }

    @Test func coordinatesOffTheGlobeDoNotExist() {
        #expect(Coordinate(latitude: 90.1, longitude: 0) == nil)
        #expect(Coordinate(latitude: .nan, longitude: 0) == nil)
        #expect(Coordinate(latitude: 0, longitude: .infinity) == nil)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Coordinate.self, from: Data(#"{"latitude":100,"longitude":0}"#.utf8))
        }
    }

    @Test(arguments: [(60.17, 24.94), (0, 0), (0, 179.99), (0, -179.99), (89.999, 0), (-89.999, 120), (60, 180), (90, 0)])
    func aBoxHoldsTheWholeCircle(latitude: Double, longitude: Double) throws {
        let center = try #require(Coordinate(latitude: latitude, longitude: longitude))
        for radius in [1.0, 200, 5000, 50_000] {
            let box = CoordinateBox(around: center, radius: radius)
            #expect(box.contains(center))
            for degrees in stride(from: 0.0, to: 360, by: 15) {
                // The point at that distance in that direction, minus ten centimetres, because the sines are less exact at a pole.
                let angle = (radius * 0.9999 - 0.1) / 6_371_008.8, bearing = degrees * .pi / 180, north = latitude * .pi / 180
                let latitude = asin(sin(north) * cos(angle) + cos(north) * sin(angle) * cos(bearing))
                let turn = atan2(sin(bearing) * sin(angle) * cos(north), cos(angle) - sin(north) * sin(latitude))
                var longitude = longitude + turn * 180 / .pi
                if longitude > 180 { longitude -= 360 }
                if longitude < -180 { longitude += 360 }
                let point = try #require(Coordinate(latitude: min(max(latitude * 180 / .pi, -90), 90), longitude: longitude))
                #expect(box.contains(point), "\(point) from \(center) at \(radius)")
            }
        }
    }
}
