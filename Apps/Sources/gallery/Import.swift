internal import ArgumentParser
internal import Foundation
internal import NearbyPlaces

/// The subcommand that imports a file of OpenStreetMap for the app Nearby.
struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Imports an OpenStreetMap file (.osm.pbf, .osm, .osm.gz, .osm.bz2, GeoJSON) for Nearby.",
        discussion: "A stopped import continues when it is run again. Then serve it: gallery --places DATABASE"
    )

    @Argument(help: "The file to read.")
    var file: String

    @Option(help: "The database to write; by default places.sqlite in the folder for data.")
    var database: String?

    @Option(help: "The time zone of the places, by which opening hours are read, e.g. Europe/Helsinki.")
    var timeZone: String?

    func validate() throws {
        if let timeZone, TimeZone(identifier: timeZone) == nil {
            throw ValidationError("\(timeZone) is not a known time zone. An example is Europe/Helsinki.")
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
        if summary.incompleteAreas > 0 { print("areas and streets without their points, left out: \(summary.incompleteAreas)") }
        if summary.hasNoPlaces {
            print("The file is sound, but holds no places: no cash machine, restaurant, cafe or night club. Nearby will show none.")
        }
        print("Serve them: gallery --places \(target.path)")
    }
}
