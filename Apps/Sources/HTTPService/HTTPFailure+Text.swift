extension HTTPFailure {
    /// What happened, and to what, as a sentence in the language of the session that asks.
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
