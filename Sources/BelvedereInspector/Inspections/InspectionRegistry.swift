internal import BelvedereCore

/// The inspections of a host. The key of each is the secret that the inspected page received from the host.
nonisolated final class InspectionRegistry: Sendable {
    /// The maximum number of kept inspections. Beyond it, the oldest one is dropped.
    private static let limit = 200

    private struct State: Sendable {
        var inspections: [String: Inspection] = [:]
        var order: [String] = []
    }

    private let state = SharedDynamic(State())

    /// Returns the inspection for the secret of a page, and makes it on first use. The host has already checked the secret.
    func inspection(named secret: String) -> Inspection {
        state.update { state in
            if let inspection = state.inspections[secret] { return inspection }
            let inspection = Inspection()
            state.inspections[secret] = inspection
            state.order.append(secret)
            if state.order.count > Self.limit { state.inspections[state.order.removeFirst()] = nil }
            return inspection
        }
    }
}
