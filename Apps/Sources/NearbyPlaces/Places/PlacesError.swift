public import HTTPService

/// Why there are no places, and what the app does about it.
public struct PlacesError: Error, Sendable, Hashable, CustomStringConvertible {
    private enum Code: String {
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

    private let reason: Code
    private let transport: HTTPFailure?
    /// What happened, as a sentence for people.
    public let sentence: String
    /// What the app does next.
    public let nextStep: NextStep

    private init(_ reason: Code, _ sentence: String, _ nextStep: NextStep = .offerRetry, transport: HTTPFailure? = nil) {
        self.reason = reason
        self.sentence = sentence
        self.nextStep = nextStep
        self.transport = transport
    }

    /// A short stable form: for failures of the transport the code of the ``HTTPFailure``.
    public var code: String { transport?.code ?? reason.rawValue }
    public var description: String { "\(code): \(sentence)" }

    /// The source wants a pause (HTTP 429, or Google's ways of saying the same).
    public static func tooManyRequests(retryAfter: Duration) -> PlacesError {
        PlacesError(.tooManyRequests, "The source of places has been asked too often.", .retryAfter(retryAfter))
    }

    /// The source has too much to do (HTTP 504 of Overpass) or gave up half-way, as its remark says.
    public static func busy(remark: String = "") -> PlacesError {
        PlacesError(.busy, "The source of places is too busy to answer." + report(remark))
    }

    /// HTTP 406: the source does not like who asks.
    public static let notAcceptable = PlacesError(
        .notAcceptable, "The source of places does not accept requests from this app.", .changeSettings)

    /// The source refuses the question: a key that is missing or not allowed, a question that it does not take.
    public static func refused(message: String) -> PlacesError {
        PlacesError(.refused, "The source of places refuses the request." + report(message), .changeSettings)
    }

    /// What the source says for itself, set apart from what the app says.
    private static func report(_ text: String) -> String {
        var detail = RemoteText.cleaned(text, limit: 150)[...]
        while detail.last == "." { detail.removeLast() }
        return detail.isEmpty ? "" : " It reports: “\(detail)”."
    }

    /// JSON that ends in the middle.
    public static let incomplete = PlacesError(.incomplete, "The answer of the source of places ends in the middle.")
    /// A web page where places should be.
    public static let page = PlacesError(.page, "The source of places sent a web page instead of places.")
    /// Something that is no JSON.
    public static let garbage = PlacesError(.garbage, "The source of places sent something that cannot be read.")
    /// An answer without content.
    public static let empty = PlacesError(.empty, "The source of places sent an empty answer.")

    /// JSON, but no places; `detail` says where it differs.
    public static func unexpectedShape(_ detail: String) -> PlacesError {
        PlacesError(.unexpectedShape, "The source of places sent something else than places (\(RemoteText.cleaned(detail, limit: 80))).")
    }

    /// Any other status.
    public static func unexpectedStatus(_ status: Int) -> PlacesError {
        let cause = status >= 500 ? "The source of places is out of order" : "The source of places refuses the request"
        return PlacesError(.unexpectedStatus, "\(cause) (HTTP \(status)).", status >= 500 ? .offerRetry : .changeSettings)
    }

    /// The extract cannot be opened or read.
    public static func unreadableExtract(_ detail: String) -> PlacesError {
        PlacesError(.extract, "The stored places cannot be read (\(detail)). Import them again.", .changeSettings)
    }

    /// Nobody waits for the answer any more.
    public static let interrupted = PlacesError(.interrupted, "The search was stopped.")

    /// There was no complete answer at all.
    public static func noAnswer(_ failure: HTTPFailure) -> PlacesError {
        let isHopeless = failure == .unusableAddress("") || failure == .redirectLoop(host: "")
        return PlacesError(.transport, failure.sentence, isHopeless ? .changeSettings : .offerRetry, transport: failure)
    }
}
