internal import Belvedere

extension CataloguePage {
    /// Lines of a program.
    static var codeBlock: CataloguePage {
        CataloguePage(
            .codeBlock, "CodeBlock", in: .texts, of: [.codeBlock], "Lines of a program, to read and to copy.",
            keys: [
                CatalogueKey("Tab", "Moves the keyboard to the button, then to the lines"),
                CatalogueKey("←, →", "Scroll long lines"), CatalogueKey("Enter, Space", "Copy, on the button"),
            ],
            [
                Example("Swift") {
                    CodeBlock(
                        """
                        // Says hello once.
                        struct Greeting {
                            let name = "Ada"
                            let times = 1
                        }
                        """, title: "Greeting.swift", language: .swift)
                },
                Example("With line numbers") {
                    CodeBlock("let tea = 2\nlet honey = 1", title: "Order.swift", language: .swift, showsLineNumbers: true)
                },
                Example("Any other text") {
                    CodeBlock("$ swift build\nBuild complete!", title: "Terminal")
                },
                Example("Without a button") {
                    CodeBlock("swift test", title: "Command", copying: nil)
                },
                Example("A line longer than its box") {
                    let line = (1...40).map(String.init).joined(separator: " + ")
                    return CodeBlock(line, title: "Sum.swift", language: .swift)
                },
            ])
    }
}
