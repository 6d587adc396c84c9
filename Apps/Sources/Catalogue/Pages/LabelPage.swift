internal import Belvedere

extension CataloguePage {
    /// Texts to read.
    static var label: CataloguePage {
        CataloguePage(
            .label, "Label", in: .texts, of: [.label], "A text to read, plain or with parts set apart.",
            keys: [
                CatalogueKey("Tab", "Moves the keyboard to a link in the text"), CatalogueKey("Enter", "Follows the link"),
            ],
            [
                Example("Styles") {
                    Stack(
                        Label("A title", style: .title),
                        Label("A headline", style: .headline),
                        Label("A text, as long as it needs to be."),
                        Label("A detail beside what matters", style: .detail),
                        Label("The service did not answer.", style: .error)
                    )
                },
                Example("Text in several styles") {
                    Label(
                        """
                        Press \("Save", .bold), or read \
                        \("the manual", link: "https://www.swift.org/documentation/"). \
                        The command is \("make", .code).
                        """)
                },
                Example("A text with marks") {
                    let text = "**Bold**, *italic*, `code` and [a link](https://swift.org)."
                    return Label(AttributedText(marked: text))
                },
                Example("A text that is still to come") {
                    Label(style: .placeholder)
                },
                Example("A text that changes") {
                    let count = Label("Pressed 0 times")
                    var number = 0
                    return Stack(
                        count,
                        Button("Press") {
                            number += 1
                            count.text = "Pressed \(number) times"
                        })
                },
            ])
    }
}
