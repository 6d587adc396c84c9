internal import Belvedere

extension CataloguePage {
    /// The page with items that are shown one at a time.
    static var pager: CataloguePage {
        CataloguePage(
            .pager, "Pager", in: .lists, of: [.pager], CatalogueTexts.showsOneThingAtTime,
            keys: [
                .tab, CatalogueKey("Enter, Space", CatalogueTexts.stepsDotsTurnPage),
            ],
            sample: PageSample(name: \.title) { Pager("Planets", DynamicList(["Mercury", "Venus"])) { Label($0) } },
            [
                PageExample(CatalogueTexts.toldPageShown) {
                    let told = Label("Page 1", style: .detail)
                    let places = DynamicList(["Suomenlinna", "Seurasaari", "Korkeasaari"])
                    let pager = Pager("Islands", places) { name in
                        Stack(ImageView(.symbol(.place)), Label(name, style: .title))
                    }
                    pager.onChange { told.text = "Page \($0 + 1)" }
                    return Stack(pager, told, Button("The last one") { pager.page = 2 })
                }
            ])
    }
}
