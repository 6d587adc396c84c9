internal import Belvedere
internal import BelvedereBrowser
internal import BelvedereTexts
internal import SourceCode

/// The bar above every page of the gallery.
struct GalleryFrame {
    /// The apps that are there in several architectures: the addresses they share.
    static let groups = ["/contacts"]

    let applications: [BelvedereApp]
    /// Whether `?inspect` behind an address shows the inspector.
    let hasInspector: Bool

    /// The bar in the language of the page. It is made before there is a session.
    func frame(at place: FramePlace) -> BrowserFrame {
        withTexts(in: place.language) { bar(at: place) }
    }

    private func bar(at place: FramePlace) -> BrowserFrame {
        let isHome = place.path == "/"
        var frame = BrowserFrame("Belvedere", home: FrameEntry(isHome ? "Belvedere" : GalleryTexts.home, address: "/", isCurrent: isHome))
        frame.variants = variants(at: place)
        if let application = place.application, application.path != "/", application.path != SourceLibrary.path {
            frame.entries.append(
                FrameEntry(GalleryTexts.code) { place in
                    SourceLibrary.shared.file(ofType: place.screen)?.address ?? SourceLibrary.path
                })
            if hasInspector { frame.entries.append(FrameEntry(GalleryTexts.inspector, address: "?inspect")) }
        }
        return frame
    }

    /// The other architectures of the app. Each link has the name of its architecture.
    private func variants(at place: FramePlace) -> [FrameEntry] {
        guard let own = place.application, let group = Self.groups.first(where: { own.path.hasPrefix($0 + "/") }) else { return [] }
        return applications.filter { $0.path.hasPrefix(group + "/") }.map { application in
            FrameEntry(GalleryCards.architecture(of: application), address: application.path, isCurrent: application.path == own.path)
        }
    }
}
