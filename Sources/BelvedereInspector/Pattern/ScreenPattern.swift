internal import BelvedereCore

/// A part of a screen's pattern, such as its view model.
nonisolated struct PatternPart: Sendable, Hashable {
    let role: String
    let type: String
    let module: String
    /// The position of the part among those that ran after the last action, from 1; `nil` if it did not run.
    var turn: Int?
    /// The line of the part's file that ran last; `nil` if it is not known.
    var line: Int?

    /// The type with its module, e.g. `Hello.HelloScreen`.
    var qualifiedType: String { "\(module).\(type)" }
}

/// The parts of the visible screen, and the order in which they ran after the last action.
///
/// `ObjectMap.pattern(of:)` finds the parts.
nonisolated struct ScreenPattern: Sendable, Hashable {
    private(set) var parts: [PatternPart] = []
    /// The first call of the handler to another part; `nil` if the source code shows none.
    private(set) var call: FlowCall?
    /// The last action with its effects; `nil` before the first action.
    let flow: Flow?

    /// - Parameters:
    ///   - state: The state of the session.
    ///   - source: Returns the source code from a place on, such as `Hello/HelloScreen.swift:15`.
    init(_ state: InspectionState, source: (String) -> String) {
        flow = state.flows.last.flatMap { $0.action == nil ? nil : $0 }
        guard let screen = state.visibleScreen, state.structure.objects.indices.contains(screen) else { return }
        parts = state.structure.pattern(of: screen).objects.map { PatternPart(role: $0.role, type: $0.type, module: $0.module) }
        guard let flow else { return }
        let place = flow.steps.first { $0.kind == .handler }?.subject
        call = FlowCall(of: flow, source: source)
        // After a step to another screen, the parts that ran are those of the former screen.
        guard flow.screen == state.structure.objects[screen].qualifiedType else { return }
        let turns = turns(of: flow)
        for index in parts.indices {
            parts[index].turn = turns.firstIndex(of: parts[index].role).map { $0 + 1 }
            parts[index].line = place.flatMap { Self.line(of: $0, ifIn: parts[index]) }
        }
    }

    /// Returns the line of a place such as `Hello/HelloScreen.swift:15`, if the place is in the file of a part.
    private static func line(of place: String, ifIn part: PatternPart) -> Int? {
        let pieces = place.split(separator: ":")
        return pieces.count == 2 && pieces[0] == "\(part.module)/\(part.type).swift" ? Int(pieces[1]) : nil
    }

    /// Returns the roles that ran, each once, in the order in which they ran.
    private func turns(of flow: Flow) -> [String] {
        var roles: [String] = []
        func add(_ role: String) {
            // Only a wireframe knows its router, so it has called the router.
            if role == "router", parts.contains(where: { $0.role == "wireframe" }) { add("wireframe") }
            if !roles.contains(role) { roles.append(role) }
        }
        for step in flow.steps {
            if parts.contains(where: { $0.role == step.lane }) { add(step.lane) }
            if step.kind == .handler, let call { add(call.role) }
        }
        return roles
    }
}
