internal import BelvedereBrowser
internal import BelvedereTexts
internal import Hummingbird
internal import SourceCode

/// The page under `/manual` while nobody has built the manual. It names the command that builds it, and leads to the articles.
struct MissingManual {
    /// The host, which serves the apps to browsers.
    let host: BrowserHost
    /// The files whose articles the page lists.
    var library = SourceLibrary.shared

    /// Adds the routes at which the manual would be.
    func addRoutes<Context: RequestContext>(to router: Hummingbird.Router<Context>) {
        router.get("manual") { request, _ in response(to: request) }
        router.get("manual/**") { request, _ in response(to: request) }
    }

    private func response(to request: Request) -> Response {
        let (title, content) = withTexts(in: host.language(of: request)) { (GalleryTexts.manualMissing, html) }
        return host.page(for: request, title: title, content: content, status: .notFound)
    }

    private var html: String {
        // A sentence contains the command as an element of its own, so that it keeps its direction in every language.
        let sentence = HTMLText.escaped(GalleryTexts.manualCommand(Self.mark)).replacing(
            Self.mark, with: "<code dir=\"ltr\">make docs</code>")
        let cards = articles.map { file in
            """
            <li><a class="card" href="\(HTMLText.escaped(file.address))"><h2>\(HTMLText.escaped(Self.title(of: file)))</h2>\
            <p>\(HTMLText.escaped(file.module))</p></a></li>
            """
        }
        return """
            <section class="index"><h1>\(HTMLText.escaped(GalleryTexts.manualMissing))</h1><p>\(sentence)</p>\
            <ul class="cards">\(cards.joined())</ul></section>
            """
    }

    private var articles: [PublishedFile] { library.files.filter(\.isArticle) }

    /// Returns the heading of an article, or the name of its file if it has none.
    private static func title(of file: PublishedFile) -> String {
        let heading = file.text.split(separator: "\n").first { $0.hasPrefix("# ") }
        return heading.map { String($0.dropFirst(2)).replacing("`", with: "") } ?? file.name
    }

    /// The placeholder of the command while the sentence is escaped. It does not occur in texts.
    private static let mark = "\u{FFFC}"
}
