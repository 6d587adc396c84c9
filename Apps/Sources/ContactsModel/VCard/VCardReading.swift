/// The state of reading a file of cards, so that a long file can be read in slices.
struct VCardReading {
    private let limits: VCardLimits
    private var lines: VCardLines
    private var card: VCardBuilder?
    private var saysStray = false
    private var isOver = false
    private(set) var report = VCardReport()

    init(_ bytes: [UInt8], limits: VCardLimits) {
        self.limits = limits
        let text = bytes.count <= limits.bytes ? VCardText.utf8(of: bytes) : nil
        lines = VCardLines(text ?? [])
        guard text == nil else { return }
        isOver = true
        add(VCardProblem(bytes.count <= limits.bytes ? .text : .tooLarge, line: 1))
    }

    /// Reads the next `count` lines. Returns whether the file has more lines.
    mutating func read(lines count: Int) -> Bool {
        for _ in 0..<count where !isOver { readLine() }
        return !isOver
    }

    private mutating func readLine() {
        guard let line = lines.next() else { return end() }
        if line.isBlank { return }
        if line.begins {
            if let card { add(VCardProblem(.unclosed, line: card.line)) }
            card = VCardBuilder(line: line.number, limits: limits)
            saysStray = false
        } else if line.ends, let card {
            finish(card)
            self.card = nil
        } else if card != nil {
            card?.add(line)
        } else if !saysStray {
            // Report several stray lines in a row as one problem: a file of another type is one mistake, not a thousand.
            let text = String(decoding: line.bytes.prefix(60), as: UTF8.self)
            add(VCardProblem(.stray, line: line.number, excerpt: text))
            saysStray = true
        }
        if report.cards.count == limits.cards, !lines.isAtEnd {
            add(VCardProblem(.tooManyCards, line: line.number))
            isOver = true
        }
    }

    private mutating func end() {
        isOver = true
        if let card { add(VCardProblem(.unclosed, line: card.line)) }
        if report.cards.isEmpty, report.problems.allSatisfy({ $0.code == .stray }) {
            report.problems = [VCardProblem(.noCards, line: 1)]
        }
    }

    private mutating func finish(_ builder: VCardBuilder) {
        var card = builder
        do throws(VCardProblem) {
            let draft = try card.finished()
            report.cards.append(VCardReport.Card(line: card.line, draft: draft))
            for name in card.keptNames where report.kept[name] != nil || report.kept.count < 100 {
                // Limit the number of different names: a file with a new property name on each line must not fill the memory.
                report.kept[name, default: 0] += 1
            }
            card.problems.forEach { add($0) }
        } catch {
            // If the card has no name, also report its unreadable lines, because one of them may be the name. For any other reason, report
            // only that reason.
            if error.code == .name { card.problems.forEach { add($0) } }
            add(error)
        }
    }

    private mutating func add(_ problem: VCardProblem) { report.add(problem, limit: limits.problems) }
}
