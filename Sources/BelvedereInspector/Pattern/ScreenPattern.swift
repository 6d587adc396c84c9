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
    /// A call that a handler of the view makes, as its source code shows it.
    struct Call: Sendable, Hashable {
        /// The method, e.g. `save()`.
        let method: String
        let role: String
        let type: String
    }

    private(set) var parts: [PatternPart] = []
    /// The first call of the handler to another part; `nil` if the source code shows none.
    private(set) var call: Call?
    /// The last action with its effects; `nil` before the first action.
    let flow: Flow?

    /// - Parameters:
    ///   - state: The state of the session.
    ///   - source: Returns the source code from a place on, such as `Hello/HelloScreen.swift:15`.
    init(_ state: InspectionState, source: (String) -> String) {
        flow = state.flows.last
        guard let screen = state.visibleScreen, state.structure.objects.indices.contains(screen) else { return }
        parts = state.structure.pattern(of: screen).objects.map { PatternPart(role: $0.role, type: $0.type, module: $0.module) }
        guard let flow else { return }
        let place = flow.steps.first { $0.kind == .handler }?.subject
        call = place.flatMap { Self.firstCall(in: source($0), among: flow.callees) }
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

    /// Finds the first call to a part of the screen in the source code of a handler, such as `presenter.save()`.
    ///
    /// - Complexity: O(*n*) in the length of the source code, for each callee.
    private static func firstCall(in source: String, among callees: [FlowCallee]) -> Call? {
        var first: (place: String.Index, call: Call)?
        for callee in callees where callee.role != "view" {
            guard let property = callee.property.split(separator: ".").last,
                let (place, method) = firstCall(on: property, in: source), first.map({ place < $0.place }) ?? true
            else { continue }
            first = (place, Call(method: "\(method)()", role: callee.role, type: callee.type))
        }
        return first?.call
    }

    private static func firstCall(on property: Substring, in source: String) -> (place: String.Index, method: Substring)? {
        var rest = source[...]
        while let found = rest.firstRange(of: "\(property).") {
            rest = rest[found.upperBound...]
            // The property must not be the end of a longer name.
            if found.lowerBound > source.startIndex, isPartOfName(source[source.index(before: found.lowerBound)]) { continue }
            let method = rest.prefix(while: isPartOfName)
            if !method.isEmpty, rest.dropFirst(method.count).first == "(" { return (found.lowerBound, method) }
        }
        return nil
    }

    private static func isPartOfName(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }

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
