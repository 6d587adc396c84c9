internal import Belvedere

extension CataloguePage {
    /// Parts of a screen under a heading.
    static var section: CataloguePage {
        CataloguePage(
            .section, "Section", in: .layout, of: [.section], "A part of a screen under a heading.",
            [
                Example("With a note below") {
                    Section(
                        "Notifications", footer: "You can change this later.",
                        Toggle("By mail", isOn: true), Toggle("By telephone")
                    )
                },
                Example("Without one") {
                    Section("Address", Label("Mannerheimintie 1"), Label("00100 Helsinki"))
                },
            ])
    }
}
