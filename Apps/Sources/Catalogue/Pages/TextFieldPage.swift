internal import Belvedere

extension CataloguePage {
    /// Fields of one line.
    static var textField: CataloguePage {
        CataloguePage(
            .textField, "TextField", in: .fields, of: [.textField], "Takes a line of text.", keys: [.tab, .submit],
            [
                Example("Empty, with a hint") {
                    let field = TextField("Name", keyboard: .name)
                    field.placeholder = "Ada Lovelace"
                    return field
                },
                Example("Filled, and followed") {
                    let told = Label(style: .detail)
                    let field = TextField("City", text: "Helsinki")
                    field.onChange { told.text = "\($0.count) letters" }
                    field.onSubmit { told.text = "Submitted: \(field.text)" }
                    return Stack(field, told)
                },
                Example("Something is wrong") {
                    let field = TextField("Mail address", text: "nobody", keyboard: .email)
                    field.message = "An address has an @ in it."
                    return field
                },
                Example("Checked by a rule") {
                    let name = Dynamic("")
                    let needed = ValidationRule<String>("A name is needed.") { !$0.isEmpty }
                    let field = TextField("Nickname")
                    return field.bind(name, validation: name.validated(by: needed))
                },
                Example("Disabled") {
                    let field = TextField("Number", text: "A-1815")
                    field.isEnabled = false
                    return field
                },
            ])
    }
}
