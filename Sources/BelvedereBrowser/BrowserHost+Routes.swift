@_spi(Hosting) public import Belvedere
@_spi(Hosting) internal import BelvedereCore
internal import HTTPTypes
public import Hummingbird
internal import Logging
internal import NIOCore

extension BrowserHost {
    /// Adds the routes for the pages of the apps and for the files that these pages load.
    ///
    /// Middleware of the router sees only the request for a page. All later content of the page comes through its socket. So middleware
    /// that checks a login protects only the first moment of a page. Pass the parameter `admit` to the host instead, because it decides
    /// about pages and about their sockets.
    ///
    /// - Parameter router: any Hummingbird router.
    public func addRoutes<Context: RequestContext>(to router: some RouterMethods<Context>) {
        for application in core.applications {
            let path = RouterPath(stringLiteral: application.path)
            router.get(path) { request, _ in await page(request) }
            router.get(path.appendingPath("**")) { request, _ in await page(request) }
        }
        // If several apps share the beginning of an address, such as `/contacts`, the router does not continue its search at the app at the
        // root. So register these addresses for the app at the root too.
        for path in core.sharedPaths {
            router.get(RouterPath(stringLiteral: path).appendingPath("**")) { request, _ in await page(request) }
        }
        for asset in core.assets.values {
            router.get(RouterPath(stringLiteral: asset.path)) { _, _ in response(to: asset) }
        }
        addFileRoutes(to: router)
        // The server's handshake has already taken correct requests for a socket. Only refused ones arrive at this route.
        router.get(RouterPath(stringLiteral: PageRenderer.livePath)) { request, _ in
            warnOfHiddenTLS(request)
            return Response(
                status: .forbidden, headers: SecurityHeaders.all,
                body: .init(
                    byteBuffer: ByteBuffer(
                        string:
                            "This address is for the script of a page: a socket from the page's own origin, with its cookie.\n"
                    )))
        }
    }

    /// Adds a page with a card for each app.
    ///
    /// - Parameters:
    ///   - router: any Hummingbird router.
    ///   - path: the path of the page.
    ///   - title: the heading. If it is a text of a String Catalog, each page shows it in its own language.
    ///   - applications: the apps on the page. If this is left out, the page shows all apps of the host.
    /// - Complexity: O(1). Each request for the page costs O(*n*) in the number of applications.
    public func addIndex<Context: RequestContext>(
        to router: some RouterMethods<Context>, at path: RouterPath = "/", title: @autoclosure @escaping @Sendable () -> String,
        of applications: [BelvedereApp]? = nil
    ) {
        core.otherPages.insert(path.description)
        router.get(path) { request, _ in index(request, title: title, of: applications ?? core.listedApplications) }
    }

    /// Returns the address of the sender of a request and whether a page of this server sent it, for a route of your own.
    ///
    /// - Parameter request: a request that the server of this host received.
    public func origin(of request: Request) -> RequestOrigin {
        let site = HTTPField.Name("Sec-Fetch-Site").flatMap { request.headers[$0] }
        let isFromHere = core.requests.accepts(
            origin: request.headers[.origin], host: request.head.authority, isSecure: request.head.scheme == "https"
        )
        return RequestOrigin(
            address: address(of: request),
            isSecure: request.head.scheme == "https" || core.requests.isPublicOriginSecure,
            isOwnPage: isFromHere && (site == nil || site == "same-origin")
        )
    }

    func address(of request: Request) -> String {
        let peer = HTTPField.Name(RequestReader.peerHeader).flatMap { request.headers[$0] }
        let forwarded = HTTPField.Name("X-Forwarded-For").map { request.headers[values: $0] } ?? []
        return core.requests.address(peer: peer, forwarded: forwarded)
    }

    /// Logs a warning if a page cannot open its socket because a proxy ends TLS and the host has no public origin.
    private func warnOfHiddenTLS(_ request: Request) {
        guard core.options.publicOrigin == nil, request.head.scheme != "https",
            core.requests.accepts(origin: request.headers[.origin], host: request.head.authority, isSecure: true)
        else { return }
        core.logBudget.write("origin") { remark in
            core.logger.warning(
                """
                A page that came over https was refused its socket, because this server speaks http. \
                Set BrowserOptions.publicOrigin to the address that browsers see.\(remark)
                """)
        }
    }

    private func index(_ request: Request, title: () -> String, of applications: [BelvedereApp]) -> Response {
        if let answer = choose(request) { return answer }
        let environment = core.environment(language: language(of: request), timeZone: "UTC")
        let (heading, texts) = told(in: environment) { (title(), applications.map { (name: $0.name, summary: $0.summary) }) }
        let cards = zip(applications, texts).map { application, text in
            Element(
                .li, nil, [],
                [
                    Element(
                        .a, nil, [(.class, "card"), (.href, application.path)],
                        [
                            Element(.h2, text: text.name)
                        ] + (text.summary.isEmpty ? [] : [Element(.p, text: text.summary)]))
                ])
        }
        let content = Element(
            .section, nil, [(.class, "index")],
            [
                Element(.h1, text: heading), Element(.ul, nil, [(.class, "cards")], cards),
            ])
        return html(renderer(environment, request).document(title: heading, content), status: .ok)
    }

    private func response(to asset: Asset) -> Response {
        var headers = SecurityHeaders.all
        headers[.contentType] = asset.mediaType
        headers[.cacheControl] = "public, max-age=31536000, immutable"
        return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: asset.bytes)))
    }
}
