internal import Belvedere

extension CataloguePage {
    /// The page with texts that the person only reads.
    static var label: CataloguePage {
        CataloguePage(
            .label, "Label", in: .texts, of: [.label], CatalogueTexts.textReadPlainPartsSet,
            keys: [
                CatalogueKey("Tab", CatalogueTexts.movesKeyboardLinkText), CatalogueKey("Enter", CatalogueTexts.followsLink),
            ],
            sample: PageSample(text: \.text) { Label("The ferry leaves at noon.") },
            [
                PageExample(CatalogueTexts.styles) {
                    Stack(
                        Label("A title", style: .title),
                        Label("A headline", style: .headline),
                        Label("A text, as long as it needs to be."),
                        Label("A detail beside what matters", style: .detail),
                        Label("The service did not answer.", style: .error)
                    )
                },
                PageExample(CatalogueTexts.textSeveralStyles) {
                    Label(
                        """
                        Press \("Save", .bold), or read \
                        \("the manual", link: "https://www.swift.org/documentation/"). \
                        The command is \("make", .code).
                        """)
                },
                PageExample(CatalogueTexts.textMarks) {
                    let text = "**Bold**, *italic*, `code` and [a link](https://swift.org)."
                    return Label(AttributedText(markdown: text))
                },
                PageExample(CatalogueTexts.textStillCome) {
                    Label(style: .placeholder)
                },
                PageExample(CatalogueTexts.textChanges) {
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
