@_spi(Hosting) public import Belvedere
@_spi(Hosting) internal import BelvedereCore
internal import HTTPTypes
public import Hummingbird
internal import Logging
internal import NIOCore

extension BrowserHost {
    /// Adds the pages of the apps and the files they need.
    ///
    /// - Parameter router: any Hummingbird router. Its middleware applies to the pages, and to nothing that follows over their
    ///   sockets: who may come in is for the host's `admit` to decide.
    public func addRoutes<Context: RequestContext>(to router: some RouterMethods<Context>) {
        warn(of: MiddlewareInspection.guards(of: router))
        for application in core.applications {
            let path = RouterPath(stringLiteral: application.path)
            router.get(path) { request, _ in await page(request) }
            router.get(path.appendingPath("**")) { request, _ in await page(request) }
        }
        for asset in core.assets.values {
            router.get(RouterPath(stringLiteral: asset.path)) { _, _ in response(to: asset) }
        }
        // Only what was refused as a socket arrives here.
        router.get(RouterPath(stringLiteral: PageRenderer.livePath)) { _, _ in
            Response(status: .forbidden, headers: SecurityHeaders.all, body: .init(byteBuffer: ByteBuffer(string:
                "This address is for the script of a page: a socket from the page's own origin, with its cookie.\n"
            )))
        }
    }

    /// Adds a page with a card for each app.
    ///
    /// - Parameters:
    ///   - router: any Hummingbird router.
    ///   - path: where the page lives.
    ///   - title: the heading.
    ///   - applications: the apps on the page; without them all apps of the host.
    public func addIndex<Context: RequestContext>(
        to router: some RouterMethods<Context>, at path: RouterPath = "/", title: String,
        of applications: [BelvedereApp]? = nil
    ) {
        core.otherPages.insert(path.description)
        router.get(path) { request, _ in index(request, title: title, of: applications ?? core.applications) }
    }

    /// Where a request to a route of your own comes from.
    ///
    /// - Parameter request: a request that came by the server of this host.
    public func origin(of request: Request) -> RequestOrigin {
        let site = HTTPField.Name("Sec-Fetch-Site").flatMap { request.headers[$0] }
        let isFromHere = core.policy.accepts(origin: request.headers[.origin], host: request.head.authority)
        return RequestOrigin(
            address: address(of: request),
            isSecure: request.head.scheme == "https" || core.policy.isPublicOriginSecure,
            isOwnPage: isFromHere && (site == nil || site == "same-origin")
        )
    }

    private func address(of request: Request) -> String {
        let peer = HTTPField.Name(RequestPolicy.peerHeader).flatMap { request.headers[$0] }
        let forwarded = HTTPField.Name("X-Forwarded-For").map { request.headers[values: $0] } ?? []
        return core.policy.address(peer: peer, forwarded: forwarded)
    }

    /// An author who puts a guard in front of pages alone is told that it guards nothing else.
    private func warn(of guards: [String]) {
        if guards.isEmpty || core.admit != nil { return }
        core.logger.warning("""
            \(guards.joined(separator: ", ")) of the router is asked for pages only. The sockets of the pages carry all that follows, \
            and it does not see them. Give BrowserHost the parameter admit, which decides for both.
            """)
    }

    private func page(_ request: Request) async -> Response {
        guard let (application, rest) = core.application(at: request.uri.path) else { return Response(status: .notFound) }
        let language = core.policy.language(accepting: request.headers[.acceptLanguage])
        let isSecure = request.head.scheme == "https"
        let address = address(of: request)
        let decision = await core.decide(on: AdmissionRequest(
            purpose: .page, application: application, path: request.uri.path, query: request.uri.query ?? "",
            headers: request.headers, address: address, isSecure: isSecure || core.policy.isPublicOriginSecure
        ))
        switch decision {
        case .allow(let values):
            let timeZone = RequestPolicy.timeZone(named: request.cookies["belvedere-zone"]?.value)
            let environment = core.environment(language: language, timeZone: timeZone, values: values)
            var response = await page(of: application, at: rest, in: environment)
            let cookie = core.policy.cookie(in: request.headers[values: .cookie], isSecure: isSecure)
            if let new = core.cookies.notePage(of: application.path, for: cookie, at: address) {
                response.headers[.setCookie] = core.policy.setCookie(new, isSecure: isSecure)
            }
            return response
        case .redirect(let location):
            var headers = SecurityHeaders.all
            headers[.location] = location
            headers[.cacheControl] = "no-store"
            return Response(status: .seeOther, headers: headers)
        case .refuse(let status, let message):
            let environment = core.environment(language: language, timeZone: "UTC")
            let content = Element(.section, nil, [(.class, "index")], [Element(.h1, text: message)])
            var html = HTMLWriter()
            html.append(content)
            var response = self.html(
                renderer(environment, application.theme).document(title: application.name, html, isLive: false), status: status
            )
            response.headers[.cacheControl] = "no-store"
            return response
        }
    }

    private func page(of application: BelvedereApp, at rest: String, in environment: SessionEnvironment) async -> Response {
        let limit = core.options.firstRender.limit
        // Without a limit inert: the screens are built and rendered, and nothing is started or kept.
        let session = Session(environment: environment, isInert: limit == nil)
        let (node, title, isFound) = await session.run { context in
            // Nobody is in front of it yet.
            context.attendance.value = false
            let window = application.open(in: context, at: rest)
            if let limit { await FirstContent.load(window, within: limit) }
            return (window.render(), window.title, window.isFound)
        }
        await session.close()
        let page = renderer(environment, application.theme).page(of: node, title: title, application: application.path)
        return html(page, status: isFound ? .ok : .notFound)
    }

    private func index(_ request: Request, title: String, of applications: [BelvedereApp]) -> Response {
        let environment = core.environment(
            language: core.policy.language(accepting: request.headers[.acceptLanguage]), timeZone: "UTC"
        )
        let cards = applications.map { application in
            Element(.li, nil, [], [
                Element(.a, nil, [(.class, "card"), (.href, application.path)], [
                    Element(.h2, text: application.name),
                ] + (application.summary.isEmpty ? [] : [Element(.p, text: application.summary)])),
            ])
        }
        let content = Element(.section, nil, [(.class, "index")], [
            Element(.h1, text: title), Element(.ul, nil, [(.class, "cards")], cards),
        ])
        var html = HTMLWriter()
        html.append(content)
        let page = renderer(environment).document(title: title, html, isLive: false)
        return self.html(page, status: .ok)
    }

    private func renderer(_ environment: SessionEnvironment, _ theme: Theme = Theme()) -> PageRenderer {
        PageRenderer(
            language: environment.locale, isRightToLeft: environment.isRightToLeft,
            texts: BrowserTexts.best(for: environment.locale, of: core.options.texts),
            hold: core.options.hold, maximumFileSize: core.options.maximumFileSize,
            catalog: core.options.catalog, theme: ThemeSheet.asset(for: theme)
        )
    }

    private func html(_ page: Page, status: HTTPResponse.Status) -> Response {
        var headers = SecurityHeaders.allowing(styleNonce: page.nonce)
        headers[.contentType] = "text/html; charset=utf-8"
        headers[.cacheControl] = "private, no-cache"
        headers[.vary] = "Accept-Language, Cookie"
        return Response(status: status, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: page.bytes)))
    }

    private func response(to asset: Asset) -> Response {
        var headers = SecurityHeaders.all
        headers[.contentType] = asset.mediaType
        headers[.cacheControl] = "public, max-age=31536000, immutable"
        return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: asset.bytes)))
    }
}
