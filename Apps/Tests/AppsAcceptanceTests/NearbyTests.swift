import Belvedere
import BelvedereHeadless
import BelvedereHostConformance
import Nearby
import NearbyPlaces
import StageTesting
import Testing

/// Tests places nearby without a network on each host.
@Suite("Places nearby")
struct NearbyTests {
    @Test("are found from the middle of the city to a place", arguments: StageHost.takingPart)
    func places(_ host: StageHost) async throws {
        try await withNearby(on: host, locale: "en-GB", rows: 3, columns: 4) { person in
            await person.expect(
                """
                screen "Nearby"
                  button "Refresh" [disabled]
                  textField "Place or coordinates" [placeholder "Mannerheimintie, or 60.17, 24.94"]
                  button "Go there"
                  button "Use my location"
                  button "Start in central Helsinki"
                  emptyState "Where are you?"
                    label "Type a place or coordinates, or use your location."
                """)

            await person.does(.tap(.button, "Start in central Helsinki"))
            await person.expectLines(
                """
                disclosure "In central Helsinki, within 0.6 mi" [collapsed]
                pager "Hot picks only for you" = 1 of 4
                  row "Fazer Food Market, 80 yd · Open until 21:00"
                collectionRow "Want to be more specific" [4 rows]
                  row "ATM"
                  row "Restaurant"
                  row "Cafe"
                  row "Night Club"
                """)

            await person.does(.turn("Hot picks only for you", to: 1))
            await person.expectLines(
                """
                pager "Hot picks only for you" = 2 of 4
                  row "Joe & The Juice, 90 yd · Open until 21:00"
                """)

            await person.does(.turn("Hot picks only for you", to: 2))
            await person.expectLines(
                """
                pager "Hot picks only for you" = 3 of 4
                  row "Skohan, 140 yd"
                """)

            await person.does(.tap(.row, "Skohan, 140 yd").inside(.pager, "Hot picks only for you"))
            await person.expectLines(
                """
                screen "Skohan" [back]
                  drawing "Map around Skohan"
                    circle "You"
                    path "Skohan"
                  label "Unknown"
                  label "140 yd"
                  label "Keskuskatu 8, 00100 Helsinki"
                  link "https://skohan.fi" to "https://skohan.fi"
                """)

            await person.does(.back)
            await person.expectLines(
                """
                screen "Nearby"
                  disclosure "In central Helsinki, within 0.6 mi" [collapsed]
                  pager "Hot picks only for you" = 3 of 4
                    row "Skohan, 140 yd"
                  collectionRow "Want to be more specific" [4 rows]
                    row "ATM"
                    row "Restaurant"
                    row "Cafe"
                    row "Night Club"
                """)

            await person.does(.tap(.row, "Cafe").inside(.collectionRow, "Want to be more specific"))
            await person.expectLines(
                """
                screen "Cafes nearby" [back]
                  searchField "Search places"
                  toggle "Open now" = off
                  label "88 places"
                  list "Cafes nearby" [88 rows, 1-3]
                    row "robert's coffee gelato factory, 90 yd, Opening hours unknown"
                    row "Joe & The Juice, 90 yd, Open until 21:00, Aleksanterinkatu 52, 00100 Helsinki"
                    row "Café Aalto, 110 yd, Open until 21:00, Pohjoisesplanadi 39, 00100 Helsinki"
                """)

            await person.does(.scroll(toRow: 20, of: "Cafes nearby"))
            await person.expectLines(
                """
                list "Cafes nearby" [88 rows, 21-23]
                  row "Espresso House, 0.1 mi, Open until 19:00, Kaivokäytävä 10, 00100 Helsinki"
                  row "Cafe without a name, 0.1 mi, Opening hours unknown"
                  row "Jääpuiston kahvila, 0.1 mi, Opening hours unknown, Rautatientori, 00100 Helsinki"
                """)

            await person.does(.toggle("Open now"))
            await person.expectLines(
                """
                screen "Cafes nearby" [back]
                  searchField "Search places"
                  toggle "Open now" = on
                  label "42 of 88 shown"
                  list "Cafes nearby" [42 rows, 21-23]
                    row "Robert's Coffee, 0.2 mi, Open until 19:00, Mannerheimintie 20 B, 00100 Helsinki"
                    row "Kahvi Charlotta, 0.2 mi, Open until 16:00"
                    row "Picnic, 0.2 mi, Open until 21:00, Mannerheimintie 20, 00100 Helsinki"
                """)

            await person.does(.select("Name", in: "Sort by"))
            await person.expectLines(
                """
                picker "Sort by" = "Name" of ("Distance", "Name")
                  row "Fazer Café, 120 yd, Open until 21:00, Aleksanterinkatu 52, 00100 Helsinki"
                  row "Fazer Café, 0.2 mi, Open until 20:00, Mannerheimintie 20, 00100 Helsinki"
                  row "Golden Rax Pizza Buffet, 0.1 mi, Open until 21:00, Aleksanterinkatu 11, 00100"
                """)

            await person.does(.type("kahv", into: "Search places", .searchField))
            await person.expectLines(
                """
                screen "Cafes nearby" [back]
                  searchField "Search places" = "kahv" [focused]
                  picker "Sort by" = "Name" of ("Distance", "Name")
                  toggle "Open now" = on
                  label "3 of 88 shown"
                  list "Cafes nearby" [3 rows]
                    row "Ihana Kahvila Baari, 0.2 mi, Open until 19:00"
                    row "Kahvi Charlotta, 0.2 mi, Open until 16:00"
                    row "Sampon Satumainen kahvila, 0.3 mi, Open until 18:00, Erottajankatu 7 A, sisäpiha, 00130 Helsinki"
                """)

            await person.does(.tap(.row, "Ihana Kahvila Baari, 0.2 mi, Open until 19:00"))
            await person.expectLines(
                """
                screen "Ihana Kahvila Baari" [back]
                  drawing "Map around Ihana Kahvila Baari"
                    circle "You"
                    path "Ihana Kahvila Baari"
                  label "Open"
                  label "0.2 mi"
                  label "Open until 19:00"
                  label "Today"
                  label "As written: Mo-Sa 10:00-19:00"
                """)

            await person.does(.back)
            await person.expectLines(
                """
                screen "Cafes nearby" [back]
                  searchField "Search places" = "kahv"
                  picker "Sort by" = "Name" of ("Distance", "Name")
                  toggle "Open now" = on
                  label "3 of 88 shown"
                  list "Cafes nearby" [3 rows]
                    row "Ihana Kahvila Baari, 0.2 mi, Open until 19:00"
                    row "Kahvi Charlotta, 0.2 mi, Open until 16:00"
                    row "Sampon Satumainen kahvila, 0.3 mi, Open until 18:00, Erottajankatu 7 A, sisäpiha, 00130 Helsinki"
                """)

            await person.does(.type("zzz", into: "Search places", .searchField))
            await person.expectLines(
                """
                screen "Cafes nearby" [back]
                  searchField "Search places" = "kahvzzz" [focused]
                  picker "Sort by" = "Name" of ("Distance", "Name")
                  toggle "Open now" = on
                  label "0 of 88 shown"
                  emptyState "No matches"
                    label "Change the search or the filter."
                    button "Show all"
                  list "Cafes nearby" [0 rows]
                """)

            await person.does(.tap(.button, "Show all"))
            await person.expectLines(
                """
                screen "Cafes nearby" [back]
                  searchField "Search places"
                  picker "Sort by" = "Name" of ("Distance", "Name")
                  toggle "Open now" = off
                  label "88 places"
                  list "Cafes nearby" [88 rows, 21-23]
                    row "Cafe Yrjö, 0.2 mi, Opening hours unknown, Yrjönkatu 21, 00100 Helsinki"
                    row "Caffe Mansku, 0.1 mi, Opening hours unknown, Mannerheimintie 8, Helsinki"
                    row "Ciao!, 0.3 mi, Opening hours unknown"
                """)

            await person.does(.back)
            await person.expectLines(
                """
                screen "Nearby"
                  disclosure "In central Helsinki, within 0.6 mi" [collapsed]
                  pager "Hot picks only for you" = 3 of 4
                    row "Skohan, 140 yd"
                  collectionRow "Want to be more specific" [4 rows]
                    row "ATM"
                    row "Restaurant"
                    row "Cafe"
                    row "Night Club"
                """)
        }
    }

