import SwiftFacts

/// Computes the file changes that remove a generated module: it deletes the generated files and removes the inserted texts.
///
/// ```swift
/// let project = try PackageProject(at: "/work/habits")
/// print(PlanTable(try DestroyPlanner(project: project).plan(kind: "mvvm-screen", name: "Profile")))
/// ```
public struct DestroyPlanner {
    private let project: PackageProject

    /// Creates a planner for one project.
    public init(project: PackageProject) { self.project = project }

    /// The file changes that remove a module. Generated files that the developer has edited are conflicts.
    ///
    /// - Parameters:
    ///   - name: The name of the module. If it is empty, the only module of the kind.
    ///   - isForced: Whether the removal continues if an inserted text is missing from its file.
    /// - Throws: ``GenerationError`` if the module is not known, or if an inserted text occurs more than once in its file.
    public func plan(kind: String, name: String = "", isForced: Bool = false) throws -> Plan {
        var record = try GenerationRecord.read(in: project.root, files: project.files)
        let ofKind = record.modules.filter { $0.kind == kind }
        if name.isEmpty, ofKind.count != 1 {
            let names = ofKind.map(\.name).sorted().joined(separator: ", ")
            let list = names.isEmpty ? "No \(kind) was generated here." : "Name one of these modules: \(names)."
            throw GenerationError("destroy.name", list)
        }
        let name = try ModuleName(name.isEmpty ? ofKind[0].name : name)
        // A developer may name the module as its screen, as for generating.
        let byFile = record.modules.first { $0.kind == kind && $0.files.keys.contains { $0.hasSuffix("/\(name.type).swift") } }
        guard let module = record.module(kind: kind, name: name.type) ?? byFile else {
            let known = record.modules.map { "\($0.kind) \($0.name)" }
            let list =
                known.isEmpty ? "Nothing was generated in this project." : "Generated were: \(known.sorted().joined(separator: ", "))."
            throw GenerationError("destroy.unknown", "No \(kind) \"\(name.type)\" was generated here. \(list)")
        }
        record.modules.removeAll { $0 == module }
        var problems = ProblemList()
        var planning = FilePlanning(root: project.root, files: project.files)
        for (path, hash) in module.files {
            // Keep a file that belongs to another generated module too.
            if record.modules.contains(where: { $0.files[path] != nil }) { continue }
            try problems.attempt { try planning.remove(path, ownHash: hash) }
        }
        // Look at an import last, because the code that needs it has gone by then.
        let latestFirst = Array(module.insertions.reversed())
        for insertion in latestFirst.filter({ !$0.isImport }) + latestFirst.filter(\.isImport) {
            guard let text = try planning.text(of: insertion.path) else { continue }
            let isShared = record.modules.contains { $0.insertions.contains(insertion) }
            if isShared || insertion.text.contains("import Foundation") && usesFoundation(text) { continue }
            var places = SourceInsertion.places(of: insertion.text, in: text)
            if let target = insertion.target, let range = EditableManifest(source: text).range(ofTarget: target) {
                places.removeAll { !range.contains($0.lowerBound) }
            }
            if places.count > 1 {
                problems.add(
                    "destroy.ambiguous",
                    "\"\(insertion.path)\" has this text more than once, so the right one to remove is not clear:\n\(insertion.text)")
            }
            guard places.count == 1 else {
                if places.isEmpty, !isForced {
                    problems.add(
                        "destroy.edited",
                        "\"\(insertion.path)\" was edited: this inserted text is gone or changed. Remove the rest of it by hand, and pass --force.\n\(insertion.text)"
                    )
                }
                continue
            }
            var bytes = Array(text.utf8)
            bytes.removeSubrange(places[0])
            try planning.change(insertion.path, to: bytes)
        }
        try problems.attempt { try TextEdits.remove(module, from: &planning, project, record) }
        try problems.throwIfAny()
        try planning.change(GenerationRecord.path, to: record.bytes())
        return Plan(root: project.root, files: Array(planning.planned.values))
    }

    /// Whether a file names a type of Foundation that a route can have. Then a developer's code needs the import.
    private func usesFoundation(_ text: String) -> Bool {
        let words = Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
        return AttributeType.allCases.contains { $0.needsFoundation && words.contains($0.swiftName) }
    }

    /// The generated modules of the project, as pairs of the template's name and the module's name.
    public func generated() throws -> [(kind: String, name: String)] {
        try GenerationRecord.read(in: project.root, files: project.files).modules.map { ($0.kind, $0.name) }
    }
}
