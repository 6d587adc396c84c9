@_spi(Hosting) internal import Belvedere
@_spi(Hosting) internal import BelvedereCore
internal import HTTPTypes
public import Hummingbird

/// The parts of a host that serve the page bar: a person's choice of language and colours, and links whose address depends on the screen.
extension BrowserHost {
    /// Stores a choice in a cookie and redirects to the page without the choice in the query.
    ///
    /// - Parameter keepsQuery: whether the redirect keeps the rest of the query.
    func choose(_ request: Request, keepsQuery: Bool = false) -> Response? {
        guard core.options.pageBar != nil, let query = request.uri.query,
            let choice = PersonalChoice(query: query, languages: core.options.languages)
        else { return nil }
        let rest = keepsQuery ? PersonalChoice.rest(of: query) : ""
        var response = redirect(to: PersonalChoice.way(back: request.uri.path) + (rest.isEmpty ? "" : "?\(rest)"))
        response.headers[.setCookie] = choice.cookie
        return response
    }

    /// Redirects to the address of a link in the page bar whose address depends on the shown screen.
    func follow(
        _ request: Request, _ application: BelvedereApp, at rest: String, in environment: SessionEnvironment
    ) async -> Response? {
        guard let makeBar = core.options.pageBar, let query = request.uri.query,
            let number = PersonalChoice.value(of: PersonalChoice.entryName, in: query).flatMap({ Int($0) })
        else { return nil }
        let session = Session(environment: environment, isInert: true)
        let screen = await session.run { context in
            context.attendance.value = false
            return application.open(in: context, at: rest).screenName
        }
        await session.close()
        let path = PersonalChoice.way(back: request.uri.path)
        let place = PageBar.Place(application: application, path: path, screen: screen, language: environment.locale)
        guard case .finding(let find) = makeBar(place)?.entry(number)?.target else { return redirect(to: path) }
        return redirect(to: find(place) ?? path)
    }

    func redirect(to location: String) -> Response {
        var headers = SecurityHeaders.all
        headers[.location] = location
        headers[.cacheControl] = "no-store"
        return Response(status: .seeOther, headers: headers)
    }

    /// The language of a page: the person's choice in the page bar, or else the first language of the browser's list that the host offers.
    ///
    /// Pages of your own beside the apps, such as a login, can use the same language:
    ///
    /// ```swift
    /// let host = BrowserHost([.hello])
    /// let router = Router()
    /// router.get("/login") { request, _ in host.language(of: request) == "fa" ? "ورود" : "Log in" }
    /// ```
    ///
    /// - Parameter request: a request that the server of this host received.
    /// - Returns: the BCP 47 tag of a language of ``BrowserOptions/languages``, perhaps with a region.
    /// - Complexity: O(*n* log *n*) in the number of languages in the browser's list.
    public func language(of request: Request) -> String { language(of: request, for: nil) }

    /// Returns the language of a page of an app. An app may support fewer languages than the host.
    func language(of request: Request, for application: BelvedereApp?) -> String {
        if core.options.pageBar != nil, let chosen = request.cookies[PersonalChoice.languageName]?.value,
            core.requests.languages(of: application).contains(chosen)
        {
            return chosen
        }
        return core.requests.language(accepting: request.headers[.acceptLanguage], for: application)
    }

    /// Returns the colours that the person has chosen. It is `nil` if the host has no page bar, or if the app's theme is always light or
    /// dark.
    func scheme(of request: Request, for theme: Theme) -> Theme.Scheme? {
        guard core.options.pageBar != nil, theme.scheme == .automatic else { return nil }
        return request.cookies[PersonalChoice.schemeName].flatMap { Theme.Scheme(rawValue: $0.value) } ?? .automatic
    }

    /// Returns the absolute address of a picture or a page, such as `https://example.org/hello`. Link previews and search engines need it,
    /// because they use it on other sites.
    func wholeAddress(of address: String, for request: Request) -> String {
        guard LinkPolicy.allowsPage(at: address) else { return LinkPolicy.allowsPicture(at: address) ? address : "" }
        if let origin = core.options.publicOrigin { return origin + address }
        guard let host = request.head.authority else { return "" }
        return "\(request.head.scheme ?? "http")://\(host)\(address)"
    }
}
