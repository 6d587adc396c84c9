internal import BelvedereTexts

/// One event and all its effects, from the person's action to the bytes that the host has sent.
nonisolated package struct Flow: Sendable, Hashable, Identifiable {
    /// The lane of the person, whose action begins each flow.
    static let person = "person"

    /// The number of the event in the session, from 1; 0 for the opening of the app, before the first event.
    package let id: Int
    /// The action of the person, e.g. `tap button "Save"`.
    package let title: String
    /// The action of the person, for a sentence about it.
    package var action: FlowAction?
    /// The type of the screen that was visible when the event arrived, with its module.
    package var screen = ""
    /// The objects that this screen could call then, each with the name of the screen's property.
    package var callees: [FlowCallee] = []
    /// The screen before the event and after its last effect; `nil` for an old event or a very large screen.
    package var before, after: ScreenPicture?
    /// The time of the event, by the session's clock.
    package let time: Duration
    package var steps: [FlowStep] = []
    /// The time that the handler of the event took, in real time.
    package var handling = Duration.zero
    /// The bytes that the host has sent because of the event; `nil` for a host that sends none.
    package var bytes: Int?

    /// Whether the flow is the opening of an app, after which nothing happened by itself.
    var isSilentOpening: Bool { id == 0 && !steps.contains { $0.kind != .event && $0.kind != .sent } }

    /// The order of the lanes in the diagram, as the articles draw the roles. Other roles follow the service.
    private static let order = [
        "view", "view model", "presenter", "interactor", "model", "service", "", "wireframe", "router", "kit", "device", "screen reader",
        "host",
    ]

    /// The roles that have a lane in the diagram: those of the steps, and the view model or presenter of the screen, which may have worked
    /// without a visible step.
    package var lanes: [String] {
        let deciding = callees.map(\.role).filter { ["view model", "presenter"].contains($0) }
        let lanes = Set(steps.map(\.lane) + deciding)
        func place(_ lane: String) -> Int { Self.order.firstIndex(of: lane) ?? 6 }
        return lanes.sorted { (place($0), $0) < (place($1), $1) }
    }

    /// The time of the handler and the number of sent bytes as a text.
    package var figures: String {
        [InspectorTexts.handlerTook(Self.text(handling)), bytes.map { InspectorTexts.sentBytes("\($0)") }].compactMap(\.self)
            .joined(separator: " · ")
    }

    /// Returns a duration in milliseconds as a text. A duration below 10 ms has one decimal digit.
    package static func text(_ duration: Duration) -> String {
        let tenths = Int((duration / .milliseconds(1) * 10).rounded())
        return tenths < 100 ? "\(tenths / 10).\(tenths % 10) ms" : "\((tenths + 5) / 10) ms"
    }
}

/// An action of the person, with the name of the view or the address.
nonisolated package enum FlowAction: Sendable, Hashable {
    case pressed(String)
    case typed(String)
    /// The person used another control, such as a slider.
    case used(String)
    case visited(String)
}

/// An object that a screen reaches through one of its properties, such as its presenter.
nonisolated package struct FlowCallee: Sendable, Hashable {
    package let property: String
    package let role: String
    package let type: String
}
