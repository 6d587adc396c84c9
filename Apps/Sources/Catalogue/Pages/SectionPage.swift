internal import Belvedere

extension CataloguePage {
    /// The page with parts of a screen under a heading.
    static var section: CataloguePage {
        CataloguePage(
            .section, "Section", in: .layout, of: [.section], CatalogueTexts.partScreenUnderHeading,
            sample: PageSample(text: \.heading) { Section("Delivery", Label("On Monday")) },
            [
                PageExample(CatalogueTexts.noteBelow) {
                    Section(
                        "Notifications", footer: "You can change this later.",
                        Toggle("By mail", isOn: true), Toggle("By telephone")
                    )
                },
                PageExample(CatalogueTexts.withoutOne) {
                    Section("Address", Label("Mannerheimintie 1"), Label("00100 Helsinki"))
                },
            ])
    }
}
