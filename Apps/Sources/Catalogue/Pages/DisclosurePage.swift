internal import Belvedere

extension CataloguePage {
    /// Views that stay out of sight until they are asked for.
    static var disclosure: CataloguePage {
        CataloguePage(
            .disclosure, "Disclosure", in: .layout, of: [.disclosure], "Keeps views out of sight until a person asks for them.",
            keys: [
                .tab, CatalogueKey("Enter, Space", "Open it, or close it"),
            ],
            [
                Example("Closed") {
                    let told = Label("Closed", style: .detail)
                    let more = Disclosure("Advanced", Toggle("Keep a copy"), TextField("Folder"))
                    more.onChange { told.text = $0 ? "Open" : "Closed" }
                    return Stack(more, told)
                },
                Example("Open") {
                    Disclosure("Terms", isExpanded: true, Label("There are none."))
                },
                Example("Disabled") {
                    let more = Disclosure("Not now", Label("Nobody sees this"))
                    more.isEnabled = false
                    return more
                },
            ])
    }
}
