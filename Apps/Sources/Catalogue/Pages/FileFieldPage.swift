internal import Belvedere

extension CataloguePage {
    /// Fields for files.
    static var fileField: CataloguePage {
        CataloguePage(
            .fileField, "FileField", in: .fields, of: [.fileField], "Takes a file of the person's device.",
            keys: [
                .tab, CatalogueKey("Enter, Space", "Let the person choose a file"),
            ],
            [
                Example("Texts only") {
                    let told = Label("No file yet", style: .detail)
                    let field = FileField("Choose a text", accepts: [".txt", "text/plain"]) { file in
                        told.text = "\(file.name): \(file.bytes.count) bytes"
                    }
                    return Stack(field, told)
                },
                Example("Disabled") {
                    let field = FileField("Choose a picture", accepts: ["image/*"]) { _ in }
                    field.isEnabled = false
                    return field
                },
            ])
    }
}
