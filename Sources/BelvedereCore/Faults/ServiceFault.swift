/// What a service is made to do wrong, so that a person can see how an app bears it.
nonisolated public enum ServiceFault: String, Sendable, Hashable, Codable, CaseIterable {
    /// It answers, but late.
    case slow
    /// It answers that it cannot.
    case failing
    /// Nobody answers, because there is no network.
    case offline
    /// It answers with something that nobody understands.
    case garbage
}
