@_spi(Hosting) internal import Belvedere
@_spi(Hosting) internal import BelvedereCore
internal import HTTPTypes
public import Hummingbird

/// What a person chooses by the bar above a page, and where its links lead.
extension BrowserHost {
    /// A choice is kept in a cookie, and the way leads back to the page.
    func choose(_ request: Request) -> Response? {
        guard core.options.frame != nil, let query = request.uri.query,
            let choice = PersonalChoice(query: query, languages: core.options.languages)
        else { return nil }
        var response = redirect(to: PersonalChoice.way(back: request.uri.path))
        response.headers[.setCookie] = choice.cookie
        return response
    }

    /// Follows a link whose address depends on the screen that is shown.
    func follow(
        _ request: Request, _ application: BelvedereApp, at rest: String, in environment: SessionEnvironment
    ) async -> Response? {
        guard let frame = core.options.frame, let query = request.uri.query,
            let number = PersonalChoice.value(of: PersonalChoice.entryName, in: query).flatMap({ Int($0) })
        else { return nil }
        let session = Session(environment: environment, isInert: true)
        let screen = await session.run { context in
            context.attendance.value = false
            return application.open(in: context, at: rest).screenName
        }
        await session.close()
        let path = PersonalChoice.way(back: request.uri.path)
        let place = FramePlace(application: application, path: path, screen: screen, language: environment.locale)
        guard case .finding(let find) = frame(place)?.entry(number)?.target else { return redirect(to: path) }
        return redirect(to: find(place) ?? path)
    }

    func redirect(to location: String) -> Response {
        var headers = SecurityHeaders.all
        headers[.location] = location
        headers[.cacheControl] = "no-store"
        return Response(status: .seeOther, headers: headers)
    }

    /// The language of a page: what the person has chosen by the bar above pages, or else what their browser asks for.
    ///
    /// Pages of your own beside the apps, such as a login, speak the same language with it:
    ///
    /// ```swift
    /// let host = BrowserHost([.hello])
    /// let router = Router()
    /// router.get("/login") { request, _ in host.language(of: request) == "fa" ? "ورود" : "Log in" }
    /// ```
    ///
    /// - Parameter request: a request that came by the server of this host.
    /// - Returns: the BCP 47 tag of a language of ``BrowserOptions/languages``, perhaps with a region.
    /// - Complexity: O(*n* log *n*) in the number of languages that the browser names.
    public func language(of request: Request) -> String { language(of: request, for: nil) }

    /// The language of a page of an app, which may speak fewer languages than the host.
    func language(of request: Request, for application: BelvedereApp?) -> String {
        if core.options.frame != nil, let chosen = request.cookies[PersonalChoice.languageName]?.value,
            core.policy.languages(of: application).contains(chosen)
        {
            return chosen
        }
        return core.policy.language(accepting: request.headers[.acceptLanguage], for: application)
    }

    /// The colours that the person has chosen, where there is a choice.
    func scheme(of request: Request, for theme: Theme) -> Theme.Scheme? {
        guard core.options.frame != nil, theme.scheme == .automatic else { return nil }
        return request.cookies[PersonalChoice.schemeName].flatMap { Theme.Scheme(rawValue: $0.value) } ?? .automatic
    }

    /// The whole address of a picture. A service that makes a preview of a link asks for the picture by itself.
    func picture(at address: String, for request: Request) -> String {
        guard LinkPolicy.allowsPage(at: address) else { return LinkPolicy.allowsPicture(at: address) ? address : "" }
        if let origin = core.options.publicOrigin { return origin + address }
        guard let host = request.head.authority else { return "" }
        return "\(request.head.scheme ?? "http")://\(host)\(address)"
    }
}
