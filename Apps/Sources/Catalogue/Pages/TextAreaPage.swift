internal import Belvedere

extension CataloguePage {
    /// The page with fields of several lines.
    static var textArea: CataloguePage {
        CataloguePage(
            .textArea, "TextArea", in: .fields, of: [.textArea], CatalogueTexts.takesTextSeveralLines,
            keys: [
                .tab, CatalogueKey("Enter", CatalogueTexts.beginsNewLine),
                CatalogueKey("Ctrl Enter", CatalogueTexts.submitsWhereFieldTakes),
            ],
            sample: PageSample(text: \.title, message: \.message, isControl: true) { TextArea("Remark", text: "By the window") },
            [
                PageExample(CatalogueTexts.emptyHint) {
                    let notes = TextArea("Notes", lines: 4)
                    notes.placeholder = "What should the cook know?"
                    return notes
                },
                PageExample(CatalogueTexts.filledCounted) {
                    let told = Label(style: .detail)
                    let notes = TextArea("Message", text: "Dear Ada,\nthe engine runs.")
                    notes.onChange { told.text = "\($0.count) of 200 characters" }
                    return Stack(notes, told)
                },
                PageExample(CatalogueTexts.somethingWrong) {
                    let notes = TextArea("Reason")
                    notes.message = "Say why in a sentence."
                    return notes
                },
            ])
    }
}
