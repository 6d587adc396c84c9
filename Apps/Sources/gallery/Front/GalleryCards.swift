internal import Belvedere
internal import Front
internal import SevenGUIs
internal import SourceCode

/// Makes the cards of the apps for the front page, in the language of the session.
enum GalleryCards {
    static func cards(of applications: [BelvedereApp], hasInspector: Bool) -> [FrontCard] {
        // By default the title of a card is the app's own name.
        func card(
            _ path: String, _ summary: String, title: String? = nil, forms: [FrontCard.Form] = []
        ) -> FrontCard {
            let title = title ?? applications.first { $0.path == path }?.name ?? path
            return FrontCard(title, path: path, picture: GalleryPictures.name(for: path), forms: forms, summary: summary)
        }
        let inside = FrontCard(
            GalleryTexts.inspector, path: "/hello?inspect", picture: "inspector", summary: GalleryTexts.inspectorSummary)
        return [
            card("/hello", GalleryTexts.helloSummary),
            card("/doggies", GalleryTexts.doggiesSummary),
            card("/contacts", GalleryTexts.contactsSummary, title: GalleryTexts.contacts, forms: contacts(of: applications)),
            card("/employees", GalleryTexts.employeesSummary),
            card("/staff", GalleryTexts.staffSummary),
            card("/nearby", GalleryTexts.nearbySummary),
            card(SevenGUIs.path, GalleryTexts.sevenGUIsSummary, title: "7GUIs"),
            card("/views", GalleryTexts.viewsSummary, forms: [FrontCard.Form(GalleryTexts.otherLooks, path: "/themes")]),
            card("/code", GalleryTexts.codeSummary),
        ] + (hasInspector ? [inside] : [])
    }

    /// Returns links to the manual, to the source code of Hello and to its tests. Links to content that this program does not have are left
    /// out.
    static func links(hasManual: Bool) -> [FrontCard.Form] {
        func address(_ name: String, in module: String) -> String? { SourceLibrary.shared.file(name, in: module)?.address }
        let links = [
            (GalleryTexts.manual, hasManual ? GalleryManual.start : address("GettingStarted.md", in: "Belvedere")),
            (GalleryTexts.source, address("HelloScreen.swift", in: "Hello")),
            (GalleryTexts.tests, address("HelloScreenTests.swift", in: "HelloTests")),
        ]
        return links.compactMap { title, address in address.map { FrontCard.Form(title, path: $0) } }
    }

    /// Returns links to the Contacts app in each architecture.
    static func contacts(of applications: [BelvedereApp]) -> [FrontCard.Form] {
        applications.filter { $0.path.hasPrefix("/contacts/") }.map { FrontCard.Form(architecture(of: $0), path: $0.path) }
    }

    /// Returns the name of an app's architecture, such as "MVVM" for "/contacts/mvvm". It is the same in all languages.
    static func architecture(of application: BelvedereApp) -> String {
        application.path.split(separator: "/").last?.uppercased() ?? application.name
    }
}
