public import Belvedere
internal import HTTPTypes
public import Hummingbird
internal import NIOCore

extension BrowserHost {
    /// Returns a page of your own beside the apps, such as a login. It has the look, the page bar and the language of the apps' pages, but
    /// no session.
    ///
    /// ```swift
    /// let host = BrowserHost([.hello])
    /// let router = Router()
    /// router.get("/imprint") { request, _ in
    ///     host.page(for: request, title: "Imprint", content: "<section class=\"index\"><h1>Imprint</h1></section>")
    /// }
    /// ```
    ///
    /// A page of an app has the colours and the shapes of the app's theme:
    ///
    /// ```swift
    /// let host = BrowserHost([.hello])
    /// let router = Router()
    /// router.get("/login") { request, _ in
    ///     host.page(for: request, title: "Log in", content: "<section><h1>Log in</h1></section>", lookOf: .hello)
    /// }
    /// ```
    ///
    /// Your own style sheets use the custom properties of the theme, such as `var(--accent)` and `var(--surface)`. The article "Looks"
    /// lists them. Their values are right on light and on dark pages.
    ///
    /// If the request comes from a choice of colours or language in the page bar, the response is the redirect that stores the choice. The
    /// rest of the query stays in the address.
    ///
    /// - Parameters:
    ///   - request: a request that the server of this host received.
    ///   - title: the title of the page, in the language of ``language(of:)``.
    ///   - content: the HTML of the page below the bar. The host does not escape it, so pass texts through ``HTMLText``.
    ///   - application: the app of this host whose theme the page has; without it, or for an app of another host, the page has the look of
    ///     the kit.
    ///   - styleSheets: the addresses of style sheets of your own on this server.
    ///   - status: the status of the response.
    ///   - headers: further headers of the response.
    /// - Returns: the response. Its content security policy allows no inline script or style, and forms only to this server. Browsers do
    ///   not store it.
    /// - Complexity: O(*n*) in the length of the content.
    public func page(
        for request: Request, title: String, content: String, lookOf application: BelvedereApp? = nil, styleSheets: [String] = [],
        status: HTTPResponse.Status = .ok, headers: HTTPFields = [:]
    ) -> Response {
        if request.method == .get, let answer = choose(request, keepsQuery: true) { return answer }
        let environment = core.environment(language: language(of: request), timeZone: "UTC")
        // The host serves the style sheets of its own apps only.
        let theme = application.flatMap { application in core.applications.first { $0.path == application.path } }?.theme
        var renderer = renderer(environment, request, theme: theme)
        // After a form was sent, the address of the page is the address of the form, whose query is not known to the page.
        if request.method == .get { renderer.bar?.query = request.uri.query ?? "" }
        let page = renderer.document(title: title, trusting: content, styleSheets: styleSheets)
        var fields = SecurityHeaders.ownPage
        fields[.contentType] = "text/html; charset=utf-8"
        fields[.cacheControl] = "no-store"
        for field in headers { fields[field.name] = nil }
        fields.append(contentsOf: headers)
        return Response(status: status, headers: fields, body: .init(byteBuffer: ByteBuffer(bytes: page.bytes)))
    }
}
