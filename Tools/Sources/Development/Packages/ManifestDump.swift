import Foundation

/// The part of a package's manifest that the development loop needs, from `swift package dump-package`.
///
/// SwiftPM runs the manifest, so computed names of targets are known too. Unknown keys of other versions are ignored.
struct ManifestDump: Equatable {
    struct Target: Equatable {
        var name: String
        var isExecutable: Bool
        var isTest: Bool
        var path: String?
        /// The names of the targets and products that the target depends on.
        var dependencies: [String]
    }

    var targets: [Target]
    /// The names of the executable products, by the target that each contains.
    var executables: [String: String]
    /// The folders of the packages that the manifest names by their path.
    var neighbours: [String]

    /// Reads the output of `swift package dump-package`. Nil if it is not the description of a package.
    init?(_ data: Data) {
        guard let object = try? JSONSerialization.jsonObject(with: data), let package = object as? [String: Any],
            let targets = package["targets"] as? [[String: Any]]
        else { return nil }
        self.targets = targets.compactMap(Self.target)
        executables = [:]
        for product in package["products"] as? [[String: Any]] ?? [] {
            guard let name = product["name"] as? String, (product["type"] as? [String: Any])?.keys.contains("executable") == true else {
                continue
            }
            for target in product["targets"] as? [String] ?? [] { executables[target] = name }
        }
        neighbours = (package["dependencies"] as? [[String: Any]] ?? []).flatMap { dependency in
            (dependency["fileSystem"] as? [[String: Any]] ?? []).compactMap { $0["path"] as? String }
        }
    }

    private static func target(_ entry: [String: Any]) -> Target? {
        guard let name = entry["name"] as? String, let type = entry["type"] as? String else { return nil }
        let dependencies = (entry["dependencies"] as? [[String: Any]] ?? []).compactMap { dependency in
            dependency.values.lazy.compactMap { ($0 as? [Any])?.first as? String }.first
        }
        return Target(
            name: name, isExecutable: type == "executable", isTest: type == "test", path: entry["path"] as? String,
            dependencies: dependencies)
    }
}
