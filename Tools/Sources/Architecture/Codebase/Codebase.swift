public import SwiftFacts

/// A project whose type names are resolved and whose types have roles, such as view or presenter. Rules examine it.
///
///     let codebase = Codebase(project: project)
///     codebase.types(in: .viewModel).map(\.path)
public struct Codebase: Sendable {
    public let project: Project
    public let settings: RuleSettings
    public private(set) var types: [DeclaredType] = []
    /// The properties of each type and its extensions. The index is the type's number.
    private var properties: [[PropertyFact]] = []
    private var functions: [[FunctionFact]] = []
    /// The names of the supertypes of each type and its extensions. The index is the type's number.
    private var supertypes: [[(name: TypeName, file: Int)]] = []
    /// The positions of the facts in each type, such as references and closures, including its nested types and extensions. The index is
    /// the type's number.
    private var contents: [TypeContents] = []
    /// For each type reference in each file, the number of the type that its text alone means; -1 if that is no type of the project.
    private var textMeanings: [[Int32]] = []
    /// For each type reference in each file, the number of the type that it means, or -1. The compiler's index decides; without an index,
    /// the text decides.
    private var meanings: [[Int32]] = []
    /// For each type reference in each file, the number of the type that contains the reference, or -1.
    private var holders: [[Int32]] = []
    private struct Place: Hashable, Sendable {
        var file: Int
        var position: SourcePosition
    }
    private var numbersByPlace: [Place: Int] = [:]
    private let importTable: ImportTable
    private var names: NameTable
    /// The indexes of the configured role assignments that matched at least one type.
    public private(set) var matchedAssignments: Set<Int> = []

    /// - Complexity: O(n) in the number of facts, apart from the names of deeply nested types.
    public init(project: Project, assignments: [RoleAssignment] = [], settings: RuleSettings = RuleSettings()) {
        self.project = project
        self.settings = settings
        importTable = ImportTable(project: project)
        names = NameTable(project: project, imports: importTable)
        declareTypes()
        joinExtensions()
        assignRoles(assignments)
        collectContents()
    }

    // MARK: Looking

    public func file(of type: DeclaredType) -> SourceFile { project.files[type.file] }

    public func target(of file: SourceFile) -> ProjectTarget { project.targets[file.target] }

    /// Whether no rule examines a file: it belongs to a test, or a program has written it.
    public func isLeftOut(_ file: SourceFile) -> Bool { project.targets[file.target].isTest || file.isGenerated }

    public func profile(of type: DeclaredType) -> Profile { settings.profile(file(of: type).path) }

    /// The types that have one of the roles. Protocols and types in tests are left out.
    public func types(in roles: Role...) -> [DeclaredType] { types(in: Set(roles)) }

    public func types(in roles: Set<Role>) -> [DeclaredType] {
        types.filter { type in
            guard let role = type.role else { return false }
            return roles.contains(role) && !type.isContract && !isLeftOut(file(of: type))
        }
    }

    /// The protocols that have one of the roles.
    public func contracts(of roles: Role...) -> [DeclaredType] {
        types.filter { type in
            guard let role = type.role else { return false }
            return roles.contains(role) && type.isContract && !isLeftOut(file(of: type))
        }
    }

    /// Whether another type of the same module has one of the roles. For example, the module of `ContactListPresenter` has an interactor if
    /// there is a `ContactListInteractor`. Types with the same stem form a module if one target can see the other. `ContactListPresenter`
    /// in one app and `ContactListInteractor` in another app form no module.
    public func hasModule(_ type: DeclaredType, role: Set<Role>) -> Bool {
        let target = file(of: type).target
        return modules[type.stem]?.contains { part in
            role.contains(part.role) && (importTable.sees(target, part.target) || importTable.sees(part.target, target))
        } ?? false
    }
    private struct Part: Hashable, Sendable {
        var role: Role
        var target: Int
    }
    private var modules: [String: Set<Part>] = [:]

    public func properties(of type: DeclaredType) -> [PropertyFact] { properties[type.number] }
    public func functions(of type: DeclaredType) -> [FunctionFact] { functions[type.number] }
    public func contents(of type: DeclaredType) -> TypeContents { contents[type.number] }
    public func supertypeNames(of type: DeclaredType) -> [String] { supertypes[type.number].map(\.name.name) }

    /// The types of the project that a type inherits from or conforms to, directly or through another type.
    public func ancestors(of type: DeclaredType) -> [DeclaredType] {
        var found: [DeclaredType] = []
        var seen: Set<Int> = [type.number]
        var open = [type]
        while let next = open.popLast() {
            for (name, file) in supertypes[next.number] {
                for part in name.heldNames {
                    for ancestor in resolveParts(part, in: project.files[file], scope: next.path) {
                        guard seen.insert(ancestor.number).inserted else { continue }
                        found.append(ancestor)
                        open.append(ancestor)
                    }
                }
            }
        }
        return found
    }

