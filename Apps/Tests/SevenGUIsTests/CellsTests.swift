import Belvedere
import BelvedereTesting
import SevenGUIs
import SevenGUIsModel
import Testing

@Suite("7GUIs: Cells")
struct CellsTests {
    /// A sheet whose cells are accessed by name.
    final class Paper {
        let sheet = Sheet()
        let viewModel: CellsViewModel

        init(_ texts: KeyValuePairs<String, String> = [:]) {
            viewModel = CellsViewModel(sheet: sheet)
            for (name, text) in texts { enter(text, name) }
        }

        @discardableResult
        func enter(_ text: String, _ name: String) -> String? {
            guard let place = CellPlace(name) else { return "no such cell" }
            return viewModel.enter(text, row: place.row, column: place.column)
        }

        subscript(name: String) -> String { CellPlace(name).map { sheet.value(at: $0).description } ?? "no such cell" }
    }

    @Test(
        "formulas compute as everybody expects",
        arguments: [
            ("=1+2*3", "7"), ("=(1+2)*3", "9"), ("=2^3^1", "8"), ("=-2^2", "4"), ("=10/4", "2.5"), ("=1/3", "0.333333333"),
            ("=1/0", "#DIV/0"),
            ("=1e3 + 1", "1001"), ("=\"a\" & \"b\"", "ab"), ("=\"a\"+1", "#NUMBER"), ("=3>2", "TRUE"), ("=3<>3", "FALSE"),
            ("= if ( 1 > 2 , 10 , 20 )", "20"),
            ("=sum(1,2,3)", "6"), ("=SUM(1;2)", "3"), ("=avg(1,2)", "1.5"), ("=mod(-7,3)", "2"), ("=mod(7,0)", "#DIV/0"),
            ("=sqrt(2)", "1.414213562"),
            ("=sqrt(-1)", "#NUMBER"), ("=add(1,2)", "3"), ("=sub(1,2)", "-1"), ("=div(1,4)", "0.25"), ("=mul(3,4)", "12"),
            ("=max(3,9,4)", "9"),
            ("=round(2.6)", "3"), ("=and(1,0)", "FALSE"), ("=or(1,0)", "TRUE"), ("=not(0)", "TRUE"), ("=Z99", "0"), ("12", "12"),
            ("12 apples", "12 apples"),
            ("-3.5", "-3.5"), ("   ", ""),
        ])
    func formulas(formula: String, value: String) {
        #expect(Paper(["A0": formula])["A0"] == value)
    }

    @Test(
        "an unreadable formula is refused with a reason",
        arguments: [
            ("=1+", "The formula ends too early."), ("=(1", "A closing bracket is missing."), ("=1)", "One bracket too many."),
            ("=sum(1", "A closing bracket is missing."), ("=foo(1)", "There is no function “foo”."),
            ("=A100", "There is no cell “A100”. They go from A0 to Z99."), ("=A0:B", "A range has a cell at both ends, such as A0:B9."),
            ("=abs(A0:A3)", "The function “abs” takes single cells, and no ranges."), ("=mod(1)", "The function “mod” takes 2 values."),
            ("=\"a", "A quotation mark is missing."), ("=#", "Unexpected “#”."),
            ("=" + String(repeating: "(", count: 10_000), "Too many nested brackets."), ("=sum()", "The function “sum” takes 1 value."),
            ("=1" + String(repeating: "+1", count: 7_000), "The formula is too long."),
            ("=1" + String(repeating: "%", count: 15_000), "The formula is too long."),
            ("=1" + String(repeating: "<1", count: 7_000), "The formula is too long."),
            ("=sum(" + String(repeating: "A0:Z99,", count: 99) + "1)", "The formula is too long."),
            ("=5%3", "Unexpected “3”."), ("=\"a\"\"", "A quotation mark is missing."), ("=2e", "Unexpected “e”."),
        ])
    func mistakes(formula: String, message: String) {
        let paper = Paper(["A0": "5"])
        #expect(paper.enter(formula, "A0") == message)
        #expect(paper["A0"] == "5")
    }

    @Test("ranges pass over texts and empty cells, and tell errors on")
    func ranges() {
        let paper = Paper([
            "A0": "1", "A1": "two", "A3": "4", "B0": "10", "C0": "=sum(A0:B3)", "C1": "=count(B3:A0)", "C2": "=average(D0:D9)",
        ])
        #expect(paper["C0"] == "15" && paper["C1"] == "3" && paper["C2"] == "#DIV/0")
        paper.enter("=1/0", "A2")
        #expect(paper["C0"] == "#DIV/0")
    }

    @Test("cells that need themselves say so, and recover")
    func cycles() {
        let paper = Paper(["A0": "=B0+1", "B0": "=C0", "D0": "=A0*2"])
        #expect(paper["A0"] == "1" && paper["D0"] == "2")
        paper.enter("=A0", "C0")
        #expect(["A0", "B0", "C0", "D0"].map { paper[$0] } == ["#CYCLE", "#CYCLE", "#CYCLE", "#CYCLE"])
        paper.enter("5", "C0")
        #expect(["A0", "B0", "C0", "D0"].map { paper[$0] } == ["6", "5", "5", "12"])
        paper.enter("=E0", "E0")
        #expect(paper["E0"] == "#CYCLE")
        paper.enter("=sum(F0:F9)", "F5")
        #expect(paper["F5"] == "#CYCLE")
        paper.enter("", "F5")
        #expect(paper["F5"] == "")
    }

