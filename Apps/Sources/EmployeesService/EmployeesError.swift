public import HTTPService

/// Why there is no list, and what the app does about it.
///
/// ``code`` is stable and is what localised texts are looked up by; ``sentence`` says in English what happened, and
/// ``remedy`` what the app does now. Whatever the error, a list that was on screen stays there.
public struct EmployeesError: Error, Sendable, Hashable, CustomStringConvertible {
    private enum Code: String {
        case tooManyRequests = "too-many-requests"
        case notAcceptable = "not-acceptable"
        case refused = "refused"
        case notFound = "not-found"
        case unexpectedStatus = "unexpected-status"
        case page = "page-instead-of-list"
        case incomplete = "incomplete"
        case garbage = "not-json"
        case unexpectedShape = "unexpected-shape"
        case empty = "empty-answer"
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

    /// What the app does next, as a sentence for people.
    public var remedy: String {
        switch nextStep {
        case .retryAfter(let pause): "The list is asked for again in \(pause.components.seconds) s."
        case .offerRetry: "The last list stays on screen; Refresh asks again."
        case .changeSettings: "The address of the service has to be changed; the last list stays on screen."
        }
    }

    /// HTTP 429: the service wants a pause.
    public static func tooManyRequests(retryAfter: Duration) -> EmployeesError {
        EmployeesError(.tooManyRequests, "The employees service has been asked too often.", .retryAfter(retryAfter))
    }

    /// HTTP 406: the service does not like who asks.
    public static let notAcceptable = EmployeesError(
        .notAcceptable, "The employees service does not accept requests from this app.", .changeSettings)

    /// The service says that it failed, with a message of its own: on one line, cut to 200 characters, and without marks that
    /// would turn the direction of the text around it.
    public static func refused(message: String) -> EmployeesError {
        var detail = RemoteText.cleaned(message)[...]
        while detail.last == "." { detail.removeLast() }
        return EmployeesError(
            .refused, detail.isEmpty ? "The employees service reports a failure." : "The employees service reports: “\(detail)”.")
    }

    /// HTTP 404: there is no such list at the address.
    public static let notFound = EmployeesError(.notFound, "There is no list of employees at the configured address.", .changeSettings)

    /// Any other status.
    public static func unexpectedStatus(_ status: Int) -> EmployeesError {
        let cause = status >= 500 ? "The employees service is out of order" : "The employees service refuses the request"
        return EmployeesError(.unexpectedStatus, "\(cause) (HTTP \(status)).", status >= 500 ? .offerRetry : .changeSettings)
    }

    /// A web page where the list should be, although the status says that all is well.
    public static let page = EmployeesError(.page, "The employees service sent a web page instead of the list.")

    /// JSON that ends in the middle.
    public static let incomplete = EmployeesError(.incomplete, "The list of employees ends in the middle.")

    /// Something that is no JSON.
    public static let garbage = EmployeesError(.garbage, "The employees service sent something that cannot be read.")

    /// JSON, but no list of employees; `detail` says where it differs.
    public static func unexpectedShape(_ detail: String) -> EmployeesError {
        EmployeesError(.unexpectedShape, "The employees service sent something else than a list of employees (\(detail)).")
    }

    /// An answer without content.
    public static let empty = EmployeesError(.empty, "The employees service sent an empty answer.")

    /// There was no complete answer at all.
    public static func noAnswer(_ failure: HTTPFailure) -> EmployeesError {
        let isHopeless = failure == .unusableAddress("") || failure == .redirectLoop(host: "")
        return EmployeesError(.transport, failure.sentence, isHopeless ? .changeSettings : .offerRetry, transport: failure)
    }
}
