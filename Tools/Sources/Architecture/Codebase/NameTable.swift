import SwiftFacts

/// Finds the types of a project by the names that its files use.
///
/// It speaks of types by their numbers, because to copy a type takes longer than to find it.
struct NameTable: Sendable {
    private struct Entry: Sendable {
        let path: String
        let file: Int
        let isPrivate: Bool
        /// What a `typealias` stands for, if that is one name.
        let alias: String?
    }

    private static let longestChain = 5

    private let project: Project
    private let paths: [String]
    private let targets: [Int]
    private let imports: ImportTable
    private let numbersOfTargets: [String: Int]
    private var entries: [Entry] = []
    private var numbersByPath: [String: [Int]] = [:]
    /// The names of all types, without those of the types around them. Most names in a source are none of them.
    private var simpleNames: Set<String> = []
    /// Those of types within others.
    private var nestedNames: Set<String> = []

    init(project: Project, imports: ImportTable) {
        self.project = project
        paths = project.files.map(\.path)
        targets = project.files.map(\.target)
        self.imports = imports
        numbersOfTargets = Dictionary(project.targets.enumerated().map { ($1.name, $0) }) { $1 }
    }

    /// Adds a type. Its number is how many were added before it.
    mutating func add(_ fact: TypeFact, in file: Int) {
        numbersByPath[fact.path, default: []].append(entries.count)
        let name = fact.name
        simpleNames.insert(name)
        if name.utf8.count < fact.path.utf8.count { nestedNames.insert(name) }
        let alias = fact.kind == .typealias ? fact.inherits.first : nil
        entries.append(
            Entry(
                path: fact.path, file: file, isPrivate: fact.isPrivate, alias: alias.flatMap { $0.names.count == 1 ? $0.name : nil }
            ))
    }

    /// The type that a name means where it is used, and whether the whole name was found.
    ///
    /// - Parameter name: Nested types are joined by points; a module may stand first. Of `Contact.ID` the type `Contact` is
    ///   found if nothing declares `ID`.
    func number(of name: String, in file: SourceFile, scope: String) -> (type: Int, isWhole: Bool)? {
        number(of: name, in: file, scope: scope, aliases: 0)
    }

    /// - Parameter aliases: How many names were followed on the way here. Two that stand for each other would be followed for ever.
    private func number(of name: String, in file: SourceFile, scope: String, aliases: Int) -> (type: Int, isWhole: Bool)? {
        guard name.utf8.contains(UInt8(ascii: ".")) else {
            guard simpleNames.contains(name) else { return nil }
            let scope = nestedNames.contains(name) ? scope : ""
            guard let number = nested(name, in: file, scope: scope, module: nil) else { return nil }
            return (followed(number, aliases: aliases), true)
        }
        var parts = name.split(separator: ".").map(String.init)
        var module: Int?
        if parts.count > 1, let number = numbersOfTargets[parts[0]], numbersByPath[parts[0]] == nil {
            module = number
            parts.removeFirst()
        }
        for count in stride(from: parts.count, through: 1, by: -1) where simpleNames.contains(parts[count - 1]) {
            if let number = nested(parts.prefix(count).joined(separator: "."), in: file, scope: scope, module: module) {
                return (followed(number, aliases: aliases), count == parts.count)
            }
        }
        return nil
    }

    /// What a type stands for: itself, unless it is a `typealias`.
    func followed(_ number: Int) -> Int { followed(number, aliases: 0) }

    private func followed(_ number: Int, aliases: Int) -> Int {
        guard let alias = entries[number].alias, aliases < Self.longestChain else { return number }
        let scope = entries[number].path.split(separator: ".").dropLast().joined(separator: ".")
        return self.number(of: alias, in: project.files[entries[number].file], scope: scope, aliases: aliases + 1)?.type ?? number
    }

    /// The type at a path, looked for in the scope, in what is around it, and at last in the whole project.
    private func nested(_ path: String, in file: SourceFile, scope: String, module: Int?) -> Int? {
        var outer = scope[...]
        while !outer.isEmpty {
            var whole = String(outer)
            whole += "."
            whole += path
            if let number = number(at: whole, in: file, module: module) { return number }
            outer = outer.utf8.lastIndex(of: UInt8(ascii: ".")).map { outer[..<$0] } ?? ""
        }
        return number(at: path, in: file, module: module)
    }

    /// The type at a whole path that is nearest to a file: in the file itself, in its target, or in one that it sees.
    func number(at path: String, in file: SourceFile, module: Int? = nil) -> Int? {
        guard let numbers = numbersByPath[path] else { return nil }
        var found: (rank: Int, number: Int)?
        for number in numbers {
            let entry = entries[number]
            let target = targets[entry.file]
            if let module, target != module { continue }
            let rank: Int
            if target == file.target, paths[entry.file] == file.path {
                rank = 0
            } else if entry.isPrivate {
                continue
            } else if target == file.target {
                rank = 1
            } else if imports.sees(file, target) {
                rank = 2
            } else {
                continue
            }
            if rank < found?.rank ?? .max { found = (rank, number) }
        }
        return found?.number
    }
}