    // MARK: Names

    /// The type of the project that a written name means in a file and a scope.
    ///
    /// A type that the file cannot see is not found, so a type of the same name in another module is not mistaken for it.
    /// - Parameter name: A type name such as `Login.State`, with points between outer and nested types. A module may come first. For
    ///   `Contact.ID` the result is `Contact` if nothing declares `ID`.
    public func resolve(_ name: String, in file: SourceFile, scope: String = "") -> DeclaredType? {
        resolveExactly(name, in: file, scope: scope)?.type
    }

    /// The types of the project that a written name means. It is one type, except for the alias of a composition or a tuple.
    func resolveParts(_ name: String, in file: SourceFile, scope: String) -> [DeclaredType] {
        names.number(of: name, in: file, scope: scope).map { found in names.parts(of: found.type).map { types[$0] } } ?? []
    }

    /// Resolves a name and reports whether the whole name was found.
    public func resolveExactly(_ name: String, in file: SourceFile, scope: String) -> (type: DeclaredType, isWhole: Bool)? {
        names.number(of: name, in: file, scope: scope).map { (types[$0.type], $0.isWhole) }
    }

    /// The modules that a file imports.
    public func imports(of file: SourceFile) -> Set<String> { importTable.modules(of: file) }

    /// Whether a file of any other target imports the target with this number.
    func isImportedByOthers(_ target: Int) -> Bool { importTable.isImportedByOthers(target) }

    /// All references to types of the project in the contents of a type.
    public func uses(in type: DeclaredType) -> [TypeUse] { uses[type.number] }
    private var uses: [[TypeUse]] = []

    /// The types of the project whose values a property stores: `Login` for a property of type `[Login]?`.
    public func heldTypes(of property: PropertyFact, in type: DeclaredType) -> [DeclaredType] {
        property.heldNames.flatMap { resolveParts($0, in: file(of: type), scope: type.path) }
    }

    /// The types of the project that occur in the type of a property.
    public func types(of property: PropertyFact, in type: DeclaredType) -> [DeclaredType] {
        property.typeNames.flatMap { resolveParts($0, in: file(of: type), scope: type.path) }
    }

    // MARK: Building

    private mutating func declareTypes() {
        for (index, file) in project.files.enumerated() {
            for fact in file.facts.types where fact.kind != .extension {
                let number = types.count
                types.append(
                    DeclaredType(
                        number: number, file: index, fact: fact, role: nil, isContract: fact.kind == .protocol, stem: fact.name,
                        isPart: false
                    ))
                names.add(fact, in: index)
                if project.exactNames != nil { numbersByPlace[Place(file: index, position: fact.position)] = number }
                properties.append(fact.properties)
                functions.append(fact.functions)
                supertypes.append(fact.kind == .typealias ? [] : fact.inherits.map { ($0, index) })
            }
        }
    }

    private mutating func joinExtensions() {
        for (index, file) in project.files.enumerated() {
            for fact in file.facts.types where fact.kind == .extension {
                guard let type = resolve(fact.path, in: file) else { continue }
                properties[type.number] += fact.properties
                functions[type.number] += fact.functions
                supertypes[type.number] += fact.inherits.map { ($0, index) }
            }
        }
    }

    private mutating func assignRoles(_ assignments: [RoleAssignment]) {
        var finder = RoleFinder(codebase: self, assignments: assignments)
        var found: [(role: Role?, stem: String)] = []
        for type in types { found.append(finder.role(of: type)) }
        matchedAssignments = finder.matchedAssignments
        for number in types.indices {
            types[number].role = found[number].role
            types[number].stem = found[number].stem
        }
        // A nested type, such as a state or an error, gets the role of its outer type.
        for number in types.indices where types[number].role == nil {
            var parts = types[number].path.split(separator: ".").map(String.init)
            while parts.count > 1 {
                parts.removeLast()
                guard let outer = names.number(at: parts.joined(separator: "."), in: file(of: types[number])) else { continue }
                types[number].role = types[outer].role
                types[number].stem = types[outer].stem
                types[number].isPart = true
                break
            }
        }
        for type in types {
            if let role = type.role, !type.isPart {
                modules[type.stem, default: []].insert(Part(role: role, target: file(of: type).target))
            }
        }
    }

