import SwiftFacts

extension Codebase {
    /// The types that something else uses, outside tests.
    ///
    /// - Parameter countingConformance: Whether a class that conforms to a protocol uses it.
    func usedTypes(countingConformance: Bool) -> Set<Int> {
        var used: Set<Int> = []
        for (index, file) in project.files.enumerated() where !isTest(file) {
            var owners: [String: DeclaredType?] = [:]
            for (place, reference) in file.facts.references.enumerated() {
                guard let type = textMeaning(ofReference: place, in: index) else { continue }
                if owners[reference.scope.type] == nil {
                    owners[reference.scope.type] = .some(reference.scope.type.isEmpty ? nil : resolve(reference.scope.type, in: file))
                }
                let owner = owners[reference.scope.type] ?? nil
                // What a type says of itself, in its own file and its own scope, is no use of it.
                if owner?.number == type.number { continue }
                if reference.use == .inheritance, !countingConformance, owner?.isContract != true { continue }
                used.insert(type.number)
            }
        }
        // An `@main` type is used by the system.
        for type in types where type.fact.attributes.contains("main") && !isTest(self.file(of: type)) { used.insert(type.number) }
        return used
    }
}
