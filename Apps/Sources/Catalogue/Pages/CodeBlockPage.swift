internal import Belvedere

extension CataloguePage {
    /// The page with blocks that show the lines of a program.
    static var codeBlock: CataloguePage {
        CataloguePage(
            .codeBlock, "CodeBlock", in: .texts, of: [.codeBlock], CatalogueTexts.linesProgramReadCopy,
            keys: [
                CatalogueKey("Tab", CatalogueTexts.movesKeyboardButtonThenLines),
                CatalogueKey("←, →", CatalogueTexts.scrollLongLines), CatalogueKey("Enter, Space", CatalogueTexts.copyButton),
            ],
            sample: PageSample(text: \.title) { CodeBlock("let sum = 1 + 2", title: "Sum of two.swift", language: .swift) },
            [
                PageExample("Swift") {
                    CodeBlock(
                        """
                        // Says hello once.
                        struct Greeting {
                            let name = "Ada"
                            let times = 1
                        }
                        """, title: "Greeting.swift", language: .swift)
                },
                PageExample(CatalogueTexts.lineNumbers) {
                    CodeBlock("let tea = 2\nlet honey = 1", title: "Order.swift", language: .swift, showsLineNumbers: true)
                },
                PageExample(CatalogueTexts.markedLineAndLinks) {
                    let code = CodeBlock("let label = Label(greeting)\nstack.add(label)", title: "Screen.swift", language: .swift)
                    code.markedLines = [2]
                    code.pages = [CodeBlock.Page(ofType: "Label", path: "/views/label")]
                    return code
                },
                PageExample(CatalogueTexts.anyOtherText) {
                    CodeBlock("$ swift build\nBuild complete!", title: "Terminal")
                },
                PageExample(CatalogueTexts.withoutButton) {
                    CodeBlock("swift test", title: "Command", copying: nil)
                },
                PageExample(CatalogueTexts.lineLongerThanBox) {
                    let line = (1...40).map(String.init).joined(separator: " + ")
                    return CodeBlock(line, title: "Sum.swift", language: .swift)
                },
            ])
    }
}
