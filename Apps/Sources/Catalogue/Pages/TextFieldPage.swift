internal import Belvedere

extension CataloguePage {
    /// The page with fields of one line.
    static var textField: CataloguePage {
        CataloguePage(
            .textField, "TextField", in: .fields, of: [.textField], CatalogueTexts.takesLineText, keys: [.tab, .submit],
            sample: PageSample(text: \.title, message: \.message, isControl: true) { TextField("Street", text: "Mannerheimintie 1") },
            [
                PageExample(CatalogueTexts.emptyHint) {
                    let field = TextField("Name", keyboard: .name)
                    field.placeholder = "Ada Lovelace"
                    return field
                },
                PageExample(CatalogueTexts.filledFollowed) {
                    let told = Label(style: .detail)
                    let field = TextField("City", text: "Helsinki")
                    field.onChange { told.text = "\($0.count) letters" }
                    field.onSubmit { told.text = "Submitted: \(field.text)" }
                    return Stack(field, told)
                },
                PageExample(CatalogueTexts.somethingWrong) {
                    let field = TextField("Mail address", text: "nobody", keyboard: .email)
                    field.message = "An address has an @ in it."
                    return field
                },
                PageExample(CatalogueTexts.checkedByRule) {
                    let name = Dynamic("")
                    let needed = ValidationRule<String>("A name is needed.") { !$0.isEmpty }
                    let field = TextField("Nickname")
                    return field.bind(name, validation: name.validated(by: needed))
                },
                PageExample(CatalogueTexts.disabled) {
                    let field = TextField("Number", text: "A-1815")
                    field.isEnabled = false
                    return field
                },
            ])
    }
}
