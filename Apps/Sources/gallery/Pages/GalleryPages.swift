internal import Belvedere
internal import BelvedereBrowser
internal import Hummingbird

/// The pages of the gallery beside its apps: what an address shows that no app lives at.
///
/// They are lists of cards as the index is, so they have its look, its languages and its headers.
struct GalleryPages {
    /// The host that shows the apps.
    let host: BrowserHost

    /// Adds the page of an app that is there several times, built in several ways, at the address they share.
    func addGroup<Context: RequestContext>(
        to router: Hummingbird.Router<Context>, at path: String, title: @autoclosure @escaping @Sendable () -> String,
        of applications: [BelvedereApp]
    ) {
        let members = applications.filter { $0.path.hasPrefix(path + "/") }
        host.addIndex(to: router, at: RouterPath(stringLiteral: path), title: title(), of: members)
    }

    /// Where the icon is, which browsers also ask for by themselves.
    static let iconPath = "/favicon.ico"

    /// Adds the icon of the gallery.
    func addIcon<Context: RequestContext>(to router: Hummingbird.Router<Context>) {
        router.get(RouterPath(stringLiteral: Self.iconPath)) { _, _ in
            // A picture of this kind can carry a script where it is opened by itself.
            let headers: HTTPFields = [
                .contentType: "image/svg+xml", .cacheControl: "public, max-age=86400", .xContentTypeOptions: "nosniff",
                .contentSecurityPolicy: "default-src 'none'",
            ]
            return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(string: Self.icon)))
        }
    }

    /// A window with a title, a list and a button: what an app here looks like from afar.
    private static let icon = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="4" fill="#2f55cc"/>\
        <path d="M4 4.5h5M4 8h8M4 11.5h8" stroke="#fff" stroke-width="1.6" stroke-linecap="round"/></svg>
        """
}
