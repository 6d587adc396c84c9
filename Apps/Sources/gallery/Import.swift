internal import ArgumentParser
internal import Foundation
internal import NearbyPlaces

/// Imports a file of OpenStreetMap for the app Nearby.
struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Imports an OpenStreetMap file (.osm.pbf, .osm, GeoJSON) for Nearby.",
        discussion: "An import that was stopped goes on where it was when it is run again. Then serve it: gallery --places DATABASE"
    )

    @Argument(help: "The file to read.")
    var file: String

    @Option(help: "The database to write; places.sqlite in the folder for data unless told otherwise.")
    var database: String?

    @Option(help: "The time zone of the places, by which opening hours are read, e.g. Europe/Helsinki.")
    var timeZone: String?

    func validate() throws {
        if let timeZone, TimeZone(identifier: timeZone) == nil {
            throw ValidationError("\(timeZone) is no time zone that is known. A name looks like Europe/Helsinki.")
        }
    }

    func run() async throws {
        let target = database.map { URL(filePath: $0) } ?? ServiceOptions.dataFolder.appending(component: "places.sqlite")
        try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        let importer = PlacesImporter(
            file: URL(filePath: file), database: target, timeZone: timeZone.flatMap { TimeZone(identifier: $0) }
        )
        var bar = ProgressBar()
        let summary = try importer.run { bar.show($0) }
        bar.finish()
        for (type, count) in summary.places.sorted(by: { $0.key.rawValue < $1.key.rawValue }) { print("\(type.rawValue): \(count)") }
        print("names: \(summary.names), streets: \(summary.streets)")
        if summary.incompleteAreas > 0 { print("areas without all their points, left out: \(summary.incompleteAreas)") }
        print("Serve them: gallery --places \(target.path)")
    }
}
