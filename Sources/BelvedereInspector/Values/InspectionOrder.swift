package import BelvedereCore

/// An order that an inspector sends to the inspected session.
nonisolated package enum InspectionOrder: Sendable, Hashable {
    /// Go to an address, like the back and forward buttons of a browser.
    case visit(String)
    case startRecording
    case stopRecording
    /// Make the services fail with this fault, or work normally again for `nil`.
    case setFault(ServiceFault?)
}
