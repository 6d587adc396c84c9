import SwiftFacts

/// Questions about the code that several rules ask.
extension Codebase {
    /// The file that declares a property. If an extension declares it, this can be another file than that of the type.
    func fileDeclaring(_ property: PropertyFact, of type: DeclaredType) -> SourceFile {
        if type.fact.properties.contains(property) { return file(of: type) }
        return project.files.first { $0.facts.types.contains { $0.kind == .extension && $0.properties.contains(property) } }
            ?? file(of: type)
    }

    /// Reports each of `modules` that the file of such a type imports, once for each import. It names the first of the types.
    func examineImports(of types: [DeclaredType], from modules: Set<String>, _ examination: inout Examination) {
        var seen: Set<FactPlace> = []
        for type in types where !type.isPart {
            examination.look()
            let file = file(of: type)
            // `Belvedere` also exports `BelvedereCore` and `BelvedereBinding`, which need no view. So only the strict profile forbids it.
            let isStrict = profile(of: type) == .strict && modules.isSuperset(of: Frameworks.interface)
            for (place, fact) in file.facts.imports.enumerated()
            where modules.contains(fact.module) || (isStrict && Frameworks.whole.contains(fact.module)) {
                guard seen.insert(FactPlace(file: type.file, index: place)).inserted else { continue }
                let kind = type.isContract ? "contract" : type.role?.words ?? "type"
                examination.report(
                    "The \(kind) \"\(type.path)\" is in a file that imports \(fact.module)", at: fact.position, in: file,
                    symbol: type.path, role: type.role
                )
            }
        }
    }

    /// The uses of other types in a type that the closure `isMeant` accepts. If a line uses a type several times, as
    /// `let service: Service = Service()` does, only the first use is returned.
    func uses(in type: DeclaredType, where isMeant: (DeclaredType, TypeUse) -> Bool) -> [(use: TypeUse, type: DeclaredType)] {
        var seen: Set<LineOfUse> = []
        return uses(in: type).compactMap { use in
            let used = types[use.type]
            guard used.number != type.number, isMeant(used, use) else { return nil }
            let line = LineOfUse(file: use.file, line: use.reference.position.line, type: used.number)
            guard seen.insert(line).inserted else { return nil }
            return (use, used)
        }
    }

    /// Whether a view has a view model or a presenter that makes its decisions: in its module or as one of its properties.
    func hasLogic(_ view: DeclaredType) -> Bool {
        if hasModule(view, role: [.viewModel, .presenter]) { return true }
        return properties(of: view).contains { property in
            types(of: property, in: view).contains { $0.role == .viewModel || $0.role == .presenter }
        }
    }

    /// Whether a view of SwiftUI may show objects of the database itself, as with `@Query` and `@FetchRequest`: it has neither a view model
    /// nor a presenter, and its profile asks for neither. In the profile for SwiftUI it may do so in any case.
    func mayReadStorage(_ type: DeclaredType) -> Bool {
        if isFreeView(type) { return true }
        guard type.role == .view, type.fact.kind == .struct, [.default, .mvvmCoordinator].contains(profile(of: type)) else { return false }
        return !hasLogic(type)
    }

    /// Whether a type is a view of SwiftUI in the profile for SwiftUI. Such a view works with the data itself.
    func isFreeView(_ type: DeclaredType) -> Bool {
        type.role == .view && type.fact.kind == .struct && profile(of: type) == .swiftUI
    }

    /// Whether two names without their role endings belong to one module, as `ContactList` and `ContactListRow` do.
    func isSameModule(_ left: DeclaredType, _ right: DeclaredType) -> Bool {
        left.stem.hasPrefix(right.stem) || right.stem.hasPrefix(left.stem)
    }

    /// The stored instance property of a type with this name, or nil. Rules call it with the first name of a chain, such as `service` in
    /// `service.load()`.
    func storedProperty(_ name: String, of type: DeclaredType) -> PropertyFact? {
        properties(of: type).first { $0.name == name && !$0.isStatic && !$0.isComputed }
    }

    /// Whether a type is public for users of a library. Then it is not an error if the project itself does not use it.
    func isForOthers(_ type: DeclaredType) -> Bool {
        type.fact.isPublic && !isImportedByOthers(project.files[type.file].target)
    }
}

/// A line that uses a type.
private struct LineOfUse: Hashable {
    var file: Int
    var line: Int
    var type: Int
}
