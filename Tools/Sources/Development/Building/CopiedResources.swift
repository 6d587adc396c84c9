import Foundation

/// The resources that a build copies beside the program, where the program reads them while it runs.
///
///     let resources = CopiedResources(planned: plan)
///     try resources.copy("/app/Sources/habits/Prices.json")      // without a compiler or a linker
struct CopiedResources: Equatable {
    private struct Place: Equatable {
        /// The path of a file, or of a folder with a slash at its end.
        var source: String
        var result: String
    }

    private var places: [Place] = []

    /// Reads the commands of a build.
    ///
    /// - Parameter planned: The content of SwiftPM's file, `debug.yaml`.
    /// - Complexity: O(n) in the length of the file.
    init(planned: String) {
        var block: [Substring]?
        for line in planned.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init) {
            if line == "    tool: copy-tool" { block = [] }
            block?.append(line)
            guard let lines = block, line.hasPrefix("    outputs: [") else { continue }
            let source = QuickManifest.list("inputs", of: lines).first, result = QuickManifest.list("outputs", of: lines).first
            if let source, let result { places.append(Place(source: source, result: result)) }
            block = nil
        }
    }

    /// Whether a build copies a file.
    func contains(_ path: String) -> Bool { !results(of: path).isEmpty }

    /// Copies a file as the build would.
    ///
    /// - Throws: An error of the file system.
    func copy(_ path: String) throws {
        for result in results(of: path) {
            // A program that reads the file now gets the old content or the new one.
            let temporary = "\(QuickManifest.folder(of: result))/.belvedere-dev-\(UUID().uuidString)"
            try FileManager.default.copyItem(atPath: path, toPath: temporary)
            guard rename(temporary, result) == 0 else {
                try? FileManager.default.removeItem(atPath: temporary)
                throw CocoaError(.fileWriteUnknown)
            }
        }
    }

    private func results(of path: String) -> [String] {
        places.compactMap { place in
            if place.source == path { return place.result }
            guard place.source.hasSuffix("/"), path.hasPrefix(place.source) else { return nil }
            return place.result + (place.result.hasSuffix("/") ? "" : "/") + path.dropFirst(place.source.count)
        }
    }
}
