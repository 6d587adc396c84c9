public import Foundation
import GRDB
import OpenStreetMap

/// Imports a map file into a database that ``PlacesExtract`` opens.
///
/// ```swift
/// let importer = PlacesImporter(file: URL(filePath: "finland.osm.pbf"), database: URL(filePath: "places.sqlite"))
/// let summary = try importer.run { print($0.fraction, $0.timeLeft ?? .zero) }
/// ```
///
/// The database is built beside its final place and takes that place at the very end, at once: who has the old one open
/// goes on with it, and an import that was stopped, by whatever, leaves it as it was. The next run with the same file goes
/// on where the stopped one had come to.
///
/// Memory stays bounded, whatever the size of the file: a batch of elements, and eight bytes for every point of an area.
public struct PlacesImporter: Sendable {
    private let file: URL
    private let target: URL
    private let timeZone: TimeZone?
    private let clock: any Clock<Duration>

    /// - Parameters:
    ///   - file: an `.osm.pbf`, `.osm` or GeoJSON file.
    ///   - database: where the database is to be. What is there is replaced.
    ///   - timeZone: the time zone of the places, by which opening hours are read; nil for that of whoever looks.
    ///   - clock: what the rate is measured by.
    public init(file: URL, database: URL, timeZone: TimeZone? = nil, clock: any Clock<Duration> = ContinuousClock()) {
        self.file = file
        self.target = database
        self.timeZone = timeZone
        self.clock = clock
    }

    /// Imports, in the caller's thread: to be called from a command, or within a detached task. A cancelled task stops it
    /// after the batch under way.
    ///
    /// - Parameter progress: hears of every batch. What it throws stops the import, as cancelling does.
    /// - Throws: `MapFileError` for a file that cannot be read, `CancellationError`, or an error of the database.
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

        /// Reads, and leaves nothing behind of a file that cannot be read: no later run could go on from there.
        func read(_ query: MapQuery, from start: Int = 0, each: (MapBatch) throws -> Void) throws {
            do { try source.read(query, from: start, each: each) } catch let error as MapFileError {
                try? workshop.discard()
                throw error
            }
        }

        if areaReadings > 0, try workshop.stage() == .areas {
            try read(MapQuery(kinds: [.way, .relation], keys: ["amenity", "highway"])) { batch in
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
        report.skipped = source.size * areaReadings + (source.format == .pbf ? start : 0)
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

    /// What tells one file from another: its size and when it was last written.
    private func fingerprint(_ source: MapFile) throws -> String {
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path(percentEncoded: false))
        let written = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(source.format.rawValue) \(source.size) \(written)"
    }

    private func replaceTarget(by partial: URL) throws {
        let old = target.path(percentEncoded: false)
        // Files that belong to the old database and would be taken for the new one's.
        for suffix in ["-wal", "-shm"] where FileManager.default.fileExists(atPath: old + suffix) {
            try FileManager.default.removeItem(atPath: old + suffix)
        }
        guard rename(partial.path(percentEncoded: false), old) == 0 else {
            throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: old])
        }
    }

    /// The time since the run began, whatever clock measures it.
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
