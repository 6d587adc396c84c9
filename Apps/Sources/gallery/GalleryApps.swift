internal import Belvedere
internal import BelvedereInspector
internal import Catalogue
internal import Comparison
internal import ContactsMVC
internal import ContactsMVP
internal import ContactsMVVM
internal import ContactsVIPER
internal import Doggies
internal import Employees
internal import Front
internal import Hello
internal import Nearby
internal import SevenGUIs
internal import SourceCode

/// The apps of the gallery, each with its services.
struct GalleryApps {
    let services: GalleryServices
    let pictures: GalleryPictures
    let manual: GalleryManual?
    /// Whether screens show how many people use the app.
    let tellsVisitors: Bool
    /// Whether a page with `?inspect` after its address shows the inspector.
    let hasInspector: Bool
    /// Whether people can make the apps' services fail, to see the result.
    let offersFaults: Bool
    /// Whether the server of the gallery shows the apps.
    var isServed = true

    /// Returns all apps with their pictures. The front page is the last one, because it lists the others.
    func all() -> [BelvedereApp] {
        var applications = small() + contacts() + employees() + [nearby()] + SevenGUIs.apps + catalogues() + [sourceCode()]
        applications.append(.front(front(of: applications)))
        for index in applications.indices {
            applications[index].picture = pictures.address(of: GalleryPictures.name(for: applications[index].path))
        }
        return applications
    }

    private func small() -> [BelvedereApp] {
        let visitors = tellsVisitors ? services.visitors : nil
        return [.hello(visitors: visitors), .doggies(visitors: visitors, offersFaults: offersFaults)]
    }

    private func contacts() -> [BelvedereApp] {
        let store = services.contacts
        let apps: [BelvedereApp] = [
            .contactsMVVM(store: store), .contactsVIPER(store: store), .contactsMVP(store: store), .contactsMVC(store: store),
        ]
        return apps + [comparison(of: apps)]
    }

    /// Returns the app that compares the architectures of Contacts. Its figures come from the article, which a script keeps up to date.
    private func comparison(of apps: [BelvedereApp]) -> BelvedereApp {
        let article = SourceLibrary.shared.file("WhenToUseWhich.md", in: "ContactsShared")
        let compared = apps.map { ComparedApp(GalleryCards.architecture(of: $0), $0, article: article?.text ?? "") }
        return .comparison(of: compared, at: "/contacts", article: article?.address)
    }

    private func employees() -> [BelvedereApp] {
        let (service, lastGood, currency) = (services.employees, services.lastGood, services.currency)
        return [
            .employees(service: service, lastGood: lastGood, currency: currency, offersFaults: offersFaults),
            .staff(service: service, lastGood: lastGood, currency: currency),
        ]
    }

    private func nearby() -> BelvedereApp { .nearby(source: services.places, extract: services.extract, now: services.time.now) }

    private func catalogues() -> [BelvedereApp] {
        [.catalogue(GalleryTexts.views, path: "/views", summary: GalleryTexts.viewsSummary)] + BelvedereApp.themes
    }

    private func sourceCode() -> BelvedereApp {
        let manual = manual
        return .sourceCode { manual?.address(of: $0) }
    }

    /// Returns the contents of the front page, with the source code of Hello.
    private func front(of applications: [BelvedereApp]) -> FrontContents {
        let hasInspector = hasInspector
        let library = SourceLibrary.shared
        let names = [("HelloModel", "HelloViewModel.swift"), ("Hello", "HelloScreen.swift"), ("HelloTests", "HelloScreenTests.swift")]
        let code = names.compactMap { library.file($1, in: $0) }.map { file in
            FrontContents.File(file.name, text: file.text, pages: library.pages(ofTypesIn: file))
        }
        let hasManual = manual != nil
        var contents = FrontContents(
            cards: GalleryCards.cards(of: applications, hasInspector: hasInspector), picture: pictures.picture(of:), code: code,
            links: GalleryCards.links(hasManual: hasManual), pair: Array(GalleryCards.contacts(of: applications).prefix(2)),
            visitors: tellsVisitors ? services.frontVisitors : nil, resetDemoData: services.resetDemoData
        )
        contents.isServed = isServed
        return contents
    }
}
