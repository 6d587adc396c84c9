/// Reads contacts from vCard files: 4.0 (RFC 6350), 3.0 (RFC 2426), and what is met of 2.1.
///
/// ```swift
/// let report = VCardReader().read(bytes)
/// let added = try await store.create(report.drafts)
/// for problem in report.problems { show(problem.message) }
/// ```
/// Never fails as a whole: a broken card is a ``VCardProblem`` with its line, and the good ones are read. Takes time and
/// memory in proportion to the file, up to its ``limits``.
public struct VCardReader: Sendable {
    /// How much is read.
    public var limits: VCardLimits

    /// A reader with the app's limits, unless told otherwise.
    public init(limits: VCardLimits = VCardLimits()) {
        self.limits = limits
    }

    /// Reads a file's bytes.
    public func read(_ bytes: [UInt8]) -> VCardReport {
        var report = VCardReport()
        guard bytes.count <= limits.bytes else {
            report.problems.append(VCardProblem(.tooLarge, line: 1))
            return report
        }
        guard let text = VCardText.utf8(of: bytes) else {
            report.problems.append(VCardProblem(.text, line: 1))
            return report
        }
        var lines = VCardLines(text)
        var card: VCardBuilder?
        var saysStray = false
        while let line = lines.next() {
            if line.isBlank { continue }
            if line.begins {
                if let open = card { report.add(VCardProblem(.unclosed, line: open.line)) }
                card = VCardBuilder(line: line.number, limits: limits)
                saysStray = false
            } else if line.ends, let open = card {
                finish(open, into: &report)
                card = nil
            } else if card != nil {
                card?.add(line, ignored: &report.ignored)
            } else if !saysStray {
                // Once for each stretch: a file of another kind is one mistake, not a thousand.
                let text = String(decoding: line.bytes.prefix(60), as: UTF8.self)
                report.add(VCardProblem(.stray, line: line.number, excerpt: text))
                saysStray = true
            }
            if report.cards.count == limits.cards, !lines.isAtEnd {
                report.add(VCardProblem(.tooManyCards, line: line.number))
                return report
            }
            if report.problems.count >= limits.problems {
                report.add(VCardProblem(.tooManyProblems, line: line.number))
                return report
            }
        }
        if let open = card { report.add(VCardProblem(.unclosed, line: open.line)) }
        if report.cards.isEmpty, report.problems.allSatisfy({ $0.code == .stray }) {
            report.problems = [VCardProblem(.noCards, line: 1)]
        }
        return report
    }

    private func finish(_ card: VCardBuilder, into report: inout VCardReport) {
        do throws(VCardProblem) {
            report.cards.append(VCardReport.Card(line: card.line, draft: try card.draft()))
        } catch {
            report.add(error)
        }
    }
}

extension VCardReport {
    fileprivate mutating func add(_ problem: VCardProblem) {
        problems.append(problem)
    }
}
