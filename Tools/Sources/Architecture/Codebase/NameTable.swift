import SwiftFacts

/// Finds the types of a project by the names that its files use.
///
/// It identifies types by their numbers, because copying a type needs more time than finding it.
struct NameTable: Sendable {
    private struct Entry: Sendable {
        let path: String
        let file: Int
        let isPrivate: Bool
        /// The aliased name if the type is a `typealias` of a single name, such as `Login` in `typealias Start = Login`.
        let alias: String?
        /// The names of the parts if the type is a `typealias` of several, as in `typealias Dependencies = HasLogin & HasFeed`.
        let parts: [String]
    }

    private static let longestChain = 5

    private let project: Project
    private let paths: [String]
    private let targets: [Int]
    private let otherTargets: [Set<Int>]
    private let imports: ImportTable
    private let numbersOfTargets: [String: Int]
    private var entries: [Entry] = []
    private var numbersByPath: [String: [Int]] = [:]
    /// The names of all types, without their outer types: `State` for `Login.State`. Most names in a source text are not in this set, so
    /// checking it first saves time.
    private var simpleNames: Set<String> = []
    /// The names of the nested types, without their outer types.
    private var nestedNames: Set<String> = []

    init(project: Project, imports: ImportTable) {
        self.project = project
        paths = project.files.map(\.path)
        targets = project.files.map(\.target)
        otherTargets = project.files.map(\.otherTargets)
        self.imports = imports
        numbersOfTargets = Dictionary(project.targets.enumerated().map { ($1.name, $0) }) { $1 }
    }

    /// Adds a type. Its number is the count of the types that were added before it.
    mutating func add(_ fact: TypeFact, in file: Int) {
        numbersByPath[fact.path, default: []].append(entries.count)
        let name = fact.name
        simpleNames.insert(name)
        if name.utf8.count < fact.path.utf8.count { nestedNames.insert(name) }
        // An alias of a function such as `(Login) -> Void` holds no login.
        let held = fact.kind == .typealias ? fact.inherits.first?.heldNames ?? [] : []
        entries.append(
            Entry(
                path: fact.path, file: file, isPrivate: fact.isPrivate, alias: held.count == 1 ? held[0] : nil,
                parts: held.count > 1 ? held : []
            ))
    }

    /// The number of the type that a written name means in a file and a scope, and whether the whole name was found.
    ///
    /// - Parameter name: A type name such as `Login.State`, with points between outer and nested types. A module may come first. For
    ///   `Contact.ID` the result is `Contact` if nothing declares `ID`.
    func number(of name: String, in file: SourceFile, scope: String) -> (type: Int, isWhole: Bool)? {
        number(of: name, in: file, scope: scope, aliases: 0)
    }

    /// - Parameter aliases: The number of type aliases resolved so far. It is limited, because two aliases can refer to each other.
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

    /// The number of the type that a `typealias` means. If the type with this number is no `typealias`, the number itself.
    func followed(_ number: Int) -> Int { followed(number, aliases: 0) }

    private func followed(_ number: Int, aliases: Int) -> Int {
        guard let alias = entries[number].alias, aliases < Self.longestChain else { return number }
        let scope = entries[number].path.split(separator: ".").dropLast().joined(separator: ".")
        return self.number(of: alias, in: project.files[entries[number].file], scope: scope, aliases: aliases + 1)?.type ?? number
    }

    /// The numbers of the types in a `typealias` of several types, such as a composition of protocols or a tuple. If the type with this
    /// number is no such alias, the number itself.
    func parts(of number: Int) -> [Int] { parts(of: number, aliases: 0) }

    private func parts(of number: Int, aliases: Int) -> [Int] {
        let entry = entries[number]
        guard !entry.parts.isEmpty, aliases < Self.longestChain else { return [number] }
        let scope = entry.path.split(separator: ".").dropLast().joined(separator: ".")
        return entry.parts.flatMap { part -> [Int] in
            guard let found = self.number(of: part, in: project.files[entry.file], scope: scope) else { return [] }
            return parts(of: found.type, aliases: aliases + 1)
        }
    }

    /// The number of the type at a path of nested types, such as `Login.State`. The search begins in the scope, continues in its outer
    /// types, and ends with the whole project.
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

    /// The number of the type at a whole path such as `Login.State`. If several types have this path, a type in the same file is preferred,
    /// then a type in the same target, then a type in a target that the file can use.
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
            } else if target == file.target || file.otherTargets.contains(target) || otherTargets[entry.file].contains(file.target) {
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

/// The imports of the files and targets of a project.
struct ImportTable: Sendable {
    private let targets: [ProjectTarget]
    private let modulesByFile: [Set<String>]
    private var numbersByFile: [String: Int] = [:]
    /// For each target, the modules that its manifest lists and the modules that its files import.
    private var modulesByTarget: [Set<String>]
    /// For each module, the targets of the files that import it.
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

    /// Whether code in a file can use the declarations of a target.
    func sees(_ file: SourceFile, _ target: Int) -> Bool {
        if file.target == target { return true }
        // The compiler can be set to require an import for everything that a file uses. Many projects do not do so. Therefore the
        // dependencies of the target in the manifest count too.
        if modules(of: file).contains(targets[target].name) { return true }
        return targets[file.target].dependencies?.contains(targets[target].name) ?? false
    }

    /// Whether code in one target can use the declarations of another target.
    func sees(_ target: Int, _ other: Int) -> Bool { target == other || modulesByTarget[target].contains(targets[other].name) }

    /// Whether a file of any other target imports the target with this number.
    func isImportedByOthers(_ target: Int) -> Bool { importers[targets[target].name]?.contains { $0 != target } ?? false }
}
