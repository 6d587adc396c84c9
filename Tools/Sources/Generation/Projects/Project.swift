import SwiftFacts

/// A package that modules are generated into.
public struct Project {
    /// The folder of `Package.swift`.
    public let root: String
    let manifestText: String
    let manifest: EditableManifest
    let files: any FileStore

    /// The project of a folder, or of the nearest one above it.
    ///
    /// - Throws: ``GenerationError`` if there is none.
    public init(at folder: String, files: any FileStore = LocalFiles()) throws {
        var root = folder
        while try files.kind(of: root + "/Package.swift") != .file {
            let parent = Path.parent(of: root)
            if parent.isEmpty || parent == root {
                throw GenerationError(
                    "project.missing",
                    "There is no Package.swift in \"\(folder)\" or above it. Go to the folder of your package, or make one with \"belvedere new\"."
                )
            }
            root = parent
        }
        self.root = root
        self.files = files
        manifestText = try files.text(of: root + "/Package.swift") ?? ""
        manifest = EditableManifest(source: manifestText)
    }

    /// The target that a person named, or the only one that has screens.
    ///
    /// - Throws: ``GenerationError`` if it is not there or several could be meant.
    func screenTarget(named name: String?) throws -> ManifestTarget {
        let all = manifest.targets.filter { $0.kind == "target" || $0.kind == "executableTarget" }
        if let name {
            if let target = all.first(where: { $0.name == name }) { return target }
            let names = all.map(\.name)
            let list = names.isEmpty ? " It has none that a module can go into." : " It has \(names.joined(separator: ", "))."
            throw GenerationError(
                "target.unknown", "The package has no target \"\(name)\".\(Suggestion.sentence(for: name, among: names))\(list)")
        }
        // A target that was generated for one module is no place for another.
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
                "No target of the package depends on the product \"Belvedere\". Name the target with --target, or make a package with \"belvedere new\"."
            )
        }
        let names = candidates.map(\.name).joined(separator: ", ")
        throw GenerationError("target.several", "Several targets could be meant: \(names). Name one with --target.")
    }

    /// The tests of a target: the target called after it, or the first that depends on it.
    func testTarget(of target: ManifestTarget) -> ManifestTarget? {
        let tests = manifest.targets.filter { $0.kind == "testTarget" }
        return tests.first { $0.name == target.name + "Tests" } ?? tests.first { $0.dependencies.contains(target.name) }
    }

    /// The Swift files of a target with their texts, by path. Files that are not text are left out.
    func sources(of target: ManifestTarget) throws -> [(path: String, text: String)] {
        let folder = root + "/" + target.folder
        guard try files.kind(of: folder) == .folder else { return [] }
        return try files.files(below: folder).filter { $0.hasSuffix(".swift") }.compactMap { path in
            guard let text = String(validating: try files.read(folder + "/" + path), as: UTF8.self) else { return nil }
            return (target.folder + "/" + path, text)
        }
    }
}
