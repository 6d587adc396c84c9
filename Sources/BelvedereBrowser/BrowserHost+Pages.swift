@_spi(Hosting) internal import Belvedere
@_spi(Hosting) internal import BelvedereCore
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

/// The facts about a request for a page that the host reads before it asks for admission.
private struct Visit {
    let application: BelvedereApp
    /// The rest of the address after the path of the app: `/7` for `/employees/7`.
    let rest: String
    let language: String
    let address: String
    let cookie: String?
    let inspection: InspectionQuery
    let admission: AdmissionRequest
}

extension BrowserHost {
    /// Answers a request for a page: finds its app, stores a choice of language or colours, reads the facts about the visitor, asks for
    /// admission, renders the page, and gives the browser its cookie.
    func page(_ request: Request) async -> Response {
        guard let (application, rest) = core.application(at: request.uri.path) else { return Response(status: .notFound) }
        if let answer = choose(request) { return answer }
        guard let visit = visit(of: application, at: rest, by: request) else { return Response(status: .notFound) }
        switch await core.admission(of: visit.admission) {
        case .redirect(let location): return redirect(to: location)
        case .refuse(let status, let message): return refusal(of: visit, by: request, status, message)
        case .allow(let values, _):
            let environment = environment(of: visit, by: request, values)
            if let answer = await follow(request, application, at: rest, in: environment) { return answer }
            let newCookie = core.cookies.notePage(of: application.path, for: visit.cookie, at: visit.address)
            var response = await show(visit, by: request, newCookie ?? visit.cookie, in: environment)
            if let newCookie { response.headers[.setCookie] = core.requests.setCookie(newCookie, isSecure: isSecure(request)) }
            return response
        }
    }

    // MARK: The visitor

    /// - Returns: the facts about the request. It is `nil` if the request is for the inspector of another visitor's session. The host then
    ///   answers 404.
    private func visit(of application: BelvedereApp, at rest: String, by request: Request) -> Visit? {
        let language = language(of: request, for: application)
        let address = address(of: request)
        let cookie = core.requests.cookie(in: request.headers[values: .cookie], isSecure: isSecure(request))
        let inspection = InspectionQuery(core.inspector == nil ? "" : request.uri.query ?? "")
        guard let admitting = core.applicationOfAdmission(to: application, for: cookie, with: inspection.secret) else { return nil }
        return Visit(
            application: application, rest: rest, language: language, address: address, cookie: cookie, inspection: inspection,
            admission: AdmissionRequest(
                purpose: .page, application: admitting, path: admitting.path == application.path ? request.uri.path : admitting.path,
                query: request.uri.query ?? "", headers: request.headers, address: address,
                isSecure: isSecure(request) || core.requests.isPublicOriginSecure, language: language
            )
        )
    }

    private func environment(of visit: Visit, by request: Request, _ values: SessionValues) -> SessionEnvironment {
        core.environment(
            language: visit.language, timeZone: RequestReader.timeZone(named: request.cookies["belvedere-zone"]?.value),
            values: core.values(values, for: visit.application, with: visit.inspection.secret)
        )
    }

    private func isSecure(_ request: Request) -> Bool { request.head.scheme == "https" }

    // MARK: The content of the page

    private func show(_ visit: Visit, by request: Request, _ cookie: String?, in environment: SessionEnvironment) async -> Response {
        let inspection = visit.inspection
        if inspection.isAsked, let inspector = core.inspector, let cookie, !core.isInspecting(visit.application) {
            return inspectedPage(of: visit.application, at: request.uri.path, by: inspector, for: cookie, in: environment)
        }
        let isOwnSecret =
            inspection.secret.flatMap { secret in visit.cookie.flatMap { core.inspections.application(of: secret, for: $0) } } != nil
        return await core.tracing.span("belvedere.page", of: visit.application.path) {
            await render(visit, by: request, cookie, in: environment, inspectedAs: isOwnSecret ? inspection.secret : nil)
        }
    }

    private func render(
        _ visit: Visit, by request: Request, _ cookie: String?, in environment: SessionEnvironment, inspectedAs secret: String?
    ) async -> Response {
        let asked = request.uri.query ?? "", isPlain = WithoutScript.isAsked(in: asked)
        let isRead = isPlain || WithoutScript.isKnown(of: request.headers[.userAgent])
        let shown = await firstWindow(of: visit, in: environment, isRead: isRead)
        var renderer = renderer(environment, request, visit.application)
        if shown.isFound, shown.isLoading {
            renderer.withoutScript = isRead ? .isLoading : .goesOn(query: asked)
        } else if WithoutScript.lacksRows(shown.node) {
            renderer.withoutScript = .isBeginning
        }
        renderer.frame = core.inspector?.frame(of: visit.application)
        if isPlain {
            renderer.canonical = wholeAddress(of: request.uri.path, for: request)
            renderer.ownSheets = [Asset.styles["plain"]?.path ?? ""]
        }
        let name = told(in: environment) { visit.application.name }
        var query = secret.map(InspectionQuery.text) ?? ""
        if !isRead, let title = renderer.bar?.bar.strip, let strip = core.inspector?.strip, let cookie {
            query = InspectionQuery.text(core.inspections.issue(to: cookie, for: visit.application.path))
            renderer.strip = PatternStripMarkup(
                title: title, address: strip.path + query, isOpen: request.cookies[PatternStripMarkup.cookieName]?.value != "closed")
        }
        let page = renderer.page(
            of: shown.node, title: PageTitle.text(screen: shown.title, application: name),
            application: visit.application.path, query: query
        )
        return html(page, status: shown.isFound ? .ok : .notFound, isEmbedded: secret != nil, isEmbedding: renderer.strip != nil)
    }

