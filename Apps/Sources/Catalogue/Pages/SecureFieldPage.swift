internal import Belvedere

extension CataloguePage {
    /// Fields whose text nobody is to see.
    static var secureField: CataloguePage {
        CataloguePage(
            .secureField, "SecureField", in: .fields, of: [.secureField], "Takes a password or another secret text.",
            keys: [.tab, .submit],
            [
                Example("A password that a device may offer") {
                    SecureField("Password", content: .currentPassword)
                },
                Example("A new one, too short") {
                    let field = SecureField("New password", content: .newPassword)
                    field.text = "tea"
                    field.message = "Take at least ten letters."
                    return field
                },
                Example("Disabled") {
                    let field = SecureField("Code")
                    field.isEnabled = false
                    return field
                },
            ])
    }
}
