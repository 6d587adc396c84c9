internal import Belvedere

extension CataloguePage {
    /// The page with links, to other places in the app and to other websites.
    static var link: CataloguePage {
        CataloguePage(
            .link, "Link", in: .texts, of: [.link], CatalogueTexts.leadsOutAppAnotherScreens,
            keys: [
                .tab, CatalogueKey("Enter", CatalogueTexts.follows),
            ],
            sample: PageSample(text: \.title, isControl: true) { Link("Documentation", to: "https://www.swift.org/documentation/") },
            [
                PageExample(CatalogueTexts.anotherSite) {
                    Stack(
                        Link("swift.org", to: "https://www.swift.org/"),
                        Link("Write to Ada", to: "mailto:ada@example.org"),
                        Link("Call her", to: "tel:+358401234567")
                    )
                },
                PageExample(CatalogueTexts.anotherAppSameServer) {
                    Link("Hello", toPage: "/hello")
                },
                PageExample(CatalogueTexts.screenApp) { stage in
                    Link("The first step", to: CatalogueRoute.step(1), in: stage.router)
                },
                PageExample(CatalogueTexts.disabled) {
                    let link = Link("Not yet", to: "https://www.swift.org/")
                    link.isEnabled = false
                    return link
                },
            ])
    }
}