    @Test("are found around a position that is typed in each way", arguments: StageHost.takingPart)
    func positions(_ host: StageHost) async throws {
        try await withNearby(on: host) { person in
            await person.expect(
                """
                screen "Nearby"
                  button "Refresh" [disabled]
                  textField "Place or coordinates" [placeholder "Mannerheimintie, or 60.17, 24.94"]
                  button "Go there"
                  button "Use my location"
                  button "Start in central Helsinki"
                  emptyState "Where are you?"
                    label "Type a place or coordinates, or use your location."
                """)

            await person.does(.submit("Place or coordinates"))
            await person.expect(.label, "Type coordinates, such as 60.17, 24.94, or the name of a place.")

            await person.does(.type("91, 0", into: "Place or coordinates"), .tap(.button, "Go there"))
            await person.expect(.label, "“91, 0” is not on the globe: latitudes go from -90 to 90, longitudes from -180 to 180.")

            await person.does(
                .clear("Place or coordinates"),
                .type("Atlantis", into: "Place or coordinates"),
                .submit("Place or coordinates")
            )
            await person.expect(.label, "No place called “Atlantis” is known here. Type coordinates, or another name.")

            await person.does(
                .clear("Place or coordinates"),
                .type("mannerheimintie", into: "Place or coordinates"),
                .submit("Place or coordinates")
            )
            await person.expectLines(
                """
                screen "Nearby"
                  disclosure "Near Mannerheimintie, within 1 km" [collapsed]
                  pager "Hot picks only for you" = 1 of 4
                    row "Ônam, 50 m · Open until 21:00"
                  collectionRow "Want to be more specific" [4 rows, 1-2]
                    row "ATM"
                    row "Restaurant"
                """)

            await person.does(
                .tap(.disclosure, "Near Mannerheimintie, within 1 km"),
                .clear("Place or coordinates"),
                .type("geo:60.1690,24.9525;u=35", into: "Place or coordinates"),
                .tap(.button, "Go there")
            )
            await person.expectLines(
                """
                disclosure "Near 60.169, 24.952, within 1 km" [collapsed]
                  row "Savotta, 20 m · Open until 23:00"
                  row "Otto, 120 m"
                  row "ATM without a name, 310 m"
                  row "Savotta, 20 m"
                  row "Samovar, 40 m"
                  row "Cafe Engel, 40 m"
                  row "Cafe Köket, 70 m"
                  row "Skohan, 570 m"
                  row "DTM Gay Night Club, 620 m"
                """)

            await person.does(.tap(.disclosure, "Near 60.169, 24.952, within 1 km"))
            await person.expect(.label, "Near 60.16900, 24.95250, as typed, accurate to 40 m")
            await person.does(.select("200 m", in: "Radius"))
            await person.expectLines(
                """
                disclosure "Near 60.169, 24.952, within 200 m" [expanded]
                pager "Hot picks only for you" = 1 of 3
                  row "Savotta, 20 m · Open until 23:00"
                """)

            await person.does(
                .clear("Place or coordinates"),
                .type("60.1600, 24.9180", into: "Place or coordinates"),
                .tap(.button, "Go there")
            )
            await person.expectLines(
                """
                screen "Nearby"
                  disclosure "Near 60.160, 24.918, within 200 m" [collapsed]
                  emptyState "Nothing found within 200 m"
                    button "Search within 500 m"
                  collectionRow "Want to be more specific" [4 rows, 1-2]
                    row "ATM"
                    row "Restaurant"
                """)

            await person.does(.tap(.button, "Search within 500 m"))
            await person.expectLines(
                """
                emptyState "Nothing found within 500 m"
                  button "Search within 1 km"
                """)

            await person.does(.tap(.button, "Search within 1 km"))
            await person.expectLines(
                """
                emptyState "Nothing found within 1 km"
                  button "Search within 2 km"
                """)

            await person.does(.scroll(toRow: 3, of: "Want to be more specific", .collectionRow))
            await person.expectLines(
                """
                collectionRow "Want to be more specific" [4 rows, 3-4]
                  row "Cafe"
                  row "Night Club"
                """)

            await person.does(.tap(.row, "Night Club").inside(.collectionRow, "Want to be more specific"))
            await person.expectLines(
                """
                screen "Nightclubs nearby" [back]
                  searchField "Search places"
                  toggle "Open now" = off
                  label "0 places"
                  emptyState "No night club found within 1 km"
                    button "Search within 2 km"
                  list "Nightclubs nearby" [0 rows]
                """)

            await person.does(.tap(.button, "Search within 2 km"))
            await person.expectLines(
                """
                label "8 places"
                list "Nightclubs nearby" [8 rows, 1-2]
                  row "Alcatraz Club, 1.3 km, Opening hours unknown, Eerikinkatu 3, 00100 Helsinki"
                  row "LeBonk, 1.4 km, Closed, opens 21:00, Yrjönkatu 24, 00100 Helsinki"
                """)

            await person.does(.back)
            await person.expectLines(
                """
                screen "Nearby"
                  disclosure "Near 60.160, 24.918, within 2 km" [collapsed]
                  pager "Hot picks only for you" = 1 of 4
                    row "Levant, 1.1 km · Open until 19:00"
                  collectionRow "Want to be more specific" [4 rows, 3-4]
                    row "Cafe"
                    row "Night Club"
                """)
        }
    }

