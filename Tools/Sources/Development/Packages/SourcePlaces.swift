import Foundation
import SwiftFacts

/// The folders and files from which a program is built: the sources of its package and of the packages beside it.
struct SourcePlaces: Sendable, Equatable {
    /// The folders of targets. All files in them and below count.
    private(set) var folders: [String] = []
    /// The manifests of the packages.
    private(set) var manifests: [String] = []

    init(folders: [String] = [], manifests: [String] = []) {
        self.folders = folders
        self.manifests = manifests
    }

    /// Adds the targets of a package. Leaves out tests, because no program contains them.
    mutating func add(_ manifest: ManifestDump, at root: String) {
        manifests.append(root + "/Package.swift")
        for target in manifest.targets where !target.isTest {
            let folder = Self.folder(of: target, at: root)
            if let folder, !folders.contains(folder) { folders.append(folder) }
        }
    }

    /// The folder of a target: the path in the manifest, or the first folder that SwiftPM tries.
    private static func folder(of target: ManifestDump.Target, at root: String) -> String? {
        let candidates =
            target.path.map { [$0] } ?? ["Sources", "Source", "src", "srcs", "Plugins"].map { "\($0)/\(target.name)" } + ["Sources"]
        return candidates.map { $0.hasPrefix("/") ? $0 : root + "/" + $0 }.first {
            FileStatus(path: $0, followsLinks: true)?.kind == .folder
        }
    }
}
