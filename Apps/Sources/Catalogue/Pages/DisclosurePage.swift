internal import Belvedere

extension CataloguePage {
    /// The page with views that are hidden until the person opens them.
    static var disclosure: CataloguePage {
        CataloguePage(
            .disclosure, "Disclosure", in: .layout, of: [.disclosure], CatalogueTexts.keepsViewsOutSightUntil,
            keys: [
                .tab, CatalogueKey("Enter, Space", CatalogueTexts.openClose),
            ],
            sample: PageSample(text: \.title, isControl: true) { Disclosure("Details", isExpanded: true, Label("Two pages")) },
            [
                PageExample(CatalogueTexts.closed) {
                    let told = Label("Closed", style: .detail)
                    let more = Disclosure("Advanced", Toggle("Keep a copy"), TextField("Folder"))
                    more.onChange { told.text = $0 ? "Open" : "Closed" }
                    return Stack(more, told)
                },
                PageExample(CatalogueTexts.openExample) {
                    Disclosure("Terms", isExpanded: true, Label("There are none."))
                },
                PageExample(CatalogueTexts.disabled) {
                    let more = Disclosure("Not now", Label("Nobody sees this"))
                    more.isEnabled = false
                    return more
                },
            ])
    }
}
