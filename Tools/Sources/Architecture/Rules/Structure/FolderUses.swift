import SwiftFacts

/// Finds, for each folder, the names in its files that are declared in another folder of the same target.
///
/// A folder uses another folder if one of its files contains the name of a type, an extended type, a free function or a free constant that
/// the other folder declares. For a nested type, that is the folder that declares the nested type. If the code contains the outer type too,
/// as in `List.Row`, it also uses the folder of the outer type. A member does not count, because its name alone does not show its type.
struct FolderUses {
    /// A use of a name in one folder, and the file that declares it in another.
    struct Use {
        var file: Int
        var declaring: Int
        var position: SourcePosition
        /// The path of the declaration that contains the name, such as `Login.load()`.
        var symbol: String
    }

    private(set) var uses: [Use] = []
    /// The folder of each file, from the root of the project.
    private let folders: [String]
    private let codebase: Codebase
    /// The indexes of the files that declare a free function or constant, by target and then by name.
    private var globals: [Int: [String: [Int]]] = [:]

    /// - Complexity: O(n) in the number of references, extensions and chains.
    init(of codebase: Codebase) {
        self.codebase = codebase
        let files = codebase.project.files
        folders = files.map { $0.folders.joined(separator: "/") }
        for (index, file) in files.enumerated() {
            for name in file.facts.globals { globals[file.target, default: [:]][name, default: []].append(index) }
        }
        for (index, file) in files.enumerated() where !codebase.isLeftOut(file) {
            addTypes(of: file, index)
            addExtensions(of: file, index)
            if globals[file.target] != nil { addFunctions(of: file, index) }
        }
    }

    func folder(ofFile file: Int) -> String { folders[file] }

    private mutating func add(from file: Int, to declaring: Int, at position: SourcePosition, in symbol: String) {
        let files = codebase.project.files
        guard files[file].target == files[declaring].target, folders[file] != folders[declaring] else { return }
        uses.append(Use(file: file, declaring: declaring, position: position, symbol: symbol))
    }

    private mutating func addTypes(of file: SourceFile, _ index: Int) {
        for (place, reference) in file.facts.references.enumerated() {
            guard let type = codebase.meaning(ofReference: place, in: index), !isTypeParameter(reference, file) else { continue }
            add(from: index, to: codebase.types[type].file, at: reference.position, in: reference.scope.path)
            addOuterTypes(of: reference, file, index)
        }
    }

    /// Whether a name is a generic parameter such as `Element`. An extension can use the generic parameters of its type without declaring
    /// them.
    private func isTypeParameter(_ reference: ReferenceFact, _ file: SourceFile) -> Bool {
        codebase.resolve(reference.scope.type, in: file)?.fact.genericParameters.contains(reference.name) == true
    }

    /// Adds the outer types of a nested type: code with the name `List.Row` also uses `List`.
    private mutating func addOuterTypes(of reference: ReferenceFact, _ file: SourceFile, _ index: Int) {
        var parts = reference.name.split(separator: ".")
        while parts.count > 1 {
            parts.removeLast()
            guard let outer = codebase.resolveExactly(parts.joined(separator: "."), in: file, scope: reference.scope.type), outer.isWhole
            else { continue }
            add(from: index, to: outer.type.file, at: reference.position, in: reference.scope.path)
        }
    }

    private mutating func addExtensions(of file: SourceFile, _ index: Int) {
        for fact in file.facts.types where fact.kind == .extension {
            var parts = fact.path.split(separator: ".")
            while !parts.isEmpty {
                if let type = codebase.resolveExactly(parts.joined(separator: "."), in: file, scope: ""), type.isWhole {
                    add(from: index, to: type.type.file, at: fact.position, in: fact.path)
                }
                parts.removeLast()
            }
        }
    }

    private mutating func addFunctions(of file: SourceFile, _ index: Int) {
        for chain in file.facts.chains {
            addFunction(chain.names.first, chain, file, index)
            for argument in chain.arguments { addFunction(argument.split(separator: ".").first.map(String.init), chain, file, index) }
        }
    }

    private mutating func addFunction(_ name: String?, _ chain: ChainFact, _ file: SourceFile, _ index: Int) {
        guard let name, let declaring = globals[file.target]?[name] else { return }
        // If several declarations have this name, the code means the nearest one.
        guard !declaring.contains(where: { folders[$0] == folders[index] }), !isMember(name, at: chain.scope, file) else { return }
        for other in declaring { add(from: index, to: other, at: chain.position, in: chain.scope.path) }
    }

    /// Whether a name means a member or a parameter in its scope, not a free function.
    private func isMember(_ name: String, at scope: DeclarationScope, _ file: SourceFile) -> Bool {
        if file.facts.types.contains(where: { declares(name, $0.functions, $0.properties) }) { return true }
        guard let type = codebase.resolve(scope.type, in: file) else { return false }
        return ([type] + codebase.ancestors(of: type)).contains { declares(name, codebase.functions(of: $0), codebase.properties(of: $0)) }
    }

    private func declares(_ name: String, _ functions: [FunctionFact], _ properties: [PropertyFact]) -> Bool {
        properties.contains { $0.name == name } || functions.contains { $0.baseName == name || $0.parameters.contains { $0.label == name } }
    }
}
