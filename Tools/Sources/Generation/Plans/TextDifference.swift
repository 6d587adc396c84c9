/// The lines in which two texts differ, with two lines of context.
public struct TextDifference: Sendable, Hashable {
    private enum Line: Hashable {
        case same(Substring), removed(Substring), added(Substring)
    }

    private let lines: [Line]

    /// - Complexity: O(n · m) for the numbers of lines of both texts, without the equal lines at the beginning and at the end.
    init(from old: String, to new: String) {
        var old = old.split(separator: "\n", omittingEmptySubsequences: false)
        var new = new.split(separator: "\n", omittingEmptySubsequences: false)
        var head: [Line] = []
        var tail: [Line] = []
        while let line = old.first, line == new.first {
            head.append(.same(line))
            old.removeFirst()
            new.removeFirst()
        }
        while let line = old.last, line == new.last {
            tail.append(.same(line))
            old.removeLast()
            new.removeLast()
        }
        let change = new.difference(from: old)
        let removed = Set(change.removals.map { if case .remove(let offset, _, _) = $0 { offset } else { 0 } })
        let added = Set(change.insertions.map { if case .insert(let offset, _, _) = $0 { offset } else { 0 } })
        var middle: [Line] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if removed.contains(i), i < old.count {
                middle.append(.removed(old[i]))
                i += 1
            } else if added.contains(j), j < new.count {
                middle.append(.added(new[j]))
                j += 1
            } else {
                middle.append(.same(old[i]))
                i += 1
                j += 1
            }
        }
        lines = head + middle + tail.reversed()
    }

    /// The number of added lines.
    public var additions: Int { lines.count { if case .added = $0 { true } else { false } } }
    /// The number of removed lines.
    public var removals: Int { lines.count { if case .removed = $0 { true } else { false } } }

    /// The different lines and two lines around them, as text. A line `…` means that equal lines are left out there.
    public var text: String {
        let near = Set(lines.indices.filter { if case .same = lines[$0] { false } else { true } }.flatMap { $0 - 2...$0 + 2 })
        var result: [String] = []
        var isGap = false
        for (index, line) in lines.enumerated() {
            guard near.contains(index) else {
                if !isGap, !result.isEmpty { result.append("  …") }
                isGap = true
                continue
            }
            isGap = false
            switch line {
            case .same(let text): result.append("  \(text)")
            case .removed(let text): result.append("- \(text)")
            case .added(let text): result.append("+ \(text)")
            }
        }
        if result.last == "  …" { result.removeLast() }
        return result.joined(separator: "\n")
    }
}
