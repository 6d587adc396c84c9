public import SwiftFacts

/// Computes the file changes of insertions into the files of a developer, such as the word `weak`.
///
/// ```swift
/// let planner = InsertionPlanner(root: "/work/habits")
/// print(PlanTable(try planner.plan([(path: "Sources/A.swift", insertions: { [.ofWeak(at: position, in: $0)] })])))
/// ```
public struct InsertionPlanner {
    private let root: String
    private let files: any FileStore

    /// Creates a planner for the files of one project.
    public init(root: String, files: any FileStore = LocalFiles()) {
        self.root = root
        self.files = files
    }

    /// The file changes. The closure of a path gets the text of its file and returns the insertions into it.
    ///
    /// - Throws: ``GenerationError`` if a file cannot be read or is not text.
    public func plan(_ edits: [(path: String, insertions: (String) -> [SourceInsertion])]) throws -> Plan {
        var planning = FilePlanning(root: root, files: files)
        for (path, insertions) in edits {
            guard let text = try planning.text(of: path) else { continue }
            // Begin with the last insertion, so that the offsets of the others stay right.
            let sorted = insertions(text).sorted { $0.offset > $1.offset }
            let after = sorted.reduce(text) { $1.withLineEndings(of: $0).applied(to: $0) }
            try planning.change(path, to: Array(after.utf8))
        }
        return Plan(root: root, files: Array(planning.planned.values))
    }
}
