package import BelvedereCore

/// What an inspector wants the session that it inspects to do.
nonisolated package enum InspectionOrder: Sendable, Hashable {
    /// Go to an address, as browsers do on their way back and forward.
    case visit(String)
    case startRecording
    case stopRecording
    /// Make the services go wrong in this way, or in none.
    case setFault(ServiceFault?)
}
