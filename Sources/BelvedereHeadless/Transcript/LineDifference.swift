/// The comparison of two texts, line by line. Lines that are in only one of the texts are marked with `-` or `+`.
nonisolated package struct LineDifference {
    /// One line of the comparison, with the index of the line in the text that contains it.
    enum Entry {
        case same(Int)
        case removed(Int)
        case inserted(Int)
    }

    let entries: [Entry]
    private let differing: [(sign: Character, line: String)]

    /// - Parameters:
    ///   - old: the first text. Its lines that are missing in `new` are marked `-`.
    ///   - new: the second text. Its lines that are missing in `old` are marked `+`.
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

    var isEmpty: Bool { differing.allSatisfy { $0.sign == " " } }

    /// The changed lines alone, without the lines around them.
    package var changedLines: [String] {
        differing.filter { $0.sign != " " }.map { "\($0.sign) \($0.line)" }
    }

    /// The comparison as text. Of many equal lines in a row, only the two lines next to a difference are shown.
    var description: String {
        var printed: [String] = []
        var index = 0
        while index < differing.count {
            let run = differing[index...].prefix { $0.sign == " " }
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
            while index < differing.count, differing[index].sign != " " {
                printed.append("\(differing[index].sign) \(differing[index].line)")
                index += 1
            }
        }
        return printed.joined(separator: "\n")
    }
}
