import SwiftFacts

/// Says which findings rest on what the compiler knows.
struct Certainty {
    private let names: ExactNames
    private let numbersByPath: [String: Int]
    /// By file, the places where the source only names something, with the place of the first name that means anything.
    private var uses: [[SourcePosition: SourcePosition]]

    /// - Returns: nil where the compiler was not asked.
    init?(_ project: Project) {
        guard let names = project.exactNames else { return nil }
        self.names = names
        numbersByPath = Dictionary(project.files.enumerated().map { ($0.element.path, $0.offset) }) { first, _ in first }
        uses = project.files.map { file in
            var places: [SourcePosition: SourcePosition] = [:]
            for reference in file.facts.references { places[reference.position] = reference.position }
            for chain in file.facts.chains {
                // `self` is no name that an index holds.
                let skipped = chain.names.first == "self" ? "self.".count : 0
                places[chain.position] = SourcePosition(line: chain.position.line, column: chain.position.column + skipped)
            }
            return places
        }
    }

    /// What stands in a file that the compiler has read is certain, unless the finding rests on a name that the compiler does not tell.
    func isCertain(_ finding: Finding) -> Bool {
        guard let file = numbersByPath[finding.path], names.knows(file) else { return false }
        guard let name = uses[file][finding.position] else { return true }
        return names.knows(name, in: file)
    }
}
