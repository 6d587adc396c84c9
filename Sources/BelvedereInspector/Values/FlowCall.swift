/// The first call that the handler of an event makes to another part of the screen, as the source code of the handler shows it.
nonisolated struct FlowCall: Sendable, Hashable {
    /// The method, e.g. `save()`.
    let method: String
    let role: String
    let type: String

    init?(of flow: Flow, source: (String) -> String) {
        guard let place = flow.steps.first(where: { $0.kind == .handler })?.subject else { return nil }
        let source = source(place)
        var first: (place: String.Index, callee: FlowCallee, method: Substring)?
        for callee in flow.callees where callee.role != "view" {
            guard let property = callee.property.split(separator: ".").last,
                let (place, method) = Self.firstCall(on: property, in: source), first.map({ place < $0.place }) ?? true
            else { continue }
            first = (place, callee, method)
        }
        guard let first else { return nil }
        method = "\(first.method)()"
        (role, type) = (first.callee.role, first.callee.type)
    }

    /// Finds the first call on a property in the source code, such as `presenter.save()`.
    ///
    /// - Complexity: O(*n*) in the length of the source code.
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
}
