/// A fault of a service, for testing how an app handles it.
nonisolated public enum ServiceFault: String, Sendable, Hashable, Codable, CaseIterable {
    /// The service answers slowly.
    case slow
    /// The service answers with an error.
    case failing
    /// The service does not answer, because there is no network.
    case offline
    /// The service answers with data that the app cannot read.
    case garbage
}
