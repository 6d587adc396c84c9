internal import Foundation
internal import Hummingbird
internal import SourceCode

/// Serves the manual, which `make docs` has built, under `/manual`.
///
/// The pages of the manual are files of a folder and have scripts of their own. So they have a content security policy of their own: they
/// load nothing from other servers, and they may contain an inline script, which pages of apps may not.
struct GalleryManual: Sendable {
    /// The address of the manual's first page.
    static let start = "/manual/documentation/"

    private let folder: String

    /// Creates the manual from a folder. Returns `nil` if the folder contains no manual.
    init?(in folder: String) {
        guard FileManager.default.fileExists(atPath: folder + "/index.html") else { return nil }
        self.folder = folder
    }

    /// Returns the address of the manual's page about a file of the kit: the page of the file's type, or the article itself. Returns `nil`
    /// if the manual has no such page.
    ///
    /// The manual's addresses are in small letters.
    func address(of file: PublishedFile) -> String? {
        guard file.path.hasPrefix("Sources/") else { return nil }
        let names = file.subject == file.module ? [file.module] : [file.module, file.subject]
        let page = "documentation/" + names.joined(separator: "/").lowercased()
        return FileManager.default.fileExists(atPath: "\(folder)/\(page)/index.html") ? "/manual/\(page)/" : nil
    }

    /// Adds routes for the manual's files.
    func addRoutes<Context: RequestContext>(to router: Hummingbird.Router<Context>) {
        let files = Hummingbird.Router(context: Context.self)
        files.add(
            middleware: FileMiddleware(
                fileProvider: FolderFiles(in: folder), urlBasePath: "/manual",
                cacheControl: .init([(MediaType(type: .any), [.public, .maxAge(300)])]), searchForIndexHtml: true
            ))
        let responder = files.buildResponder()
        router.get("manual") { _, _ in Response.redirect(to: Self.start, type: .normal) }
        router.get("manual/**") { request, context in
            var response = try await responder.respond(to: request, context: context)
            // The middleware redirects the address of a folder to its first page. It does not know that the manual is under `/manual`, so
            // add this to the redirect.
            if response.status == .movedPermanently, let place = response.headers[.location] {
                response.headers[.location] = "/manual" + place
            }
            response.headers[.contentSecurityPolicy] = Self.policy
            response.headers[.xContentTypeOptions] = "nosniff"
            return response
        }
    }

    /// The content security policy of the manual's pages.
    private static let policy = """
        default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
        base-uri 'none'; form-action 'none'; frame-ancestors 'none'
        """
}
