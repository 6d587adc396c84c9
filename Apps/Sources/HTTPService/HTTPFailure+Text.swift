extension HTTPFailure {
    /// The failure as a sentence in the language of the session.
    public var text: String {
        switch reason {
        case .timedOut: HTTPFailureTexts.timedOut(subject, limit)
        case .unreachable: HTTPFailureTexts.unreachable(subject)
        case .cutOff: HTTPFailureTexts.cutOff(subject)
        case .insecure: HTTPFailureTexts.insecure(subject)
        case .notHTTP: HTTPFailureTexts.notHTTP(subject)
        case .unreadable: HTTPFailureTexts.unreadable(subject)
        case .tooLarge: HTTPFailureTexts.tooLarge(subject, "\(limit)")
        case .redirectLoop: HTTPFailureTexts.redirectLoop(subject)
        case .unusableAddress: HTTPFailureTexts.unusableAddress(subject)
        }
    }
}
