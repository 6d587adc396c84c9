internal import Foundation
internal import Hummingbird
internal import SourceCode

/// The manual, as `make docs` has built it, at `/manual`.
///
/// Its pages are files of a folder and bring a script of their own. So they have a policy of their own too: they load nothing from elsewhere,
/// and they begin with a script in the page, which no page of an app may.
struct GalleryManual: Sendable {
    /// Where the manual begins.
    static let start = "/manual/documentation/"

    private let folder: String

    /// The manual in a folder, or `nil` if none has been built there.
    init?(in folder: String) {
        guard FileManager.default.fileExists(atPath: folder + "/index.html") else { return nil }
        self.folder = folder
    }

    /// The address of the page that describes a file of the kit: that of its type, or the article itself. `nil` if the manual has none.
    ///
    /// The manual writes its addresses in small letters.
    func address(of file: SourceFile) -> String? {
        guard file.path.hasPrefix("Sources/") else { return nil }
        let names = file.subject == file.module ? [file.module] : [file.module, file.subject]
        let page = "documentation/" + names.joined(separator: "/").lowercased()
        return FileManager.default.fileExists(atPath: "\(folder)/\(page)/index.html") ? "/manual/\(page)/" : nil
    }

    /// Adds the files of the manual.
    func addRoutes<Context: RequestContext>(to router: Hummingbird.Router<Context>) {
        let files = Hummingbird.Router(context: Context.self)
        files.add(
            middleware: FileMiddleware(
                folder, urlBasePath: "/manual", cacheControl: .init([(MediaType(type: .any), [.public, .maxAge(300)])]),
                searchForIndexHtml: true
            ))
        let responder = files.buildResponder()
        router.get("manual") { _, _ in Response.redirect(to: Self.start, type: .normal) }
        router.get("manual/**") { request, context in
            var response = try await responder.respond(to: request, context: context)
            // The address of a folder leads to its first page, and the middleware leaves out where the folder is served.
            if response.status == .movedPermanently, let place = response.headers[.location] {
                response.headers[.location] = "/manual" + place
            }
            response.headers[.contentSecurityPolicy] = Self.policy
            response.headers[.xContentTypeOptions] = "nosniff"
            return response
        }
    }

    /// What the pages of the manual may do.
    private static let policy = """
        default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
        base-uri 'none'; form-action 'none'; frame-ancestors 'none'
        """
}
