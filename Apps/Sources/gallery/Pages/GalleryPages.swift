internal import Belvedere
internal import BelvedereBrowser
internal import Hummingbird

/// The pages of the gallery that belong to no app.
///
/// These pages show cards like the front page. So they have the same theme, languages and HTTP headers.
struct GalleryPages {
    /// The host, which serves the apps to browsers.
    let host: BrowserHost

    /// Adds the page that lists an app's architectures, at the address with which all their addresses begin.
    func addGroup<Context: RequestContext>(
        to router: Hummingbird.Router<Context>, at path: String, title: @autoclosure @escaping @Sendable () -> String,
        of applications: [BelvedereApp]
    ) {
        let members = applications.filter { $0.path.hasPrefix(path + "/") }
        host.addIndex(to: router, at: RouterPath(stringLiteral: path), title: title(), of: members)
    }

    /// The path of the icon. Browsers request this path even if the page has no link to it.
    static let iconPath = "/favicon.ico"

    /// Adds the route for the icon of the gallery.
    func addIcon<Context: RequestContext>(to router: Hummingbird.Router<Context>) {
        router.get(RouterPath(stringLiteral: Self.iconPath)) { _, _ in
            // An SVG picture can contain a script, which would run if a person opens the picture directly.
            let headers: HTTPFields = [
                .contentType: "image/svg+xml", .cacheControl: "public, max-age=86400", .xContentTypeOptions: "nosniff",
                .contentSecurityPolicy: "default-src 'none'",
            ]
            return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(string: Self.icon)))
        }
    }

    /// The icon as SVG: a window with a title, a list and a button, like a small app of the kit.
    private static let icon = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="4" fill="#2f55cc"/>\
        <path d="M4 4.5h5M4 8h8M4 11.5h8" stroke="#fff" stroke-width="1.6" stroke-linecap="round"/></svg>
        """
}
