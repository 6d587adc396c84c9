/// Two texts, line by line, with what is only in one of them marked.
nonisolated package struct LineDifference {
    /// One line of both texts together, with its index in the text it is from.
    enum Entry {
        case same(Int)
        case removed(Int)
        case inserted(Int)
    }

    let entries: [Entry]
    private let differing: [(mark: Character, line: String)]

    /// - Parameters:
    ///   - old: marked `-` where it is missing in `new`.
    ///   - new: marked `+` where it is missing in `old`.
    package init(from old: [String], to new: [String]) {
        let difference = new.difference(from: old)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var differing: [(Character, String)] = []
        var entries: [Entry] = []
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < old.count || newIndex < new.count {
            if removed.contains(oldIndex) {
                differing.append(("-", old[oldIndex]))
                entries.append(.removed(oldIndex))
                oldIndex += 1
            } else if inserted.contains(newIndex) {
                differing.append(("+", new[newIndex]))
                entries.append(.inserted(newIndex))
                newIndex += 1
            } else {
                differing.append((" ", new[newIndex]))
                entries.append(.same(newIndex))
                oldIndex += 1
                newIndex += 1
            }
        }
        self.differing = differing
        self.entries = entries
    }

    var isEmpty: Bool { differing.allSatisfy { $0.mark == " " } }

    /// The changed lines alone, without those around them.
    package var changedLines: [String] {
        differing.filter { $0.mark != " " }.map { "\($0.mark) \($0.line)" }
    }

    /// All lines; of a long run that is the same only the two next to a difference.
    var description: String {
        var printed: [String] = []
        var index = 0
        while index < differing.count {
            let run = differing[index...].prefix { $0.mark == " " }
            let head = index == 0 ? 0 : 2
            let tail = index + run.count == differing.count ? 0 : 2
            if run.count > head + tail + 1 {
                printed += run.prefix(head).map { "  \($0.line)" }
                printed.append("  … \(run.count - head - tail) lines the same")
                printed += run.suffix(tail).map { "  \($0.line)" }
            } else {
                printed += run.map { "  \($0.line)" }
            }
            index += run.count
            while index < differing.count, differing[index].mark != " " {
                printed.append("\(differing[index].mark) \(differing[index].line)")
                index += 1
            }
        }
        return printed.joined(separator: "\n")
    }
}
