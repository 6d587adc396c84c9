import SwiftFacts

/// Computes what takes a generated module back: the inverse of what made it.
///
/// ```swift
/// let project = try Project(at: "/work/habits")
/// print(PlanTable(try DestroyPlanner(project: project).plan(kind: "mvvm-screen", name: "Profile")))
/// ```
public struct DestroyPlanner {
    private let project: Project

    /// A planner for one project.
    public init(project: Project) { self.project = project }

    /// The plan. Files that a person edited are conflicts.
    ///
    /// - Parameter isForced: whether texts that are not there any more are no problem.
    /// - Throws: ``GenerationError`` if the module is not known, or a text that was put into a file is there more than once.
    public func plan(kind: String, name: String, isForced: Bool = false) throws -> Plan {
        let name = try ModuleName(name)
        var record = try GenerationRecord.read(in: project.root, files: project.files)
        guard let module = record.module(kind: kind, name: name.type) else {
            let known = record.modules.map { "\($0.kind) \($0.name)" }
            let list =
                known.isEmpty ? "Nothing was generated in this project." : "Generated were: \(known.sorted().joined(separator: ", "))."
            throw GenerationError("destroy.unknown", "No \(kind) \"\(name.type)\" was generated here. \(list)")
        }
        record.modules.removeAll { $0 == module }
        var problems = ProblemList()
        var planning = FilePlanning(root: project.root, files: project.files)
        for (path, hash) in module.files {
            // Another module needs the file as well.
            if record.modules.contains(where: { $0.files[path] != nil }) { continue }
            try problems.attempt { try planning.remove(path, ownHash: hash) }
        }
        for insertion in module.insertions.reversed() {
            guard let text = try planning.text(of: insertion.path) else { continue }
            let places = SourceInsertion.places(of: insertion.text, in: text)
            if places.count > 1 {
                problems.add(
                    "destroy.ambiguous",
                    "\"\(insertion.path)\" has this text more than once, so it is not clear which to take out:\n\(insertion.text)")
            }
            guard places.count == 1 else {
                if places.isEmpty, !isForced {
                    problems.add(
                        "destroy.edited",
                        "\"\(insertion.path)\" was edited: this text that was put there is gone or changed. Take out what is left of it by hand, and say --force.\n\(insertion.text)"
                    )
                }
                continue
            }
            var bytes = Array(text.utf8)
            bytes.removeSubrange(places[0])
            try planning.change(insertion.path, to: bytes)
        }
        try problems.throwIfAny()
        try planning.change(GenerationRecord.path, to: record.bytes())
        return Plan(root: project.root, files: Array(planning.planned.values))
    }

    /// The modules that were generated, as pairs of kind and name.
    public func generated() throws -> [(kind: String, name: String)] {
        try GenerationRecord.read(in: project.root, files: project.files).modules.map { ($0.kind, $0.name) }
    }
}
