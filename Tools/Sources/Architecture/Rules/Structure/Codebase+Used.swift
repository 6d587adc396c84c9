import SwiftFacts

extension Codebase {
    /// The numbers of the types that code outside tests and outside the type itself uses.
    ///
    /// - Parameter countingConformance: Whether a conformance to a protocol counts as a use of the protocol.
    func usedTypes(countingConformance: Bool) -> Set<Int> {
        var used: Set<Int> = []
        for (index, file) in project.files.enumerated() where !isLeftOut(file) {
            for place in file.facts.references.indices {
                guard let type = textMeaning(ofReference: place, in: index) else { continue }
                let holder = holder(ofReference: place, in: index)
                // A reference to a type in its own code does not count as a use.
                if holder == type { continue }
                if file.facts.references[place].use == .inheritance, !countingConformance, holder.map({ types[$0].isContract }) != true {
                    continue
                }
                used.insert(type)
            }
        }
        // The system creates the type with `@main`, so it counts as used.
        for type in types where type.fact.attributes.contains("main") && !isLeftOut(self.file(of: type)) { used.insert(type.number) }
        return used
    }
}
