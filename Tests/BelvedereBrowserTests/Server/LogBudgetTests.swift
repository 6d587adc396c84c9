import Testing

@testable import BelvedereBrowser

@Suite struct LogBudgetTests {
    @Test func repeatedMessagesAreCountedAndNotWritten() {
        let budget = LogBudget(), start = ContinuousClock.now
        var lines: [String] = []
        for _ in 0..<1_000 { budget.write("a", at: start) { lines.append("a\($0)") } }
        budget.write("b", at: start) { lines.append("b\($0)") }
        #expect(lines == Array(repeating: "a", count: LogBudget.lines) + ["b"])
        budget.write("a", at: start + LogBudget.period) { lines.append("a\($0)") }
        #expect(lines.last == "a (990 more lines like this were left out.)")
    }
}