    private mutating func collectContents() {
        contents = types.map { _ in TypeContents() }
        uses = types.map { _ in [] }
        textMeanings = project.files.map { [Int32](repeating: -1, count: $0.facts.references.count) }
        meanings = textMeanings
        holders = textMeanings
        for (index, file) in project.files.enumerated() {
            var owners: [String: Int?] = ["": nil]
            // The next reference is usually in the same type, so keep the result of the last lookup.
            var last: (scope: String, number: Int?) = ("", nil)
            func owner(_ scope: DeclarationScope) -> Int? {
                if scope.type == last.scope { return last.number }
                let number = owners[scope.type] ?? names.number(of: scope.type, in: file, scope: "")?.type
                owners[scope.type] = .some(number)
                last = (scope.type, number)
                return number
            }
            for (place, reference) in file.facts.references.enumerated() {
                let byText = names.number(of: reference.name, in: file, scope: reference.scope.type)
                if let byText { textMeanings[index][place] = Int32(byText.type) }
                let found = meaning(of: reference, in: index, byText: byText)
                if let found { meanings[index][place] = Int32(found.type) }
                guard let number = owner(reference.scope) else { continue }
                holders[index][place] = Int32(number)
                contents[number].references.append(FactPlace(file: index, index: place))
                guard let found else { continue }
                for part in names.parts(of: found.type) {
                    uses[number].append(TypeUse(type: part, reference: reference, file: index, isWhole: found.isWhole))
                }
            }
            for (place, chain) in file.facts.chains.enumerated() {
                if let number = owner(chain.scope) { contents[number].chains.append(FactPlace(file: index, index: place)) }
            }
            for (place, loop) in file.facts.loops.enumerated() {
                if let number = owner(loop.scope) { contents[number].loops.append(FactPlace(file: index, index: place)) }
            }
            for (place, closure) in file.facts.closures.enumerated() {
                if let number = owner(closure.scope) { contents[number].closures.append(FactPlace(file: index, index: place)) }
            }
        }
    }

    /// The number of the type that a reference means by its text alone. `place` is the index of the reference in its file.
    func textMeaning(ofReference place: Int, in file: Int) -> Int? {
        let number = textMeanings[file][place]
        return number < 0 ? nil : Int(number)
    }

    /// The number of the type that a reference means. `place` is the index of the reference in its file.
    func meaning(ofReference place: Int, in file: Int) -> Int? {
        let number = meanings[file][place]
        return number < 0 ? nil : Int(number)
    }

    /// The number of the type that contains a reference. `place` is the index of the reference in its file.
    func holder(ofReference place: Int, in file: Int) -> Int? {
        let number = holders[file][place]
        return number < 0 ? nil : Int(number)
    }

    /// The type that a reference means. The compiler's index decides. If the index does not know the name, the text decides.
    private func meaning(
        of reference: ReferenceFact, in file: Int, byText: (type: Int, isWhole: Bool)?
    ) -> (type: Int, isWhole: Bool)? {
        guard let exactNames = project.exactNames else { return byText }
        switch exactNames.meaning(of: reference, in: file) {
        case .unknown: return byText
        case .declared(let declaring, let position):
            if let number = numbersByPlace[Place(file: declaring, position: position)] { return (names.followed(number), true) }
            // If a line contains characters outside ASCII, the compiler counts its columns differently. So accept the type from the text if
            // it is declared on the same line. Other positions that are not found are types declared in a function body.
            guard let byText, types[byText.type].file == declaring, types[byText.type].fact.position.line == position.line else {
                return nil
            }
            return byText
        case .elsewhere:
            // If the compiler has not read the file that declares the type, the type from the text can still be right.
            guard let byText, byText.isWhole, exactNames.knows(types[byText.type].file) else { return byText }
            return nil
        }
    }

    /// The chains of names in a type, such as `self.service.load()`, each with its file.
    public func chains(in type: DeclaredType) -> [(fact: ChainFact, file: SourceFile)] {
        contents[type.number].chains.map { (project.files[$0.file].facts.chains[$0.index], project.files[$0.file]) }
    }

    /// The loops in a type, each with its file.
    func loops(in type: DeclaredType) -> [(fact: LoopFact, file: SourceFile)] {
        contents[type.number].loops.map { (project.files[$0.file].facts.loops[$0.index], project.files[$0.file]) }
    }

    public func closures(in type: DeclaredType) -> [(fact: ClosureFact, file: SourceFile)] {
        contents[type.number].closures.map { (project.files[$0.file].facts.closures[$0.index], project.files[$0.file]) }
    }

    /// Every use of a type name in a type, as a written type or a construction such as `Login()`. The project need not declare that type.
    public func references(in type: DeclaredType) -> [(fact: ReferenceFact, file: SourceFile)] {
        contents[type.number].references.map { (project.files[$0.file].facts.references[$0.index], project.files[$0.file]) }
    }
}
