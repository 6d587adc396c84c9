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
        to router: Hummingbird.Router<Context>, at path: String, title: String, of applications: [BelvedereApp]
    ) {
        let members = applications.filter { $0.path.hasPrefix(path + "/") }
        host.addIndex(to: router, at: RouterPath(stringLiteral: path), title: title, of: members)
    }

    /// Answers all other addresses: with the icon that browsers ask for by themselves, and else with a page that says that
    /// nothing is there and leads back.
    ///
    /// - Parameter groups: the addresses that apps share. The router does not go back from one to the answer to all others.
    func addRest<Context: RequestContext>(to router: Hummingbird.Router<Context>, below groups: [String]) {
        let pages = Hummingbird.Router(context: Context.self)
        let home = BelvedereApp("All apps", path: "/", summary: "What there is to see here") { _ in Window(Screen()) }
        host.addIndex(to: pages, at: "**", title: "Nothing is at this address", of: [home])
        let responder = pages.buildResponder()
        for path in ["**"] + groups.map({ $0 + "/**" }) {
            router.get(RouterPath(stringLiteral: path)) { request, context in
                var answer = try await responder.respond(to: request, context: context)
                if answer.status == .ok { answer.status = .notFound }
                return answer
            }
        }
        router.get("/favicon.ico") { request, context in
            var answer = try await responder.respond(to: request, context: context)
            guard answer.status == .ok else { return answer }
            answer.headers[.contentType] = "image/svg+xml"
            answer.headers[.setCookie] = nil
            answer.headers[.vary] = nil
            answer.headers[.cacheControl] = "public, max-age=86400"
            answer.body = .init(byteBuffer: ByteBuffer(string: Self.icon))
            return answer
        }
    }

    /// A window with a title, a list and a button: what an app here looks like from afar.
    private static let icon = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="4" fill="#2f55cc"/>\
        <path d="M4 4.5h5M4 8h8M4 11.5h8" stroke="#fff" stroke-width="1.6" stroke-linecap="round"/></svg>
        """
}
