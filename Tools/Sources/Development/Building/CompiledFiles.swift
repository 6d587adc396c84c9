import Foundation

/// The files that the compiler has made from sources, in the folder of a build.
///
///     CompiledFiles(folder: "/app/.build/debug").remove(madeFrom: ["/app/Sources/habits/Money.swift"])
struct CompiledFiles {
    let folder: String

    /// Removes the object files of some sources and the modules that contain them, so that the next build makes them again.
    ///
    /// A module that is new lets the driver also compile the files that depend on it.
    ///
    /// - Complexity: O(n) in the number of sources of the whole build.
    func remove(madeFrom sources: [String]) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where name.hasSuffix(".build") {
            guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)/output-file-map.json"),
                let map = try? JSONSerialization.jsonObject(with: data) as? [String: [String: String]]
            else { continue }
            let objects = sources.compactMap { map[$0]?["object"] }
            if objects.isEmpty { continue }
            for path in objects + [module(name.dropLast(".build".count))] { try? FileManager.default.removeItem(atPath: path) }
        }
    }

    /// The file of a target's module. Its name is that of the target with an underscore for each character that Swift does not allow there.
    private func module(_ target: Substring) -> String {
        let name = target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
        return "\(folder)/Modules/\(String(name)).swiftmodule"
    }
}
