internal import BelvedereCore

/// The inspections of a host, by the secrets of their pages.
nonisolated final class InspectionRegistry: Sendable {
    /// So many are kept; the one that was asked for first goes.
    private static let limit = 200

    private struct State: Sendable {
        var inspections: [String: Inspection] = [:]
        var order: [String] = []
    }

    private let state = SharedDynamic(State())

    /// The inspection of a secret, made when it is asked for first. Whether the secret is good the host has found out.
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
