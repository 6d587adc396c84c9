internal import Belvedere

extension CataloguePage {
    /// The page with fields that hide the typed text.
    static var secureField: CataloguePage {
        CataloguePage(
            .secureField, "SecureField", in: .fields, of: [.secureField], CatalogueTexts.takesPasswordAnotherSecretText,
            keys: [.tab, .submit],
            sample: PageSample(text: \.title, message: \.message, isControl: true) { SecureField("Secret") },
            [
                PageExample(CatalogueTexts.passwordDeviceMayOffer) {
                    SecureField("Password", content: .currentPassword)
                },
                PageExample(CatalogueTexts.newOneTooShort) {
                    let field = SecureField("New password", content: .newPassword)
                    field.text = "tea"
                    field.message = "Take at least ten letters."
                    return field
                },
                PageExample(CatalogueTexts.disabled) {
                    let field = SecureField("Code")
                    field.isEnabled = false
                    return field
                },
            ])
    }
}
