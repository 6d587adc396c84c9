internal import Belvedere
internal import BelvedereBinding

extension CataloguePage {
    /// The page with switches.
    static var toggle: CataloguePage {
        CataloguePage(
            .toggle, "Toggle", in: .choices, of: [.toggle], CatalogueTexts.switchSomethingOff,
            keys: [
                .tab, CatalogueKey("Space", CatalogueTexts.turns),
            ],
            sample: PageSample(text: \.title, message: \.message, isControl: true) { Toggle("Quiet hours", isOn: true) },
            [
                PageExample(CatalogueTexts.followed) {
                    let told = Label("Off", style: .detail)
                    return Stack(
                        Toggle("Notifications").onChange { told.text = $0 ? "On" : "Off" }, told
                    )
                },
                PageExample(CatalogueTexts.on) {
                    Toggle("Keep a copy", isOn: true)
                },
                PageExample(CatalogueTexts.checkedByRule) {
                    let terms = Dynamic(false)
                    let accepted = terms.validated(by: ValidationRule("You have to accept the terms.") { $0 })
                    let toggle = Toggle("I accept the terms").bind(terms, validation: accepted)
                    toggle.showValidation()
                    return toggle
                },
                PageExample(CatalogueTexts.disabled) {
                    let toggle = Toggle("By mail", isOn: true)
                    toggle.isEnabled = false
                    return toggle
                },
            ])
    }
}
