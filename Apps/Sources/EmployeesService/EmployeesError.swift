internal import BelvedereTexts
public import HTTPService

/// The reason why the list could not be read, and what the app does next.
///
/// ``code`` identifies the failure and stays the same in later versions. ``text`` describes it in the language of the session, and
/// ``sentence`` in English. An error does not remove the list that is on screen.
public struct EmployeesError: Error, Sendable, Hashable, CustomStringConvertible {
    private enum Code: String {
        case tooManyRequests = "too-many-requests"
        case notAcceptable = "not-acceptable"
        case refused = "refused"
        case notFound = "not-found"
        case unexpectedStatus = "unexpected-status"
        /// A status of 500 or more, for which the service itself is responsible. Its ``code`` is that of `unexpectedStatus`.
        case outOfOrder
        case page = "page-instead-of-list"
        case incomplete = "incomplete"
        case garbage = "not-json"
        case unexpectedShape = "unexpected-shape"
        case empty = "empty-answer"
        case transport
    }

    private let reason: Code
    private let transport: HTTPFailure?
    /// A detail that the sentence contains: the service's own message, the status, or the field that was not as expected.
    private let detail: String
    /// The next action of the app: to retry after a pause, to offer a Retry button, or to name the setting that the person must change.
    public let nextStep: NextStep

    private init(_ reason: Code, _ detail: String = "", _ nextStep: NextStep = .offerRetry, transport: HTTPFailure? = nil) {
        self.reason = reason
        self.detail = detail
        self.nextStep = nextStep
        self.transport = transport
    }

    /// The failure in English, for logs. ``text`` is for people.
    public var sentence: String { withTexts(in: "en") { text } }

    /// The failure as a sentence in the language of the session.
    public var text: String {
        switch reason {
        case .tooManyRequests: EmployeesErrorTexts.tooManyRequests
        case .notAcceptable: EmployeesErrorTexts.notAcceptable
        case .refused: detail.isEmpty ? EmployeesErrorTexts.failed : EmployeesErrorTexts.reports(detail)
        case .notFound: EmployeesErrorTexts.notFound
        case .outOfOrder: EmployeesErrorTexts.outOfOrder(detail)
        case .unexpectedStatus: EmployeesErrorTexts.refused(detail)
        case .page: EmployeesErrorTexts.page
        case .incomplete: EmployeesErrorTexts.incomplete
        case .garbage: EmployeesErrorTexts.garbage
        case .unexpectedShape: EmployeesErrorTexts.otherShape(detail)
        case .empty: EmployeesErrorTexts.emptyAnswer
        case .transport: transport?.text ?? ""
        }
    }

    /// A short identifier that stays the same in later versions. If there was no response, it is the code of the ``HTTPFailure``.
    public var code: String { transport?.code ?? (reason == .outOfOrder ? Code.unexpectedStatus : reason).rawValue }
    public var description: String { "\(code): \(sentence)" }

    /// The next action of the app or of the person, as a sentence for people.
    public var remedy: String {
        switch nextStep {
        case .retryAfter(let pause): EmployeesErrorTexts.retryingInSeconds(Int(pause.components.seconds))
        case .offerRetry: EmployeesErrorTexts.stillLastList
        case .changeSettings: EmployeesErrorTexts.sentences(EmployeesErrorTexts.checkAddress, EmployeesErrorTexts.stillLastList)
        }
    }

    /// HTTP 429: the service asks for a pause before the next request.
    public static func tooManyRequests(retryAfter: Duration) -> EmployeesError {
        EmployeesError(.tooManyRequests, "", .retryAfter(retryAfter))
    }

    /// HTTP 406: the service does not accept requests of this client.
    public static let notAcceptable = EmployeesError(.notAcceptable, "", .changeSettings)

    /// The service reports a failure with its own message. The message becomes one line of at most 200 characters. Characters that would
    /// change the text direction are removed.
    public static func refused(message: String) -> EmployeesError {
        var detail = RemoteText.cleaned(message)[...]
        while detail.last == "." { detail.removeLast() }
        return EmployeesError(.refused, String(detail))
    }

    /// HTTP 404: there is no list at this address.
    public static let notFound = EmployeesError(.notFound, "", .changeSettings)

    /// Any other status than success.
    ///
    /// - Parameters:
    ///   - status: the status of the response.
    ///   - retryAfter: the pause that the service asks for, for example with status 503.
    public static func unexpectedStatus(_ status: Int, retryAfter: Duration? = nil) -> EmployeesError {
        let nextStep = retryAfter.map { NextStep.retryAfter($0) } ?? (status >= 500 ? .offerRetry : .changeSettings)
        return EmployeesError(status >= 500 ? .outOfOrder : .unexpectedStatus, "\(status)", nextStep)
    }

    /// The response is a web page and not the list, although its status reports success.
    public static let page = EmployeesError(.page)

    /// The response is JSON that ends in the middle.
    public static let incomplete = EmployeesError(.incomplete)

    /// The response is not JSON.
    public static let garbage = EmployeesError(.garbage)

    /// The response is JSON but not a list of employees. `detail` is the first field that was not as expected.
    public static func unexpectedShape(_ detail: String) -> EmployeesError {
        EmployeesError(.unexpectedShape, detail)
    }

    /// The response has no content.
    public static let empty = EmployeesError(.empty)

    /// There was no complete response from the service.
    public static func noAnswer(_ failure: HTTPFailure) -> EmployeesError {
        let isHopeless = failure == .unusableAddress("") || failure == .redirectLoop(host: "")
        return EmployeesError(.transport, "", isHopeless ? .changeSettings : .offerRetry, transport: failure)
    }
}
