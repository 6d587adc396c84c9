public import Foundation
import GRDB
import OpenStreetMap

/// Imports a map file into a database, which ``PlacesExtract`` can open.
///
/// ```swift
/// let importer = PlacesImporter(file: URL(filePath: "finland.osm.pbf"), database: URL(filePath: "places.sqlite"))
/// let summary = try importer.run { print($0.fraction, $0.timeLeft ?? .zero) }
/// ```
///
/// The database is built in a file beside its final path. At the end, that file replaces the old database in one step. Programs that have
/// opened the old database continue to use it. If an import is interrupted, the old database does not change. The next import of the same
/// map file continues from that point.
///
/// Files of any size need little memory: that of one batch of elements, and eight bytes for every point of an area or a street.
public struct PlacesImporter: Sendable {
    private let file: URL
    private let target: URL
    private let timeZone: TimeZone?
    private let clock: any Clock<Duration>

    /// - Parameters:
    ///   - file: an `.osm.pbf`, `.osm` or GeoJSON file, plain or compressed with gzip or bzip2.
    ///   - database: the path of the new database. An existing file is replaced.
    ///   - timeZone: the time zone of the places, for opening hours. If it is nil, the app uses the time zone of each person.
    ///   - clock: the clock that measures the speed of the import.
    public init(file: URL, database: URL, timeZone: TimeZone? = nil, clock: any Clock<Duration> = ContinuousClock()) {
        self.file = file
        self.target = database
        self.timeZone = timeZone
        self.clock = clock
    }

    /// Runs the import on the caller's thread. Call it from a command-line program, or within a detached task. If the task is cancelled,
    /// the import stops after the current batch.
    ///
    /// - Parameter progress: called after every batch. If it throws an error, the import stops, as after a cancellation.
    /// - Throws: `MapFileError` if the file cannot be read, `CancellationError`, or an error of the database.
    @discardableResult
    public func run(progress: (ImportProgress) throws -> Void = { _ in }) throws -> ImportSummary {
        let source = try MapFile(file)
        let partial = target.deletingLastPathComponent().appending(path: target.lastPathComponent + ".importing")
        let workshop = try ImportWorkshop(partial, fingerprint: fingerprint(source))
        let watch = Watch(clock)
        let areaReadings = source.format == .geoJSON ? 0 : 2
        var report = ImportProgress(
            phase: .readingAreas, done: 0, total: source.size * (areaReadings + 1), places: try workshop.placeCount(), elapsed: .zero,
            skipped: 0)
        func tell(_ phase: ImportProgress.Phase, _ done: Int, _ places: Int = 0) throws {
            report.phase = phase
            report.done = done
            report.places += places
            report.elapsed = watch.elapsed
            try progress(report)
            try Task.checkCancellation()
        }

        /// Reads the map file. If it cannot be read, the unfinished database is deleted, because a later import could not continue with it.
        func read(_ query: MapQuery, from start: Int = 0, each: (MapBatch) throws -> Void) throws {
            do { try source.read(query, from: start, each: each) } catch let error as MapFileError {
                try? workshop.discard()
                throw error
            }
        }

        if areaReadings > 0, try workshop.stage() == .areas {
            try read(MapQuery(kinds: [.way, .relation], keys: ImportedStreets.keys.union(["amenity"]))) { batch in
                try workshop.addAreas(batch.elements)
                try tell(.readingAreas, batch.bytesRead)
            }
            try workshop.enter(.members)
        }
        if areaReadings > 0, try workshop.stage() == .members {
            let ways = try workshop.wantedWays()
            if !ways.isEmpty {
                try read(MapQuery(kinds: [.way], keys: [], identifiers: ways)) { batch in
                    try workshop.addMembers(batch.elements)
                    try tell(.readingAreas, source.size + batch.bytesRead)
                }
            }
        }
        if try workshop.stage() != .points { try workshop.enter(.points) }

        let start = try workshop.position()
        report.skipped = source.size * areaReadings + (source.format == .pbf && !source.isPacked ? start : 0)
        var kinds = Set(MapElement.Kind.allCases)
        if source.format != .geoJSON { kinds = [.node] }
        let points = try workshop.wantedPoints()
        let query = MapQuery(kinds: kinds, keys: source.format == .geoJSON ? nil : ["amenity", "place"], identifiers: points)
        try read(query, from: start) { batch in
            let places = try workshop.addPoints(batch.elements, next: batch.next, wanted: query.identifiers)
            try tell(.readingPoints, source.size * areaReadings + batch.bytesRead, places)
        }

        try tell(.finishing, report.total)
        var summary = try workshop.finish(timeZone: timeZone)
        try workshop.close()
        try replaceTarget(by: partial)
        summary.elapsed = watch.elapsed
        return summary
    }

    /// Returns a text that identifies the map file by its size and modification date, and the format of the unfinished database. If the
    /// text has changed, an interrupted import cannot continue.
    private func fingerprint(_ source: MapFile) throws -> String {
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path(percentEncoded: false))
        let written = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "ground \(source.format.rawValue) \(source.size) \(written)"
    }

    private func replaceTarget(by partial: URL) throws {
        let old = target.path(percentEncoded: false)
        // Remove the log files of the old database. Otherwise SQLite would apply them to the new one.
        for suffix in ["-wal", "-shm"] where FileManager.default.fileExists(atPath: old + suffix) {
            try FileManager.default.removeItem(atPath: old + suffix)
        }
        guard rename(partial.path(percentEncoded: false), old) == 0 else {
            throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: old])
        }
    }

    /// Measures the time since the import began, by any clock.
    private struct Watch {
        private let read: () -> Duration

        init(_ clock: any Clock<Duration>) {
            func reading<Measure: Clock>(_ clock: Measure) -> () -> Duration where Measure.Duration == Duration {
                let start = clock.now
                return { start.duration(to: clock.now) }
            }
            read = reading(clock)
        }

        var elapsed: Duration { read() }
    }
}
