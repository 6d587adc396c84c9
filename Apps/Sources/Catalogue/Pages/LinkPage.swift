internal import Belvedere

extension CataloguePage {
    /// Links out of the app and within it.
    static var link: CataloguePage {
        CataloguePage(
            .link, "Link", in: .texts, of: [.link], "Leads out of the app, or to another of its screens.",
            keys: [
                .tab, CatalogueKey("Enter", "Follows it"),
            ],
            [
                Example("To another site") {
                    Stack(
                        Link("swift.org", to: "https://www.swift.org/"),
                        Link("Write to Ada", to: "mailto:ada@example.org"),
                        Link("Call her", to: "tel:+358401234567")
                    )
                },
                Example("To another app of the same server") {
                    Link("Hello", toPage: "/hello")
                },
                Example("To a screen of the app") { stage in
                    Link("The first step", to: CatalogueRoute.step(1), in: stage.router)
                },
                Example("Disabled") {
                    let link = Link("Not yet", to: "https://www.swift.org/")
                    link.isEnabled = false
                    return link
                },
            ])
    }
}
