import SwiftFacts

/// Decides which findings are certain. A finding is certain if the compiler's index, which a build has written, confirms the names in the
/// code of the finding.
struct Certainty {
    private let names: ExactNames
    private let numbersByPath: [String: Int]
    /// For each file, the names that the code uses but does not declare. The key is the position at which a use starts. The value is the
    /// position of the first name in it that the compiler's index can contain: for `self.service.load()` the key is the position of `self`,
    /// the value that of `service`.
    private var uses: [[SourcePosition: SourcePosition]]

    /// - Returns: nil if the project has no data from the compiler's index.
    init?(_ project: Project) {
        guard let names = project.exactNames else { return nil }
        self.names = names
        numbersByPath = Dictionary(project.files.enumerated().map { ($0.element.path, $0.offset) }) { first, _ in first }
        uses = project.files.map { file in
            var places: [SourcePosition: SourcePosition] = [:]
            for reference in file.facts.references { places[reference.position] = reference.position }
            for chain in file.facts.chains {
                // The compiler's index does not contain `self`.
                let skipped = chain.names.first == "self" ? "self.".count : 0
                places[chain.position] = SourcePosition(line: chain.position.line, column: chain.position.column + skipped)
            }
            return places
        }
    }

    /// Whether a finding is certain: the compiler has read the finding's file, and it knows the name at the finding's position. A position
    /// that only declares something needs no known name.
    func isCertain(_ finding: Finding) -> Bool {
        guard let file = numbersByPath[finding.path], names.knows(file) else { return false }
        guard let name = uses[file][finding.position] else { return true }
        return names.knows(name, in: file)
    }
}
