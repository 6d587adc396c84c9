public import HTTPService

/// Why there are no places, and what the app does about it.
public struct PlacesError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Why there are none. Texts in other languages go by it.
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
    /// Why there was no answer, for ``Reason/transport``.
    package let transport: HTTPFailure?
    /// What the source says for itself, where an answer differs, or the status; empty where there is nothing of the kind.
    package let detail: String
    /// What happened, as a sentence in English.
    public let sentence: String
    /// What the app does next.
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

    /// A short stable form: for failures of the transport the code of the ``HTTPFailure``.
    public var code: String { transport?.code ?? reason.rawValue }
    public var description: String { "\(code): \(sentence)" }

    /// The source wants a pause (HTTP 429, or Google's ways of saying the same).
    public static func tooManyRequests(retryAfter: Duration) -> PlacesError {
        PlacesError(.tooManyRequests, "Too many requests.", .retryAfter(retryAfter))
    }

    /// The source has too much to do (HTTP 503, or 504 of Overpass) or gave up half-way, as its remark says.
    ///
    /// - Parameters:
    ///   - remark: what the source says for itself.
    ///   - retryAfter: the pause that it asks for, if it does.
    public static func busy(remark: String = "", retryAfter: Duration? = nil) -> PlacesError {
        let nextStep = retryAfter.map { NextStep.retryAfter($0) } ?? .offerRetry
        let detail = reported(remark)
        return PlacesError(.busy, "The places service is busy." + report(detail), nextStep, detail: detail)
    }

    /// HTTP 406: the source does not like who asks.
    public static let notAcceptable = PlacesError(
        .notAcceptable, "The places service doesn't accept requests from this app.", .changeSettings)

    /// The source refuses the question: a key that is missing or not allowed, a question that it does not take.
    public static func refused(message: String) -> PlacesError {
        let detail = reported(message)
        return PlacesError(.refused, "The places service refused the request." + report(detail), .changeSettings, detail: detail)
    }

    /// What the source says for itself, without the points at its end.
    private static func reported(_ text: String) -> String {
        var detail = RemoteText.cleaned(text, limit: 150)[...]
        while detail.last == "." { detail.removeLast() }
        return String(detail)
    }

    /// What the source says for itself, set apart from what the app says.
    private static func report(_ detail: String) -> String { detail.isEmpty ? "" : " It reports: “\(detail)”." }

    /// JSON that ends in the middle.
    public static let incomplete = PlacesError(.incomplete, "The answer was cut off.")
    /// A web page where places should be.
    public static let page = PlacesError(.page, "The places service sent a web page instead of places.")
    /// Something that is no JSON.
    public static let garbage = PlacesError(.garbage, "The places service sent something we can't read.")
    /// An answer without content.
    public static let empty = PlacesError(.empty, "The places service sent an empty answer.")

    /// JSON, but no places; `detail` says where it differs.
    public static func unexpectedShape(_ detail: String) -> PlacesError {
        let detail = RemoteText.cleaned(detail, limit: 80)
        return PlacesError(.unexpectedShape, "The places service sent something other than places (\(detail)).", detail: detail)
    }

    /// Any other status.
    public static func unexpectedStatus(_ status: Int) -> PlacesError {
        let cause = status >= 500 ? "The places service is out of order" : "The places service refused the request"
        return PlacesError(
            .unexpectedStatus, "\(cause) (HTTP \(status)).", status >= 500 ? .offerRetry : .changeSettings, detail: "\(status)"
        )
    }

    /// The extract cannot be opened or read.
    public static func unreadableExtract(_ detail: String) -> PlacesError {
        PlacesError(.extract, "The stored places cannot be read (\(detail)). Import them again.", .changeSettings, detail: detail)
    }

    /// Nobody waits for the answer any more.
    public static let interrupted = PlacesError(.interrupted, "The search was stopped.")

    /// There was no complete answer at all.
    public static func noAnswer(_ failure: HTTPFailure) -> PlacesError {
        let isHopeless = failure == .unusableAddress("") || failure == .redirectLoop(host: "")
        return PlacesError(.transport, failure.sentence, isHopeless ? .changeSettings : .offerRetry, transport: failure)
    }
}