    @Test("a change computes what depends on it, each cell once, and nothing else")
    func onlyDependents() {
        let paper = Paper()
        for row in 0..<100 { paper.enter("=Z0+\(row)", "A\(row)") }
        // A diamond: B0 needs A0 twice, through C0 and through D0.
        for (name, text) in ["C0": "=A0", "D0": "=A0", "B0": "=C0+D0"] { paper.enter(text, name) }
        var before = paper.sheet.computationCount
        paper.enter("7", "Y0")
        #expect(paper.sheet.computationCount - before == 1)
        before = paper.sheet.computationCount
        paper.enter("=5", "A0")
        #expect(paper.sheet.computationCount - before == 4 && paper["B0"] == "10")
        before = paper.sheet.computationCount
        paper.enter("1", "Z0")
        #expect(paper.sheet.computationCount - before == 100 && paper["A99"] == "100")
    }

    @Test("a chain through the whole sheet is computed from end to end")
    func longChain() {
        let paper = Paper(["A0": "1"])
        for number in 1..<2600 {
            let (before, here) = (number - 1, number)
            paper.enter("=\(CellPlace.columns[before % 26])\(before / 26)+1", "\(CellPlace.columns[here % 26])\(here / 26)")
        }
        #expect(paper["Z99"] == "2600")
        paper.enter("1001", "A0")
        #expect(paper["Z99"] == "3600")
    }

    /// The app without its sample.
    private static let emptySheet = BelvedereApp("Cells", path: "/cells") { _ in Window(CellsScreen(viewModel: CellsViewModel())) }

    @Test("the sheet begins with a sample, whose total follows its numbers")
    func sample() {
        withApp(.cells, .ofParts) { app in
            let empty = String(repeating: " | \"\"", count: 24)
            #expect(app.transcript.printed.contains("    tableRow \"3\" | \"Total\" | \"1260\"" + empty))
            app.edit("B", of: "0")
            app.clear("B")
            app.type("940", into: "B")
            app.submit("B")
            #expect(app.transcript.printed.contains("    tableRow \"3\" | \"Total\" | \"1350\"" + empty))
            #expect(app.transcript.printed.contains("    tableRow \"4\" | \"Per day\" | \"45\"" + empty))
        }
    }

    @Test("the line above the grid shows the formula of the chosen cell, and changes it")
    func formulaLine() {
        withApp(.cells, .ofParts) { app in
            app.focusCell("B", of: "3")
            app.expect(.textField, "Formula of B3")
            #expect(app.transcript.printed.contains { $0.contains(#"textField "Formula of B3" = "=sum(B0:B2)""#) })
            app.clear("Formula of B3")
            app.type("=B0+", into: "Formula of B3")
            app.submit("Formula of B3")
            #expect(app.transcript.printed.contains { $0.contains(#"message "The formula ends too early.""#) })
            // The mistake stays until the person corrects it or gives it up.
            app.focusCell("A", of: "0")
            app.type("B1", into: "Formula of B3")
            app.submit("Formula of B3")
            #expect(app.transcript.printed.contains { $0.contains(#"tableRow "3" | "Total" | "1170""#) })
            app.clear("Formula of B3")
            app.giveUp("Formula of B3")
            #expect(app.transcript.printed.contains { $0.contains(#"textField "Formula of B3" = "=B0+B1""#) })
            app.focusCell("A", of: "0")
            #expect(app.transcript.printed.contains { $0.contains(#"textField "Formula of A0" = "Rent""#) })
            // The number of a row is no cell.
            app.focusCell("Row", of: "2")
            app.expect(.textField, "Formula of A0")
        }
    }

    @Test("a person edits formulas in the cells that show their values")
    func editing() {
        withApp(Self.emptySheet) { app in
            func enter(_ text: String, _ column: String, _ row: String) {
                app.edit(column, of: row)
                app.clear(column)
                app.type(text, into: column)
                app.submit(column)
            }
            enter("6", "A", "0")
            enter("7", "B", "0")
            enter("=A0*B0", "C", "1")
            let empty = String(repeating: " | \"\"", count: 23)
            #expect(app.transcript.printed.contains("    tableRow \"1\" | \"\" | \"\" | \"42\"" + empty))
            app.edit("C", of: "1")
            #expect(app.transcript.printed.contains("      textField \"C\" = \"=A0*B0\" [focused]"))
            app.type("+", into: "C")
            app.submit("C")
            #expect(
                app.transcript.printed.contains("      textField \"C\" = \"=A0*B0+\" [focused, message \"The formula ends too early.\"]"))
            app.giveUp("C")
            enter("=C1", "A", "0")
            #expect(app.transcript.printed.contains("    tableRow \"0\" | \"#CYCLE\" | \"7\" | \"\"" + empty))
            app.ignoreChanges()
        }
    }
}
