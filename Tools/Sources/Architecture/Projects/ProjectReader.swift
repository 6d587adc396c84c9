public import Foundation
public import SwiftFacts

/// Reads the Swift files below a folder and finds the target of each file.
///
/// The manifest of a package or the file of an Xcode project defines the targets. Without both, all files except the tests count as one
/// module.
///
///     let project = await ProjectReader(root: URL(filePath: "."), excluded: [], library: FactLibrary(cache: nil)).read()
public struct ProjectReader: Sendable {
    private let root: URL
    private let excluded: [Pattern]
    private let library: FactLibrary

    /// - Parameter excluded: Files and folders that the reader skips.
    public init(root: URL, excluded: [Pattern], library: FactLibrary) {
        self.root = root
        self.excluded = excluded
        self.library = library
    }

    /// A hash of everything that ``read()`` reads: the names and the contents of the files. Nil if something cannot be read.
    ///
    /// - Complexity: O(n) in the number of bytes of Swift.
    public func contentHash() -> ContentHash? {
        let walk = FolderWalk(root: root, excluded: excluded)
        guard walk.notices.isEmpty else { return nil }
        let folder = root.path.hasSuffix("/") ? root.path : root.path + "/"
        var words: [UInt8] = [], buffer: [UInt8] = []
        for path in walk.manifests + walk.projects + walk.files {
            guard let hash = ContentHash(ofFile: folder + path, reading: &buffer) else { return nil }
            words += "\(path)\0\(hash)\n".utf8
        }
        return ContentHash(words)
    }

    /// - Complexity: O(n) in the number of bytes of Swift.
    public func read() async -> Project {
        let walk = FolderWalk(root: root, excluded: excluded)
        var notices = walk.notices
        var packages: [(folder: String, manifest: ManifestFacts)] = []
        for path in walk.manifests {
            guard let source = try? String(contentsOf: root.appending(path: path), encoding: .utf8) else {
                notices.append(CheckNotice(path: path, text: "cannot be read, so its targets are taken from its folders", leavesGap: false))
                continue
            }
            let folder = path.split(separator: "/").dropLast().joined(separator: "/")
            packages.append((folder, ManifestReader().manifest(in: source)))
        }
        let projects = walk.projects.compactMap { readXcodeProject($0, &notices) }
        var layout = TargetLayout(packages: packages, projects: projects)
        let outcomes = await library.facts(of: walk.files.map { root.appending(path: $0) })
        var files: [SourceFile] = []
        for (path, outcome) in zip(walk.files, outcomes) {
            switch outcome {
            case .facts(let facts):
                if let error = facts.syntaxError {
                    notices.append(
                        CheckNotice(
                            path: "\(path):\(error.line):\(error.column)",
                            text: "is not understood here; the code around it is checked only in part", leavesGap: false
                        ))
                }
                files.append(
                    SourceFile(path: path, target: layout.target(of: path), otherTargets: layout.otherTargets(of: path), facts: facts))
            case .unreadable(let reason):
                notices.append(CheckNotice(path: path, text: reason, leavesGap: true))
            }
        }
        var project = Project(targets: layout.targets, files: files, notices: notices)
        project.omitted = walk.omitted
        return project
    }

    /// The largest file of an Xcode project that is read, in bytes.
    private static let largestProject = 64_000_000

    private func readXcodeProject(_ path: String, _ notices: inout [CheckNotice]) -> (folder: String, targets: [XcodeTarget])? {
        let reason: String
        if let data = try? Data(contentsOf: root.appending(path: path)) {
            guard data.count <= Self.largestProject else {
                notices.append(CheckNotice(path: path, text: "is too large, so its targets are not known", leavesGap: false))
                return nil
            }
            do {
                let folder = path.split(separator: "/").dropLast(2).joined(separator: "/")
                return (folder, try XcodeProjectReader.targets(in: [UInt8](data)))
            } catch {
                reason = "is not understood in line \(error.line): \(error.text)"
            }
        } else {
            reason = "cannot be read"
        }
        notices.append(CheckNotice(path: path, text: "\(reason). So its files count as one target", leavesGap: false))
        return nil
    }
}
