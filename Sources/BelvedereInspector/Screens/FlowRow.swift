/// An event as a row of the table of events.
nonisolated struct FlowRow: Sendable, Hashable, Identifiable {
    let id: Int
    let title: String
    let handling: String
    let bytes: String
    let steps: String

    init(_ flow: Flow) {
        id = flow.id
        title = flow.title
        handling = flow.handlingText
        bytes = flow.bytes.map(String.init) ?? ""
        steps = String(flow.steps.count)
    }
}
