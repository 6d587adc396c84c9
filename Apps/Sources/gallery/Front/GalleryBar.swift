internal import Belvedere
internal import BelvedereBrowser
internal import BelvedereTexts
internal import SevenGUIs
internal import SourceCode

/// Makes the page bar (the bar above the page) for every page of the gallery.
struct GalleryBar {
    /// The first components of the addresses under which an app exists in several architectures.
    static let groups = ["/contacts"]

    let applications: [BelvedereApp]
    /// Whether `?inspect` at the end of an address opens the inspector.
    let hasInspector: Bool

    /// Returns the page bar in the language of the page. It is called before the page has a session.
    func bar(at place: PageBar.Place) -> PageBar {
        withTexts(in: place.language) { makeBar(at: place) }
    }

    private func makeBar(at place: PageBar.Place) -> PageBar {
        let isHome = place.path == "/"
        var bar = PageBar("Belvedere", home: PageBar.Entry(isHome ? "Belvedere" : GalleryTexts.home, address: "/", isCurrent: isHome))
        bar.variants = variants(at: place)
        if let own = place.application, own.path.hasPrefix(SevenGUIs.path + "/") { bar.showTasks(of: own, in: place.language) }
        if let application = place.application, application.path != "/", application.path != SourceLibrary.path {
            bar.entries.append(
                PageBar.Entry(GalleryTexts.code) { place in
                    SourceLibrary.shared.file(ofType: place.screen)?.address ?? SourceLibrary.path
                })
            if hasInspector {
                bar.entries.append(PageBar.Entry(GalleryTexts.inspector, address: "?inspect"))
                bar.strip = GalleryTexts.strip
            }
        }
        return bar
    }

    /// Returns links to the same app in other architectures. The text of each link is the name of its architecture.
    private func variants(at place: PageBar.Place) -> [PageBar.Entry] {
        guard let own = place.application, let group = Self.groups.first(where: { (own.path + "/").hasPrefix($0 + "/") }) else { return [] }
        return applications.filter { $0.path.hasPrefix(group + "/") }.map { application in
            PageBar.Entry(GalleryCards.architecture(of: application), address: application.path, isCurrent: application.path == own.path)
        }
    }
}

extension PageBar {
    /// Shows links to the seven tasks of 7GUIs on the page of each of them.
    fileprivate mutating func showTasks(of own: BelvedereApp, in language: String) {
        var texts = Texts(language: language)
        texts.variants = GalleryTexts.sevenTasks
        self.texts = texts
        variants = SevenGUIs.apps.map { PageBar.Entry($0.name, address: $0.path, isCurrent: $0.path == own.path) }
    }
}