    @Test("are found around the device", arguments: StageHost.takingPart)
    func deviceTells(_ host: StageHost) async throws {
        var device = DeviceScript()
        device.position = .answer(DevicePosition(latitude: 60.169, longitude: 24.9525, accuracy: 20))
        try await withNearby(on: host, columns: 1, device: device) { person in
            await person.expect(
                """
                screen "Nearby"
                  button "Refresh" [disabled]
                  textField "Place or coordinates" [placeholder "Mannerheimintie, or 60.17, 24.94"]
                  button "Go there"
                  button "Use my location"
                  button "Start in central Helsinki"
                  emptyState "Where are you?"
                    label "Type a place or coordinates, or use your location."
                """)

            await person.does(.tap(.button, "Use my location"))
            await person.expectLines(
                """
                disclosure "Near you, within 1 km" [collapsed]
                pager "Hot picks only for you" = 1 of 4
                  row "Savotta, 20 m · Open until 23:00"
                collectionRow "Want to be more specific" [4 rows, 1-1]
                  row "ATM"
                """)

            await person.does(.open("/atm"))
            await person.expectLines(
                """
                screen "ATMs nearby" [back]
                  searchField "Search places"
                  toggle "Open now" = off
                  label "18 places"
                  list "ATMs nearby" [18 rows, 1-2]
                    row "Otto, 120 m, Opening hours unknown"
                    row "ATM without a name, 310 m, Opening hours unknown"
                """)

            await person.does(.open("/place/nowhere"))
            await person.expect(
                """
                screen "Place" [back]
                  emptyState "Place not found" [error]
                    label "It may be outside the radius, or it no longer exists."
                """)

            await person.does(.back)
            await person.expectLines(
                """
                screen "Nearby"
                  disclosure "Near you, within 1 km" [collapsed]
                  pager "Hot picks only for you" = 1 of 4
                    row "Savotta, 20 m · Open until 23:00"
                  collectionRow "Want to be more specific" [4 rows, 1-1]
                    row "ATM"
                """)
        }
    }

