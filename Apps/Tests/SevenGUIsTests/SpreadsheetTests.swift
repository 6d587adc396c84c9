import SevenGUIsModel
import Testing

/// Checks that Cells computes like the usual spreadsheets.
@Suite("Cells beside other spreadsheets")
struct SpreadsheetTests {
    private typealias Paper = CellsTests.Paper

    private func check(_ table: KeyValuePairs<String, String>) {
        let paper = Paper(SpreadsheetTable.typed)
        for (formula, value) in table {
            #expect(paper.enter("=" + formula, "H20") == nil, "\(formula)")
            #expect(paper["H20"] == value, "\(formula)")
        }
    }

    @Test("an empty cell is zero beside numbers and nothing beside texts, and functions pass over it") func empty() {
        check(SpreadsheetTable.empty)
    }
    @Test("texts compare by letters whatever their case, and are numbers where they read as such") func texts() {
        check(SpreadsheetTable.texts)
    }
    @Test("a truth is shown as a word, and counts as 1 or 0") func truths() { check(SpreadsheetTable.truths) }
    @Test("a value that a choice or a list leaves out is FALSE or zero") func choices() { check(SpreadsheetTable.choices) }
    @Test("errors are told on, but not counted") func errors() { check(SpreadsheetTable.errors) }
    @Test("binary fractions do not show in numbers") func numbers() { check(SpreadsheetTable.numbers) }
    @Test("a number is rounded as it is written") func roundings() { check(SpreadsheetTable.roundings) }

    @Test(
        "a typed text is a number only if it reads as one",
        arguments: [
            ("+358 40 123", "+358 40 123"), ("1 000", "1 000"), ("1\u{00A0}000", "1\u{00A0}000"), ("- 5", "- 5"), ("1 e5", "1 e5"),
            (" 12 ", "12"), ("+5", "5"), ("1e-10", "0.0000000001"),
            ("007", "7"), (".5", "0.5"), ("50%", "50%"), ("12.5 %", "12.5 %"), ("%", "%"), ("true", "TRUE"), ("Truely", "Truely"),
            ("1,5", "1,5"), ("nan", "nan"), ("inf", "inf"), ("0x1F", "0x1F"),
            ("1e999", "1e999"), ("'12", "12"), ("'=A0", "=A0"), ("'tis", "'tis"), ("'", "'"), ("- ", "- "),
        ])
    func typed(text: String, shown: String) {
        let paper = Paper(["A0": text])
        #expect(paper["A0"] == shown)
        // The cell keeps the typed text for editing.
        #expect(paper.viewModel.text(row: 0, column: 0) == text)
    }

    @Test(
        "a text of digits is no number for functions, and a percentage is",
        arguments: [
            ("+358 40 123", "0", "#NUMBER"), ("1 000", "0", "#NUMBER"), ("50%", "1", "100"), ("'12", "0", "2400"), (" 12", "1", "2400"),
            ("TRUE", "1", "200"),
        ])
    func counted(text: String, count: String, product: String) {
        let paper = Paper(["A0": text, "B0": "=COUNT(A0)", "B1": "=A0*200"])
        #expect(paper["B0"] == count && paper["B1"] == product)
    }

    @Test("the longest formula that is taken is computed")
    func longFormula() {
        let paper = Paper(["A0": "2"])
        #expect(paper.enter("=A0" + String(repeating: "+A0", count: 500), "B0") == nil)
        #expect(paper["B0"] == "1002")
        #expect(paper.enter("=" + String(repeating: "-(", count: 59) + "A0" + String(repeating: ")", count: 59), "B1") == nil)
        #expect(paper["B1"] == "-2")
    }

    @Test("cells that join themselves come to an end")
    func doubling() {
        let paper = Paper(["A0": String(repeating: "x", count: 1_000)])
        for column in 1..<26 {
            let before = CellPlace.columns[column - 1]
            paper.enter("=\(before)0&\(before)0", "\(CellPlace.columns[column])0")
        }
        #expect(paper["B0"].count == 2_000 && paper["C0"] == "#LENGTH" && paper["Z0"] == "#LENGTH")
        paper.enter("short", "A0")
        #expect(paper["C0"] == "shortshortshortshort")
        #expect(paper.enter("=\"\(String(repeating: "x", count: 2_001))\"", "A1") == nil && paper["A1"] == "#LENGTH")
        #expect(paper.enter(String(repeating: "x", count: 2_001), "A1") == "The text is too long.")
        #expect(paper.enter("=\"\(String(repeating: "x", count: 16_000))\"", "A1") == "The formula is too long.")
    }

    @Test("cells that all need the whole sheet are computed as soon as they do not need each other")
    func wholeSheet() {
        let paper = Paper()
        for letter in CellPlace.columns { paper.enter("=sum(A0:Z99)", "\(letter)0") }
        #expect(paper["A0"] == "#CYCLE" && paper["Z0"] == "#CYCLE")
        let before = paper.sheet.computationCount
        paper.enter("=count(A0:Z99)", "M50")
        #expect(paper.sheet.computationCount == before)
        for letter in CellPlace.columns { paper.enter("1", "\(letter)0") }
        #expect(paper["M50"] == "#CYCLE")
        paper.enter("=sum(A0:Z49)", "M50")
        #expect(paper["M50"] == "26")
    }
}
