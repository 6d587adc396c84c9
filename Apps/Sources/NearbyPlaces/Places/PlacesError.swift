public import HTTPService

/// The reason why the places could not be loaded, and what the app does next.
public struct PlacesError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kinds of failures. Translated texts depend on them.
    package enum Reason: String {
        case tooManyRequests = "too-many-requests"
        case busy
        case notAcceptable = "not-acceptable"
        case refused
        case incomplete
        case page = "page-instead-of-places"
        case garbage = "not-json"
        case unexpectedShape = "unexpected-shape"
        case unexpectedStatus = "unexpected-status"
        case empty = "empty-answer"
        case extract = "unreadable-extract"
        case interrupted
        case transport
    }

    package let reason: Reason
    /// The HTTP failure, if the reason is ``Reason/transport``.
    package let transport: HTTPFailure?
    /// A detail of the failure: the source's own message, the field that was not as expected, or the status. Empty if there is none.
    package let detail: String
    /// A sentence that describes the failure, in English.
    public let sentence: String
    /// The next action of the app, such as to retry after a pause.
    public let nextStep: NextStep

    private init(
        _ reason: Reason, _ sentence: String, _ nextStep: NextStep = .offerRetry, detail: String = "", transport: HTTPFailure? = nil
    ) {
        self.reason = reason
        self.transport = transport
        self.detail = detail
        self.sentence = sentence
        self.nextStep = nextStep
    }

    /// A short identifier that stays the same in later versions. If there was no response, it is the code of the ``HTTPFailure``.
    public var code: String { transport?.code ?? reason.rawValue }
    public var description: String { "\(code): \(sentence)" }

    /// The source asks for a pause before the next request (HTTP 429, or Google's equivalents).
    public static func tooManyRequests(retryAfter: Duration) -> PlacesError {
        PlacesError(.tooManyRequests, "Too many requests.", .retryAfter(retryAfter))
    }

    /// The source is overloaded (HTTP 503, or 504 from Overpass), or it reports that it stopped before the search was complete.
    ///
    /// - Parameters:
    ///   - remark: the source's own message.
    ///   - retryAfter: the pause that the source asks for, or nil.
    public static func busy(remark: String = "", retryAfter: Duration? = nil) -> PlacesError {
        let nextStep = retryAfter.map { NextStep.retryAfter($0) } ?? .offerRetry
        let detail = reported(remark)
        return PlacesError(.busy, "The places service is busy." + report(detail), nextStep, detail: detail)
    }

    /// HTTP 406: the source does not accept requests of this client.
    public static let notAcceptable = PlacesError(
        .notAcceptable, "The places service doesn't accept requests from this app.", .changeSettings)

    /// The source refuses the request: the API key is missing or not allowed, or the query is invalid.
    public static func refused(message: String) -> PlacesError {
        let detail = reported(message)
        return PlacesError(.refused, "The places service refused the request." + report(detail), .changeSettings, detail: detail)
    }

    /// Returns the source's own message, without the full stops at its end.
    private static func reported(_ text: String) -> String {
        var detail = RemoteText.cleaned(text, limit: 150)[...]
        while detail.last == "." { detail.removeLast() }
        return String(detail)
    }

    /// Returns a sentence with the source's own message in quotation marks, so that it differs from the app's text.
    private static func report(_ detail: String) -> String { detail.isEmpty ? "" : " It reports: “\(detail)”." }

    /// The response is JSON that ends in the middle.
    public static let incomplete = PlacesError(.incomplete, "The answer was cut off.")
    /// The response is a web page and not a list of places.
    public static let page = PlacesError(.page, "The places service sent a web page instead of places.")
    /// The response is not JSON.
    public static let garbage = PlacesError(.garbage, "The places service sent something we can't read.")
    /// The response has no content.
    public static let empty = PlacesError(.empty, "The places service sent an empty answer.")

    /// The response is JSON but does not contain places. `detail` is the first field that was not as expected.
    public static func unexpectedShape(_ detail: String) -> PlacesError {
        let detail = RemoteText.cleaned(detail, limit: 80)
        return PlacesError(.unexpectedShape, "The places service sent something other than places (\(detail)).", detail: detail)
    }

    /// Any other HTTP status than success.
    public static func unexpectedStatus(_ status: Int) -> PlacesError {
        let cause = status >= 500 ? "The places service is out of order" : "The places service refused the request"
        return PlacesError(
            .unexpectedStatus, "\(cause) (HTTP \(status)).", status >= 500 ? .offerRetry : .changeSettings, detail: "\(status)"
        )
    }

    /// The extract (the database with map data) cannot be opened or read.
    public static func unreadableExtract(_ detail: String) -> PlacesError {
        PlacesError(.extract, "The stored places cannot be read (\(detail)). Import them again.", .changeSettings, detail: detail)
    }

    /// The search was stopped, because the caller no longer waits for its result.
    public static let interrupted = PlacesError(.interrupted, "The search was stopped.")

    /// There was no complete response from the source.
    public static func noAnswer(_ failure: HTTPFailure) -> PlacesError {
        let isHopeless = failure == .unusableAddress("") || failure == .redirectLoop(host: "")
        return PlacesError(.transport, failure.sentence, isHopeless ? .changeSettings : .offerRetry, transport: failure)
    }
}
