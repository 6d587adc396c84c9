import EmployeesService
import Foundation
import HTTPService
import NearbyPlaces
import OpenStreetMap

// Measures the figures in the documentation of NearbyPlaces. Each of these commands measures one area:
//
//     cd Benchmarks && swift run -c release MeasurePlaces nearest cd Benchmarks && swift run -c release MeasurePlaces shipped cd Benchmarks
//     && swift run -c release MeasurePlaces import FILE cd Benchmarks && swift run -c release MeasurePlaces employees
//
// Each command is a process of its own, so that its peak memory contains nothing of the other areas.

let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "nearest": try await nearest()
case "shipped": try await shipped()
case "import" where arguments.count == 2: try importFile(URL(filePath: arguments.last ?? ""))
case "employees": try await employees()
default: print("nearest | shipped | import FILE | employees")
}

/// Measures finding the nearest twenty cafes among 100,000 places, half of them in towns.
func nearest() async throws {
    let folder = URL.temporaryDirectory.appending(path: "measure-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let amenities = ["atm", "restaurant", "cafe", "nightclub"]
    let towns = (0..<40).map { _ in (Double.random(in: 59.9...70), Double.random(in: 20.5...31)) }
    var features: [String] = [], centers: [Coordinate] = []
    for index in 0..<100_000 {
        var latitude = Double.random(in: 59.9...70), longitude = Double.random(in: 20.5...31)
        if index.isMultiple(of: 2), let town = towns.randomElement() {
            latitude = town.0 + Double.random(in: -0.03...0.03)
            longitude = town.1 + Double.random(in: -0.06...0.06)
            if index.isMultiple(of: 50), let center = Coordinate(latitude: latitude, longitude: longitude) { centers.append(center) }
        }
        features.append(
            #"{"type":"Feature","id":"node/\#(index)","geometry":{"type":"Point","coordinates":[\#(longitude),\#(latitude)]},"properties":{"amenity":"\#(amenities[index % 4])","name":"Place \#(index)","opening_hours":"Mo-Fr 08:00-18:00","addr:street":"Street","addr:housenumber":"\#(index % 90)"}}"#
        )
    }
    let file = folder.appending(path: "map.geojson"), database = folder.appending(path: "places.sqlite")
    try Data((#"{"type":"FeatureCollection","features":["# + features.joined(separator: ",") + "]}").utf8).write(to: file)
    print("imported", try PlacesImporter(file: file, database: database).run().places.values.reduce(0, +))
    let extract = try PlacesExtract(database)
    for (name, radius) in [("within 1000 m", 1000.0), ("within 5000 m", 5000)] {
        var measurement = TimesAndMemory(), found = 0
        for center in centers.shuffled() {
            found += try await measurement.time {
                try await extract.places(of: [.cafe], in: SearchArea(center: center, radius: radius, limit: 20)).count
            }
        }
        print("nearest 20 cafes \(name), in towns:", measurement.description, "found", found / centers.count, "each")
    }
}

/// Measures the data of the app: opening its database, and the queries of the home screen.
func shipped() async throws {
    var opening = TimesAndMemory(), home = TimesAndMemory(), street = TimesAndMemory(), streets = TimesAndMemory()
    for _ in 0..<50 { _ = try await opening.time { try PlacesExtract.shipped() } }
    let extract = try PlacesExtract.shipped()
    guard let center = extract.center else { return }
    for _ in 0..<1000 {
        await home.time { for await _ in extract.sections(in: SearchArea(center: center, limit: 20)) {} }
        _ = try await street.time { try await extract.positions(named: "Mannerheimintie") }
        _ = try await streets.time { try await extract.streets(in: CoordinateBox(around: center, radius: 300)) }
    }
    print("opening:", opening.description)
    print("all sections of the home screen:", home.description)
    print("a position by a name:", street.description)
    print("streets for a picture:", streets.description)
}

/// Measures an import of a file: the places per second and the peak memory.
func importFile(_ file: URL) throws {
    let database = URL.temporaryDirectory.appending(path: "measure-\(UUID().uuidString).sqlite")
    defer { try? FileManager.default.removeItem(at: database) }
    let size = try MapFile(file).size
    let summary = try PlacesImporter(file: file, database: database).run()
    let seconds = summary.elapsed / .seconds(1), count = summary.places.values.reduce(0, +)
    print("file", size, "bytes; places", count, "names", summary.names)
    print(
        String(
            format: "%.2f s; %.0f places/s; %.1f MB/s of file; peak memory ", seconds, Double(count) / seconds, Double(size) / seconds / 1e6
        ) + TimesAndMemory.peakMemory)
}

/// Measures decoding ten thousand employees from each of the supported JSON forms.
func employees() async throws {
    for isText in [true, false] {
        let rows = (1...10_000).map { index in
            isText
                ? #"{"id":"\#(index)","employee_name":"Person \#(index)","employee_salary":"\#(index * 37)","employee_age":"40","profile_image":""}"#
                : #"{"id":\#(index),"employee_name":"Person \#(index)","employee_salary":\#(index * 37),"employee_age":40,"profile_image":""}"#
        }
        let array = "[" + rows.joined(separator: ",") + "]"
        let body = Data((isText ? array : #"{"status":"success","data":\#(array),"message":"ok"}"#).utf8)
        var measurement = TimesAndMemory()
        for _ in 0..<20 {
            _ = try await measurement.time { try EmployeesDecoder.list(from: HTTPAnswer(status: 200, body: body), now: Date()) }
        }
        print(isText ? "10,000 employees, strings:" : "10,000 employees, numbers:", measurement.description, "\(body.count / 1000) kB")
    }
}
