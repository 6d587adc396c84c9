internal import Belvedere

extension CataloguePage {
    /// The page with fields in which the person chooses a file.
    static var fileField: CataloguePage {
        CataloguePage(
            .fileField, "FileField", in: .fields, of: [.fileField], CatalogueTexts.takesFilePersonsDevice,
            keys: [
                .tab, CatalogueKey("Enter, Space", CatalogueTexts.letPersonChooseFile),
            ],
            sample: PageSample(text: \.title, isControl: true) { FileField("Choose a letter") { _ in } },
            [
                PageExample(CatalogueTexts.textsOnly) {
                    let told = Label("No file yet", style: .detail)
                    let field = FileField("Choose a text", accepts: [".txt", "text/plain"]) { file in
                        told.text = "\(file.name): \(file.bytes.count) bytes"
                    }
                    return Stack(field, told)
                },
                PageExample(CatalogueTexts.severalFiles) {
                    let told = Label("No pictures yet", style: .detail)
                    var names: [String] = []
                    let field = FileField("Choose pictures", accepts: ["image/*"]) { file in
                        names.append(file.name)
                        told.text = names.joined(separator: ", ")
                    }
                    field.allowsMultipleSelection = true
                    return Stack(field, told)
                },
                PageExample(CatalogueTexts.disabled) {
                    let field = FileField("Choose a picture", accepts: ["image/*"]) { _ in }
                    field.isEnabled = false
                    return field
                },
            ])
    }
}
