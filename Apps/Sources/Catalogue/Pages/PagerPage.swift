internal import Belvedere

extension CataloguePage {
    /// Things one at a time.
    static var pager: CataloguePage {
        CataloguePage(
            .pager, "Pager", in: .lists, of: [.pager], "Shows one thing at a time, page by page.",
            keys: [
                .tab, CatalogueKey("Enter, Space", "On the steps and the dots: turn the page"),
            ],
            [
                Example("Told which page is shown") {
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
