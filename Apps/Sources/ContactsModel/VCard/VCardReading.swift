/// A file of cards while it is read: as far as somebody asks, so that a long file need not be read in one go.
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

    /// Reads on for so many lines. Returns whether there are more.
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
            // Once for each stretch: a file of another kind is one mistake, not a thousand.
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

    private mutating func finish(_ card: VCardBuilder) {
        do throws(VCardProblem) {
            report.cards.append(VCardReport.Card(line: card.line, draft: try card.finished()))
            for name in card.keptNames where report.kept[name] != nil || report.kept.count < 100 {
                // A name made up anew on each line must not fill the memory.
                report.kept[name, default: 0] += 1
            }
            card.problems.forEach { add($0) }
        } catch {
            // Why the card is not there says more than which of its lines could not be read.
            if error.code == .name { card.problems.forEach { add($0) } }
            add(error)
        }
    }

    private mutating func add(_ problem: VCardProblem) { report.add(problem, limit: limits.problems) }
}
