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
        // The router does not go back from an address that apps share to the app at the root, which answers all others.
        for path in core.sharedPaths {
            router.get(RouterPath(stringLiteral: path).appendingPath("**")) { request, _ in await page(request) }
        }
        for asset in core.assets.values {
            router.get(RouterPath(stringLiteral: asset.path)) { _, _ in response(to: asset) }
        }
        // Only what was refused as a socket arrives here.
        router.get(RouterPath(stringLiteral: PageRenderer.livePath)) { _, _ in
            Response(
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
    ///   - path: where the page lives.
    ///   - title: the heading; a text of a catalogue is in the language of each page.
    ///   - applications: the apps on the page; without them all apps of the host.
    /// - Complexity: O(1). Each request for the page costs O(*n*) in the number of applications.
    public func addIndex<Context: RequestContext>(
        to router: some RouterMethods<Context>, at path: RouterPath = "/", title: @autoclosure @escaping @Sendable () -> String,
        of applications: [BelvedereApp]? = nil
    ) {
        core.otherPages.insert(path.description)
        router.get(path) { request, _ in index(request, title: title, of: applications ?? core.listedApplications) }
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
        core.logger.warning(
            """
            \(guards.joined(separator: ", ")) of the router is asked for pages only. The sockets of the pages carry all that follows, \
            and it does not see them. Give BrowserHost the parameter admit, which decides for both.
            """)
    }

    private func page(_ request: Request) async -> Response {
        guard let (application, rest) = core.application(at: request.uri.path) else { return Response(status: .notFound) }
        if let answer = choose(request) { return answer }
        let language = language(of: request, for: application)
        let isSecure = request.head.scheme == "https"
        let address = address(of: request)
        let cookie = core.policy.cookie(in: request.headers[values: .cookie], isSecure: isSecure)
        let inspection = InspectionQuery(core.inspector == nil ? "" : request.uri.query ?? "")
        // Only the browser whose session is inspected sees the inspector. For others there is nothing at this address.
        guard let admitting = core.admitting(application, to: cookie, with: inspection.secret) else { return Response(status: .notFound) }
        let decision = await core.decide(
            on: AdmissionRequest(
                purpose: .page, application: admitting, path: admitting.path == application.path ? request.uri.path : admitting.path,
                query: request.uri.query ?? "",
                headers: request.headers, address: address, isSecure: isSecure || core.policy.isPublicOriginSecure, language: language
            ))
        switch decision {
        case .allow(let values):
            let timeZone = RequestPolicy.timeZone(named: request.cookies["belvedere-zone"]?.value)
            let environment = core.environment(
                language: language, timeZone: timeZone, values: core.values(values, for: application, with: inspection.secret)
            )
            if let answer = await follow(request, application, at: rest, in: environment) { return answer }
            let new = core.cookies.notePage(of: application.path, for: cookie, at: address)
            var response: Response
            if inspection.isAsked, let inspector = core.inspector, let owner = new ?? cookie, application.path != inspector.application.path
            {
                response = inspectedPage(of: application, at: request.uri.path, by: inspector, for: owner, in: environment)
            } else {
                let known = inspection.secret.flatMap { secret in cookie.flatMap { core.inspections.application(of: secret, for: $0) } }
                response = await core.tracing.span("belvedere.page", of: application.path) {
                    await page(request, of: application, at: rest, in: environment, inspectedAs: known == nil ? nil : inspection.secret)
                }
            }
            if let new { response.headers[.setCookie] = core.policy.setCookie(new, isSecure: isSecure) }
            return response
        case .redirect(let location):
            return redirect(to: location)
        case .refuse(let status, let message):
            let environment = core.environment(language: language, timeZone: "UTC")
            let message = message ?? BrowserTexts.best(for: language, of: core.options.texts).notAdmitted
            let content = Element(.section, nil, [(.class, "index")], [Element(.h1, text: message)])
            var html = HTMLWriter()
            html.append(content)
            let title = told(in: environment) { application.name }
            var response = self.html(
                renderer(environment, request, application).document(title: title, html, isLive: false), status: status)
            response.headers[.cacheControl] = "no-store"
            return response
        }
    }

    /// The page with an app and its inspector. The secret that joins them is for this browser alone.
    private func inspectedPage(
        of application: BelvedereApp, at path: String, by inspector: Inspector, for cookie: String, in environment: SessionEnvironment
    ) -> Response {
        let query = "?inspected=" + core.inspections.issue(to: cookie, for: application.path)
        let page = InspectedPage(
            language: environment.locale, isRightToLeft: environment.isRightToLeft, name: told(in: environment) { application.name },
            application: path + query, inspector: inspector.application.path + query
        ).page
        var headers = SecurityHeaders.withFrames
        headers[.contentType] = "text/html; charset=utf-8"
        headers[.cacheControl] = "no-store"
        return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: page.bytes)))
    }

    private func page(
        _ request: Request, of application: BelvedereApp, at rest: String, in environment: SessionEnvironment, inspectedAs secret: String?
    ) async -> Response {
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
        let page = renderer(environment, request, application).page(
            of: node, title: PageTitle.text(screen: title, application: told(in: environment) { application.name }),
            application: application.path, query: secret.map { "?inspected=\($0)" } ?? ""
        )
        return html(page, status: isFound ? .ok : .notFound, isFramed: secret != nil)
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
        var html = HTMLWriter()
        html.append(content)
        let page = renderer(environment, request).document(title: heading, html, isLive: false)
        return self.html(page, status: .ok)
    }

    /// Asks for texts in the language of a page that has no session of its own.
    private func told<Value>(in environment: SessionEnvironment, _ ask: () -> Value) -> Value {
        Session(environment: environment, isInert: true).runAtOnce { context in
            defer { context.close() }
            return ask()
        }
    }

    private func renderer(_ environment: SessionEnvironment, _ request: Request, _ application: BelvedereApp? = nil) -> PageRenderer {
        let theme = application?.theme ?? Theme()
        let scheme = scheme(of: request, for: theme)
        var chosen = theme
        if let scheme { chosen.scheme = scheme }
        var renderer = PageRenderer(
            language: environment.locale, isRightToLeft: environment.isRightToLeft,
            texts: BrowserTexts.best(for: environment.locale, of: core.options.texts),
            hold: core.options.hold, maximumFileSize: core.options.maximumFileSize,
            catalog: core.options.catalog, theme: ThemeSheet.asset(for: chosen)
        )
        let place = FramePlace(application: application, path: PersonalChoice.way(back: request.uri.path), language: environment.locale)
        // A page within another has no bar of its own.
        if InspectionQuery(request.uri.query ?? "").secret == nil, let frame = core.options.frame?(place) {
            renderer.frame = FrameMarkup(
                frame: frame, languages: core.policy.languages(of: application), language: environment.locale, scheme: scheme,
                sheets: scheme == nil ? [:] : ThemeSheet.assets(for: theme).mapValues(\.path)
            )
        }
        renderer.icon = core.options.icon
        renderer.description = PageDescription(
            summary: application.map { application in told(in: environment) { application.summary } } ?? "",
            picture: application.map { picture(at: $0.picture, for: request) } ?? ""
        )
        return renderer
    }

    private func html(_ page: Page, status: HTTPResponse.Status, isFramed: Bool = false) -> Response {
        var headers = SecurityHeaders.allowing(styleNonce: page.nonce, isFramed: isFramed)
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
