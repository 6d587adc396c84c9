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
            if !folders.contains(folder) { folders.append(folder) }
        }
    }

    /// Adds the tests of a package.
    mutating func addTests(of manifest: ManifestDump, at root: String) {
        for target in manifest.targets where target.isTest { folders.append(Self.folder(of: target, at: root)) }
    }

    /// The folder of a target: the path in the manifest, or the first folder that SwiftPM finds. A person may make it later.
    private static func folder(of target: ManifestDump.Target, at root: String) -> String {
        func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : root + "/" + path }
        if let path = target.path { return absolute(path) }
        let folders = target.isTest ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs", "Plugins"]
        let candidates = folders.map { absolute("\($0)/\(target.name)") }
        return candidates.first { FileStatus(path: $0, followsLinks: true)?.kind == .folder } ?? absolute(folders[0])
    }
}
