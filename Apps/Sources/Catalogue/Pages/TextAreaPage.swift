internal import Belvedere

extension CataloguePage {
    /// Fields of several lines.
    static var textArea: CataloguePage {
        CataloguePage(
            .textArea, "TextArea", in: .fields, of: [.textArea], "Takes text of several lines.",
            keys: [
                .tab, CatalogueKey("Enter", "Begins a new line"), CatalogueKey("Ctrl Enter", "Submits, where the field takes that"),
            ],
            [
                Example("Empty, with a hint") {
                    let notes = TextArea("Notes", lines: 4)
                    notes.placeholder = "What should the cook know?"
                    return notes
                },
                Example("Filled, and counted") {
                    let told = Label(style: .detail)
                    let notes = TextArea("Message", text: "Dear Ada,\nthe engine runs.")
                    notes.onChange { told.text = "\($0.count) of 200 characters" }
                    return Stack(notes, told)
                },
                Example("Something is wrong") {
                    let notes = TextArea("Reason")
                    notes.message = "Say why in a sentence."
                    return notes
                },
            ])
    }
}
