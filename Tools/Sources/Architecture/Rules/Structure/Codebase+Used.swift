import SwiftFacts

extension Codebase {
    /// The types that something else uses, outside tests.
    ///
    /// - Parameter countingConformance: Whether a class that conforms to a protocol uses it.
    func usedTypes(countingConformance: Bool) -> Set<Int> {
        var used: Set<Int> = []
        for (index, file) in project.files.enumerated() where !isTest(file) {
            for place in file.facts.references.indices {
                guard let type = textMeaning(ofReference: place, in: index) else { continue }
                let holder = holder(ofReference: place, in: index)
                // What a type says of itself, in its own file and its own scope, is no use of it.
                if holder == type { continue }
                if file.facts.references[place].use == .inheritance, !countingConformance, holder.map({ types[$0].isContract }) != true {
                    continue
                }
                used.insert(type)
            }
        }
        // An `@main` type is used by the system.
        for type in types where type.fact.attributes.contains("main") && !isTest(self.file(of: type)) { used.insert(type.number) }
        return used
    }
}
