import SwiftFacts

/// What the files and targets of a project import.
struct ImportTable: Sendable {
    private let targets: [ProjectTarget]
    private let modulesByFile: [Set<String>]
    private var numbersByFile: [String: Int] = [:]
    /// For each target what its manifest names and what its files import.
    private var modulesByTarget: [Set<String>]
    /// The targets of the files that import a module.
    private var importers: [String: Set<Int>] = [:]

    /// - Complexity: O(n) in the number of imports.
    init(project: Project) {
        targets = project.targets
        modulesByFile = project.files.map { Set($0.facts.imports.map(\.module)) }
        modulesByTarget = targets.map { Set($0.dependencies ?? []) }
        for (number, file) in project.files.enumerated() {
            numbersByFile[file.path] = number
            modulesByTarget[file.target].formUnion(modulesByFile[number])
            for module in modulesByFile[number] { importers[module, default: []].insert(file.target) }
        }
    }

    /// The modules that a file imports.
    func modules(of file: SourceFile) -> Set<String> { numbersByFile[file.path].map { modulesByFile[$0] } ?? [] }

    /// Whether a file can name what a target declares.
    func sees(_ file: SourceFile, _ target: Int) -> Bool {
        if file.target == target { return true }
        // A file imports what it uses, in the strictest mode of the compiler. Many do not, so what the target depends on counts as well.
        if modules(of: file).contains(targets[target].name) { return true }
        return targets[file.target].dependencies?.contains(targets[target].name) ?? false
    }

    /// Whether a target, or any file of it, can name what another declares.
    func sees(_ target: Int, _ other: Int) -> Bool { target == other || modulesByTarget[target].contains(targets[other].name) }

    /// Whether a file of another target imports a target.
    func isImportedByOthers(_ target: Int) -> Bool { importers[targets[target].name]?.contains { $0 != target } ?? false }
}
