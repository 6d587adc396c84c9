internal import Belvedere
internal import Front
internal import SevenGUIs
internal import SourceCode

/// What the front page says of the apps, in the language of the session that asks.
enum GalleryCards {
    static func cards(of applications: [BelvedereApp]) -> [FrontCard] {
        // What an app calls itself, as its pages do.
        func card(
            _ path: String, _ summary: String, title: String? = nil, forms: [FrontCard.Form] = []
        ) -> FrontCard {
            let title = title ?? applications.first { $0.path == path }?.name ?? path
            return FrontCard(title, path: path, picture: GalleryPictures.name(for: path), forms: forms, summary: summary)
        }
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
        ]
    }

    /// The ways to the manual, to the code of Hello and to its tests, as far as they are in this program.
    static func links(hasManual: Bool) -> [FrontCard.Form] {
        func address(_ name: String, in module: String) -> String? { SourceLibrary.shared.file(name, in: module)?.address }
        let links = [
            (GalleryTexts.manual, hasManual ? GalleryManual.start : address("GettingStarted.md", in: "Belvedere")),
            (GalleryTexts.source, address("HelloScreen.swift", in: "Hello")),
            (GalleryTexts.tests, address("HelloScreenTests.swift", in: "HelloTests")),
        ]
        return links.compactMap { title, address in address.map { FrontCard.Form(title, path: $0) } }
    }

    /// The same app in each architecture.
    static func contacts(of applications: [BelvedereApp]) -> [FrontCard.Form] {
        applications.filter { $0.path.hasPrefix("/contacts/") }.map { FrontCard.Form(architecture(of: $0), path: $0.path) }
    }

    /// "MVVM" of the address "/contacts/mvvm". It is called the same in all languages.
    static func architecture(of application: BelvedereApp) -> String {
        application.path.split(separator: "/").last?.uppercased() ?? application.name
    }
}
