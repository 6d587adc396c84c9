import SwiftFacts

/// The names that each module of a project offers, to find imports that nothing needs.
///
/// The compiler knows what a name means, and the text alone does not. So an import counts as needed unless all of this is true: the
/// module's sources are all known and offer nothing without a name; the file has none of the module's names, and no name of a type of
/// another module that is made from one of its types; and another file of the same target keeps the import, so the compiler loads the same
/// modules as before. Without the last condition, a member of an extension that other files use without an import could be lost.
struct OfferTable {
    private let project: Project
    /// The target of each module whose sources are all known; nil if two targets have this name.
    private var targets: [String: Int?] = [:]
    private var filesByTarget: [[Int]]
    private var names: [Int: [UInt32]?] = [:]
    private var namesOfKin: [Int: Set<UInt32>] = [:]

    init(_ project: Project) {
        self.project = project
        filesByTarget = project.targets.map { _ in [] }
        for (number, file) in project.files.enumerated() { filesByTarget[file.target].append(number) }
        for (number, target) in project.targets.enumerated() {
            let isKnown = targets[target.name] == nil && isWhole(target)
            targets[target.name] = .some(isKnown ? number : nil)
        }
    }

    /// Whether the sources of a target are all read.
    private func isWhole(_ target: ProjectTarget) -> Bool {
        guard target.hasAllSources, !target.isTest else { return false }
        let folder = target.folder.isEmpty ? "" : target.folder + "/"
        let gaps = project.omitted + project.notices.filter(\.leavesGap).map(\.path)
        return !gaps.contains { $0.hasPrefix(folder) || target.folder.hasPrefix($0 + "/") || $0 == target.folder }
    }

    /// Whether the code surely compiles without an import. `number` is the index of the file in `Project.files`.
    mutating func isUnneeded(_ fact: ImportFact, in number: Int) -> Bool {
        let file = project.files[number]
        guard let target = targets[fact.module] ?? nil, target != file.target, file.otherTargets.isEmpty else { return false }
        guard isWithoutUse(of: fact, target: target, number) else { return false }
        return filesByTarget[file.target].contains { other in
            guard other != number, project.files[other].facts.syntaxError == nil else { return false }
            return project.files[other].facts.imports.contains { kept in
                kept.isPlain && kept.module == fact.module && (kept.access == fact.access || kept.access == "public")
                    && (other < number || !isWithoutUse(of: kept, target: target, other))
            }
        }
    }

    /// Whether a file uses nothing of a module that it imports.
    private mutating func isWithoutUse(of fact: ImportFact, target: Int, _ number: Int) -> Bool {
        let facts = project.files[number].facts
        // A file of imports alone loads modules on purpose.
        guard facts.syntaxError == nil, !facts.words.isEmpty, !holds(facts.words, FileFacts.word(fact.module)) else { return false }
        guard let names = names(of: target), !meet(names, facts.words) else { return false }
        return kin(of: target).isDisjoint(with: facts.words)
    }

    // MARK: Names

    /// The names that a module offers; nil if it offers more than names.
    private mutating func names(of target: Int) -> [UInt32]? {
        if let known = names[target] { return known }
        let files = filesByTarget[target].map { project.files[$0] }
        let declared = Set(files.flatMap { $0.facts.types.filter { $0.kind != .extension }.map(\.path) })
        let isWhole =
            !files.isEmpty
            && files.allSatisfy { file in
                file.facts.syntaxError == nil && file.facts.offer.isWhole
                    // A conformance of a type of another module is used without a name.
                    && file.facts.types.allSatisfy { $0.kind != .extension || $0.inherits.isEmpty || declared.contains($0.path) }
            }
        let found = isWhole ? Array(Set(files.flatMap(\.facts.offer.names))).sorted() : nil
        names[target] = .some(found)
        return found
    }

    /// The names of the types of other modules that inherit from a type of this module, conform to one or are its alias, directly or
    /// through another type. Code with such a name can need the module without naming it.
    private mutating func kin(of target: Int) -> Set<UInt32> {
        if let known = namesOfKin[target] { return known }
        var names = Set(filesByTarget[target].flatMap { project.files[$0].facts.types.map(\.name) })
        let others = project.files.filter { $0.target != target }.flatMap { $0.facts.types.filter { !$0.inherits.isEmpty } }
        var kin: Set<String> = []
        var count = -1
        while kin.count != count {
            count = kin.count
            for type in others where !kin.contains(type.name) {
                let parts = type.inherits.lazy.flatMap { $0.names.flatMap { $0.split(separator: ".") } }
                if parts.contains(where: { names.contains(String($0)) }) { kin.insert(type.name) }
            }
            names.formUnion(kin)
        }
        let words = Set(kin.map(FileFacts.word))
        namesOfKin[target] = words
        return words
    }

    private func holds(_ words: [UInt32], _ word: UInt32) -> Bool {
        var (low, high) = (0, words.count)
        while low < high {
            let middle = (low + high) / 2
            if words[middle] < word { low = middle + 1 } else { high = middle }
        }
        return low < words.count && words[low] == word
    }

    /// Whether two ascending lists share an element.
    private func meet(_ left: [UInt32], _ right: [UInt32]) -> Bool {
        var (one, other) = (0, 0)
        while one < left.count, other < right.count {
            if left[one] == right[other] { return true }
            if left[one] < right[other] { one += 1 } else { other += 1 }
        }
        return false
    }
}
