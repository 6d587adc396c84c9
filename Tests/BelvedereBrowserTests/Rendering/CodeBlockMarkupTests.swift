@_spi(Hosting) import Belvedere
@_spi(Hosting) @testable import BelvedereBrowser
@_spi(Hosting) import BelvedereCore
import Testing

/// Tests of the marks and links in the lines of a program.
struct CodeBlockMarkupTests {
    private func html(_ text: String, marked: [Int] = [], pages: [CodeBlock.Page] = []) -> String {
        let application = BelvedereApp("A", path: "/a") { _ in
            let block = CodeBlock(text, title: "A.swift", language: .swift, copying: nil)
            (block.markedLines, block.pages) = (marked, pages)
            return Window(Screen(title: "", content: block))
        }
        let node = Session(environment: SessionEnvironment(), isInert: true).runAtOnce { context in
            defer { context.close() }
            return application.open(in: context).render()
        }
        var html = HTMLWriter()
        html.append(MarkupCatalogue.standard.element(for: node))
        return String(decoding: html.bytes, as: UTF8.self)
    }

    @Test func aLineIsMarkedAndItsNeighboursAreNot() {
        let page = html("let a = 1\nlet b = 2", marked: [2])
        #expect(page.contains("class=\"line\">"))
        #expect(page.contains("class=\"line marked\">"))
        #expect(!page.contains("id=L1"))
    }

    @Test(arguments: [[], [0], [-1], [3], [Int.max]]) func aNumberWithoutALineMarksNothing(lines: [Int]) {
        #expect(!html("let a = 1\nlet b = 2", marked: lines).contains("marked"))
    }

    @Test func theFirstPlaceOfATypeLeadsToItsPage() {
        let page = html("let a = Label()\nlet b = Label()", pages: [CodeBlock.Page(ofType: "Label", path: "/code/Label.swift")])
        #expect(page.components(of: "<a class=\"type\" href=\"/code/Label.swift\">Label</a>") == 1)
        #expect(page.components(of: "<span class=\"type\">Label</span>") == 1)
    }

    @Test(arguments: ["//evil.example/a", "javascript:alert(1)", "https://evil.example", "\\\\evil.example", ""])
    func aPathThatIsNotOfThisServerIsNoLink(path: String) {
        let page = html("let a = Label()", pages: [CodeBlock.Page(ofType: "Label", path: path)])
        #expect(!page.contains("<a "))
    }
}

extension String {
    /// Returns how often a text occurs.
    fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
