import Foundation
import SwiftFacts

/// Lists the Swift files, the manifests and the Xcode projects below a folder.
///
/// It does not enter symbolic links to folders. So links that form a circle cause no endless loop, and it reads no file twice.
struct FolderWalk {
    /// Names of folders with the code of other people or with build products. The walk skips them.
    static let leftOut: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules", "Build", "checkouts", "SourcePackages", "vendor"]

    /// The endings of files from which a build makes Swift.
    private static let sourcesOfSwift = [".xcdatamodeld", ".xcdatamodel", ".mlmodel", ".mlpackage", ".intentdefinition", ".proto", ".gyb"]

    let root: URL
    let excluded: [Pattern]
    private(set) var files: [String] = []
    private(set) var manifests: [String] = []
    /// The files `project.pbxproj` of the Xcode projects.
    private(set) var projects: [String] = []
    private(set) var notices: [CheckNotice] = []
    /// The paths that it does not enter or that are excluded, and files from which a build makes Swift.
    private(set) var omitted: [String] = []

    init(root: URL, excluded: [Pattern]) {
        self.root = root
        self.excluded = excluded
        walk("")
    }

    private mutating func walk(_ folder: String) {
        let here = folder.isEmpty ? root.path : "\(root.path)/\(folder)"
        guard let contents = FolderContents(path: here) else {
            notices.append(
                CheckNotice(path: folder.isEmpty ? "." : folder, text: "cannot be listed, so nothing in it is checked", leavesGap: true))
            return
        }
        for entry in contents.entries where !entry.name.hasPrefix(".") {
            let (name, path) = (entry.name, folder.isEmpty ? entry.name : "\(folder)/\(entry.name)")
            guard !excluded.contains(where: { $0.matches(path) }) else {
                omitted.append(path)
                continue
            }
            if Self.sourcesOfSwift.contains(where: name.hasSuffix) { omitted.append(path) }
            switch entry.kind {
            case .folder where name.hasSuffix(".xcodeproj"):
                if FileStatus(path: "\(here)/\(name)/project.pbxproj", followsLinks: true)?.kind == .file {
                    projects.append("\(path)/project.pbxproj")
                }
            case .folder:
                if Self.leftOut.contains(name) {
                    omitted.append(path)
                } else if !name.hasSuffix(".docc"), !name.hasSuffix(".xcassets") {
                    walk(path)
                }
            case .link:
                if let target = FileStatus(path: "\(here)/\(name)", followsLinks: true), target.kind != .folder {
                    add(path, name)
                } else {
                    omitted.append(path)
                }
            case .file, .other: add(path, name)
            }
        }
    }

    private mutating func add(_ path: String, _ name: String) {
        if name == "Package.swift" {
            manifests.append(path)
        } else if name.hasSuffix(".swift"), !name.hasPrefix("Package@swift-") {
            files.append(path)
        }
    }
}