    @Test("are found around a typed position where the device may not tell", arguments: StageHost.takingPart)
    func deviceDenies(_ host: StageHost) async throws {
        var device = DeviceScript()
        device.position = .failure(.denied)
        try await withNearby(on: host, columns: 1, device: device) { person in
            await person.expect(
                """
                screen "Nearby"
                  button "Refresh" [disabled]
                  textField "Place or coordinates" [placeholder "Mannerheimintie, or 60.17, 24.94"]
                  button "Go there"
                  button "Use my location"
                  button "Start in central Helsinki"
                  emptyState "Where are you?"
                    label "Type a place or coordinates, or use your location."
                """)

            await person.does(.tap(.button, "Use my location"))
            await person.expect(.label, "We couldn't get your location. Allow it for this page, or type a place or coordinates.")

            await person.does(.type("60.1690, 24.9525", into: "Place or coordinates"), .submit("Place or coordinates"))
            await person.expectLines(
                """
                screen "Nearby"
                  disclosure "Near 60.169, 24.952, within 1 km" [collapsed]
                  pager "Hot picks only for you" = 1 of 4
                    row "Savotta, 20 m · Open until 23:00"
                  collectionRow "Want to be more specific" [4 rows, 1-1]
                    row "ATM"
                """)
        }
    }

    @Test("are not known where the device does not find out in time", arguments: StageHost.takingPart)
    func deviceTimesOut(_ host: StageHost) async throws {
        var device = DeviceScript()
        device.position = .failure(.timedOut)
        try await withNearby(on: host, columns: 1, device: device) { person in
            await person.expect(
                """
                screen "Nearby"
                  button "Refresh" [disabled]
                  textField "Place or coordinates" [placeholder "Mannerheimintie, or 60.17, 24.94"]
                  button "Go there"
                  button "Use my location"
                  button "Start in central Helsinki"
                  emptyState "Where are you?"
                    label "Type a place or coordinates, or use your location."
                """)

            await person.does(.tap(.button, "Use my location"))
            await person.expectLines(
                """
                label "Finding your location took too long. Try again, or type a place or coordinates."
                button "Try again"
                """)

            await person.does(.type("0, 0", into: "Place or coordinates"), .submit("Place or coordinates"))
            await person.expectLines(
                """
                screen "Nearby"
                  disclosure "Near 0.000, 0.000, within 1 km" [collapsed]
                  emptyState "No places here"
                    label "The data covers central Helsinki only."
                    button "Start in central Helsinki"
                  collectionRow "Want to be more specific" [4 rows, 1-1]
                    row "ATM"
                """)
        }
    }

    private func withNearby(
        on host: StageHost, locale: String = "en-IE", rows: Int = 2, columns: Int = 2, device: DeviceScript = DeviceScript(),
        _ body: sending ConformanceBody<Person, Void>
    ) async throws {
        let extract = try PlacesExtract.shipped(), clock = TestClock()
        let application = BelvedereApp.nearby(source: extract, extract: extract, now: { noon(on: clock) })
        let viewport = Viewport(rows: rows, columns: columns)
        let setting = Setting(locale: locale, timeZone: "Europe/Helsinki", clock: clock, viewport: viewport, device: device)
        try await withPerson(using: application, on: host, setting, body)
    }
}
