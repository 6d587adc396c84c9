import Suggestions
import SwiftFacts

/// A package that receives generated modules.
public struct PackageProject {
    /// The folder of `Package.swift`.
    public let root: String
    let manifestText: String
    let manifest: EditableManifest
    let files: any FileStore

    /// The project in a folder, or in the nearest folder above it.
    ///
    /// - Throws: ``GenerationError`` if there is none.
    public init(at folder: String, files: any FileStore = LocalFiles()) throws {
        var root = folder
        while try files.kind(of: root + "/Package.swift") != .file {
            let parent = Path.parent(of: root)
            if parent.isEmpty || parent == root {
                throw GenerationError(
                    "project.missing",
                    """
                    There is no Package.swift in "\(folder)" or above it. Go to the folder of your package, or make one with \
                    "belvedere new".
                    """
                )
            }
            root = parent
        }
        self.root = root
        self.files = files
        manifestText = try files.text(of: root + "/Package.swift") ?? ""
        manifest = EditableManifest(source: manifestText)
    }

    /// The target with a name. Without a name, the only target that contains screens.
    ///
    /// - Throws: ``GenerationError`` if there is no such target, or if several are possible.
    func screenTarget(named name: String?) throws -> ManifestTarget {
        let all = manifest.targets.filter { $0.kind == "target" || $0.kind == "executableTarget" }
        if let name {
            if let target = all.first(where: { $0.name == name }) { return target }
            let names = all.map(\.name)
            let list = names.isEmpty ? " It has none that a module can go into." : " It has \(names.joined(separator: ", "))."
            throw GenerationError(
                "target.unknown", "The package has no target \"\(name)\".\(Suggestion.sentence(for: name, among: names))\(list)")
        }
        // Skip targets that this program generated for a single module.
        let insertions = try GenerationRecord.read(in: root, files: files).modules.flatMap(\.insertions).filter {
            $0.path == "Package.swift"
        }
        let candidates = all.filter { target in
            target.kind == "target" && target.dependencies.contains("Belvedere")
                && !insertions.contains { $0.text.contains("name: \"\(target.name)\"") }
        }
        if candidates.count == 1 { return candidates[0] }
        if candidates.isEmpty {
            throw GenerationError(
                "target.none",
                """
                No target of the package depends on the product "Belvedere". Name the target with --target, or make a package \
                with "belvedere new".
                """
            )
        }
        let names = candidates.map(\.name).joined(separator: ", ")
        throw GenerationError("target.several", "Several targets could be meant: \(names). Name one with --target.")
    }

    /// The test target for a target: the one whose name is the target's name with `Tests`, otherwise the first test target that depends on
    /// the target.
    func testTarget(of target: ManifestTarget) -> ManifestTarget? {
        let tests = manifest.targets.filter { $0.kind == "testTarget" }
        return tests.first { $0.name == target.name + "Tests" } ?? tests.first { $0.dependencies.contains(target.name) }
    }

    /// The paths of a target's String Catalogs.
    func catalogues(of target: ManifestTarget) throws -> [String] {
        let folder = root + "/" + target.folder
        guard try files.kind(of: folder) == .folder else { return [] }
        return try files.files(below: folder).filter { $0.hasSuffix(".xcstrings") }.map { target.folder + "/" + $0 }.sorted()
    }

    /// The paths and texts of a target's Swift files. Files that are not valid UTF-8 are left out.
    func sources(of target: ManifestTarget) throws -> [(path: String, text: String)] {
        let folder = root + "/" + target.folder
        guard try files.kind(of: folder) == .folder else { return [] }
        return try files.files(below: folder).filter { $0.hasSuffix(".swift") }.compactMap { path in
            guard let text = String(validating: try files.read(folder + "/" + path), as: UTF8.self) else { return nil }
            return (target.folder + "/" + path, text)
        }
    }
}
