internal import BelvedereTexts
public import HTTPService

/// Why there is no list, and what the app does about it.
///
/// ``code`` is stable. ``text`` says what happened, in the language of the session that shows it, and ``sentence`` the same in
/// English. Whatever the error, a list that was on screen stays there.
public struct EmployeesError: Error, Sendable, Hashable, CustomStringConvertible {
    private enum Code: String {
        case tooManyRequests = "too-many-requests"
        case notAcceptable = "not-acceptable"
        case refused = "refused"
        case notFound = "not-found"
        case unexpectedStatus = "unexpected-status"
        /// An unexpected status that is the service's own fault; it has the same code.
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
    /// What the sentence is about: what the service said, a status, or where the answer differs.
    private let detail: String
    /// What the app does next.
    public let nextStep: NextStep

    private init(_ reason: Code, _ detail: String = "", _ nextStep: NextStep = .offerRetry, transport: HTTPFailure? = nil) {
        self.reason = reason
        self.detail = detail
        self.nextStep = nextStep
        self.transport = transport
    }

    /// What happened, in English, for logs. ``text`` is for people.
    public var sentence: String { withTexts(in: "en") { text } }

    /// What happened, as a sentence in the language of the session that asks.
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

    /// A short stable form: for failures of the transport the code of the ``HTTPFailure``.
    public var code: String { transport?.code ?? (reason == .outOfOrder ? Code.unexpectedStatus : reason).rawValue }
    public var description: String { "\(code): \(sentence)" }

    /// What the app does next, as a sentence for people.
    public var remedy: String {
        switch nextStep {
        case .retryAfter(let pause): EmployeesErrorTexts.retryingInSeconds(Int(pause.components.seconds))
        case .offerRetry: EmployeesErrorTexts.stillLastList
        case .changeSettings: EmployeesErrorTexts.sentences(EmployeesErrorTexts.checkAddress, EmployeesErrorTexts.stillLastList)
        }
    }

    /// HTTP 429: the service wants a pause.
    public static func tooManyRequests(retryAfter: Duration) -> EmployeesError {
        EmployeesError(.tooManyRequests, "", .retryAfter(retryAfter))
    }

    /// HTTP 406: the service does not like who asks.
    public static let notAcceptable = EmployeesError(.notAcceptable, "", .changeSettings)

    /// The service says that it failed, with a message of its own: on one line, cut to 200 characters, and without marks that
    /// would turn the direction of the text around it.
    public static func refused(message: String) -> EmployeesError {
        var detail = RemoteText.cleaned(message)[...]
        while detail.last == "." { detail.removeLast() }
        return EmployeesError(.refused, String(detail))
    }

    /// HTTP 404: there is no such list at the address.
    public static let notFound = EmployeesError(.notFound, "", .changeSettings)

    /// Any other status.
    ///
    /// - Parameters:
    ///   - status: the status of the answer.
    ///   - retryAfter: the pause that the service asks for, as with a 503.
    public static func unexpectedStatus(_ status: Int, retryAfter: Duration? = nil) -> EmployeesError {
        let nextStep = retryAfter.map { NextStep.retryAfter($0) } ?? (status >= 500 ? .offerRetry : .changeSettings)
        return EmployeesError(status >= 500 ? .outOfOrder : .unexpectedStatus, "\(status)", nextStep)
    }

    /// A web page where the list should be, although the status says that all is well.
    public static let page = EmployeesError(.page)

    /// JSON that ends in the middle.
    public static let incomplete = EmployeesError(.incomplete)

    /// Something that is no JSON.
    public static let garbage = EmployeesError(.garbage)

    /// JSON, but no list of employees; `detail` says where it differs.
    public static func unexpectedShape(_ detail: String) -> EmployeesError {
        EmployeesError(.unexpectedShape, detail)
    }

    /// An answer without content.
    public static let empty = EmployeesError(.empty)

    /// There was no complete answer at all.
    public static func noAnswer(_ failure: HTTPFailure) -> EmployeesError {
        let isHopeless = failure == .unusableAddress("") || failure == .redirectLoop(host: "")
        return EmployeesError(.transport, "", isHopeless ? .changeSettings : .offerRetry, transport: failure)
    }
}