    /// Builds the screens of the address and renders them.
    ///
    /// - Parameter isRead: whether the page is for a browser without scripts. The host then waits for the data of the screens before it
    ///   renders.
    private func firstWindow(
        of visit: Visit, in environment: SessionEnvironment, isRead: Bool
    ) async -> (node: ViewNode, title: String, isFound: Bool, isLoading: Bool) {
        var environment = environment
        environment.isOnlyRead = isRead
        let isWaiting = isRead && core.waiting.enter()
        defer { if isWaiting { core.waiting.leave() } }
        let ownLimit = core.options.firstRender.limit
        let limit = isWaiting ? max(WithoutScript.patience, ownLimit ?? .zero) : ownLimit
        // If the host does not wait for data, the session is inert: it builds and renders the screens, but starts no work and is not kept.
        let account = core.accounts.account(at: visit.address)
        let executor = SessionExecutor(carrier: core.scheduler.carrier(for: account))
        let session = Session(executor: executor, environment: environment, isInert: limit == nil)
        let shown = await session.run { context in
            // The person does not see this page yet, so the session begins as not attended.
            context.attendance.value = false
            let window = visit.application.open(in: context, at: visit.rest)
            if let limit { await FirstContent.load(window, within: limit) }
            return (window.render(), window.title, window.isFound, limit == nil || window.isLoading)
        }
        await session.close()
        return shown
    }

    /// Returns a page that shows an app and its inspector side by side. A secret in both addresses connects them. It is valid only for this
    /// browser.
    private func inspectedPage(
        of application: BelvedereApp, at path: String, by inspector: Inspector, for cookie: String, in environment: SessionEnvironment
    ) -> Response {
        let query = InspectionQuery.text(core.inspections.issue(to: cookie, for: application.path))
        let page = InspectedPage(
            language: environment.locale, isRightToLeft: environment.isRightToLeft, name: told(in: environment) { application.name },
            application: path + query, inspector: inspector.application.path + query
        ).page
        var headers = SecurityHeaders.embedding
        headers[.contentType] = "text/html; charset=utf-8"
        headers[.cacheControl] = "no-store"
        return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: page.bytes)))
    }

    private func refusal(of visit: Visit, by request: Request, _ status: HTTPResponse.Status, _ message: String?) -> Response {
        let environment = core.environment(language: visit.language, timeZone: "UTC")
        let message = message ?? BrowserTexts.best(for: visit.language, of: core.options.texts).notAdmitted
        let content = Element(.section, nil, [(.class, "index")], [Element(.h1, text: message)])
        let title = told(in: environment) { visit.application.name }
        let page = renderer(environment, request, visit.application).document(title: title, content)
        var response = html(page, status: status)
        response.headers[.cacheControl] = "no-store"
        return response
    }

    // MARK: Rendering

    /// Returns texts of an app in the language of a page. A page that has no session needs this, because texts take their language from it.
    func told<Value>(in environment: SessionEnvironment, _ ask: () -> Value) -> Value {
        Session(environment: environment, isInert: true).runAtOnce { context in
            defer { context.close() }
            return ask()
        }
    }

    /// - Parameter look: the theme of a page that belongs to no app.
    func renderer(
        _ environment: SessionEnvironment, _ request: Request, _ application: BelvedereApp? = nil, theme look: Theme? = nil
    ) -> PageRenderer {
        let theme = application?.theme ?? look ?? Theme()
        let scheme = scheme(of: request, for: theme)
        var chosen = theme
        if let scheme { chosen.scheme = scheme }
        var renderer = PageRenderer(
            language: environment.locale, isRightToLeft: environment.isRightToLeft,
            texts: BrowserTexts.best(for: environment.locale, of: core.options.texts),
            catalog: core.options.catalog, theme: ThemeSheet.asset(for: chosen)
        )
        let place = PageBar.Place(application: application, path: PersonalChoice.way(back: request.uri.path), language: environment.locale)
        // The app beside its inspector is a page inside another page. Only the outer page may have a page bar.
        if InspectionQuery(request.uri.query ?? "").secret == nil, let bar = core.options.pageBar?(place) {
            renderer.bar = PageBarMarkup(
                bar: bar, languages: core.requests.languages(of: application), language: environment.locale, scheme: scheme,
                sheets: scheme == nil ? [:] : ThemeSheet.assets(for: theme).mapValues(\.path)
            )
        }
        renderer.icon = core.options.icon
        renderer.description = PageDescription(
            summary: application.map { application in told(in: environment) { application.summary } } ?? "",
            picture: application.map { wholeAddress(of: $0.picture, for: request) } ?? ""
        )
        return renderer
    }

    func html(_ page: Page, status: HTTPResponse.Status, isEmbedded: Bool = false, isEmbedding: Bool = false) -> Response {
        var headers = SecurityHeaders.allowing(styleNonce: page.nonce, isEmbedded: isEmbedded, isEmbedding: isEmbedding)
        headers[.contentType] = "text/html; charset=utf-8"
        headers[.cacheControl] = "private, no-cache"
        headers[.vary] = "Accept-Language, Cookie, User-Agent"
        return Response(status: status, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: page.bytes)))
    }
}
